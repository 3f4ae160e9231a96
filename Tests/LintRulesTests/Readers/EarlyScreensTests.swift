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
    #expect(early.count > 1 && plan.earlyPortions == early.count)
    let rest = (early.count..<plan.portionCount).map { linter.lint($0, of: plan) }
    let report = linter.report(
      plan, PortionJoin(of: plan.file, early.map { linter.lint(0, of: $0) } + rest))
    #expect(!report.findings.isEmpty && "\(report)" == "\(linter.lint(plan.document.file))")
  }

  @Test(arguments: ["a.json", "a.yaml"]) func aListOfScreensIsReadEarlyToo(name: String) {
    let (plan, early, _) = planned("[\(Self.screens)]", name)
    #expect(early.count > 1 && plan.earlyPortions == early.count)
  }

  @Test(arguments: ["a.json", "a.yaml"]) func aFileThatBreaksLaterComesToItsErrors(name: String) {
    let (plan, early, linter) = planned("{\"screens\": [\(Self.screens), }", name)
    #expect(early.count > 1 && plan.earlyPortions == 0)
    let report = linter.lint(plan)
    #expect(report.findings.isEmpty && !report.inputErrors.isEmpty)
  }

  /// Items that differ from plain screens, among screens that are no longer whole in the end.
  @Test(arguments: [
    #"{"type": "button", "frame": [0, 0, 9, 9]}"#, #"{"type": "buton", "frame": [0, 0, 9, 9]}"#,
    #"{"type": "nothing", "other": 1}"#, #"{"children": [], "screen": "late"}"#,
    #"{"screen": ["list"], "children": []}"#, "{}", "7", "[]", #"{"screen": "s", "screen": 1}"#,
    #"{"scr\u0065en": "escaped", "children": [{"type": "image", "frame": [0, 0, 90, 90]}]}"#,
  ]) func itemsOfAllKindsComeToTheSame(item: String) {
    for place in [2, 20, 30] {
      var screens = (0..<30).map(Self.longScreen)
      screens.insert(item, at: place)
      let list = screens.joined(separator: ",\n  ")
      expectTheSame("[\(list)]", "a.json")
      if place == 20 { expectTheSame("{\"screens\": [\n  \(list)]}", "a.a11y.yaml") }
    }
  }

  @Test func whatIsACaptureInTheEndIsReadAgain() {
    let elements = (0..<30).map { number in
      Self.longScreen(number).replacing("{\"screen\"", with: "{\"AXLabel\": \"Go\", \"screen\"")
    }
    let text = "[\(elements.joined(separator: ",\n"))]"
    let (plan, early, _) = planned(text, "a.json")
    #expect(early.count > 1 && plan.earlyPortions == 0)
    expectTheSame(text, "a.json")
  }

  /// A screen of a tenth of a portion, most of which nothing is made of.
  private static func longScreen(_ number: Int) -> String {
    let notes = Array(repeating: "0", count: 2_400).joined(separator: ",")
    return "{\"screen\": \"s\(number)\", \"notes\": [\(notes)], "
      + "\"children\": [{\"type\": \"button\", \"frame\": [0, 0, 9, 9]}]}"
  }

  /// Lints as a big file is linted, and as a small one is.
  private func expectTheSame(_ text: String, _ name: String) {
    let (plan, early, linter) = planned(text, name)
    let kept = early.prefix(plan.earlyPortions).map { linter.lint(0, of: $0) }
    let rest = (plan.earlyPortions..<plan.portionCount).map { linter.lint($0, of: plan) }
    let whole = linter.lint(plan.document.file)
    #expect("\(linter.report(plan, PortionJoin(of: plan.file, kept + rest)))" == "\(whole)")
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
