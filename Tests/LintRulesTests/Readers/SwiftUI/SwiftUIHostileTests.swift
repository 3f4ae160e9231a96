import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// Source that nobody can compile, and source that somebody wrote to break a reader.
@Suite("SwiftUI: hostile source")
struct SwiftUIHostileTests {
  private func report(_ text: String) -> FileReport {
    Linter().lint(SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8))))
  }

  private func rules(_ text: String) -> [String] { report(text).findings.map(\.rule.id) }

  private static let icon = "Button { go() } label: { Image(\"trash_can\") }"
  private static let good = "struct A: View { var body: some View { \(icon) } }\n"

  @Test(
    arguments: [
      "struct B: View { var body: some View { VStack { Text(\"a\" } }",
      "struct B: View { var body: some View { Text(\"never ends) } }",
      "struct B: View { var body: some View { Text(\"a \\(b(\"c\\(d) } }",
      "let text = \"\"\"\n never ends", "/* never ends", "let a = #/ never ends",
      "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n", "struct B: View { var body",
      "struct B: View { var body: some View { if ", "#if os(iOS)\n", "struct B: View {",
      "extension", "@", "a.", "a ?", "{ _ in", "\\", "#", "\u{0}",
    ])
  func whatComesBehindAFileIsNotLost(tail: String) {
    #expect(rules(Self.good + tail) == ["icon-button-missing-label"])
  }

  @Test(
    arguments: [
      "<<<<<<< HEAD\nText(\"A\")\n=======\nText(\"B\")\n>>>>>>> other\n", "Text(\n)",
      "Toggle(\"A\", isOn: $)\n", "Text(\"A\", )\n", "Text(\"A\"\n",
      "Toggle(\"A\", isOn:\n)\n",
    ])
  func aMistakeInABodyHidesNoOtherView(mistake: String) {
    let text = "struct A: View { var body: some View { VStack {\n\(mistake)\n\(Self.icon)\n} } }"
    #expect(rules(text) == ["icon-button-missing-label"])
  }

  @Test(arguments: [
    "(", "[", "{", "\"\\(", "VStack {", "/*", "a ? ", "#if A\n", "if a {", "-", "A<",
  ])
  func openBracketsThatNobodyClosesEnd(piece: String) {
    let count = 100_000 / piece.utf8.count
    let text = "struct A: View { var body: some View { " + String(repeating: piece, count: count)
    // Where it is read no further, the report says so.
    for text in [text, text + "\n" + Self.good] {
      #expect(report(text).inputErrors.allSatisfy { Self.saysLimit($0.message) })
    }
  }

  private static func saysLimit(_ message: String) -> Bool {
    ["code nests deeper", "views nest deeper", "a screen shows more"].contains(
      where: message.hasPrefix)
  }

  @Test func manyThousandsOfLinesAreRead() {
    let line = "      Text(\"A line\").font(.body)\n"
    func text(_ views: Int, lines: Int) -> String {
      (0..<views).map { number in
        "struct A\(number): View { var body: some View { VStack {\n"
          + String(repeating: line, count: lines) + "} } }\n"
      }.joined() + Self.good
    }
    #expect(rules(text(1, lines: 20_500)).contains("icon-button-missing-label"))
  }

  @Test func viewsThatLeadToEachOtherTakeTimeInProportion() {
    #expect(
      Growth.isLinear(upTo: 800) { count in
        let views = (0..<count).map { number in
          "struct V\(number): View { var body: some View { Button { a() } label: { "
            + "V\((number * 2 + 1) % count)(); V\((number * 2 + 2) % count)() } } }\n"
        }
        _ = report(views.joined())
      })
  }

  @Test(
    arguments: [
      "Text(\"a\")\n", "VStack { Text(\"a\") }\n", "x.map { $0 }\n",
      "if a { Text(\"b\") } else { c }\n",
      "Text(\"a\").overlay { Image(\"b\") }\n", "\"\\(a)\" + b\n", "helper\n", "####",
      // A finding with a fix for each line.
      "Button { a() } label: { Image(\"ic_close\") }\n",
    ])
  func timeGrowsWithLength(line: String) {
    #expect(
      Growth.isLinear(upTo: 2_000) { count in
        let text =
          "struct A: View { var helper: some View { Text(\"h\") }\nvar body: some View {\n"
          + String(repeating: line, count: count) + "} }"
        _ = report(text)
      })
  }
}
