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
    (
      "extension View { func bar<C: View>(@ViewBuilder content: @escaping () -> C) -> some View {\n"
        + "overlay(alignment: .top, content: content) } }", "Text(\"Buy\").bar { \(icon) }"
    ),
    (
      "extension View { func bar<C: View>(@ViewBuilder content: @escaping () -> C) -> some View {\n"
        + "toolbar { ToolbarItemGroup(placement: .top, content: content) } } }",
      "Text(\"Buy\").bar { \(icon) }"
    ),
    ("extension Home { var Header: some View { \(icon) } }", "Header.padding()"),
    ("extension Home { var Header: some View { \(icon) } }", "self.Header.padding()"),
    ("func Header(_ name: String) -> some View { \(icon) }", "Header(\"Ada\")"),
    ("", "List { Section(header: Text(\"A\"), footer: \(icon)) { Text(\"B\") } }"),
    (
      "struct Bar<L: View>: ViewModifier { var left: () -> L; var done: () -> Void\n"
        + "init(@ViewBuilder left: @escaping () -> L = { EmptyView() },\n"
        + "done: @escaping () -> Void) {\nself.left = left; self.done = done }\n"
        + "func body(content: Content) -> some View { VStack { content; left() } } }",
      "Text(\"Buy\").modifier(Bar { \(icon) } done: { close() })"
    ),
    (
      "extension View { func titled() -> some View {\n"
        + "ModifiedContent(content: self, modifier: Title()) } }", "\(icon).titled()"
    ),
    ("typealias Screen = View; extension Home { var part: some View { \(icon) } }", "part"),
  ])
  func viewsOfTheProjectAreNotLost(declaration: String, use: String) {
    let text =
      "\(declaration)\nstruct Home: View { @State var on = false\n"
      + "var body: some View { VStack { \(use) } } }"
    #expect(found(text) == ["image-missing-label"])
  }

  /// A member of something is not a case: which one it has is not known.
  @Test(arguments: [
    "switch m.mode { case .a: Text(\"A\")\ncase .b: Text(\"B\") }",
    "if m.mode == .a { Text(\"A\") } else { Text(\"B\") }",
    "if m.mode != .a { Text(\"A\") } else { Text(\"B\") }",
    "if Mode.current == .a { Text(\"A\") } else { Text(\"B\") }",
    "if case .a = m.mode { Text(\"A\") } else { Text(\"B\") }",
    "if m.item == nil { Text(\"A\") } else { Text(\"B\") }",
    "if let item = m.item { Text(\"A\") } else { Text(\"B\") }",
  ])
  func membersAreNotCases(statement: String) throws {
    let text = "struct Home: View { let m: Model; var body: some View { VStack { \(statement) } } }"
    #expect(try words(of: text) == ["A.", "B."])
  }

  @Test(arguments: [
    (".detail(\"More\")", ["More."]), (".on", ["On."]),
    ("Kind.pair(a: \"A\", b: \"B\")", ["Pair."]),
    ("kind", ["More.", "On.", "Pair."]),
  ])
  func casesWithValuesAreRuledOut(kind: String, expected: [String]) throws {
    let text = """
      struct Cell: View { let kind: Kind; var body: some View { VStack {
        switch kind {
        case .detail(let text): Text("More")
        case .on: Text("On")
        case let .pair(a, b): Text("Pair")
        } } } }
      struct Home: View { var body: some View { VStack { Cell(kind: \(kind)) } } }
      """
    #expect(try words(of: text) == expected)
  }

  @Test(arguments: [
    "static let a = NSLocalizedString(\"x.a\", value: \"Buy\", comment: \"c\")",
    "static let a = NSLocalizedString(\"Buy\", comment: \"c\")",
    "static let a = String(localized: \"x.a\", defaultValue: \"Buy\")",
  ])
  func constantsHaveTheirDefaults(constant: String) throws {
    let text =
      "enum K { \(constant) }\n"
      + "struct Home: View { var body: some View { VStack { Text(K.a) } } }"
    #expect(try words(of: text) == ["Buy."])
  }

  /// The words of the stops of the last screen.
  private func words(of text: String) throws -> [String] {
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
    var options = ReadingOptions()
    options.sourceIndex = SwiftUISource(file).map { SwiftUIIndex([$0], []) }
    let tree = AccessibilityTree(
      resolving: try #require(Readers.document(file, options).read(0).tree))
    return tree.nodes([.exposed]).filter { tree.screen(of: $0).name == "Home" }
      .compactMap { tree.utterance(of: $0) }
  }

  @Test func aButtonAroundTheViewsIsNotAnotherOne() {
    let text = """
      struct Tappable: ViewModifier {
        let path: String?
        func body(content: Content) -> some View {
          if let path { Button { open(path) } label: { content } } else { content }
        }
      }
      struct Home: View { var body: some View { Text("Ada").modifier(Tappable(path: path)) } }
      """
    #expect(found(text).isEmpty)
  }

  @Test func aLabelBehindAModifierReachesTheField() {
    let text = """
      extension View {
        func prompted(_ prompt: String) -> some View { ZStack { Text(prompt); self } }
      }
      struct Home: View {
        var body: some View {
          SecureField("", text: $key).prompted("Your key").accessibilityLabel("Private key")
        }
      }
      """
    #expect(found(text) == ["label-on-container"])
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
