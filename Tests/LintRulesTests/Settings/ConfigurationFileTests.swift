import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintRules
@testable import Linting
@testable import ScreenModel

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
    let configuration = ProjectSettings([file]).configuration
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
    ("rules: 1", "1:8", "`rules` takes an object of rules"),
    ("rules: {speech-al-caps: off}", "1:9", "did you mean"),
    ("rules: {text-contrast: loud}", "1:24", "takes no \"loud\"; use off, note, warning, error"),
    ("rules: {text-contrast: true}", "1:24", "takes one of off, note, warning, error"),
    ("rules: {text-contrast: {levl: AAA}}", "1:25", "did you mean `level`?"),
    ("rules: {text-contrast: {severity: bad}}", "1:35", "`severity` takes no \"bad\""),
    ("rules: {labels: {minimum: 3}}", "1:18", "options belong to single rules"),
    ("rules: {target-size: {minimum: x}}", "1:9", "there is no rule, category, tag or preset"),
    ("preset: recomended", "1:9", "did you mean `recommended`?"),
    ("extends: [strict, recomended]", "1:19", "did you mean `recommended`?"),
    ("extends: https://example.org/a.yml", "1:10", "not from an address"),
    ("failOn: worse", "1:9", "`failOn` takes no \"worse\""),
    ("maxWarnings: -1", "1:14", "takes a whole number from 0"),
    ("maxWarnings: 1.5", "1:14", "takes a whole number from 0"),
    ("jobs: 5000", "1:7", "takes a whole number from 1 to 1024"),
    ("today: 2026-02-30", "1:8", "takes a day such as 2027-01-31"),
    ("only: [labels, nothing-there]", "1:16", "there is no rule"),
    ("exclude: ['']", "1:11", "the glob \"\" is empty"),
    ("exclude: 'a{b'", "1:10", "a brace without its other half"),
    ("language: klingon-language", "1:11", "takes language tags"),
    ("input: ymal", "1:8", "did you mean `yaml`?"),
    ("suppressions: {reqireReason: true}", "1:16", "did you mean `requireReason`?"),
    ("overrides: [{files: a}]", "1:13", "says under `rules` what is different"),
    ("overrides: [{rules: {labels: off}}]", "1:13", "says where it holds"),
    ("overrides: [{files: a, rules: {labels: off}, until: soon}]", "1:53", "takes a day"),
    ("overrides: [{select: 'buton', rules: {labels: off}}]", "1:22", "did you mean `button`"),
    (
      "overrides: [{select: button, rules: {text-contrast: {level: AAA}}}]", "1:30",
      "options hold for whole files"
    ),
    ("only: []", "1:7", "the list `only` is empty"),
    ("overrides: [{files: [], rules: {labels: off}}]", "1:21", "the list `files` is empty"),
    ("overrides: [{files: a, rules: {}}]", "1:13", "says under `rules` what is different"),
    ("gates: [{rules: [], maxErrors: 0}]", "1:17", "the list `rules` is empty"),
    ("preset: []", "1:9", "the list `preset` is empty"),
    ("exclude: ../a", "1:10", "leads out of the folder"),
    ("exclude: ['!a']", "1:10", "only takes back"),
    ("gates: [{name: a}]", "1:9", "this gate stops nothing"),
    ("gates: [{maxNote: 1}]", "1:10", "did you mean `maxNotes`?"),
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
    ("adapters: [{name: a, properties: {label: x..y}}]", "1:42", "is not a path"),
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

  @Test func optionsOfRulesHaveTheirKinds() throws {
    let option = try #require(
      AllRules.all.lazy.compactMap { rule in
        rule.optionDescriptions.first.map { (rule.info.id, $0) }
      }.first { if case .number = $0.1.kind { true } else { false } })
    let (rule, field) = option
    let mistake = Self.file("rules: {\(rule): {\(field.name): [x]}}").errors
    #expect(
      mistake.first?.message.contains("`\(field.name)` takes \(field.kind.description)") == true)
    let good = Self.file("rules: {\(rule): {\(field.name): \(field.defaultValue.description)}}")
    #expect(good.errors.map(\.message) == [])
    let configuration = ProjectSettings([good]).configuration
    #expect(configuration.options[rule] == [field.name: field.defaultValue])
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
