import Testing

/// Which texts are a caption and its value, and which rule speaks where two could.
@Suite("Captions and values") struct UngroupedLabelValueTests {
  private func findings(_ children: String) -> [String] {
    StructureRuleSample.findings(
      "screen: S\nchildren: \(children)\n", rule: "ungrouped-label-value")
  }

  @Test(
    arguments: [
      ("Points", "4", 1), ("Points:", "4", 1), ("Total", "12 €", 1), ("Total", "$42.00", 1),
      ("Born", "14 June 2003", 1), ("Battery", "75%", 1), ("Temperature", "-3 °C", 1),
      ("Porto", "Lisbon", 0), ("Version 2", "14", 0), ("2010", "520", 0), ("Model", "iPhone 12", 0),
      ("How far you have come", "4 km", 0), ("Sorry!", "404", 0), ("Room", "4 beds and a view", 0),
    ])
  func pairsAreShort(caption: String, value: String, count: Int) {
    for (one, other) in [(caption, value), (value, caption)] {
      let texts = "{type: text, text: '\(one)'}, {type: text, text: '\(other)'}"
      #expect(findings("[{type: stack, children: [\(texts)]}]").count == count)
    }
  }

  @Test func withoutPlacesOnlyAColonTiesThem() {
    let value = "{type: text, text: '4'}"
    #expect(findings("[{type: text, text: 'Points:'}, \(value)]").count == 1)
    #expect(findings("[{type: text, text: Points}, \(value)]") == [])
    #expect(findings("[{type: text, text: 'Points:'}, \(value), \(value)]") == [])
  }

  @Test func thePiecesOfAStepperAreAnotherRules() {
    let pieces = """
      {type: stack, children: [{type: text, text: 'Guests:'}, {type: text, text: '2'}]}
      """
    #expect(findings("[\(pieces)]").count == 1)
    let stepper = """
      {type: view, children: [{type: text, text: 'Guests:'}, {type: text, text: '2'}, \
      {type: stepper, label: Guests}]}
      """
    #expect(findings("[\(stepper)]") == [])
    let other = StructureRuleSample.findings(
      "screen: S\nchildren: [\(stepper)]\n", rule: "stepper-split-elements")
    #expect(other.count == 1)
  }

  @Test func rowsOfOneSortAreOneFinding() {
    let row = "{type: stack, children: [{type: text, text: Total}, {type: text, text: '4'}]}"
    #expect(findings("[\(row), \(row), \(row)]").count == 1)
  }

  @Test func aBlankHeadingIsNoBlankLabel() {
    let text = "screen: S\nchildren: [{type: text, element: true, traits: header, label: ''}]\n"
    #expect(
      StructureRuleSample.findings(text, rule: "heading-empty") == ["violation error label: ''"])
    #expect(StructureRuleSample.findings(text, rule: "label-blank") == [])
  }
}
