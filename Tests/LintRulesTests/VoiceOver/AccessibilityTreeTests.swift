import DocumentSyntax
import Testing

@testable import ScreenModel

/// Names, places and words of single elements; tables give one node in YAML, whose id is `x`.
@Suite("Accessibility tree") struct AccessibilityTreeTests {
  private func tree(_ node: String) -> AccessibilityTree {
    TreeSample.tree(children: "[\(node)]")
  }

  /// The source of the name and the name, such as `label: Save`.
  private func name(_ node: String) -> String? {
    let tree = tree(node)
    return TreeSample.index("x", in: tree).map { index in
      let text = tree.name(of: index).value?.text ?? ""
      return "\(tree.nameSources[index])" + (text.isEmpty ? "" : ": \(text)")
    }
  }

  // MARK: Names

  @Test(arguments: [
    ("{id: x, type: button, label: L, text: T, image: i}", "label: L"),
    ("{id: x, type: button, text: T, image: i}", "text: T"),
    ("{id: x, type: button, label: '', text: T}", "text: T"),
    ("{id: x, type: button, label: \" \\t\", image: ic_close}", "asset: ic close"),
    ("{id: x, type: button, image: icons/ic-close@2x.png}", "asset: ic close"),
    ("{id: x, type: button, image: 'system:trash'}", "asset: Delete"),
    ("{id: x, type: button, image: 'system:trash.fill'}", "asset: trash fill"),
    ("{id: x, type: button, image: 'system:square.and.arrow.up'}", "asset: Share"),
    ("{id: x, type: button, image: 'system:waveform.path'}", "asset: waveform path"),
    ("{id: x, type: button}", "none"),
    ("{id: x, type: image, element: true, image: avatar}", "none"),
    ("{id: x, type: view, element: true}", "none"),
    ("{id: x, type: textField, placeholder: Name}", "placeholder: Name"),
    ("{id: x, type: textField, text: Anna}", "none"),
    ("{id: x, type: textField, label: Name, placeholder: P}", "label: Name"),
    ("{id: x, type: searchField, placeholder: Search}", "placeholder: Search"),
    ("{id: x, type: button, placeholder: P}", "none"),
    ("{id: x, type: progress}", "system"),
    ("{id: x, type: pageControl}", "system"),
    ("{id: x, type: backButton}", "system"),
    ("{id: x, type: backButton, text: Places}", "text: Places"),
  ])
  func theFirstThatSaysSomethingNamesAnElement(node: String, expected: String) {
    #expect(name(node) == expected, "\(node)")
  }

  @Test(arguments: [
    (
      "{id: x, element: true, children: [{type: text, text: A}, {type: text, text: B}]}",
      "children: A, B"
    ),
    (
      "{id: x, element: true, label: L, children: [{type: text, text: A}]}",
      "label: L"
    ),
    ("{id: x, type: button, image: i, children: [{type: text, text: A}]}", "children: A"),
    (
      "{id: x, type: button, children: [{type: stack, children: [{type: text, text: A}]}]}",
      "children: A"
    ),
    ("{id: x, type: button, children: [{type: text, text: A, hidden: true}]}", "none"),
    (
      "{id: x, type: button, children: [{hidden: true, children: [{type: text, text: A}]}]}", "none"
    ),
    ("{id: x, type: button, children: [{type: text, text: A, alpha: 0}]}", "none"),
    ("{id: x, type: button, children: [{type: text, text: ' '}]}", "none"),
    ("{id: x, type: button, children: [{type: image, image: i}]}", "none"),
    ("{id: x, type: button, children: [{type: text, text: T, label: A}]}", "children: A"),
    (
      "{id: x, type: cell, children: [{type: text, text: A}, {type: button, text: B}]}",
      "children: A"
    ),
    ("{id: x, type: cell, label: L, children: [{type: text, text: A}]}", "label: L"),
  ])
  func anElementTakesTheTextsItHolds(node: String, expected: String) {
    #expect(name(node) == expected, "\(node)")
  }

