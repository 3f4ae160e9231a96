import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Modifiers are added in the style of the chain.
@Suite("Edits of SwiftUI source") struct SwiftSourceChainsTests {
  /// The source after a modifier was added to the view whose name is the first `Image`.
  private func edited(
    _ body: String, _ modifier: String = ".accessibilityHidden(true)", beforeSpoken: Bool = false
  ) -> String? {
    let text = "struct A: View {\n  var body: some View {\n\(body)\n  }\n}\n"
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    guard let tree = SwiftParser.parse(file).tree else { return nil }
    let source = SwiftSourceChains(tree)
    let bytes = Array(text.utf8)
    guard
      let offset = bytes.indices.first(where: {
        bytes[$0...].starts(with: "Image(".utf8)
      }), let chain = source.chain(at: offset),
      let edit = source.insertion(of: modifier, in: chain, beforeSpoken: beforeSpoken),
      let after = TextEdit.apply([edit], to: bytes)
    else { return nil }
    let lines = String(decoding: after, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(2).dropLast(3).joined(separator: "\n")
  }

  @Test func onTheSameLineWhereTheChainIsOnOne() {
    #expect(edited("    Image(\"a\")") == "    Image(\"a\").accessibilityHidden(true)")
    #expect(
      edited("    VStack { Image(\"a\").resizable() }")
        == "    VStack { Image(\"a\").resizable().accessibilityHidden(true) }")
  }

  @Test func onItsOwnLineWhereTheModifiersAre() {
    #expect(
      edited("    Image(\"a\")\n      .resizable() // big\n")
        == "    Image(\"a\")\n      .resizable() // big\n      .accessibilityHidden(true)\n")
  }

  @Test func beforeWhatAddsViewsAndConditions() {
    #expect(
      edited("    Image(\"a\")\n      .resizable()\n      .overlay(Text(\"b\"))")
        == "    Image(\"a\")\n      .resizable()\n      .accessibilityHidden(true)\n"
        + "      .overlay(Text(\"b\"))")
    #expect(
      edited(
        "    Image(\"a\")\n      .resizable()\n      #if os(iOS)\n      .padding()\n      #endif")
        == "    Image(\"a\")\n      .resizable()\n      .accessibilityHidden(true)\n"
        + "      #if os(iOS)\n      .padding()\n      #endif")
  }

  @Test func whatMakesAnElementPrecedesWhatIsSaidAboutIt() {
    #expect(
      edited(
        "    Image(\"a\")\n      .padding()\n      .accessibilityLabel(\"b\")",
        ".accessibilityElement(children: .combine)", beforeSpoken: true)
        == "    Image(\"a\")\n      .padding()\n      .accessibilityElement(children: .combine)\n"
        + "      .accessibilityLabel(\"b\")")
  }

  @Test func notWhereTheTypeOfTheViewMatters() {
    #expect(edited("    Text(Image(\"a\"))") == nil)
    #expect(edited("    let icon = Image(\"a\")\n    icon.resizable()") == nil)
    #expect(edited("    Text(\"b\").background(isOn ? Image(\"a\") : Image(\"b\"))") == nil)
  }
}
