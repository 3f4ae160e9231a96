import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Fixes change the bytes that they name and no others, and keep their promise.
@Suite("Fixes of files") struct FixSessionTests {
  private func session(
    _ text: String, _ path: String, unsafe: Bool = true, only: Set<String>? = nil
  ) -> FixSession {
    FixSession(
      SourceFile(path: path, bytes: Array(text.utf8)), by: Linter(), unsafe: unsafe, only: only)
  }

  private func fixed(_ text: String, _ path: String, unsafe: Bool = true) -> String {
    String(decoding: session(text, path, unsafe: unsafe).bytes, as: UTF8.self)
  }

  @Test func blockYAMLKeepsItsCommentsAndLines() {
    let text = """
      screen: Orders  # the list
      title: Orders
      children:
        - type: button
          # what it does
          label: Delete button
          onTap: delete

      """
    let expected = text.replacing("label: Delete button", with: "label: Delete")
    #expect(fixed(text, "Orders.a11y.yml") == expected)
  }

  @Test func flowYAMLAndJSONLoseAMemberWithItsComma() {
    let yaml = "screen: A\ntitle: A\nchildren:\n  - {type: button, text: Save, hint: Save}\n"
    #expect(fixed(yaml, "A.a11y.yml") == yaml.replacing(", hint: Save", with: ""))
    let json =
      #"{"screen":"A","title":"A","children":[{"type":"button","hint":"Save","text":"Save"}]}"#
    #expect(fixed(json, "A.a11y.json") == json.replacing(#""hint":"Save","#, with: ""))
  }

  @Test func aTextThatEndsWithACommaKeepsIt() {
    let text = """
      screen: A
      title: A
      children:
        - type: button
          label: Save,
          hint: Save
          onTap: save

      """
    let expected = text.replacing("    hint: Save\n", with: "")
    #expect(fixed(text, "A.a11y.yml") == expected)
  }

  @Test func anInsertedKeyHasALineOfItsOwnAndLeavesTheCommentWhereItIs() {
    let writer = { (text: String, path: String) -> String? in
      let file = SourceFile(path: path, bytes: Array(text.utf8))
      let tree = TreeSample.reading(file).tree ?? UITree(file: file)
      let fix = Fix.set(.hidden, of: tree.elements.count - 1, to: true, .safe)
      return EditWriter(tree).edits(for: fix).flatMap { TextEdit.apply($0, to: Array(text.utf8)) }
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let yaml = "screen: A\r\nchildren:\r\n  - type: button  # one\r\n    text: B\r\n"
    #expect(
      writer(yaml, "A.a11y.yml")
        == yaml.replacing("# one\r\n", with: "# one\r\n    hidden: true\r\n"))
    let minified = #"{"screen":"A","children":[{"type":"button","text":"B"}]}"#
    #expect(
      writer(minified, "A.a11y.json")
        == minified.replacing(#""button","#, with: #""button","hidden":true,"#))
    let pretty = """
      {
        "screen": "A",
        "children": [
          {
            "type": "button",
            "text": "B"
          }
        ]
      }
      """
    #expect(
      writer(pretty, "A.a11y.json")
        == pretty.replacing(
          "\"button\",\n", with: "\"button\",\n      \"hidden\": true,\n"))
  }

  @Test func namesOfVoiceControlAreQuotedWhereTheyNeedIt() {
    let text = """
      screen: A
      title: A
      children:
        - {type: button, label: Save, inputLabels: ["Save, now", " ", "Keep: it"], onTap: save}

      """
    let expected = text.replacing(#", " ", "#, with: ", ")
    #expect(fixed(text, "A.a11y.yml") == expected)
  }

  @Test func aValueThatOthersShareIsNotChanged() {
    let text = """
      screen: A
      title: A
      children:
        - type: button
          label: &name Save button
          onTap: save

      """
    #expect(fixed(text, "A.a11y.yml") == text)
  }

  @Test func aSecondFixChangesNothing() {
    let text = "screen: A\ntitle: A\nchildren:\n  - {type: button, label: Save button}\n"
    let once = fixed(text, "A.a11y.yml")
    #expect(once != text && fixed(once, "A.a11y.yml") == once)
  }

  @Test func swiftLosesAModifier() {
    let text = """
      struct A: View {
        var body: some View {
          Button("Save") { save() }
            .accessibilityLabel("Save button")
            .padding()
        }
      }

      """
    let expected = text.replacing("\"Save button\"", with: "\"Save\"")
    #expect(fixed(text, "A.swift") == expected)
    let twice = text.replacing("\"Save button\"", with: "\"Save\"")
    let file = SourceFile(path: "A.swift", bytes: Array(twice.utf8))
    #expect(
      Linter().lint(file).findings.flatMap(\.fixes).allSatisfy { !$0.title.contains("`label`") })
  }

  @Test func whatATableSaysIsNotWrittenOverItsKey() {
    var configuration = Configuration()
    let table = SwiftUIStrings(
      SourceFile(
        path: "en.lproj/Localizable.strings",
        bytes: Array("\"home.save\" = \"Save switch\";".utf8)), developmentLanguage: nil)
    configuration.reading.sourceIndex = SwiftUIIndex([], table.map { [$0] } ?? [])
    let text = "struct A: View { var body: some View { Toggle(\"home.save\", isOn: $on) } }\n"
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    let linter = Linter(configuration)
    #expect(linter.lint(file).findings.map(\.rule.id) == ["label-repeats-role"])
    #expect(FixSession(file, by: linter, unsafe: true).applied.isEmpty)
  }

