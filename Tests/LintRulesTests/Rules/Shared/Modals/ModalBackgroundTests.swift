import DocumentSyntax
import Testing

@testable import LintRules
@testable import ScreenModel

/// What came up over a screen and what is behind it; tables give children in YAML.
@Suite("Modal background") struct ModalBackgroundTests {
  private static let pay = "{id: pay, type: button, text: Pay, frame: [16, 700, 358, 44]}"
  private static let panel =
    "{id: panel, frame: [45, 300, 300, 200], children: [{type: button, text: OK}]}"

  private static func dimmer(_ rest: String, color: String = "#00000080") -> String {
    "{id: dimmer, background: '\(color)', frame: [0, 0, 390, 844]\(rest)}"
  }

  private static func tree(_ children: String) -> AccessibilityTree {
    TreeSample.tree("screen: S\nsize: [390, 844]\nchildren: [\(children)]\n")
  }

  private static func fronts(_ children: String) -> [String] {
    let tree = tree(children)
    return tree.shared(ModalBackground.self).fronts.map { front in
      let dimmer = front.dimmer.map { tree.interface.text(.id, of: $0.index) ?? "?" }
      return "\(front.kind) \(tree.interface.text(.id, of: front.index) ?? "?")"
        + (dimmer.map { " on \($0)" } ?? "")
    }
  }

  @Test(
    arguments: [
      ("\(pay), \(dimmer("")), \(panel)", ["dialog panel on dimmer"]),
      ("\(pay), \(dimmer(", children: [\(panel)]"))", ["dialog panel on dimmer"]),
      ("\(pay), \(dimmer(""))", ["dimmer dimmer on dimmer"]),
      ("\(pay), \(dimmer(", hidden: true")), \(panel)", []),
      ("\(pay), \(dimmer(", userInteraction: false")), \(panel)", []),
      ("\(pay), \(dimmer(", alpha: 0.2")), \(panel)", []),
      ("\(pay), \(dimmer("", color: "#000")), \(panel)", []),
      ("\(pay), \(dimmer(", alpha: 0.5", color: "#000")), \(panel)", ["dialog panel on dimmer"]),
      ("\(pay), \(dimmer("", color: "clear")), \(panel)", []),
      ("\(pay), {background: '#00000080', frame: [0, 0, 390, 600]}, \(panel)", []),
      ("\(pay), {id: d, type: drawer}", ["drawer d"]),
      ("\(pay), \(dimmer("")), {id: d, type: drawer}", ["drawer d on dimmer"]),
      ("\(pay), {id: d, type: drawer, frame: [-300, 0, 300, 844]}", []),
      ("\(pay), {id: d, type: drawer, elementsHidden: true}", []),
      ("\(pay), {id: a, type: alert}", ["system a"]),
      ("\(pay), {id: a, type: alert, modal: false}", ["typed a"]),
      ("\(pay), {id: a, presents: sheet}", ["typed a"]),
      ("\(pay), {id: a, presents: sheet, modal: true}", ["flagged a"]),
      ("\(pay), {id: a, presents: sheet, children: [{id: m, modal: true}]}", ["flagged m"]),
      ("\(pay), {id: t, type: toast}", []), ("\(pay), {id: p, presents: popup}", []),
    ])
  func whatCameUp(children: String, expected: [String]) {
    #expect(Self.fronts(children) == expected)
  }

  @Test(
    arguments: [
      ("\(pay), \(dimmer("")), \(panel)", true), ("\(dimmer("")), \(panel), \(pay)", false),
      ("\(dimmer(", z: 1")), \(pay)", true), ("\(pay), \(dimmer(", z: -1"))", false),
      ("\(pay), {type: drawer}", false), ("\(pay), \(dimmer("")), {type: drawer}", true),
      ("\(pay), {presents: alert}", true), ("\(pay), {type: popover}", true),
      ("{children: [\(pay)]}, {modal: true}", true), ("\(pay)", false),
    ])
  func whetherTheButtonIsBehind(children: String, expected: Bool) throws {
    let tree = Self.tree(children)
    let index = try #require(TreeSample.index("pay", in: tree))
    #expect(tree.shared(ModalBackground.self).isBehind(index) == expected)
  }

  @Test func picturesBehindATintAreNotBehindADimmer() throws {
    let picture = "{id: pay, type: image, element: true, label: Porto, frame: [0, 0, 390, 844]}"
    let tree = Self.tree("\(picture), \(Self.dimmer("")), {type: text, text: Porto}")
    let index = try #require(TreeSample.index("pay", in: tree))
    #expect(!tree.shared(ModalBackground.self).isBehind(index))
  }

  @Test func whatIsReachableIsFoundInTheOrderOfDrawing() {
    let tree = Self.tree(
      "{id: late, type: text, text: Late, z: 2}, {id: m, presents: alert, z: 1, "
        + "children: [{type: button, text: OK}]}, {id: a, type: text, text: A}, "
        + "{type: toast, children: [{type: text, text: Saved}]}")
    let background = tree.shared(ModalBackground.self)
    let reachable = background.fronts.flatMap { background.reachable(behind: $0) }
    #expect(reachable.map { tree.interface.text(.id, of: $0) } == ["a", "late"])
  }

  @Test func thousandsOfSheetsTakeNoTime() {
    let sheet = "{presents: sheet, children: [{type: text, text: A}]}"
    let drawer = "{type: drawer, frame: [0, 0, 9, 9], children: [{type: text, text: A}]}"
    let rules: [any Rule] = [
      ModalMissingFlag(options: .init()), BackgroundReachable(options: .init()),
      ModalSiblingsReachable(options: .init()), ModalNoEscape(options: .init()),
      ModalFlagMisplaced(options: .init()),
    ]
    let isLinear = Growth.isLinear(upTo: 3_000) { count in
      let children = Array(repeating: "\(sheet), \(drawer), {modal: true}", count: count)
      let tree = Self.tree(children.joined(separator: ", "))
      for rule in rules { _ = rule.findings(in: tree) }
    }
    #expect(isLinear)
  }
}
