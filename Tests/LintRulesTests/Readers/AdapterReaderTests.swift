import DocumentSyntax
import Testing

@testable import InputFormats
@testable import ScreenModel

/// Trees of other schemas, read as an adapter says.
@Suite("Adapters") struct AdapterReaderTests {
  @Test func typesPropertiesAndChildren() throws {
    let sample = try AdapterSample(
      """
      type: kind
      children: [header, content]
      properties: {label: a11y.say, text: str}
      types:
        Page: stack
        Btn: {type: button, properties: {onTap: tap}}
      """,
      """
      {"kind": "Page", "header": {"kind": "text", "str": "Hi"},
       "content": [{"kind": "Btn", "a11y": {"say": "Buy"}, "tap": "buy"}, null, false]}
      """)
    #expect(sample.kinds == [.stack, .text, .button])
    #expect(sample.texts(.label) == ["Buy"])
    #expect(sample.texts(.onTap) == ["buy"])
    #expect(sample.source(.label, of: 3) == "\"say\": \"Buy\"")
    #expect(sample.tree.elements.map(\.parent) == [-1, 0, 1, 1])
    #expect(sample.tree.elements.map(\.next) == [4, 4, 3, 4])
    #expect(sample.reading.diagnostics.isEmpty)
  }

  @Test func yamlIsReadLikeJSON() throws {
    let sample = try AdapterSample(
      "type: t\nchildren: c\nproperties: {text: s, frame: box}",
      "t: view\nc:\n  - {t: text, s: One, box: {x: 1, y: 2, width: 3, height: 4}}\n",
      path: "home.yml")
    #expect(sample.kinds == [.view, .text])
    #expect(sample.tree.elements[2].frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func valuesTakeTheFormOfTheirKey() throws {
    let sample = try AdapterSample(
      """
      properties:
        enabled: on
        selected: {not: off}
        alpha: o
        color: ink
        background: paper
        actions: acts
        range: {min: lo, max: {value: 9}, value: now}
        hitInsets: slop
        headingLevel: level
      traits:
        - {from: role, map: {btn: button, both: [image, link]}}
        - {value: selected, when: {state: sel}}
      """,
      """
      {"on": "yes", "off": 0, "o": "0.5", "ink": "rgba(255, 0, 0, 0.5)", "paper": "brand.main",
       "acts": ["Delete", "Share"], "lo": 1, "now": "4", "slop": 8, "level": 2, "role": "both",
       "state": "sel"}
      """)
    let element = sample.tree.elements[1]
    #expect(element.flag(.enabled) == true)
    #expect(element.flag(.selected) == true)
    #expect(sample.tree.number(.alpha, of: 1) == 0.5)
    #expect(sample.texts(.color) == ["#FF000080"])
    #expect(!element.has(.background), "a name of the project's own says nothing")
    #expect(element.traits == [.image, .link, .selected])
    guard case .range(let range)? = sample.tree.value(.range, of: 1),
      case .texts(let actions)? = sample.tree.value(.actions, of: 1)
    else {
      Issue.record("range and actions are missing")
      return
    }
    #expect(range == ValueRange(min: 1, max: 9, value: 4))
    #expect(actions.map(\.value) == ["Delete", "Share"])
    #expect(sample.reading.diagnostics.isEmpty)
  }

  @Test func whatDoesNotFitIsAFindingAtItsPlace() throws {
    let text = #"{"t": "Foo", "flag": "perhaps", "box": [1, 2], "s": ["x"]}"#
    let sample = try AdapterSample(
      "type: t\nproperties: {enabled: flag, frame: box, label: s}", text)
    let bytes = Array(text.utf8)
    let places = sample.reading.diagnostics.map {
      String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self)
    }
    #expect(places == [#""Foo""#, #""perhaps""#, "[1, 2]", #"["x"]"#])
    #expect(sample.reading.diagnostics.first?.kind == .unknownType)
  }

  @Test func templatesJoinsAndConditions() throws {
    let sample = try AdapterSample(
      """
      children: kids
      properties:
        label: {template: "{title}, {sub} {{x}}", when: title}
        text: {join: parts, deep: parts, separator: " "}
        hint: [missing, {value: none, when: {style: [a, b*]}}]
        placeholder: $root.word | $parent.word
      """,
      """
      {"word": "w", "title": "T", "sub": 1, "style": "bold",
       "kids": [{"parts": ["a", {"parts": ["b", null]}, 3]}]}
      """)
    #expect(sample.texts(.label) == ["T, 1 {x}"])
    #expect(sample.texts(.text) == ["a b 3"])
    #expect(sample.texts(.hint) == ["none"])
    #expect(sample.texts(.placeholder) == ["w", "w"])
  }

  @Test func screensSkipsAndTextsAmongChildren() throws {
    let sample = try AdapterSample(
      """
      root: pages[*]
      screen: {name: id, title: heading, size: {width: w, height: h}, language: $root.lang}
      type: {from: t, default: view}
      children: {from: list, as: Row}
      skip: {off: true}
      types: {Row: cell, Gone: {skip: true}}
      """,
      """
      {"lang": "de", "pages": [
        {"id": "One", "heading": "H", "w": 390, "h": 844,
         "list": ["text", {"off": true}, {}, [{}]]},
        {"id": "Two", "t": "Gone"}]}
      """)
    #expect(sample.tree.screens.map(\.name) == ["One", "Two"])
    #expect(sample.tree.screens.map(\.language) == ["de", "de"])
    #expect(sample.tree.screens[0].size == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(sample.kinds == [.view, .text, .cell, .cell])
    #expect(sample.texts(.text) == ["text"])
    #expect(sample.texts(.title) == ["H"])
  }

  @Test func keysThatAreMappedNowhereSayNothing() throws {
    let sample = try AdapterSample("properties: {label: l, traits: r}\nunsaid: value", "{}")
    let unsaid = sample.tree.screens[0].unsaid
    #expect(unsaid.contains(.hint) && unsaid.contains(.value) && unsaid.contains(.title))
    #expect(!unsaid.contains(.label) && !unsaid.contains(.traits))
    #expect(sample.tree.screens[0].notation is AdapterNotation)
  }

  @Test func aRootThatIsNotThereIsAProblem() throws {
    let adapter = try #require(Adapter.read("name: a\nroot: tree\ntype: t").adapter)
    let file = SourceFile(path: "x.json", bytes: Array("{}".utf8))
    let syntax = try #require(JSONParser.parse(file).tree)
    let reading = AdapterReader.read(syntax, adapter, ReadingOptions())
    #expect(reading.tree == nil)
    #expect(reading.problems.first?.message.contains("its `root` leads to none") == true)
  }

  @Test func depthAndSizeAreNoDanger() throws {
    let deep =
      String(repeating: #"{"c": ["#, count: 480) + String(repeating: "]}", count: 480)
    let sample = try AdapterSample(
      """
      children: c
      properties:
        text: {join: c, deep: c}
        label: $parent.c[0].x
      """, deep)
    #expect(sample.kinds.count == 480)
    let count = 5_000
    let list = String(repeating: "{},", count: count)
    let wide = try AdapterSample(
      "children: c\nproperties:\n  label: $parent.c[*].x", "{\"c\": [\(list){}]}")
    #expect(wide.kinds.count == count + 2)
  }

  @Test func aliasesOfYAMLAreFollowed() throws {
    let sample = try AdapterSample(
      "children: c\nproperties: {text: s}", "c: [&a {s: One}, *a]", path: "a.yml")
    #expect(sample.texts(.text) == ["One", "One"])
  }
}