  @Test func elementsThatAreNotToldApartAreFixedOneByOne() {
    let row = "  - {type: button, text: Row, hint: Row, onTap: open}\n"
    let text =
      "screen: A\ntitle: A\nchildren:\n" + String(repeating: row, count: 12)
      + "  - {type: button, label: Save, onTap: save}\n"
      + "  - {type: button, label: Save button, onTap: send}\n"
    let session = session(text, "A.a11y.yml", unsafe: false)
    #expect(
      String(decoding: session.bytes, as: UTF8.self) == text.replacing(", hint: Row", with: ""))
    #expect(session.refused.map { $0.reason.hasPrefix("label-repeats-role") } == [true])
  }

  @Test func onlyTheFindingsThatAreAskedForAreFixed() {
    let text = "screen: A\ntitle: A\nchildren:\n  - {type: button, label: Save button}\n"
    #expect(session(text, "A.a11y.yml", only: []).applied.isEmpty)
  }

  @Test func wordsThatNobodyCanKnowAreAPlaceholderThatIsReported() {
    let text = """
      struct A: View {
        var body: some View {
          VStack {
            Button(action: share) { Image("ic_share") }
          }
        }
      }

      """
    #expect(fixed(text, "A.swift") == text)
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    #expect(
      Linter().lint(file).findings.flatMap(\.fixes).map(\.title)
        == ["Add `.accessibilityLabel(\"{{what it does}}\")`"])
    let session = FixSession(file, by: Linter(), unsafe: true, placeholders: true)
    let expected = text.replacing(
      "(\"ic_share\") }",
      with: "(\"ic_share\") }.accessibilityLabel(\"{{what it does}}\")")
    #expect(String(decoding: session.bytes, as: UTF8.self) == expected)
    let found = Linter().lint(SourceFile(path: "A.swift", bytes: session.bytes)).findings
    #expect(found.map(\.rule.id) == ["label-unresolved-placeholder"])
  }

  @Test func filesThatCannotBeReadAreLeftAlone() {
    let text = "screen: A\nchildren: [\n"
    #expect(fixed(text, "A.a11y.yml") == text)
  }

  @Test func capturesAreNeverChanged() {
    let text = """
      [{"type": "Application", "AXLabel": "Shop", "children": [
        {"type": "Button", "AXLabel": "Save button", "frame": {"x": 0, "y": 0, "width": 50,
         "height": 50}}]}]
      """
    #expect(fixed(text, "capture.json") == text)
  }

  /// Every example of a rule with a fix, in every format that it can be written in: after it the
  /// file is read, nothing is new but placeholders, and a second time changes nothing.
  @Test func examplesKeepThePromise() throws {
    var rules: Set<String> = []
    var count = 0
    for rule in AllRules.all {
      for example in rule.info.examples where example.outcome == .fails {
        for (text, path) in try Self.forms(of: example) {
          let (result, applied) = keepsPromise(text, path, rule.info, example.options)
          guard result else { continue }
          count += 1
          rules.formUnion(applied)
        }
      }
    }
    print("fixed examples: \(count), of \(rules.count) rules: \(rules.sorted())")
    #expect(rules.count >= 40)
  }

  /// An example as it is, and a tree as JSON as well.
  private static func forms(of example: Example) throws -> [(text: String, path: String)] {
    let text = MarkedSource(example.source).text
    guard example.isTree else { return [(text, example.path)] }
    let tree = try #require(
      YAMLParser.parse(SourceFile(path: "x", bytes: Array(text.utf8))).tree)
    return [(text, example.path), (ExampleTransform.json(tree), "x.a11y.json")]
  }

  /// Fixes an example with all rules, and with its options; gives whether anything was fixed, and
  /// the rules whose findings were.
  private func keepsPromise(
    _ text: String, _ path: String, _ rule: RuleInfo, _ options: [String: OptionValue]
  ) -> (Bool, Set<String>) {
    var configuration = Configuration()
    configuration.options[rule.id] = options
    if rule.isOptIn { configuration.only = [rule.id] }
    let linter = Linter(configuration)
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    let result = FixSession(file, by: linter, unsafe: true, placeholders: true)
    guard !result.applied.isEmpty else { return (false, []) }
    let after = SourceFile(path: path, bytes: result.bytes)
    let report = linter.lint(after)
    #expect(report.inputErrors.isEmpty, "\(rule.id)")
    let known = Set(linter.lint(file).findings.map(\.fingerprint))
    #expect(
      report.findings.allSatisfy {
        known.contains($0.fingerprint) || $0.rule.id == "label-unresolved-placeholder"
      }, "\(rule.id)")
    let again = FixSession(after, by: linter, unsafe: true, placeholders: true)
    #expect(again.bytes == result.bytes, "\(rule.id)")
    return (true, Set(result.applied.map { String($0.prefix { $0 != ":" }) }))
  }
}
