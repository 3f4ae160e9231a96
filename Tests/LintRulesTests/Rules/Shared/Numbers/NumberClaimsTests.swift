import DocumentSyntax
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

@Suite("Number claims") struct NumberClaimsTests {
  private typealias Sample = InterfaceBuilderSample

  private let outlet =
    "<connections><outlet property=\"time\" destination=\"a\" id=\"o\"/></connections>"

  /// The rules about speech and the certainties of what they find on a storyboard.
  private func found(_ subviews: String, controller: String = "") -> [String] {
    let text = Sample.storyboard(subviews, controller: controller)
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    return Linter().lint(file).findings.filter { $0.rule.category == .speech }.map {
      "\($0.rule.id) \($0.certainty.rawValue)"
    }
  }

  /// The rules about speech that find something in a text.
  private func rules(_ text: String) -> [String] {
    let text = "screen: A\nchildren:\n  - {type: text, text: \"\(text)\"}\n"
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    return Linter().lint(file).findings.map(\.rule.id).filter { $0.hasPrefix("speech-") }.sorted()
  }

  @Test(arguments: [
    ("Elapsed 00:10", "speech-clock-duration"), ("06/14/2003", "speech-numeric-date"),
    ("6.000 seats", "speech-ambiguous-separator"), ("520215", "speech-digit-run"),
    ("Qty", "speech-abbreviation"), ("★★★", "speech-symbol-or-emoji"),
  ])
  func codeMayPutAnotherTextInItsPlace(text: String, rule: String) {
    let label = "<label text=\"\(text)\" id=\"a\"/>"
    #expect(found(label) == ["\(rule) violation"])
    #expect(found(label, controller: outlet) == ["\(rule) needsReview"])
  }

  @Test(arguments: [
    ("00:10", ["speech-clock-duration"]), ("2020-05-12", ["speech-numeric-date"]),
    ("1.234.567", ["speech-ambiguous-separator"]), ("Guests: 2.0", ["speech-trailing-decimal"]),
    ("520215", ["speech-digit-run"]), ("520,215", []), ("Founded in 1782", []),
    ("2020-05-12 00:10", ["speech-clock-duration", "speech-numeric-date"]),
  ])
  func aNumberBelongsToOneRule(text: String, rules expected: [String]) {
    #expect(rules(text) == expected)
  }

  @Test func quantitiesAreGrouped() throws {
    let plain = TreeSample.tree("screen: A\nchildren:\n  - {type: text, text: \"520215\"}\n")
    let rule = SpeechDigitRun.make([:]).rule
    #expect(rule.findings(in: plain).map(\.fixes) == [[]])
    let unit = TreeSample.tree(
      "screen: A\nchildren:\n  - {type: text, text: \"520215\", unit: km}\n")
    let fix = try #require(rule.findings(in: unit).first?.fixes.first)
    #expect(fix.title == "Set `label` to \"520,215\"" && fix.safety == .unsafe)
    #expect(DecimalSign.grouped("1234567", "de-AT") == "1.234.567")
    #expect(DecimalSign.grouped("1234567", "fr") == nil)
  }
}