  @Test(arguments: [
    ("{id: x, type: switch, labelledBy: c}, {id: c, type: text, text: Wi-Fi}", "caption: Wi-Fi"),
    ("{id: c, type: text, label: L, text: T}, {id: x, type: slider, labelledBy: c}", "caption: L"),
    ("{id: x, type: switch, labelledBy: nobody}", "none"),
    ("{id: x, type: switch, label: L, labelledBy: c}, {id: c, type: text, text: T}", "label: L"),
    ("{id: x, type: textField, labelledBy: c}, {id: c, type: text, text: T}", "caption: T"),
    (
      "{id: x, type: textField, placeholder: P, labelledBy: c}, {id: c, type: text, text: T}",
      "caption: T"
    ),
  ])
  func aCaptionNamesWhatItIsTiedTo(node: String, expected: String) {
    #expect(name(node) == expected, "\(node)")
  }

  @Test(arguments: [
    "{id: x, type: switch, labelledBy: x}",
    "{id: x, type: switch, labelledBy: y}, {id: y, type: switch, labelledBy: x}",
    "{id: x, type: switch, labelledBy: c}, {id: c, type: text}",
  ])
  func aCaptionWithoutWordsNamesNothing(nodes: String) throws {
    let tree = tree(nodes)
    let index = try #require(TreeSample.index("x", in: tree))
    #expect(tree.name(of: index).value == nil, "\(nodes)")
    #expect(tree.utterance(of: index) == "Switch button.", "\(nodes)")
  }

  @Test func captionsOfOtherScreensNameNothing() {
    let tree = TreeSample.tree(
      """
      - {screen: One, children: [{id: x, type: switch, labelledBy: c}]}
      - {screen: Two, children: [{id: c, type: text, text: T}]}
      """)
    let index = TreeSample.index("x", in: tree)
    #expect(index.map { tree.nameSources[$0] } == NameSource.none)
  }

  @Test func namesKnowWhereTheyAreWritten() {
    let text = "screen: S\nchildren: [{id: x, type: button, label: 'A name'}]\n"
    let tree = TreeSample.tree(text)
    let range = tree.name(of: 1).value?.range
    #expect(range.map { TreeSample.slice(text, $0) } == "'A name'")
  }

  @Test func aNameThatCodeGivesIsUnknown() {
    let range = SourceRange(start: 0, end: 0)
    for key in [AttributeKey.label, .text] {
      var builder = UITreeBuilder(file: SourceFile(path: "x", bytes: []))
      let root = builder.beginScreen("S", anchor: range)
      let index = builder.begin(.button, parent: root, position: 0, anchor: range)
      builder.add(key, unknown: .customRuntimeAttribute, value: range)
      builder.end(index)
      builder.end(root)
      let tree = AccessibilityTree(resolving: builder.tree)
      #expect(tree.nameSources[index] == .unknown)
      #expect(tree.name(of: index).value == nil)
      if case .unknown(let reason) = tree.name(of: index) {
        #expect(reason == .customRuntimeAttribute)
      } else {
        Issue.record("\(key) is not unknown")
      }
    }
  }

  // MARK: Places

