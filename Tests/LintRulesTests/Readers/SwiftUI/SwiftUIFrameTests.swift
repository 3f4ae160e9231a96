import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Views and modifiers of the project are read where they are used, with what is handed over there.
@Suite("SwiftUI: uses of the project's own views")
struct SwiftUIFrameTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
  }

  /// The words of the stops of the screen `Home`, with `?` where they are not known.
  private func stops(_ body: String, _ declarations: String) throws -> [String] {
    let text =
      "\(declarations)\nstruct Home: View {\n@State var on = false\n"
      + "var body: some View { VStack { \(body) } } }"
    let document = Readers.document(file(text), ReadingOptions())
    let tree = AccessibilityTree(resolving: try #require(document.read(0).tree))
    return tree.nodes([.exposed]).filter { tree.screen(of: $0).name == "Home" }.map { index in
      let words = tree.utterance(of: index) ?? ""
      return tree.nameSources[index] == .unknown ? "?" : words
    }
  }

  private func rules(_ body: String, _ declarations: String) -> [String] {
    let text =
      "\(declarations)\nstruct Home: View {\n@State var on = false\n"
      + "var body: some View { \(body) } }"
    return found(text)
  }

  /// The rules that find something in a file that is all of a project.
  private func found(_ text: String) -> [String] {
    var configuration = Configuration()
    configuration.reading.sourceIndex = SwiftUISource(file(text)).map { SwiftUIIndex([$0], []) }
    return Linter(configuration).lint(file(text)).findings.map(\.rule.id)
  }

  // MARK: Limits

  /// Texts that show each other twice double with each.
  @Test(arguments: ["p%d + p%d", "\"\\(p%d)\\(p%d)\""])
  func textsThatGrowTooLongAreNotKnown(pattern: String) throws {
    let inner = (0..<20).map { number in
      let value = pattern.split(separator: "%d", omittingEmptySubsequences: false)
        .joined(separator: "\(number + 1)")
      return "var p\(number): String { \(value) }"
    }
    let members = inner.joined(separator: "\n") + "\nvar p20: String { \"Go\" }"
    let row = "struct Row: View {\n\(members)\nvar body: some View { Text(p%) } }"
    #expect(try stops("Row()", row.replacing("%", with: "0")) == ["?"])
    #expect(try stops("Row()", row.replacing("%", with: "19")) == ["GoGo."])
  }

  /// The index need not know the file: it may be that of another project.
  @Test func bigViewsOfTheFileAreNotLookedIntoWithAnotherIndex() throws {
    let views = (0..<24).map { number in
      "struct V\(number): View { var body: some View { "
        + "VStack { V\(number + 1)(); V\(number + 1)() } } }"
    }
    let source = file(
      views.joined(separator: "\n") + "\nstruct V24: View { var body: some View { Text(name) } }")
    var options = ReadingOptions()
    options.sourceIndex = SwiftUIIndex([], [])
    #expect(try #require(Readers.document(source, options).read(0).tree).elements.count < 20_000)
  }

  // MARK: Arguments

  @Test(arguments: [
    ("let title: String", "Row(title: \"Buy\")", "Buy."),
    ("var title = \"Buy\"", "Row()", "Buy."),
    ("var title = \"Buy\"", "Row(title: \"Sell\")", "Sell."),
    (
      "private let title: String\ninit(_ title: String) { self.title = title }", "Row(\"Buy\")",
      "Buy."
    ),
    (
      "let title: String\ninit(name: String) { title = name + \"!\" }", "Row(name: \"Buy\")", "Buy!"
    ),
    ("var title: String?", "Row()", ""),
    ("let title: LocalizedStringKey", "Row(title: \"**Buy**\")", "Buy."),
    ("let title: String", "Row.init(title: \"Buy\")", "Buy."),
    ("let title: String", "(Row)(title: \"Buy\")", "Buy."),
    ("let title: String", "`Row`(title: \"Buy\")", "Buy."),
    ("let title: String", "AnyView(Row(title: \"Buy\"))", "Buy."),
    ("let title: String", "let row = Row(title: \"Buy\"); row", "Buy."),
    ("let title: String", "Row(title: on ? \"Buy\" : \"Buy\")", nil),
    ("let title: String", "Row(title: true ? \"Buy\" : \"Sell\")", "Buy."),
    ("let title: String", "Row(title: \"Buy \\(\"two\")\")", "Buy two."),
    ("let title: String", "Row(title: model.title)", nil),
  ])
  func propertiesAreWhatAUseSays(property: String, use: String, words: String?) throws {
    let row = """
      struct Row: View {
        \(property)
        var body: some View { if let title { Text(title) } }
      }
      """.replacing(
        "if let title { Text(title) }",
        with: property.hasSuffix("?")
          ? "if let title { Text(title) }" : "Text(title)")
    let heard = try stops(use, row)
    #expect(heard == (words == "" ? [] : [words ?? "?"]))
  }

  @Test func closuresAreReadWhereTheyAreWritten() throws {
    let card = """
      struct Card<Content: View>: View {
        let title: String
        let content: Content
        init(_ title: String, @ViewBuilder content: () -> Content) {
          self.title = title
          self.content = content()
        }
        var body: some View { VStack { Text(title); content; Text("End") } }
      }
      """
    #expect(
      try stops("Card(\"One\") { Card(\"Two\") { Text(\"Inside\") } }", card)
        == ["One.", "Two.", "Inside.", "End.", "End."])
    #expect(rules("Card(\"One\") { Image(\"a_b\") }", card) == ["image-missing-label"])
  }

  @Test func aFunctionTakesArguments() throws {
    let text = "extension Home { func row(_ name: String, n: Int = 2) -> some View { Text(name) } }"
    #expect(try stops("row(\"One\"); row(\"Two\", n: 3)", text) == ["One.", "Two."])
  }

  @Test(arguments: [
    (".primary", ["Big."]), (".secondary", ["Small."]), ("style", ["Big.", "Small."]),
  ])
  func casesAreChosenWhereTheyAreKnown(style: String, words: [String]) throws {
    let label = """
      struct Label2: View {
        let style: Style
        var body: some View {
          switch style {
          case .primary: Text("Big")
          case .secondary: Text("Small")
          }
        }
      }
      """
    #expect(try stops("Label2(style: \(style))", label) == words)
  }

  // MARK: Modifiers

  @Test(arguments: [
    (
      "func asButton() -> some View { self.accessibilityAddTraits(.isButton) }", ".asButton()",
      "Buy, button."
    ),
    (
      "func asButton() -> some View { accessibilityAddTraits(.isButton) }", ".asButton()",
      "Buy, button."
    ),
    (
      "func named(_ name: String) -> some View { accessibilityLabel(name) }", ".named(\"Sell\")",
      "Sell."
    ),
    ("func asButton(if is: Bool) -> some View { self }", ".asButton(if: true)", "Buy."),
  ])
  func modifiersOfTheProjectAreApplied(function: String, use: String, words: String) throws {
    #expect(try stops("Text(\"Buy\")\(use)", "extension View { \(function) }") == [words])
  }

  @Test func viewModifiersAreApplied() throws {
    let named = """
      struct Named: ViewModifier {
        let name: String
        func body(content: Content) -> some View { content.accessibilityLabel(name) }
      }
      """
    #expect(try stops("Text(\"Buy\").modifier(Named(name: \"Sell\"))", named) == ["Sell."])
  }

  // MARK: Findings

  @Test func whatAUseDecidesIsFoundThere() {
    let button = """
      struct IconButton: View {
        let icon: String
        let action: () -> Void
        var body: some View { Button(action: action) { Image(icon) } }
      }
      """
    #expect(
      rules("IconButton(icon: \"ic_more\") { on = true }", button) == ["icon-button-missing-label"])
    #expect(
      rules("IconButton(icon: \"ic_more\") { on = true }.accessibilityLabel(\"More\")", button)
        == [])
  }

  @Test func whatNoUseDecidesIsFoundOnce() {
    let logo =
      "struct Logo: View { var body: some View { HStack { Image(\"a_b\"); Text(\"A\") } } }"
    #expect(rules("VStack { Logo(); Logo() }", logo) == ["image-missing-label"])
  }

  @Test(arguments: [
    "Row(name: \"Ada\").onTapGesture { on = true }",
    "Row(name: name).onTapGesture { on = true }",
  ])
  func aTapOnAViewOfTheProjectNeedsARole(use: String) {
    let row =
      "struct Row: View { let name: String\n"
      + "var body: some View { HStack { Text(name); Text(\"B\") } } }"
    #expect(rules(use, row) == ["interactive-missing-role-trait"])
  }

  @Test(arguments: [
    (
      "extension View { func closable() -> some View { overlay { Button(action: {}) { "
        + "Image(\"a_b\") } } } }",
      "Text(\"A\").closable()", "icon-button-missing-label"
    ),
    (
      "struct Go: View { let icon: Bool; var body: some View { Button(action: {}) { if "
        + "icon { Image(\"a_b\") } else { Text(\"A\") } } } }",
      "Go(icon: true)", "icon-button-missing-label"
    ),
    (
      "struct Name: View { var title = \"\"; var body: some View { TextField(title, "
        + "text: $name) } }",
      "Name()", "control-missing-label"
    ),
    (
      "func icon() -> some View { Button(action: {}) { Image(\"a_b\") } }", "icon()",
      "icon-button-missing-label"
    ),
    (
      "enum Kit { static var icon: some View { Button(action: {}) { Image(\"a_b\") } } }",
      "Kit.icon",
      "icon-button-missing-label"
    ),
    (
      "struct Box<V: View>: View { let v: V; init(@ViewBuilder content: () -> V) { let c "
        + "= content(); v = c }\nvar body: some View { v } }",
      "Box { Button(action: {}) { Image(\"a_b\") } }", "icon-button-missing-label"
    ),
    (
      "struct Box<V: View>: View { let v: V; init(n: Int, @ViewBuilder v: () -> V) { "
        + "self.v = v() }\nvar body: some View { v } }\nextension Box { init(@ViewBuilder v: "
        + "() -> V) { self.init(n: 1, v: v) } }",
      "Box { Button(action: {}) { Image(\"a_b\") } }", "icon-button-missing-label"
    ),
  ])
  func nothingIsLostInViewsOfTheProject(declaration: String, use: String, rule: String) {
    #expect(rules(use, declaration) == [rule])
  }

  @Test(arguments: [
    (
      "extension View { @ViewBuilder func named(_ s: String?) -> some View { if let s { "
        + "self.accessibilityLabel(s) } else { self } } }",
      "Image(\"a_b\").named(\"Sea\")", "Sea, image."
    ),
    (
      "struct Load: ViewModifier { let on: Bool; func body(content: Content) -> some "
        + "View { if on { Text(\"Wait\") } else { content } } }",
      "Text(\"A\").modifier(Load(on: true))", "Wait."
    ),
    ("struct Text: View { var body: some View { Image(\"sea\") } }", "Text()", "sea, image."),
    (
      "extension Home { var title: String { \"A\" } }", "ForEach(all) { title in Text(title) }", "?"
    ),
    ("extension Home { var title: String { \"A\" } }", "Text(title)", "A."),
  ])
  func wordsAreThoseOfTheUse(declaration: String, use: String, words: String) throws {
    #expect(try stops(use, declaration) == [words])
  }

  @Test func workThatFunctionsDoubleIsAnError() {
    let doubled = (0..<30).map {
      "func f\($0)(_ s: String) -> String { f\($0 + 1)(s) + f\($0 + 1)(s) }\n"
    }.joined()
    let text =
      "struct A: View {\n\(doubled)func f30(_ s: String) -> String { s }\n"
      + "var body: some View { Text(f0(\"a\")); Image(\"a_b\") } }"
    #expect(Linter().lint(file(text)).inputErrors.map { $0.position?.line } == [1])
  }

  @Test func propertiesThatDoubleAreWorkedOutOnce() {
    let texts = (0..<40).map { "var p\($0): String { p\($0 + 1) + p\($0 + 1) }\n" }.joined()
    let sum = Array(repeating: "\"a\"", count: 2_000).joined(separator: " + ")
    let text =
      "struct A: View {\n\(texts)var p40: String { \"a\" }\n"
      + "var body: some View { Text(p0); Text(\(sum)); Image(\"a_b\") } }"
    #expect(found(text) == ["image-missing-label"])
  }

  // MARK: Types of views

  @Test(arguments: [
    "struct A: @MainActor View", "struct A: nonisolated View", "struct A: @preconcurrency View",
    "struct A: View & Sendable", "struct A: (View)", "struct A: Screen", "enum A: View",
    "final class A: SwiftUI.View", "struct A {} extension A: View", "struct A {} extension A",
  ])
  func aTypeWithABodyIsAView(type: String) {
    let text = "\(type) { var body: some View { Image(\"a_b\") } }"
    #expect(Linter().lint(file(text)).findings.map(\.rule.id) == ["image-missing-label"])
    let quoted = "\(type) { var `body`: some View { Image(\"a_b\") } }"
    #expect(Linter().lint(file(quoted)).findings.map(\.rule.id) == ["image-missing-label"])
  }

  @Test func aTypeInAFunctionIsAView() {
    let text = "func make() { struct A: View { var body: some View { Image(\"a_b\") } } }"
    #expect(Linter().lint(file(text)).findings.map(\.rule.id) == ["image-missing-label"])
  }
}
