import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// What an element hides, and which of two rules says so.
@Suite("Nested controls") struct NestedInteractiveTests {
  private func rules(_ node: String) -> [String] {
    var configuration = Configuration()
    configuration.only = ["nested-interactive", "container-swallows-children"]
    let text = "screen: S\nchildren: [\(node)]\n"
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings.map { $0.rule.id }
  }

  private static func card(_ children: String, _ rest: String = "") -> String {
    "{type: view, element: true, label: Porto\(rest.isEmpty ? "" : ", " + rest), "
      + "children: [\(children)]}"
  }

  private static let save = "{type: button, label: Save}"
  private static let share = "{type: button, label: Share}"
  private static let text = "{type: text, text: 4 nights}"

  @Test(
    arguments: [
      (card(save), ["nested-interactive"]),
      (card("\(save), \(text)"), ["nested-interactive"]),
      (card(text), ["container-swallows-children"]),
      (card("\(save), \(share)"), ["container-swallows-children"]),
      (card("\(save), \(share)", "actions: Save"), ["container-swallows-children"]),
      (card("\(save), \(share)", "actions: [Save, Share]"), []),
      (card("\(save), \(share)", "traits: adjustable"), []),
      (card("\(save), \(text)", "actions: Save"), ["container-swallows-children"]),
      (card("{type: stepper}"), ["nested-interactive"]),
      (
        card("{type: segmentedControl, children: [{type: segment, text: A}]}"),
        ["nested-interactive"]
      ),
      (card("{type: view, userInteraction: false, children: [\(save)]}"), []),
      (card("{type: view, gestures: tap}"), []),
      ("{type: button, text: Open, children: [\(save), \(share)]}", ["nested-interactive"]),
      ("{type: button, text: Open, children: [{type: image, image: a.png}, \(text)]}", []),
      ("{type: textField, label: Name, children: [\(save)]}", []),
      ("{type: cell, children: [\(text), \(save)]}", []),
    ] as [(String, [String])])
  func oneControlOrSeveral(node: String, expected: [String]) {
    #expect(rules(node) == expected, "\(node)")
  }
}