  @Test(
    arguments: [
      (
        "screen: S\nchildren: [{frame: [10, 20, 90, 90], children: "
          + "[{id: x, frame: [1, 2, 30, 40]}]}]",
        Rect(x: 11, y: 22, width: 30, height: 40)
      ),
      (
        "screen: S\nframes: screen\nchildren: [{frame: [10, 20, 90, 90], children: "
          + "[{id: x, frame: [1, 2, 30, 40]}]}]",
        Rect(x: 1, y: 2, width: 30, height: 40)
      ),
      (
        "screen: S\nframes: screen\nchildren: [{children: [{id: x, frame: [1, 2, 30, 40]}]}]",
        Rect(x: 1, y: 2, width: 30, height: 40)
      ),
      ("screen: S\nchildren: [{children: [{id: x, frame: [1, 2, 30, 40]}]}]", nil),
      ("screen: S\nchildren: [{frame: [1, 2, 30, 40], children: [{id: x}]}]", nil),
      (
        "screen: S\nsize: [390, 844]\nchildren: [{id: x, frame: [-5.5, 0, 30, 40]}]",
        Rect(x: -5.5, y: 0, width: 30, height: 40)
      ),
      (
        "type: view\nid: x\nframe: {x: 1, y: 2, width: 3, height: 4}",
        Rect(x: 1, y: 2, width: 3, height: 4)
      ),
    ] as [(String, Rect?)])
  func framesAddUpToPlacesOnTheScreen(text: String, expected: Rect?) throws {
    let tree = TreeSample.tree(text)
    let index = try #require(TreeSample.index("x", in: tree))
    #expect(tree.screenFrame(of: index).value == expected, "\(text)")
    #expect(tree.has(.placed, index) == (expected != nil), "\(text)")
    if expected == nil { #expect(tree.screenFrame(of: index) == .unknown(.noFrameGiven)) }
  }

  @Test func sizesAreKnownWithoutPlaces() {
    let tree = tree("{children: [{id: x, frame: [1, 2, 30, 40]}, {id: y}]}")
    #expect(tree.size(of: 2) == .known(Rect(x: 1, y: 2, width: 30, height: 40)))
    #expect(tree.size(of: 3) == .unknown(.noFrameGiven))
  }

  @Test func partsKnowTheStopAroundThem() {
    let tree = tree("{id: x, element: true, children: [{children: [{type: text, text: A}]}]}, {}")
    #expect((1..<5).map { tree.stop(around: $0) } == [nil, 1, 1, nil])
    #expect(
      (1..<5).map { tree.heard(at: $0, contexts: StopContexts(tree)) } == ["A.", nil, "A.", nil])
    #expect(tree.isInside(3, 1) && !tree.isInside(1, 1) && !tree.isInside(4, 1))
  }

  // MARK: Words

  private func check(_ rows: [(String, String?)]) {
    for (node, expected) in rows {
      let tree = tree(node)
      let index = TreeSample.index("x", in: tree)
      #expect(index.flatMap { tree.utterance(of: $0) } == expected, "\(node)")
    }
  }

  @Test func labelsAndValuesAreSpokenInOrder() {
    check([
      ("{id: x, element: true}", ""),
      ("{id: x, element: true, label: Label}", "Label."),
      ("{id: x, element: true, value: Value}", "Value."),
      ("{id: x, element: true, label: Label, value: Value}", "Label, Value."),
      ("{id: x, element: true, label: Payments, value: '250'}", "Payments, two hundred fifty."),
      ("{id: x, element: true, label: Ready?}", "Ready?"),
      ("{id: x, element: true, label: ' ', value: ' '}", ""),
      ("{id: x, label: Label}", nil),
      ("{id: x, type: button, text: Cash Out}", "Cash Out, button."),
      ("{id: x, type: button, hidden: true, text: Cash Out}", nil),
    ])
  }

  @Test(arguments: [
    ("button", "L, button."), ("link", "L, link."), ("header", "L, heading."),
    ("searchField", "L, search field."), ("image", "L, image."), ("selected", "Selected, L."),
    ("notEnabled", "L, dimmed."), ("adjustable", "L, adjustable."),
    ("button, link", "L, button, link."), ("button, header", "L, button, heading."),
    ("button, image", "L, button, image."), ("button, selected", "Selected, L, button."),
    ("button, notEnabled", "L, dimmed, button."), ("button, keyboardKey", "L."),
    ("playsSound", "L."), ("keyboardKey", "L."), ("staticText", "L."), ("summaryElement", "L."),
    ("updatesFrequently", "L."), ("startsMediaSession", "L."), ("allowsDirectInteraction", "L."),
    ("causesPageTurn", "L."), ("tabBar", "L."), ("none", "L."),
    ("button, backButton", "L, back button."), ("tabBarItem", "L, tab."),
    ("textEntry, button", "L, button, text field."),
    ("textEntry, secureTextField", "L, secure text field."),
    ("textEntry, isEditing", "L, text field, is editing."),
    (
      "notEnabled, header, link, adjustable, image, searchField",
      "L, dimmed, heading, link, adjustable, image, search field."
    ),
  ])
  func traitsAddTheirWords(traits: String, expected: String) {
    check([("{id: x, element: true, label: L, traits: [\(traits)]}", expected)])
  }

