import DocumentSyntax
import Testing

@testable import LintRules

/// Configuration files: what they set, and that every mistake has a place.
@Suite("Configuration files") struct ConfigurationFileTests {
  private static func file(_ text: String, _ path: String = ".a11y-lint.yml") -> ConfigurationFile {
    ConfigurationFile(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  @Test func everyKeyReachesTheConfiguration() {
    let file = Self.file(
      """
      root: true
      language: de
      interfaceBuilder: {runtimeAttributes: {accLabelKey: label, note.key: accessibilityHint}}
      voiceover:
        modalScope: everything
        numbers: {digitByDigitFrom: 7}
        allCaps.words: [NASA, IKEA]
      adapters: [{name: ours, files: a/*.json, type: kind}]
      """)
    #expect(file.errors.map(\.message) == [])
    var configuration = Configuration()
    file.apply(to: &configuration)
    #expect(file.isRoot)
    #expect(configuration.reading.language == "de")
    #expect(configuration.reading.runtimeAttributes == ["accLabelKey": .label, "note.key": .hint])
    #expect(configuration.voiceOver.modalScope == .everything)
    #expect(configuration.voiceOver.speech.digitByDigitFrom == 7)
    #expect(configuration.voiceOver.speech.capitalWords == ["NASA", "IKEA"])
    #expect(configuration.reading.adapters.map(\.name) == ["ours"])
    #expect(file.adapters.first?.files == ["a/*.json"])
  }

  @Test func jsonIsReadToo() {
    let file = Self.file(#"{"$schema": "x", "language": "de"}"#, ".a11y-lint.json")
    #expect(file.errors.isEmpty)
    #expect(!Self.file("{language: de}", ".a11y-lint.json").errors.isEmpty)
  }

  @Test(arguments: ["", "# nothing yet\n", "---\n"]) func emptyFilesSayNothing(text: String) {
    #expect(Self.file(text).errors.isEmpty)
  }

  static let mistakes: [(text: String, place: String, message: String)] = [
    ("langauge: de", "1:1", "did you mean `language`?"),
    ("a: 1\nlanguage: de", "1:1", "a configuration has no key \"a\""),
    ("rules: {}", "1:1", "`rules` is not available in this version"),
    ("language: [de]", "1:11", "`language` takes a text, not a list"),
    ("root: 1", "1:7", "takes true or false"),
    ("language: de\nlanguage: en", "2:1", "already there"),
    ("voiceover: {modalScop: x}", "1:13", "did you mean `modalScope`?"),
    ("voiceover:\n  rowPolicy: what", "2:14", "takes one of chained"),
    ("interfaceBuilder: {runtimeAttributes: {a: labl}}", "1:43", "did you mean `label`?"),
    ("- 1", "1:1", "a configuration takes an object, not a list"),
    ("root: true\n---\nroot: true", "3:1", "one document"),
    ("adapters: [{type: kind}]", "1:12", "has no name"),
    ("adapters: [{name: a}]", "1:12", "maps nothing"),
    ("adapters: [{name: a, adapter: react-naitve}]", "1:31", "did you mean `react-native`?"),
    ("adapters: [{name: a, type: k}, {name: a, type: k}]", "1:39", "give it another name"),
    ("adapters: [{name: a, propertis: {}, type: k}]", "1:22", "did you mean `properties`?"),
    ("adapters: [{name: a, properties: {lable: x}}]", "1:35", "did you mean `label`?"),
    ("adapters: [{name: a, properties: {posts: x}}]", "1:35", "cannot map `posts`"),
    ("adapters: [{name: a, properties: {title: x}}]", "1:35", "write it under `screen`"),
    ("adapters: [{name: a, properties: {label: 3}}]", "1:42", "write {value: 3}"),
    ("adapters: [{name: a, properties: {label: x..y}}]", "1:42", "is no path"),
    ("adapters: [{name: a, properties: {label: {frm: x}}}]", "1:43", "did you mean `from`?"),
    ("adapters: [{name: a, properties: {label: {template: \"{a\"}}}]", "1:53", "not closed"),
    ("adapters: [{name: a, properties: {enabled: {value: so}}}]", "1:52", "takes true or false"),
    ("adapters: [{name: a, properties: {frame: {x: a, w: b}}}]", "1:49", "has no part \"w\""),
    ("adapters: [{name: a, traits: {value: buton}}]", "1:38", "did you mean `button`?"),
    ("adapters: [{name: a, types: {X: buton}}]", "1:33", "did you mean `button`?"),
    ("adapters: [{name: a, type: k, when: {x: {presnt: true}}}]", "1:42", "`present`"),
    ("adapters: [{name: a, type: k, screen: {titel: x}}]", "1:40", "did you mean `title`?"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreErrorsAtTheirPlace(text: String, place: String, message: String) throws {
    let errors = Self.file(text).errors
    let first = try #require(errors.first)
    #expect(errors.count == 1)
    #expect(first.position.map { "\($0.line):\($0.column)" } == place)
    #expect(first.message.contains(message), "\(first.message)")
    #expect(first.path == ".a11y-lint.yml")
  }

  @Test func everyKeyHasAMeaningAndAForm() {
    for key in ConfigurationFile.keys {
      #expect(!key.meaning.isEmpty && !key.meaning.hasSuffix("."))
      #expect(!key.form.description.isEmpty)
    }
  }

  @Test func strangeFilesAreNoDanger() {
    let text = "adapters: [{name: a, types: {X: {type: text}}, when: [{a: [b]}], traits: [a]}]"
    var random = SplitMix(state: 3)
    for _ in 0..<500 {
      var bytes = Array(text.utf8)
      for _ in 0..<3 { random.mutate(&bytes) }
      let file = ConfigurationFile(SourceFile(path: "a.yml", bytes: bytes))
      #expect(file.errors.count <= SyntaxLimits.problems)
    }
  }
}
