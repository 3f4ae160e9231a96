import DocumentSyntax
import Testing

@testable import LintRules

/// Portions that are placed by themselves, and put together in their order.
struct PortionJoinTests {
  private static let list = 0..<4_000

  private static func screen(_ number: Int) -> String {
    "{\"screen\": \"Größe \(number) 🎈\", \"children\": "
      + "[{\"type\": \"button\", \"frame\": [0, 0, 9, 9]}, {\"type\": \"image\", \"lable\": 1}]}"
  }

  @Test(arguments: ["", "\n", "\r\n", "\r\r\n\n "])
  func linesAndColumnsAreThoseOfTheFile(gap: String) {
    let screens = Self.list.map(Self.screen).joined(separator: ",\(gap)")
    let text = "\u{FEFF}{\"n\": [\"é\", 0], \"screens\": [\(screens)]}"
    let file = SourceFile(path: "a.json", bytes: Array(text.utf8))
    let linter = Linter()
    var early: [LintPlan] = []
    let plan = linter.plan(file) { early.append($0) }
    #expect(early.count > 1 && plan.earlyPortions == early.count)
    let portions =
      early.map { linter.lint(0, of: $0) }
      + (early.count..<plan.portionCount).map { linter.lint($0, of: plan) }
    #expect(portions.allSatisfy { $0.span != nil })
    #expect(portions.allSatisfy { $0.findings.allSatisfy(\.isPlaced) })
    let report = linter.report(plan, PortionJoin(of: file, portions))
    #expect(report.findings.count > Self.list.count)
    let places = report.findings.flatMap { finding in
      [finding.start, finding.end] + finding.related.flatMap { [$0.start, $0.end] }
    }
    #expect(places == LineIndex.positions(of: places.map(\.offset), in: file))
    #expect("\(report)" == "\(linter.lint(file))")
  }

  @Test func whatIsFoundAroundThePortionsStandsBeforeThem() {
    let screens = Self.list.map { "- \(Self.screen($0))\n" }.joined()
    let comment = "# a11y-lint:disable image-missing-label, no-such-rule -- tried\n"
    let file = SourceFile(path: "a.a11y.yml", bytes: Array((comment + screens).utf8))
    let report = Linter().lint(file)
    #expect(report.findings.first?.start.line == 1)
    #expect(report.findings.dropFirst().allSatisfy { $0.start.line > 1 })
    #expect(Set(report.findings.map(\.fingerprint)).count == report.findings.count)
  }

  @Test func equalFindingsOfDifferentPortionsAreToldApart() {
    // Screens of one name that stand side by side are variants, and in one portion.
    let screens = Self.list.map { number in
      "{\"screen\": \"S\(number % 2)\", \"children\": "
        + "[{\"type\": \"button\", \"frame\": [0, 0, 9, 9]}]}"
    }
    let text = "[\(screens.joined(separator: ","))]"
    let file = SourceFile(path: "a.json", bytes: Array(text.utf8))
    let linter = Linter()
    #expect(linter.plan(file).portionCount > 1)
    let prints = linter.lint(file).findings.map(\.fingerprint)
    #expect(prints.count >= 4_000 && Set(prints).count == prints.count)
  }
}
