import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

/// A new modifier or view of SwiftUI is one row: everything that asks about it reads that.
@Suite("SwiftUI vocabulary") struct SwiftUIVocabularyTests {
  /// SwiftUI with a modifier and a view that nobody has made.
  private static let more = SwiftUIVocabulary.framework.adding(
    modifiers: [
      .spoken("spokenHint", .text(.hint), state: .unheard, spellings: [.init(.hint, .text)]),
      .init("glow", state: .looks, leavesTouches: true, endsView: true),
    ],
    views: [.init("PressPad", .button, state: .inside, words: .title, hasLabel: true)])

  private func tree(
    _ body: String, _ vocabulary: SwiftUIVocabulary
  ) throws -> AccessibilityTree {
    let text = "struct Home: View {\n  var body: some View {\n\(body)\n  }\n}\n"
    let file = SourceFile(path: "Home.swift", bytes: Array(text.utf8))
    var options = ReadingOptions()
    options.vocabulary = vocabulary
    let tree = try #require(Readers.document(file, options).read(0).tree)
    return AccessibilityTree(resolving: tree)
  }

  private func stops(_ body: String, _ vocabulary: SwiftUIVocabulary) throws -> [String] {
    let tree = try tree(body, vocabulary)
    return tree.nodes([.exposed]).map { tree.utterance(of: $0) ?? "" }
  }

  @Test func aModifierAndAViewAreReadAndSpoken() throws {
    let body = "PressPad(\"Save\") { save() }.spokenHint(\"Keeps your text\")"
    let twin = "Button(\"Save\") { save() }.accessibilityHint(\"Keeps your text\")"
    #expect(try stops(body, Self.more) == stops(twin, .framework))
    #expect(try stops(body, .framework) != stops(twin, .framework))
    let tree = try tree(body, Self.more)
    let hints = tree.interface.elements.indices.compactMap { index in
      tree.interface.attribute(.hint, of: index).flatMap { tree.interface.text(of: $0) }
    }
    #expect(hints == ["Keeps your text"])
  }

  /// Whether the looks of an element tell that it is on, and nothing that VoiceOver says does.
  private func isOnlySeen(in tree: AccessibilityTree) -> Bool {
    tree.interface.elements.contains {
      $0.marks.isSuperset(of: [.looksTellSwitch, .showsWords])
        && !$0.marks.contains(.speechTellsTap)
    }
  }

  @Test func aToggleIsFoundByItsRows() throws {
    let body = "PressPad(\"Sound\") { isOn.toggle() }.glow(isOn ? .red : .blue)"
    let tree = try tree(body, Self.more)
    #expect(isOnlySeen(in: tree))
    let other = try self.tree(body, .framework)
    #expect(!isOnlySeen(in: other))
  }

  @Test func aUseInALabelCounts() throws {
    let text = """
      struct Home: View { var body: some View { PressPad(action: go) { Icon() } } }
      struct Icon: View { var body: some View { Image("cat") } }
      """
    let file = SourceFile(path: "Home.swift", bytes: Array(text.utf8))
    let uses = try #require(SwiftUISource(file, Self.more)).uses
    #expect(uses.use(of: "Icon").inLabels == 1)
    #expect(try #require(SwiftUISource(file)).uses.use(of: "Icon").inLabels == 0)
  }

  @Test func aFixIsWrittenInItsWordsAndInFrontOfWhatEndsAView() throws {
    let text = "struct A: View {\n  var body: some View {\n    Image(\"a\").glow(1)\n  }\n}\n"
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    let source = SwiftSourceChains(
      try #require(SwiftParser.parse(file).tree), Self.more)
    let offset = try #require(text.utf8.indices.first { text[$0...].hasPrefix("Image(") })
    let chain = try #require(
      source.chain(at: text.utf8.distance(from: text.startIndex, to: offset)))
    let modifier = try #require(source.vocabulary.text(.hint, .text("Opens it")))
    let edit = try #require(source.insertion(of: modifier, in: chain, beforeSpoken: false))
    let after = try #require(TextEdit.apply([edit], to: Array(text.utf8)))
    #expect(
      String(decoding: after, as: UTF8.self).contains(
        "Image(\"a\").spokenHint(\"Opens it\").glow(1)"))
  }

  @Test func messagesNameIt() {
    let words = SwiftUIWords(vocabulary: Self.more)
    #expect(words.name(.hint) == "`.spokenHint`")
    #expect(words.set(.hint, to: .text("Opens it")) == "add `.spokenHint(\"Opens it\")`")
    #expect(SwiftUIWords().name(.hint) == "`.accessibilityHint`")
  }

  /// Two rows of one name would make the order of the tables matter.
  @Test func everyNameHasOneRow() {
    let modifiers = SwiftUIVocabulary.allModifiers.map(\.name)
    #expect(modifiers.count == Set(modifiers).count)
    let views = SwiftUIVocabulary.allViews.map(\.name)
    #expect(views.count == Set(views).count)
    #expect(modifiers.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } })
  }

  @Test(arguments: [
    ("some View", true), ("any View", true), ("RowView", true), ("Button<Text>", true),
    ("SwiftUI.Label<Text, Image>", true), ("Image?", true), ("Self", true),
    ("ModifiedContent<Self, A>", true), ("Color", false), ("String", false), ("Row", false),
  ])
  func typesOfViewsAreThoseOfTheRows(type: String, isView: Bool) {
    #expect(SwiftUIVocabulary.framework.isView(type: type) == isView)
  }
}
