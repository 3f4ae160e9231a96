import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// How files in the tree format are read: shapes, spellings, places, and what is wrong with them.
@Suite("Tree reader") struct TreeReaderTests {
  private func reading(node: String) -> Reading {
    TreeSample.reading("screen: S\nchildren:\n  - {\(node)}\n")
  }

  // MARK: Documents

  @Test(
    arguments: [
      ("x.yml", "screen: A\n", ["A"]),
      ("x.yml", "screens:\n  - screen: A\n  - screen: B\n", ["A", "B"]),
      ("x.yml", "screens: {screen: A}\n", ["A"]),
      ("x.yml", "- screen: A\n- type: button\n", ["A", nil]),
      ("x.yml", "screen: A\n---\nscreen: B\n---\n- screen: C\n", ["A", "B", "C"]),
      ("x.yml", "screen: A\n---\n---\nscreen: B\n", ["A", "B"]),
      ("x.yml", "type: button\nlabel: L\n", [nil]),
      ("x.yml", "screen: 12\n", ["12"]),
      ("x.yml", "label: L\nscreen: A\n", ["A"]),
      ("x.yml", "- &a {screen: A}\n- *a\n", ["A", "A"]),
      ("x.json", "{\"screen\": \"A\"}", ["A"]),
      ("x.json", "{\"screens\": [{\"screen\": \"A\"}, {\"type\": \"button\"}]}", ["A", nil]),
      ("x.json", "[{\"screen\": \"A\\u00e9\"}, {\"screen\": \"B\"}]", ["A\u{E9}", "B"]),
      (
        "x.jsonl", "{\"screen\": \"A\"}\n\n{\"type\": \"view\"}\n[{\"screen\": \"B\"}]\n",
        ["A", nil, "B"]
      ),
      ("x.ndjson", "{\"screen\": \"A\"}", ["A"]),
      ("stdin", " {\"screen\": \"A\"}", ["A"]),
      ("stdin", "screen: A", ["A"]),
    ] as [(String, String, [String?])])
  func everyShapeOfDocumentHasItsScreens(path: String, text: String, names: [String?]) {
    let reading = TreeSample.reading(text, path: path)
    #expect(reading.problems == [], "\(text)")
    #expect(reading.tree?.screens.map(\.name) == names, "\(text)")
  }

