import Testing

@testable import ScreenModel

/// Traits and facts of single elements; tables give one node in YAML, whose id is `x`.
@Suite("Resolution") struct ResolutionTests {
  private static let names: [(NodeFacts, String)] = [
    (.exposed, "exposed"), (.interactive, "interactive"), (.nativeRole, "nativeRole"),
    (.ownTraits, "ownTraits"), (.gestures, "gestures"), (.image, "image"), (.label, "label"),
    (.spoken, "spoken"), (.sized, "sized"), (.placed, "placed"), (.parent, "parent"),
    (.capitals, "capitals"), (.digits, "digits"), (.assetLabel, "assetLabel"), (.tap, "tap"),
    (.explicitElement, "explicitElement"),
  ]

  private func resolved(_ node: String, _ read: (AccessibilityTree, Int) -> String) -> String? {
    let tree = TreeSample.tree(children: "[\(node)]")
    return TreeSample.index("x", in: tree).map { read(tree, $0) }
  }

  // MARK: Traits

  @Test(arguments: [
    ("type: view", ""), ("type: button", "button"), ("type: link", "button link"),
    ("type: text", "staticText"), ("type: header", "header"), ("type: image", "image"),
    ("type: slider", "adjustable"), ("type: switch", "button toggle"), ("type: tab", "tabBarItem"),
    ("type: textField", "textEntry"), ("type: secureField", "textEntry secureTextField"),
    ("type: textView", "textEntry textArea"), ("type: searchField", "searchField textEntry"),
    ("type: backButton", "button backButton"), ("type: popupButton", "button popupButton"),
    ("type: pageControl", "updatesFrequently adjustable"), ("type: cell", ""),
    ("type: button, traits: [link]", "link"), ("type: button, traits: []", ""),
    ("type: button, traits: none", ""), ("type: button, traits: header", "header"),
    ("type: button, traits: [header], enabled: false, selected: true", "header"),
    ("type: button, enabled: false", "button notEnabled"),
    ("type: button, enabled: true", "button"),
    ("type: button, selected: true", "button selected"),
    ("type: button, selected: false", "button"),
    ("type: view, enabled: false, selected: true", "selected"),
    ("type: textField, editing: true", "textEntry isEditing"),
    ("type: button, editing: true", "button"),
    ("type: textField, secure: true", "textEntry secureTextField"),
    ("type: view, secure: true", ""),
  ])
  func traitsAreTheAuthorsOrElseTheClasses(node: String, expected: String) {
    let found = resolved("{id: x, \(node)}") { $0.traits[$1].names.joined(separator: " ") }
    #expect(found == expected, "\(node)")
  }

  // MARK: Facts

  @Test(arguments: [
    ("type: view", ""),
    ("type: button", "exposed interactive nativeRole spoken"),
    ("type: button, hidden: true", "interactive nativeRole"),
    ("element: true", "exposed spoken explicitElement"),
    ("element: false", ""),
    ("type: button, element: false", "interactive nativeRole"),
    ("traits: button", "interactive ownTraits"),
    ("traits: staticText", "ownTraits"),
    ("type: text, text: Name", "exposed spoken"),
    ("type: view, gestures: tap", "interactive gestures"),
    ("type: view, gestures: shake", "gestures"),
    ("type: view, gestures: {type: tap, enabled: false}", "gestures"),
    ("type: view, gestures: []", ""),
    ("type: view, onTap: open", "interactive tap"), ("type: view, onTap: true", "interactive tap"),
    ("type: view, onTap: none", ""), ("type: view, onTap: false", ""),
    ("type: image, image: a", "image"),
    ("type: view, label: L", "label"), ("type: view, label: ' '", ""),
    ("type: view, frame: [0, 0, 1, 1]", "sized placed"),
    ("type: view, children: [{}]", "parent"), ("type: view, children: []", ""),
    ("type: text, text: SALE", "exposed spoken capitals"),
    ("type: text, text: Room 12", "exposed spoken digits"),
    ("type: text, text: Name, hint: ABC 123", "exposed spoken capitals digits"),
    ("type: view, text: SALE 123", ""),
    ("type: button, label: ic_close", "exposed interactive nativeRole label spoken assetLabel"),
    ("type: button, label: Close, text: SALE", "exposed interactive nativeRole label spoken"),
    ("type: progress", "exposed spoken"),
    ("type: slider, range: {value: 0.5}", "exposed interactive nativeRole spoken"),
  ])
  func factsTellWhatRulesAskFor(node: String, expected: String) {
    let found = resolved("{id: x, \(node)}") { tree, index in
      Self.names.filter { tree.has($0.0, index) }.map(\.1).joined(separator: " ")
    }
    #expect(found == expected, "\(node)")
  }

  @Test func textsInsideAnElementAreSpokenOnlyWhereTheyNameIt() {
    let inside = "children: [{id: x, type: text, text: ABC}]"
    for (node, expected) in [
      ("{element: true, \(inside)}", "spoken capitals"),
      ("{element: true, label: L, \(inside)}", ""),
      ("{type: cell, \(inside)}", "spoken capitals"), ("{type: button, text: T, \(inside)}", ""),
    ] {
      let found = resolved(node) { tree, index in
        Self.names.filter { tree.has($0.0, index) }.map(\.1).joined(separator: " ")
      }
      #expect(found == expected, "\(node)")
    }
  }

  @Test func nodesAreSelectedByAllOfTheirFacts() {
    let tree = TreeSample.tree(
      children: "[{type: button, image: a}, {type: image, image: b}, {type: button}]")
    #expect(Array(tree.nodes([.exposed, .interactive, .image])) == [1])
    #expect(Array(tree.nodes(.image)) == [1, 2])
    #expect(tree.hasAny([.image, .interactive]) && !tree.hasAny(.gestures))
    #expect(Array(TreeSample.tree(children: "[]").nodes(.exposed)) == [])
  }
}
