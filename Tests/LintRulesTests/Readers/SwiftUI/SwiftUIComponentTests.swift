import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// Views that the configuration explains, and previews.
@Suite("SwiftUI: components and previews") struct SwiftUIComponentTests {
  private func configuration(_ text: String) -> ConfigurationFile {
    ConfigurationFile(SourceFile(path: ".a11y-lint.yml", bytes: Array(text.utf8)))
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Home.swift", bytes: Array(text.utf8))
  }

  /// The rules that find something in a view, with some components.
  private func rules(_ body: String, _ components: String) -> [String] {
    let settings = ProjectSettings([configuration("components:\n  \(components)\n")])
    let text = "struct Home: View { var body: some View {\n\(body)\n} }"
    return Linter(settings.configuration).lint(file(text)).findings.map(\.rule.id)
  }

  @Test(arguments: [
    ("AsyncButton(\"\") { }", "AsyncButton: {type: button, label: $0}", ["label-blank"]),
    ("AsyncButton(\"Save\") { }", "AsyncButton: {type: button, label: $0}", []),
    ("AsyncButton(title) { }", "AsyncButton: {type: button, label: $0}", []),
    (
      "AsyncButton(image: \"trash_can\")", "AsyncButton: {type: button, label: $0}",
      ["control-missing-label"]
    ),
    (
      "AsyncButton { Image(\"trash_can\") }", "AsyncButton: {type: button, label: $0}",
      ["icon-button-missing-label"]
    ),
    (
      "Fancy { go() } label: { Image(\"trash_can\") }", "Fancy: Button",
      ["icon-button-missing-label"]
    ),
    ("Fancy { go() } label: { Text(\"Go\") }", "Fancy: Button", []),
    (
      "Button { go() } label: { Icon(\"star\") }", "Icon: {type: image, decorative: true}",
      ["control-missing-label"]
    ),
    ("Pic(name: \"big_picture\")", "Pic: {type: image, image: name}", ["image-missing-label"]),
    (
      "Pic(name: \"big_picture\", alt: \"A cat\")", "Pic: {type: image, image: name, label: alt}",
      []
    ),
    (
      "Card { Image(\"big_picture\") } footer: { Image(\"small_picture\") }",
      "Card: {type: view, children: footer}",
      ["image-missing-label"]
    ),
    ("Title(\"Home\")", "Title: {type: header, text: $0}", []),
    (
      "Row(\"A\").onTapGesture { go() }", "Row: {type: text, text: [text, $0], traits: [button]}",
      []
    ),
  ])
  func componentsAreReadAsTheConfigurationSays(body: String, components: String, found: [String]) {
    #expect(rules(body, components) == found)
  }

  @Test(arguments: [
    ("A: {label: $0}", "has no type"), ("A: {type: buton}", "did you mean `button`?"),
    ("A: {type: button, lable: $0}", "did you mean `label`?"), ("A: 3", "there is no type"),
    ("A: {type: button, label: \"a | b\"}", "is not an argument"),
    ("A: {type: button, frame: $0}", "a component cannot say `frame`"),
    ("[A]", "an object of views"),
    ("A: {type: button, enabled: {value: maybe}}", "`enabled` takes"),
  ])
  func mistakesAreNamed(components: String, message: String) {
    let file = configuration("components:\n  \(components)\n")
    #expect(file.errors.contains { $0.message.contains(message) }, "\(file.errors.map(\.message))")
  }

  @Test func componentsReadBackAsTheyArePrinted() throws {
    let text =
      "{type: textField, label: [title, $0], value: {value: a b}, enabled: {not: isOff}}"
    let first = ProjectSettings([configuration("components: {A: \(text), B: Button}")])
    let printed = try #require(first.components["A"]).value.spelled
    let second = ProjectSettings([configuration("components: {A: \(printed), B: Button}")])
    #expect(first.components.mapValues(\.value) == second.components.mapValues(\.value))
    #expect(first.components.count == 2)
  }

  @Test func previewsAreScreensOnRequest() {
    let text = """
      #Preview("Dark") { Image("one_picture") }
      struct Home_Previews: PreviewProvider {
        static var previews: some View { Image("two_pictures") }
      }
      """
    #expect(Linter().lint(file(text)).findings.isEmpty)
    var configuration = Configuration()
    configuration.reading.readsPreviews = true
    let findings = Linter(configuration).lint(file(text)).findings
    #expect(findings.map(\.screen) == ["Dark", "Home_Previews"])
  }

  @Test func viewsThatNothingExplainsAreCounted() throws {
    let text = """
      struct Home: View { var body: some View { Thing(); Thing(); Other(); Own(); Text("A") } }
      struct Own: View { var body: some View { Thing(); AsyncImage(url: url) } }
      """
    let index = SwiftUIIndex([try #require(SwiftUISource(file(text)))], [])
    let found = index.unknownViews(atMost: 10)
    #expect(found.map(\.name) == ["Thing", "Other"])
    #expect(found.map(\.uses) == [3, 1])
  }

  @Test func nodesOfSourceAreDumped() {
    let dump = Dump.syntax(of: file("Text(\"A\")"), ReadingOptions())
    #expect(dump.text.contains("identifier 1:1-1:5 \"Text\""))
    #expect(dump.errors.isEmpty)
  }

  @Test func viewsOfSwiftUIAreUnderstood() throws {
    for name in SwiftUIVocabulary.framework.namesOfViews {
      let source = "struct Home: View { var body: some View { \(name)() } }"
      let index = SwiftUIIndex([try #require(SwiftUISource(file(source)))], [])
      #expect(index.unknownViews(atMost: 1).isEmpty, "\(name)")
    }
  }
}