  @Test(arguments: [
    "just words\n", "5\n", "", "- 5\n", "- [screen: A]\n", "a: 1\n", "- {a: 1}\n", "screens: 5\n",
    "screens: [1]\n", "null\n", "screens:\n", "screen: A\n---\nwords\n", "# nothing\n",
  ])
  func whatIsNoTreeIsAProblem(text: String) {
    let reading = TreeSample.reading(text)
    #expect(!reading.problems.isEmpty, "\(text)")
    for problem in reading.problems {
      #expect(problem.range.end <= text.utf8.count && problem.message.last != ".")
    }
    let report = Linter().lint(SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8)))
    #expect(!report.inputErrors.isEmpty && report.findings.isEmpty, "\(text)")
  }

  @Test(arguments: [
    ("screen: A", true), ("screens: []", true), ("- screen: A", true), ("type: button", true),
    ("type: UIButton", true), ("title: x\nscreen: A", true), ("type: object", false),
    ("screen: {a: 1}", false), ("screens: 5", false), ("name: a", false), ("[]", false),
    ("words", false), ("- 1", false), ("type: [button]", false), ("a: {screen: B}", false),
  ])
  func filesMetInAFolderAreLookedAtByTheirShape(text: String, expected: Bool) {
    let file = SourceFile(path: "x.yml", bytes: Array(text.utf8))
    // Without an element nothing tells that it is a tree.
    let isPassedOver =
      if case .other = Readers.found(file, ReadingOptions()) { true } else { false }
    #expect(isPassedOver != expected, "\(text)")
    #expect(Readers.documentIfTree(file, ReadingOptions()).map { _ in true } == nil, "\(text)")
    var wanted = ReadingOptions()
    wanted.isWanted = { _ in true }
    #expect((Readers.documentIfTree(file, wanted) != nil) == expected, "\(text)")
    let named = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    #expect(Readers.documentIfTree(named, ReadingOptions()) != nil, "\(text)")
  }

  @Test func keysBesideScreensAreReported() {
    let text = "version: 1\nscreens: [{screen: A}]\n"
    let reading = TreeSample.reading(text)
    #expect(reading.diagnostics.map { TreeSample.slice(text, $0.range) } == ["version"])
    #expect(reading.tree?.screens.count == 1)
  }

  @Test func screensTakeWhatTheirKeysSay() throws {
    let text = """
      {screen: S, size: [390, 844.5], idiom: pad, language: de, direction: rtl, frames: screen}
      """
    let screen = try #require(TreeSample.reading(text).tree?.screens.first)
    #expect(screen.size == Rect(x: 0, y: 0, width: 390, height: 844.5))
    #expect(screen.idiom == .pad && screen.language == "de")
    #expect(screen.isRightToLeft && screen.framesAreAbsolute)
    let plain = try #require(TreeSample.reading("screen: S").tree?.screens.first)
    #expect(plain.size == nil && plain.idiom == .phone && plain.language == "en")
    #expect(!plain.isRightToLeft && !plain.framesAreAbsolute && plain.capabilities == .described)
  }

  // MARK: Spellings

  @Test(arguments: [
    "06/14/03", "6.000", "NO", "true", "null", "~", "0x1F", "1e3", ".5", "+1", ".inf", "0o17",
    "12:30", "2026-01-01", "1_000", "007", "False",
  ])
  func whereATextIsExpectedScalarsStayAsSpelled(text: String) {
    for key in ["text", "label", "value", "id", "onTap", "unit", "labelledBy"] {
      let reading = reading(node: "\(key): \(text)")
      let tree = reading.tree
      #expect(reading.problems == [] && reading.diagnostics.isEmpty, "\(key): \(text)")
      let found = TreeVocabulary.keyTable.value(key).flatMap { tree?.text($0, of: 1) }
      #expect(found == text, "\(key): \(text)")
    }
  }

  @Test func numbersAndBooleansOfJSONStayAsSpelled() throws {
    let text = "{\"type\": \"button\", \"text\": 6.000, \"label\": true, \"hint\": null}"
    let reading = TreeSample.reading(text, path: "x.json")
    let tree = try #require(reading.tree)
    #expect(reading.diagnostics.isEmpty)
    #expect(tree.text(.text, of: 1) == "6.000" && tree.text(.label, of: 1) == "true")
    #expect(!tree.elements[1].has(.hint))
  }

  @Test func aCommentThatSwallowsAValueGivesAHint() throws {
    for key in ["color", "background", "text"] {
      let text = "screen: S\nchildren:\n  - type: button\n    \(key): #F00\n    label: last\n"
      let reading = TreeSample.reading(text)
      let diagnostic = try #require(reading.diagnostics.first)
      #expect(reading.diagnostics.count == 1 && diagnostic.kind == .typeMismatch)
      #expect(diagnostic.message == "`\(key)` has no value")
      #expect(diagnostic.help.contains("quotes"))
      #expect(reading.tree?.text(.label, of: 1) == "last")
    }
    #expect(reading(node: "color: '#F00'").tree?.text(.color, of: 1) == "#F00")
  }

  @Test(arguments: [
    "alpha: .inf", "alpha: -.inf", "alpha: .nan", "alpha: 1e999",
    "frame: {x: 0, y: .nan, width: 1, height: 1}", "range: {max: .inf}", "lines: 1e400",
    "hitInsets: [.nan, 0, 0, 0]", "activationPoint: [0, .inf]", "font: {size: 1e999}",
  ])
  func numbersThatAreNotFiniteAreInputErrors(node: String) {
    let reading = reading(node: node)
    #expect(reading.problems.map(\.kind) == [.syntax], "\(node)")
    #expect(reading.problems.first?.message.contains("not finite") == true, "\(node)")
  }

  @Test(arguments: [
    "gestures: tap", "actions: Delete", "rotors: Links", "posts: announcement", "disable: x",
    "content: {label: Height}", "implements: escape", "inputLabels: Send", "swipeActions: Flag",
    "gestures: {type: tap}", "posts: {type: announcement}", "disable: {rule: x, reason: y}",
    "children: {type: text}", "elements: someone", "elements: {label: P}", "traits: button",
  ])
  func oneItemMayStandForAList(node: String) throws {
    let reading = reading(node: node)
    #expect(reading.problems == [] && reading.diagnostics.isEmpty, "\(node)")
    let tree = try #require(reading.tree)
    switch try #require(node.split(separator: ":").first) {
    case "gestures": #expect(tree.gestures(of: 1).map(\.kind) == [.tap])
    case "children": #expect(tree.elements.map(\.kind) == [.screen, .view, .text])
    case "traits": #expect(tree.elements[1].traits == .button)
    case "actions": #expect(tree.texts(.actions, of: 1).map(\.value) == ["Delete"])
    default: #expect(tree.elements[1].attributeCount == 1)
    }
  }

  @Test(arguments: [
    ("[button, selected]", "button selected"), ("[]", ""), ("none", ""), ("9", "button selected"),
    ("0x10001", "button header"), ("\"0x10001\"", "button header"),
    ("[button, 0x8]", "button selected"),
    ("[button, 8]", "button selected"), ("0", ""), ("heading", "header"),
    (
      "[text, disabled]",
      "staticText notEnabled"
    ), ("0x8000000000000000", "bit 63"), ("toggleButton", "toggle"),
  ])
  func traitsAreNamesOrAMask(value: String, expected: String) {
    let reading = reading(node: "traits: \(value)")
    #expect(reading.diagnostics.isEmpty, "\(value)")
    #expect(reading.tree?.elements[1].traits.names.joined(separator: " ") == expected)
    #expect(reading.tree?.elements[1].has(.traits) == true)
  }

  @Test(arguments: [
    ("[header, true]", "true", "It is ignored; correct it or remove it.", "header"),
    ("-1", "-1", "It is ignored; correct it or remove it.", ""),
    ("[header, 1.5]", "1.5", "It is ignored; correct it or remove it.", "header"),
  ])
  func traitsThatAreNeitherNameNorMaskAreLeftOut(
    value: String, place: String, help: String, kept: String
  ) {
    let text = "screen: S\nchildren: [{traits: \(value)}]\n"
    let reading = TreeSample.reading(text)
    #expect(reading.diagnostics.map { TreeSample.slice(text, $0.range) } == [place])
    #expect(reading.diagnostics.map(\.help) == [help])
    #expect(reading.tree?.elements[1].traits.names.joined(separator: " ") == kept)
  }

  @Test(arguments: [
    ("[buton, header]", ["buton"], "header"), ("wobble", ["wobble"], ""),
    ("[wobble, 'bob', 9]", ["wobble", "'bob'"], "button selected"), ("0xZZ", ["0xZZ"], ""),
    ("[button]", [], "button"),
  ])
  func namesThatAreNoTraitsAreKept(value: String, places: [String], kept: String) throws {
    let text = "screen: S\nchildren: [{actions: [Go], traits: \(value), label: x}]\n"
    let reading = TreeSample.reading(text)
    let tree = try #require(reading.tree)
    #expect(reading.diagnostics.isEmpty)
    #expect(tree.unknownTraits(of: 1).map { TreeSample.slice(text, $0.range) } == places)
    #expect(
      tree.unknownTraits(of: 1).map(\.value) == places.map { $0.filter { $0 != "'" } })
    #expect(tree.elements[1].traits.names.joined(separator: " ") == kept)
    #expect(tree.unknownTraits(of: 0).isEmpty && tree.text(.label, of: 1) == "x")
  }

  // MARK: Keys

  @Test(
    arguments: [
      ("lable: x", "lable", "Did you mean `label`?"), ("title: x", "title", "Did you mean `text`?"),
      ("role: x", "role", "Did you mean `type`?"), ("Label: x", "Label", "Did you mean `label`?"),
      ("size: [1, 2]", "size", nil), ("'sub views': x", "'sub views'", nil),
      ("zzzzzzzzzz: {a: [1]}", "zzzzzzzzzz", "Remove it, or see the list of keys."),
      ("accessibilityLable: x", "accessibilityLable", "Did you mean `accessibilityLabel`?"),
      ("range: {mn: 1}", "mn", "Did you mean `min`?"),
      ("gestures: {type: tap, finger: 2}", "finger", nil),
      ("font: {colour: red}", "colour", "The keys here are style, name, size, weight, scaled."),
    ] as [(String, String, String?)])
  func unknownKeysAreReportedWithTheNearestOne(node: String, place: String, help: String?) {
    let text = "screen: S\nchildren:\n  - {\(node), hint: last}\n"
    let reading = TreeSample.reading(text)
    #expect(reading.diagnostics.map(\.kind) == [.unknownKey], "\(node)")
    #expect(reading.diagnostics.map { TreeSample.slice(text, $0.range) } == [place])
    if let help { #expect(reading.diagnostics.map(\.help) == [help]) }
    #expect(reading.diagnostics.first?.element == 1)
    #expect(reading.tree?.text(.hint, of: 1) == "last")
  }

  @Test func unknownTypesArePlainViews() throws {
    let text = "screen: S\nchildren: [{type: buton, text: T}, {type: Qwertz}]\n"
    let reading = TreeSample.reading(text)
    #expect(reading.diagnostics.map(\.kind) == [.unknownType, .unknownType])
    #expect(reading.diagnostics.map { TreeSample.slice(text, $0.range) } == ["buton", "Qwertz"])
    #expect(reading.diagnostics.first?.help == "Did you mean `button`?")
    let tree = try #require(reading.tree)
    #expect(tree.elements.map(\.kind) == [.screen, .view, .view])
    #expect(tree.elements[1].marks.contains(.unknownType) && tree.text(.text, of: 1) == "T")
  }

  @Test(arguments: [
    ("label: A, accessibilityLabel: B", "accessibilityLabel"),
    ("accessibilityLabel: A, label: B", "label"),
    ("hidden: true, isHidden: false", "isHidden"),
    ("element: true, isElement: true", "isElement"),
    ("elements: [], accessibilityElements: []", "accessibilityElements"),
    ("traits: button, accessibilityTraits: link", "accessibilityTraits"),
  ])
  func theSecondNameOfAKeyIsADuplicate(node: String, place: String) {
    let text = "screen: S\nchildren: [{\(node)}]\n"
    let reading = TreeSample.reading(text)
    #expect(reading.diagnostics.map(\.kind) == [.duplicateKey], "\(node)")
    #expect(reading.diagnostics.map { TreeSample.slice(text, $0.range) } == [place])
    #expect(reading.tree?.elements[1].attributeCount == 1)
    #expect(reading.tree?.text(.label, of: 1).map { $0 == "A" } ?? true)
  }

  @Test func diagnosticsAreLimited() {
    let nodes = String(repeating: "  - {lable: x}\n", count: 1_500)
    let reading = TreeSample.reading("screen: S\nchildren:\n\(nodes)")
    #expect(reading.diagnostics.count == 1_000)
    #expect(reading.tree?.elements.count == 1_501)
  }

  @Test(
    arguments: [
      ("font: {style: [a]}", "[a]"), ("font: {style: body, weight: {b: c}}", "{b: c}"),
      ("font: {size: [1]}", "[1]"), ("speech: {ipa: [x]}", "[x]"),
      ("gestures: {type: tap, action: [x]}", "[x]"),
      ("content: {label: L, value: {a: b}}", "{a: b}"),
      ("content: {label: [L], value: V}", "{label: [L], value: V}"),
    ])
  func fieldsThatDoNotFitAreReportedOnce(node: String, place: String) {
    let text = "screen: S\nchildren: [{\(node)}]\n"
    let reading = TreeSample.reading(text)
    #expect(reading.diagnostics.map(\.kind) == [.typeMismatch], "\(node)")
    #expect(reading.diagnostics.map { TreeSample.slice(text, $0.range) } == [place])
  }

  @Test(arguments: ["words", "[1]", "{type: text}, words, {type: text}"])
  func childrenAreNodes(children: String) {
    let reading = TreeSample.reading("screen: S\nchildren: [\(children)]\n")
    #expect(reading.diagnostics.map(\.kind) == [.typeMismatch])
    #expect(reading.diagnostics.first?.element == 0)
    #expect(
      reading.tree?.elements.filter { $0.kind != .screen }.allSatisfy { $0.kind == .text } == true)
  }

  // MARK: Places

  @Test func aliasesStandForNodesAndValues() throws {
    let text = """
      screen: S
      children:
        - &save {type: button, label: &name Save, frame: &at [1, 2, 3, 4], children: {type: text}}
        - *save
        - {type: *kind, hint: *name, frame: *at, element: *yes}
      """.replacing("type: *kind", with: "type: button").replacing("element: *yes", with: "z: 1")
    let reading = TreeSample.reading(text)
    #expect(reading.problems == [] && reading.diagnostics.isEmpty)
    let tree = try #require(reading.tree)
    #expect(tree.elements.map(\.kind) == [.screen, .button, .text, .button, .text, .button])
    #expect(tree.text(.label, of: 3) == "Save" && tree.text(.hint, of: 5) == "Save")
    #expect(tree.elements[5].frame == Rect(x: 1, y: 2, width: 3, height: 4))
    let range = try #require(tree.attribute(.hint, of: 5)).valueRange
    #expect(TreeSample.slice(text, range) == "*name")
    #expect(
      (1..<6).map { tree.path(of: $0) } == [
        "/children/0", "/children/0/children/0", "/children/1", "/children/1/children/0",
        "/children/2",
      ])
  }

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func rangesAreExactToTheByte(lineBreak: String, mark: String) throws {
    let lines = [
      "screen: Größe 👩‍👩‍👧", "children:", "  - {type: 'button', \"label\": 'é 👍 漢', hint: plain}",
      "  - type: text", "    text: \"a\\tb\"", "    value: {}", "    frame: [1, 2,", "      3, 4]",
    ]
    let text = mark + lines.joined(separator: lineBreak) + lineBreak
    let reading = TreeSample.reading(text)
    let tree = try #require(reading.tree)
    let rows: [(Int, AttributeKey, String, String)] = [
      (0, .screen, "Größe 👩‍👩‍👧", "screen: Größe 👩‍👩‍👧"), (1, .type, "'button'", "type: 'button'"),
      (1, .label, "'é 👍 漢'", "\"label\": 'é 👍 漢'"), (1, .hint, "plain", "hint: plain"),
      (2, .text, "\"a\\tb\"", "text: \"a\\tb\""),
      (2, .frame, "[1, 2,\(lineBreak)      3, 4]", "frame: [1, 2,\(lineBreak)      3, 4]"),
    ]
    for (index, key, value, member) in rows {
      let attribute = try #require(tree.attribute(key, of: index))
      #expect(TreeSample.slice(text, attribute.valueRange) == value)
      #expect(TreeSample.slice(text, attribute.range) == member)
    }
    #expect(tree.text(.label, of: 1) == "é 👍 漢" && tree.text(.text, of: 2) == "a\tb")
    #expect(reading.diagnostics.map { TreeSample.slice(text, $0.range) } == ["{}"])
    #expect(TreeSample.slice(text, tree.elements[1].anchor) == "type: 'button'")
  }

  @Test func pathsLeadThroughChildrenAndInlineElements() throws {
    let text = """
      screen: S
      elements: [{id: p}, someone, {id: q, children: [{id: r}]}]
      children: [{id: a, children: [{id: b}, {id: c, elements: [{id: d}]}]}, {id: e}]
      """
    let tree = AccessibilityTree(resolving: try #require(TreeSample.reading(text).tree))
    let paths = ["p", "q", "r", "a", "b", "c", "d", "e"].map { id in
      TreeSample.index(id, in: tree).map { tree.interface.path(of: $0) }
    }
    #expect(
      paths == [
        "/elements/0", "/elements/2", "/elements/2/children/0", "/children/0",
        "/children/0/children/0", "/children/0/children/1", "/children/0/children/1/elements/0",
        "/children/1",
      ])
    #expect(tree.interface.path(of: 0) == "")
  }

  @Test(arguments: [
    (#"[{"path": "$", "type": "array"}]"#, false), (#"{"type": "object"}"#, false),
    (#"{"type": "buton", "text": "Save"}"#, true), (#"{"type": "UIButton"}"#, true),
  ])
  func aTypeOfNobodysAloneMakesNoNode(text: String, isRead: Bool) {
    let report = Linter().lint(SourceFile(path: "x.json", bytes: Array(text.utf8)))
    #expect(report.inputErrors.isEmpty == isRead, "\(text)")
  }
}
