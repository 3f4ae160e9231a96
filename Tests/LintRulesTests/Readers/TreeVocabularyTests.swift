import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

/// Every key, alias and name of the tree format, one by one.
@Suite("Tree vocabulary") struct TreeVocabularyTests {
  /// A value that fits a form and one that does not, in YAML flow style.
  private static func values(_ form: AttributeForm) -> (good: String, bad: String) {
    switch form {
    case .boolean: ("true", "word")
    case .text: ("word", "[word]")
    case .number: ("1.5", "word")
    case .integer: ("2", "1.5")
    case .choice(let names): (names[0], "nothing")
    case .texts: ("[one, two]", "{one: two}")
    case .choices(let names): ("[\(names[0])]", "[\(names[0]), nothing]")
    case .booleanOrText: ("word", "[word]")
    case .color: ("systemRed", "reddish")
    case .traits: ("[button]", "{button: true}")
    case .type: ("button", "[button]")
    case .rect, .insets: ("[1, 2.5, -3, 4]", "[1, 2, 3]")
    case .point, .size: ("[1, 2]", "[1, word]")
    case .range: ("{min: 0, value: 1}", "word")
    case .font: ("{style: body}", "[body]")
    case .gestures: ("[tap, {type: pan}]", "[wink]")
    case .posts: ("[announcement]", "[[announcement]]")
    case .content: ("[{label: one}]", "[one]")
    case .elements: ("[one, {label: two}]", "{")
    case .alternative: ("{id: one}", "word")
    case .speech: ("{spellOut: true}", "word")
    case .suppressions: ("[missing-x]", "[{reason: word}]")
    case .variant: ("{state: one}", "word")
    case .children: ("[{label: one}]", "word")
    }
  }

  /// A screen in which a key has a value, and the index of the element that has the key.
  private static func sample(
    _ name: String, _ value: String, _ owner: AttributeInfo.Owner
  ) -> (text: String, element: Int) {
    switch owner {
    case .screen:
      (
        (name == "screen" ? "" : "screen: S\n") + "\(name): \(value)\n"
          + "children: [{type: button, label: last}]\n", 0
      )
    case .node, .both:
      ("screen: S\nchildren:\n  - {\(name): \(value)}\n  - {type: button, label: last}\n", 1)
    }
  }

  private static func readsLast(_ tree: UITree) -> Bool {
    let last = tree.elements.count - 1
    return tree.elements[last].kind == .button && tree.text(.label, of: last) == "last"
  }

  @Test func everyKeyIsInTheVocabularyOnce() {
    #expect(TreeVocabulary.keys.count == AttributeKey.allCases.count)
    #expect(TreeVocabulary.info.map(\.key) == AttributeKey.allCases)
    for info in TreeVocabulary.keys {
      #expect((info.form == .boolean) == info.key.isBoolean, "\(info.name)")
      #expect("\(info.key)" == info.name)
      #expect(!info.meaning.isEmpty && info.meaning.last != ".")
    }
  }

  @Test func everyKeyIsReadUnderEachOfItsNames() throws {
    for info in TreeVocabulary.keys {
      for name in [info.name] + info.aliases {
        let (text, element) = Self.sample(name, Self.values(info.form).good, info.owner)
        let reading = TreeSample.reading(text)
        #expect(reading.problems == [], "\(text)")
        #expect(reading.diagnostics.map(\.message) == [], "\(text)")
        let tree = try #require(reading.tree)
        #expect(tree.elements[element].has(info.key) || info.key == .children, "\(text)")
        #expect(Self.readsLast(tree), "\(text)")
      }
    }
  }

  @Test func everyWrongValueIsReportedAtItsPlaceAndNothingElseIsLost() throws {
    for info in TreeVocabulary.keys where info.key != .elements {
      let bad = Self.values(info.form).bad
      let (text, element) = Self.sample(info.name, bad, info.owner)
      let reading = TreeSample.reading(text)
      #expect(reading.problems == [], "\(text)")
      #expect(reading.diagnostics.map(\.kind) == [.typeMismatch], "\(text)")
      let range = try #require(reading.diagnostics.first).range
      #expect(TreeSample.slice(text, range) == bad, "\(text)")
      #expect(reading.diagnostics.first?.element == element, "\(text)")
      let tree = try #require(reading.tree)
      #expect(!tree.elements[element].has(info.key), "\(text)")
      #expect(Self.readsLast(tree), "\(text)")
    }
  }

  @Test func everyKeyOfScreensIsReadThere() throws {
    for info in TreeVocabulary.keys where info.owner == .both && info.key != .children {
      let (text, element) = Self.sample(info.name, Self.values(info.form).good, .screen)
      let reading = TreeSample.reading(text)
      #expect(reading.problems == [] && reading.diagnostics.isEmpty, "\(text)")
      #expect(try #require(reading.tree).elements[element].has(info.key), "\(text)")
    }
  }

  @Test func everyKeyNeedsAValueInYAML() {
    // A list of texts takes any scalar.
    for info in TreeVocabulary.keys where info.owner != .screen && info.form != .texts {
      let text = "screen: S\nchildren:\n  - \(info.name):\n  - {type: button, label: last}\n"
      let reading = TreeSample.reading(text)
      #expect(reading.problems == [], "\(text)")
      #expect(
        reading.diagnostics.map(\.message) == ["`\(info.name)` has no value"], "\(info.name)")
      #expect(reading.tree.map(Self.readsLast) == true)
    }
  }

  @Test func everyKeyMayBeNullInJSON() throws {
    for info in TreeVocabulary.keys where info.owner != .screen {
      let text =
        "{\"screen\": \"S\", \"children\": [{\"\(info.name)\": null}, "
        + "{\"type\": \"button\", \"label\": \"last\"}]}"
      let reading = TreeSample.reading(text, path: "x.json")
      #expect(reading.problems == [] && reading.diagnostics.isEmpty, "\(info.name)")
      let tree = try #require(reading.tree)
      #expect(!tree.elements[1].has(info.key) && Self.readsLast(tree), "\(info.name)")
    }
  }

  @Test func everyTypeHasItsNamesInAnyCase() throws {
    let names =
      ElementKind.nameable.map { ($0.rawValue, $0) }
      + ElementKind.aliases.map { ($0.name, $0.kind) }
    for (name, kind) in names {
      for spelled in [name, name.lowercased(), name.uppercased(), "\"\(name)\""] {
        let reading = TreeSample.reading("screen: S\nchildren: [{type: \(spelled)}]\n")
        #expect(reading.diagnostics.isEmpty, "\(spelled)")
        #expect(reading.tree?.elements[1].kind == kind, "\(spelled)")
      }
    }
    #expect(TreeVocabulary.typeTable.value("screen") == nil)
  }

  @Test func everyTraitHasItsNames() {
    for (bit, name) in TraitSet.bitNames.enumerated() {
      #expect(TreeVocabulary.traitTable.value(name) == TraitSet(bit: UInt64(bit)), "\(name)")
    }
    for (name, trait) in TraitSet.aliases where !TraitSet.bitNames.contains(name) {
      #expect(TreeVocabulary.traitTable.value(name) == trait, "\(name)")
    }
    #expect(TreeVocabulary.traitTable.value("Button") == nil)
  }
}
