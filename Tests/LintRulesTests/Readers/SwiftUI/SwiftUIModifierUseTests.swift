import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Views go no way on which they are lost: what is not followed is read beside what is.
@Suite("SwiftUI: views that nobody must lose") struct SwiftUIModifierUseTests {
  private func found(_ text: String) -> [String] {
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
    var configuration = Configuration()
    configuration.reading.sourceIndex = SwiftUISource(file).map { SwiftUIIndex([$0], []) }
    return Linter(configuration).lint(file).findings.map(\.rule.id)
  }

  private static let icon = "Image(\"a_b\")"

  /// Each use shows one image without a label.
  @Test(arguments: [
    (
      "struct Card<A: View, B: View>: View { let a: A; let b: B\n"
        + "init(@ViewBuilder a: () -> A, @ViewBuilder b: () -> B) {\n"
        + "(self.a, self.b) = (a(), b()) }\n"
        + "var body: some View { VStack { a; b } } }", "Card { Text(\"Buy\") } b: { \(icon) }"
    ),
    (
      "struct Model<V> { let v: V }\nstruct Card<V: View>: View { let model: Model<V>\n"
        + "init(@ViewBuilder v: () -> V) { model = Model(v: v()) }\n"
        + "var body: some View { VStack { model.v } } }", "Card { \(icon) }"
    ),
    (
      "extension View { @ViewBuilder func loading(_ on: Bool) -> some View {\n"
        + "if on { \(icon) } else { self } } }", "Text(\"Buy\").loading(on)"
    ),
    (
      "extension View { @ViewBuilder func loading(_ on: Bool) -> some View {\n"
        + "if on { ZStack { self; \(icon) } } else { self } } }", "Text(\"Buy\").loading(on)"
    ),
    (
      "struct Load: ViewModifier { let on: Bool\nfunc body(content: Content) -> some View {\n"
        + "if on { \(icon) } else { content } } }", "Text(\"Buy\").modifier(Load(on: on))"
    ),
    ("enum Kind { case a; var view: some View { \(icon) } }", "Kind.a.view"),
    ("enum Tab { case a; func icon(big: Bool) -> some View { \(icon) } }", "tab.icon(big: true)"),
    ("struct Item { var row: some View { \(icon) } }", "item?.row.padding()"),
    (
      "extension Home { func row(_ n: Int) -> some View { \(icon) } }",
      "ForEach(items, id: \\.self, content: row)"
    ),
    (
      "extension Home { static func row(_ n: Int) -> some View { \(icon) } }",
      "ForEach(items, id: \\.self, content: Self.row)"
    ),
    (
      "extension Home { var part: some View { guard let x else { return AnyView(\(icon)) }\n"
        + "return AnyView(Text(x)) } }", "part"
    ),
    ("typealias Screen = View; extension Home { var part: some View { \(icon) } }", "part"),
  ])
  func viewsOfTheProjectAreNotLost(declaration: String, use: String) {
    let text =
      "\(declaration)\nstruct Home: View { @State var on = false\n"
      + "var body: some View { VStack { \(use) } } }"
    #expect(found(text) == ["image-missing-label"])
  }

  @Test func aFunctionOfATypeMakesRows() {
    let text =
      "struct Row: View { let name: String; var body: some View { \(Self.icon) } }\n"
      + "struct Home: View { var body: some View { "
      + "ForEach(names, id: \\.self, content: Row.init) } }"
    #expect(found(text) == ["image-missing-label"])
  }

  @Test func membersInOtherFilesAreRead() throws {
    func source(_ path: String, _ text: String) throws -> SwiftUISource {
      try #require(SwiftUISource(SourceFile(path: path, bytes: FileBytes(Array(text.utf8)))))
    }
    let text = "struct Home: View { var body: some View { VStack { header; row(2) } } }"
    let other =
      "extension Home { var header: some View { Text(\"Buy\") }\n"
      + "func row(_ number: Int) -> some View { Text(\"Sell\") } }"
    var options = ReadingOptions()
    options.sourceIndex = SwiftUIIndex(
      [try source("Home.swift", text), try source("Home+Parts.swift", other)], [])
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
    let tree = AccessibilityTree(
      resolving: try #require(Readers.document(file, options).read(0).tree))
    let words = tree.nodes([.exposed]).compactMap { tree.utterance(of: $0) }
    #expect(words == ["Buy.", "Sell."])
  }
}