  @Test func anElementWithoutWordsSpeaksItsRole() {
    check([
      ("{id: x, element: true, traits: [button, header]}", "Button, heading."),
      ("{id: x, element: true, traits: selected}", "Selected."),
      ("{id: x, type: slider}", "Adjustable."),
      ("{id: x, type: textField}", "Text field."),
      ("{id: x, type: backButton}", "Back button."),
    ])
  }

  @Test func switchesSpeakTheirState() {
    check([
      ("{id: x, type: switch, on: true}", "Switch button, on."),
      ("{id: x, type: switch, on: false}", "Switch button, off."),
      ("{id: x, type: switch, on: true, enabled: false}", "Dimmed, switch button, on."),
      ("{id: x, type: switch, on: true, label: Label}", "Label, switch button, on."),
      ("{id: x, type: switch, on: true, label: Label, value: Value}", "Label, switch button, on."),
      ("{id: x, type: switch, label: Label}", "Label, switch button."),
      (
        "{id: x, element: true, label: F, value: '1', traits: [toggle, button]}",
        "F, switch button, on."
      ),
      (
        "{id: x, element: true, label: F, value: '0', traits: [toggle, button]}",
        "F, switch button, off."
      ),
      (
        "{id: x, element: true, label: F, value: '2', traits: [toggle, button]}",
        "F, switch button, mixed."
      ),
      ("{id: x, element: true, label: F, value: '1', traits: toggle}", "F, on."),
      (
        "{id: x, element: true, label: F, value: Value, traits: [toggle, button]}",
        "F, switch button, Value."
      ),
      (
        "{id: x, type: cell, label: Reachability, on: false, traits: toggle}",
        "Reachability, off."
      ),
    ])
  }

  @Test func controlsSpeakTheirValues() {
    check([
      (
        "{id: x, type: slider, range: {min: 0, max: 100, value: 75}}",
        "seventy five percent, adjustable."
      ),
      ("{id: x, type: slider, range: {min: -1, max: 1, value: 0}}", "fifty percent, adjustable."),
      ("{id: x, type: slider, range: {value: 0.333}}", "thirty three percent, adjustable."),
      (
        "{id: x, type: slider, label: Size, range: {min: 0, max: 10, value: 5}}",
        "Size, fifty percent, adjustable."
      ),
      (
        "{id: x, type: slider, value: Loud, range: {min: 0, max: 10, value: 5}}",
        "Loud, adjustable."
      ),
      ("{id: x, type: slider, range: {min: 5, max: 5, value: 5}}", "Adjustable."),
      ("{id: x, type: slider, range: {min: 0, max: 10}}", "Adjustable."),
      ("{id: x, type: pageControl, index: 1, count: 3}", "Page 2 of 3, adjustable."),
      (
        "{id: x, type: textField, text: Hello from Text Field}",
        "Hello from Text Field, text field."
      ),
      ("{id: x, type: textField, label: Name, text: Anna}", "Name, Anna, text field."),
      ("{id: x, type: textField, text: Anna, editing: true}", "Anna, text field, is editing."),
      ("{id: x, type: textField, placeholder: Name}", "Name, text field."),
      ("{id: x, type: secureField, placeholder: Password}", "Password, secure text field."),
      ("{id: x, type: secureField, text: swordfish}", "•••••••••, secure text field."),
      ("{id: x, type: textField, secure: true, text: fish}", "••••, secure text field."),
      ("{id: x, type: searchField, placeholder: Search}", "Search, search field."),
      (
        "{id: x, type: segment, text: last 24 hours, selected: true}",
        "Selected, last twenty four hours, button."
      ),
      ("{id: x, type: tab, text: My tickets}", "My tickets, tab."),
      ("{id: x, type: backButton, text: First}", "First, back button."),
      ("{id: x, type: header, text: Second}", "Second, heading."),
      ("{id: x, type: popupButton, text: Sort}", "Sort, pop up button."),
      ("{id: x, type: link, text: Terms}", "Terms, button, link."),
      ("{id: x, type: button, text: Buy, enabled: false}", "Buy, dimmed, button."),
    ])
  }
}
