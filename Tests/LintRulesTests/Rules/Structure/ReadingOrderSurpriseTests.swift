import DocumentSyntax
import Testing

@testable import ScreenModel

/// Which orders surprise, what the message says of them, and how long it takes to find out.
@Suite("Reading order surprises") struct ReadingOrderSurpriseTests {
  private func findings(_ text: String) -> [String] {
    StructureRuleSample.findings(text, rule: "reading-order-surprise")
  }

  @Test func theMessageShowsBothOrders() {
    let text = """
      screen: S
      children:
        - {type: text, text: Age, frame: [16, 100, 80, 22]}
        - {type: slider, label: Years, value: 42 years, frame: [16, 146, 358, 44]}
        - {type: button, text: Why, frame: [290, 100, 84, 44]}
      """
    let messages = StructureRuleSample.messages(text, rule: "reading-order-surprise")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("VoiceOver reads “Age.” · “Why, button.” · “Years, ") == true)
    #expect(messages.first?.contains("`elements`: “Age.” · “Years, ") == true)
    #expect(messages.first?.hasSuffix("” · “Why, button.”.") == true)
  }

  @Test(
    arguments: [
      // The same, mirrored.
      ("direction: rtl", "[120, 110, 80, 22]", "[16, 100, 54, 44]", 1),
      ("direction: ltr", "[120, 110, 80, 22]", "[16, 100, 54, 44]", 0),
      // Less than a row, and more than a row.
      ("size: [390, 844]", "[16, 107, 80, 22]", "[300, 100, 54, 44]", 0),
      ("size: [390, 844]", "[16, 108, 80, 22]", "[300, 100, 54, 44]", 1),
      ("size: [390, 844]", "[16, 112, 80, 22]", "[300, 100, 54, 44]", 1),
      ("size: [390, 844]", "[16, 113, 80, 22]", "[300, 100, 54, 44]", 0),
      ("idiom: pad", "[16, 108, 80, 22]", "[300, 100, 54, 44]", 0),
      ("idiom: pad", "[16, 113, 80, 22]", "[300, 100, 54, 44]", 1),
    ])
  func cornersDecide(key: String, text: String, button: String, count: Int) {
    let tree = """
      screen: S
      \(key)
      children:
        - {type: text, text: Sent, frame: \(text)}
        - {type: button, text: More, frame: \(button)}
      """
    #expect(findings(tree).count == count)
  }

  @Test func staircasesAreLeftToTheOtherRule() {
    let text = """
      screen: S
      children:
        - {type: text, text: Age, frame: [200, 92, 80, 22]}
        - {type: button, text: Why, frame: [300, 86, 84, 44]}
        - {type: button, text: How, frame: [100, 98, 84, 44]}
      """
    #expect(findings(text) == [])
    let other = StructureRuleSample.findings(text, rule: "ambiguous-order")
    #expect(other.count == 1)
  }

  @Test func rowsOfOneSortAreOneFinding() {
    let rows = (0..<20).map { row in
      """
        - type: view
          frame: [0, \(row * 60), 390, 50]
          children:
            - {type: text, text: Row \(row), frame: [16, 12, 100, 20]}
            - {type: button, text: More \(row), frame: [300, 0, 80, 44]}
      """
    }
    let text = "screen: S\nchildren:\n" + rows.joined(separator: "\n") + "\n"
    #expect(findings(text) == ["violation note type: button"])
  }

  private static let rules = [
    "ungrouped-label-value", "reading-order-surprise", "reading-order-overridden",
    "missing-screen-title", "no-headings", "heading-empty", "heading-level-skip",
    "close-button-first", "group-missing-label", "data-table-headers-missing",
    "frame-not-screen-coordinates",
  ]

  /// Many of everything that these rules look at, next to each other or one inside the other.
  @Test(arguments: rules)
  func largeScreensAreQuick(rule: String) {
    let row = """
      {type: stack, modal: true, container: dataTable, frame: [0, 0, 99, 99], elements: [a, b], \
      children: [{type: text, id: a, text: "Age:", frame: [0, 0, 50, 20]}, {type: text, text: "4", \
      frame: [60, 0, 20, 20]}, {type: slider, id: b, frame: [0, 30, 80, 40]}, {type: button, text: \
      Close, onTap: dismiss, selected: true, frame: [60, 2, 40, 40]}, {type: text, traits: header, \
      headingLevel: 3, text: Hello, row: 2}]}
      """
    let opening =
      "{\"type\": \"stack\", \"modal\": true, \"container\": \"semanticGroup\", "
      + "\"frame\": [0, 0, 90, 90], \"children\": [{\"type\": \"text\", \"text\": \"4\"}, "
    // Each row has six elements, and quadratic work on 6,000 takes many times as long.
    let isLinear = Growth.isLinear(upTo: 1_000) { count in
      let flat = "screen: S\nchildren:\n" + String(repeating: "  - \(row)\n", count: count)
      _ = StructureRuleSample.findings(flat, rule: rule)
      let deep =
        "{\"screen\": \"S\", \"children\": [" + String(repeating: opening, count: count / 10)
        + "{\"type\": \"button\", \"text\": \"Close\"}"
        + String(repeating: "]}", count: count / 10) + "]}"
      _ = StructureRuleSample.findings(deep, rule: rule, path: "x.a11y.json")
    }
    #expect(isLinear)
  }
}
