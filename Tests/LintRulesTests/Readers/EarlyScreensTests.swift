import DocumentSyntax
import Testing

@testable import LintRules

/// Portions that are linted while the file is still parsed, and what becomes of them.
struct EarlyScreensTests {
  private static let screens = (0..<9_000).map {
    "{\"screen\": \"s\($0)\", \"children\": [{\"type\": \"button\", \"frame\": [0, 0, 9, 9]}]}"
  }.joined(separator: ",\n  ")

  @Test(arguments: ["a.json", "a.yaml"]) func earlyPortionsAreThoseOfTheWholeFile(name: String) {
    let (plan, early, linter) = planned("{\"screens\": [\n  \(Self.screens)\n]}", name)
    #expect(early.count > 1 && plan.begins(with: early))
    let rest = (early.count..<plan.portionCount).map { linter.lint($0, of: plan) }
    let report = linter.report(plan, early.map { linter.lint(0, of: $0) } + rest)
    #expect(!report.findings.isEmpty && "\(report)" == "\(linter.lint(plan))")
  }

  @Test(arguments: ["a.json", "a.yaml"]) func aListOfScreensIsReadEarlyToo(name: String) {
    let (plan, early, _) = planned("[\(Self.screens)]", name)
    #expect(early.count > 1 && plan.begins(with: early))
  }

  @Test(arguments: ["a.json", "a.yaml"]) func aFileThatBreaksLaterComesToItsErrors(name: String) {
    let (plan, early, linter) = planned("{\"screens\": [\(Self.screens), }", name)
    #expect(early.count > 1 && !plan.begins(with: early))
    let report = linter.lint(plan)
    #expect(report.findings.isEmpty && !report.inputErrors.isEmpty)
  }

  @Test func childrenAreNoScreens() {
    let (_, early, _) = planned("{\"type\": \"view\", \"children\": [\(Self.screens)]}", "a.json")
    #expect(early.isEmpty)
  }

  @Test func documentsWithAnchorsAreReadToTheEndFirst() {
    let (_, early, _) = planned("{a: &a 1, \"screens\": [\(Self.screens)]}", "a.yaml")
    #expect(early.isEmpty)
  }

  private func planned(_ text: String, _ name: String) -> (LintPlan, [LintPlan], Linter) {
    let linter = Linter()
    var early: [LintPlan] = []
    let file = SourceFile(path: name, bytes: Array(text.utf8))
    let plan = linter.plan(file) { early.append($0) }
    return (plan, early, linter)
  }
}
