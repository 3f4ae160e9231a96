import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Views of SwiftUI are read with what other files of the project declare.
@Suite("SwiftUI: the index of a project")
struct SwiftUIIndexTests {
  private func source(_ text: String, _ path: String) -> SwiftUISource? {
    SwiftUISource(SourceFile(path: path, bytes: FileBytes(Array(text.utf8))))
  }

  private func strings(_ text: String, _ path: String) -> SwiftUIStrings? {
    SwiftUIStrings(
      SourceFile(path: path, bytes: FileBytes(Array(text.utf8))), developmentLanguage: nil)
  }

  private func findings(_ text: String, _ index: SwiftUIIndex?) -> [String] {
    var configuration = Configuration()
    configuration.reading.sourceIndex = index
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
    return Linter(configuration).lint(file).findings.map(\.rule.id)
  }

  private func button(_ label: String) -> String {
    "struct Home: View { var body: some View { Button { go() } label: { \(label) } } }"
  }

  @Test func aLabelOfTheProjectIsLookedInto() throws {
    let icon = "struct TrashIcon: View { var body: some View { Image(\"trash_can\") } }"
    let index = SwiftUIIndex([try #require(source(icon, "Icon.swift"))], [])
    #expect(findings(button("TrashIcon()"), index) == ["icon-button-missing-label"])
    #expect(findings(button("TrashIcon().accessibilityLabel(\"Delete\")"), index).isEmpty)
    #expect(findings(button("TrashIcon()"), nil).isEmpty)
    #expect(findings(button("OtherIcon()"), index).isEmpty)
  }

  @Test(arguments: [
    ("Home().accessibilityLabel(\"Map\")", true), ("Home().accessibilityHidden(true)", true),
    ("Home().accessibilityHidden(isMoving)", false), ("Home().padding()", false),
    ("Home().accessibilityElement(children: .contain)", false),
    ("Button { go() } label: { Home() }", true), ("Button(action: go) { Home() }", true),
    ("NavigationLink(destination: Home()) { Text(\"Map\") }", false),
    ("NavigationLink { Home() } label: { Text(\"Map\") }", false),
    ("VStack { Home(); Button { go() } label: { Home() } }", false),
  ])
  func theUsesOfAViewCount(use: String, isSettled: Bool) throws {
    try expectUse(in: "struct Other: View { var body: some View { \(use) } }", isSettled)
  }

  private func expectUse(in other: String, _ isSettled: Bool) throws {
    let view = "struct Home: View { var body: some View { Image(\"map_small\") } }"
    let sources = [
      try #require(source(view, "Home.swift")), try #require(source(other, "B.swift")),
    ]
    let found = findings(view, SwiftUIIndex(sources, []))
    #expect(found.contains("image-missing-label") == !isSettled)
  }

  @Test(arguments: [
    ("struct B: View { var body: some View { VStack { NAMED; NAMED } } }", true),
    ("struct B: View { var body: some View { VStack { NAMED; Home() } } }", false),
    ("struct B: View { var body: some View { Button { go() } label: { Home() }; NAMED } }", true),
    ("#if false\nstruct B: View { var body: some View { NAMED } }\n#endif", false),
    ("struct B: View { var body: some View { VStack { if false { NAMED } } } }", false),
    ("struct B: View { var body: some View {\n#if os(macOS)\nNAMED\n#endif\n} }", false),
    ("import XCTest\nstruct B: View { var body: some View { NAMED } }", false),
    ("#Preview { NAMED }", false),
    ("struct B: View { var body: some View { NAMED; ForEach(rows, content: Home.init) } }", false),
    ("#if (false)\nstruct B: View { var body: some View { NAMED } }\n#endif", false),
    ("struct P: PreviewProvider { static var previews: some View { NAMED } }", false),
    ("func make() { let view = NAMED }", false),
    ("class Model { let view = AnyView(NAMED) }", false),
    ("struct B: View { var body: some View { row }\nvar row: some View { NAMED } }", true),
    ("struct B: View { var body: some View { row() }\nfunc row() -> AnyView { NAMED } }", true),
    ("struct B: View { var body: some View { let home = NAMED\nhome } }", true),
  ])
  func onlyUsesInViewsOfTheAppSettle(other: String, isSettled: Bool) throws {
    try expectUse(
      in: other.replacing("NAMED", with: "Home().accessibilityLabel(\"Map\")"), isSettled)
  }

  @Test(arguments: [
    ("\"PAGED\" = \"Paged\";", "PAGED", "Paged."), ("\"PAGED\" = \"Paged\";", "LOADED", nil),
    ("\"Paged now\" = \"Paged now\";", "LOADED", "LOADED."), ("", "LOADED", "LOADED."),
    ("\"Save\" = \"Keep\";", "Save", "Keep."), ("\"a.b\" = \"Text\";", "home.title", nil),
  ])
  func aKeyOfOneWordIsLookedUp(table: String, key: String, words: String?) throws {
    let tables = table.isEmpty ? [] : [try #require(strings(table, "en.lproj/L.strings"))]
    let text = "struct A: View { var body: some View { Text(\"\(key)\") } }"
    var options = ReadingOptions()
    options.sourceIndex = SwiftUIIndex([], tables)
    let file = SourceFile(path: "A.swift", bytes: FileBytes(Array(text.utf8)))
    let tree = AccessibilityTree(
      resolving: try #require(Readers.document(file, options).read(0).tree))
    let stop = try #require(Array(tree.nodes([.exposed])).first)
    #expect((tree.nameSources[stop] == .unknown ? nil : tree.utterance(of: stop)) == words)
    if words == nil { #expect(findings(text, options.sourceIndex).isEmpty) }
  }

  @Test(arguments: [
    "NSLocalizedString(\"k\", value: \"Save\", comment: \"\")",
    "String(localized: \"k.save\", defaultValue: \"Save\")",
  ])
  func aDefaultIsSaidWhereNoTableHasTheKey(text: String) throws {
    let source = "struct A: View { var body: some View { Toggle(isOn: $a) { Text(\(text)) } } }"
    let tree = try #require(
      Readers.document(
        SourceFile(path: "A.swift", bytes: FileBytes(Array(source.utf8))), ReadingOptions()
      ).read(0).tree)
    let words = tree.elements.indices.compactMap { tree.text(.label, of: $0) }
    #expect(words == ["Save"])
  }

  @Test(arguments: [
    ("", "Button(\"Send\") {}; if isAsking { Question() }", true),
    ("", "Button(\"Send\") {}; if isAsking { Question().accessibilityAddTraits(.isModal) }", false),
    (".accessibilityAddTraits(.isModal)", "Button(\"Send\") {}; if isAsking { Question() }", false),
    ("", "Button(\"Send\") {}; Question()", false),
    ("", "Button(\"Send\") {}; if isAsking { Other() }", false),
  ])
  func aDialogIsOneInAViewOfItsOwnToo(trait: String, layers: String, isFound: Bool) throws {
    let dialog = """
      struct Question: View {
        var body: some View { panel }
        private var panel: some View {
          ZStack {
            Color.black.opacity(0.4)
            VStack { Text("Sure?"); Button("Yes") { yes() } }\(trait)
          }
        }
      }
      """
    let home = "struct Home: View { var body: some View { ZStack { \(layers) } } }"
    let sources = [
      try #require(source(dialog, "A.swift")), try #require(source(home, "Home.swift")),
    ]
    let found = findings(home, SwiftUIIndex(sources, []))
    #expect(found.contains("modal-missing-flag") == isFound)
  }

  @Test func aNameWithTwoMeaningsIsNotGuessed() throws {
    let one = "struct Icon: View { var body: some View { Image(\"a_b\") } }"
    let two = "struct Icon: View { var body: some View { Text(\"Delete\") } }"
    let sources = [try #require(source(one, "A.swift")), try #require(source(two, "B.swift"))]
    #expect(findings(button("Icon()"), SwiftUIIndex(sources, [])).isEmpty)
    #expect(findings(button("Icon()"), SwiftUIIndex(sources.reversed(), [])).isEmpty)
  }

  @Test func typesThatUseEachOtherEnd() throws {
    let text = """
      struct A: View { var body: some View { B() } }
      struct B: View { var body: some View { A() } }
      """
    let index = SwiftUIIndex([try #require(source(text, "A.swift"))], [])
    #expect(findings(button("A()"), index).isEmpty)
  }

  @Test func constantsAndKeysHaveTheirTexts() throws {
    let text = """
      enum L10n {
        enum Home { static let title = L10n.tr("Localizable", "home.title") }
        static var close: String { NSLocalizedString("close_button", comment: "") }
        static let save = "Save"
        static let other = tr("Localizable", "x.y", fallback: "Send")
      }
      """
    let table = "\"home.title\" = \"Welcome\"; \"close_button\" = \"Close\";"
    let index = SwiftUIIndex(
      [try #require(source(text, "L10n.swift"))],
      [try #require(strings(table, "App/en.lproj/Localizable.strings"))])
    let cases = [
      (["L10n", "Home", "title"], "Welcome"), (["L10n", "close"], "Close"),
      (["L10n", "save"], "Save"), (["L10n", "other"], "Send"),
    ]
    for (path, text) in cases {
      guard case .known(let found) = index.text(ofConstant: path) else {
        Issue.record("\(path) is not known")
        continue
      }
      #expect(found == text)
    }
    #expect(strings(table, "App/de.lproj/Localizable.strings") == nil)
  }

  @Test func aKeyThatNoTableHasIsNotReadAsAText() throws {
    let view =
      "struct Home: View { var body: some View { Image(\"a\").accessibilityLabel(\"btn_close\") } }"
    #expect(findings(view, nil).isEmpty)
    let table = try #require(strings("\"a.b\" = \"C\";", "en.lproj/Localizable.strings"))
    #expect(findings(view, SwiftUIIndex([], [table])).isEmpty)
    let known = try #require(strings("\"btn_close\" = \"Close\";", "en.lproj/Localizable.strings"))
    #expect(findings(view, SwiftUIIndex([], [known])).isEmpty)
  }

  @Test func wordsWithHyphensAreKeysOnlyWhereATableHasThem() throws {
    let asks = { (title: String, index: SwiftUIIndex?) in
      findings(
        "struct A: View { var body: some View { TextField(\"\(title)\", text: $mail) } }", index
      ).contains("input-purpose-missing")
    }
    #expect(asks("E-mail", nil) && !asks("e-mail", nil))
    let table = try #require(strings("\"E-mail\" = \"Topic\";", "en.lproj/Localizable.strings"))
    #expect(!asks("E-mail", SwiftUIIndex([], [table])))
  }

  @Test func catalogsHaveTextsToo() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"home.title": {"localizations": {"en": {"stringUnit":
      {"state": "translated", "value": "Welcome"}}}}}, "version": "1.0"}
      """
    let table = try #require(strings(catalog, "Localizable.xcstrings"))
    #expect(SwiftUIIndex([], [table]).text(ofKey: "home.title") == "Welcome")
  }
}
