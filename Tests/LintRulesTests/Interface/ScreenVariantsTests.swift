import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Screens of one name, and which of them are compared or judged.
@Suite struct ScreenVariantsTests {
  private func variants(_ conditions: [String]) throws -> ScreenVariants? {
    let screens = conditions.enumerated().map { place, condition in
      """
      screen: A
      \(condition.isEmpty ? "" : "variant: \(condition)\n")children:
        - {type: text, id: title, text: "\(place)"}
        - {type: text, id: only\(place), text: "\(place)"}
        - {type: text, id: title, text: Twice}
      """
    }
    let text = screens.joined(separator: "\n---\n")
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    return ScreenVariants(try #require(Readers.document(file, ReadingOptions()).read(0).tree))
  }

  @Test func withoutVariantsNothingIsMade() throws {
    #expect(try variants(["", ""]) == nil)
    #expect(try variants(["{voiceOver: true}"]) == nil)
  }

  @Test func pairsDifferInOneConditionAlone() throws {
    let found = try #require(
      try variants([
        "{state: a, appearance: light}", "{state: b, appearance: light}",
        "{state: b, appearance: dark}", "",
      ]))
    #expect(found.pairs(apartIn: \.state) == [.init(first: 0, second: 1)])
    #expect(found.pairs(apartIn: \.appearance) == [.init(first: 1, second: 2)])
    #expect(found.pairs(apartIn: \.orientation).isEmpty)
  }

  @Test func elementsArePairedByTheirIds() throws {
    let found = try #require(try variants(["{state: a}", "{state: b}"]))
    let pairs = found.elements(of: .init(first: 0, second: 1))
    #expect(pairs.map(\.first) == [1] && pairs.map(\.second) == [5])
  }

  @Test(arguments: [
    (["", "{voiceOver: true}"], [0]), (["{voiceOver: false}", "{voiceOver: true}"], [0]),
    (["{voiceOver: false}", ""], []),
    (["{state: a}", "{state: b}", "{state: b, voiceOver: true}"], [1]),
    (["{state: a}", "{state: b}", "{voiceOver: true}"], [0, 1]),
  ])
  func aVariantForVoiceOverTakesThePlaceOfOthers(conditions: [String], replaced: [Int]) throws {
    #expect(try #require(try variants(conditions)).replacedForVoiceOver == Set(replaced))
  }

  // MARK: In the linter

  private func findings(_ text: String) -> [String] {
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    return Linter().lint(file).findings.map { "\($0.rule.id) \($0.start.line)" }
  }

  private static func screen(_ condition: String, _ child: String) -> String {
    "screen: A\nsize: [390, 844]\nvariant: {\(condition)}\nchildren:\n  - \(child)\n"
  }

  @Test func whatOnlyVoiceOverUsersMeetIsJudgedInTheirVariant() {
    let bare = Self.screen("voiceOver: false", "{type: switch, on: true}")
    let named = Self.screen("voiceOver: true", "{type: switch, label: Sound, on: true}")
    let other = Self.screen("voiceOver: true", "{type: switch, on: true}")
    #expect(findings(bare) == ["control-missing-label 5"])
    #expect(findings(bare + "---\n" + named) == [])
    #expect(findings(bare + "---\n" + other) == ["control-missing-label 11"])
  }

  @Test func whatOthersMeetIsJudgedInBoth() {
    let pale = """
      {type: view, background: "#FFF", children: [{type: text, text: Total, color: "#999", \
      font: {style: body, size: 15}}]}
      """
    let text =
      Self.screen("voiceOver: false", pale) + "---\n" + Self.screen("voiceOver: true", pale)
    #expect(findings(text) == ["text-contrast 5", "text-contrast 11"])
  }

  // MARK: In big files

  @Test func variantsThatStandTogetherStayInOneGroup() {
    let row = "{\"type\": \"button\", \"text\": \"Go\", \"frame\": [0, 0, 9, 9]}"
    let rows = Array(repeating: row, count: 1_000).joined(separator: ",")
    let screens = (0..<12).map { place in
      "{\"screen\": \"s\(place / 2)\", \"variant\": {\"state\": \"\(place)\"}, "
        + "\"children\": [\(rows)]}"
    }
    let text = "{\"screens\": [\(screens.joined(separator: ",\n"))]}"
    let file = SourceFile(path: "x.a11y.json", bytes: Array(text.utf8))
    let document = Readers.document(file, ReadingOptions())
    #expect(document.groupCount > 2)
    for group in 0..<document.groupCount {
      let count = document.read(group).tree?.screens.count ?? 0
      #expect(count > 0 && count.isMultiple(of: 2))
    }
  }
}
