import Testing

@testable import ScreenModel

@Suite("Utterances") struct UtteranceBuilderTests {
  private func utterance(_ node: String) throws -> Utterance {
    let tree = TreeSample.tree(children: "[\(node)]")
    return UtteranceBuilder.doubtedUtterance(of: Stop(element: 1, part: .whole), in: tree)
  }

  @Test(arguments: [
    (
      "{type: button, text: Buy, selected: true, enabled: false}",
      [
        "selected from the trait selected", "label from `text`", "word from the trait notEnabled",
        "word from the trait button",
      ]
    ),
    (
      "{type: slider, label: Size, range: {min: 0, max: 4, value: 1}}",
      [
        "label from `label`", "value from `range`", "word from the trait adjustable",
        "hint from the trait adjustable",
      ]
    ),
    (
      "{type: button, image: ic_cart.png}",
      [
        "label from the name of the picture",
        "word from the trait button",
      ]
    ),
    ("{element: true, hint: Opens the cart}", ["label from `hint`"]),
    (
      "{type: switch, on: true}",
      [
        "word from the trait toggle", "word from `on`",
        "hint from the trait toggle",
      ]
    ),
    (
      "{element: true, label: A, actions: Del, content: [{label: B, value: C, important: true}]}",
      [
        "label from `label`", "content from `content`", "notice from `actions`",
        "notice from `content`",
      ]
    ),
  ])
  func everyPartTellsWhereItComesFrom(node: String, parts: [String]) throws {
    let found = try utterance(node).parts.map { "\($0.slot) from \($0.source.explanation)" }
    #expect(found == parts, "\(node)")
  }

  @Test func directTouchThatRequiresActivationSaysSo() throws {
    let node = "{element: true, label: Pad, traits: allowsDirectInteraction, actions: Clear"
    #expect(try utterance(node + "}").parts.count == 2)
    let parts = try utterance(node + ", directTouch: [requiresActivation]}").parts
    #expect(parts.count == 3 && parts[1].source.explanation == "`directTouch`")
  }

  @Test func customActionsAreToldOfInTwoWays() throws {
    let node = "{type: button, text: Mail, hint: Opens it, actions: [Archive]"
    let heard = { (node: String, wording: VoiceOverOptions.ActionsWording) in
      var options = VoiceOverOptions()
      options.actionsWording = wording
      let interface = TreeSample.tree(children: "[\(node)]").interface
      let tree = AccessibilityTree(resolving: interface, options)
      return UtteranceBuilder.doubtedUtterance(of: Stop(element: 1, part: .whole), in: tree).notices
    }
    #expect(heard(node + "}", .notice) == ["Actions Available"])
    #expect(
      heard(node + "}", .instruction)
        == ["Swipe up or down to select a custom action, then double tap to activate"])
    // No source has the longer words in other languages.
    #expect(
      heard(node + ", language: de}", .instruction)
        == heard(node + ", language: de}", .notice))
  }

  @Test func partsTellHowSureTheyAre() throws {
    let parts = try utterance(
      "{type: popupButton, text: Sort, label: Sort by, traits: 0x10000000001}"
    )
    .parts
    #expect(parts.map(\.evidence) == [.documented, .reference, .device])
  }

  @Test func whatTheFileLeavesOpenIsSaid() throws {
    #expect(try utterance("{type: switch}").uncertain == ["the file does not say whether it is on"])
    #expect(
      try utterance("{type: text, text: Bonjour, language: fr}").uncertain
        == ["there are no words for the language \"fr\""])
    #expect(
      try utterance("{type: text, text: Raum 12, language: de}").uncertain
        == ["numbers are spelled in words only for English"])
    #expect(try utterance("{type: text, text: Room 12}").uncertain == [])
  }

  @Test func changesAreHeard() {
    let tree = TreeSample.tree(children: "[{element: true, label: LOG, value: '12', hint: H}]")
    func heard(_ change: UtteranceChange) -> String { tree.utterance(of: 1, changing: change) }
    #expect(heard(UtteranceChange()) == "L-O-G, twelve. H.")
    #expect(heard(UtteranceChange(name: "Log")) == "Log, twelve. H.")
    #expect(heard(UtteranceChange(name: .some(nil))) == "twelve. H.")
    #expect(heard(UtteranceChange(value: "3")) == "L-O-G, three. H.")
    #expect(heard(UtteranceChange(hint: "I")) == "L-O-G, twelve. I.")
    #expect(heard(UtteranceChange(traits: .button)) == "L-O-G, twelve, button. H.")
    #expect(heard(UtteranceChange(name: "25", isSpelledOut: true)) == "two-five, twelve. H.")
  }

  @Test func pausesAtTheEndOfAPartAreNotDoubled() {
    let tree = TreeSample.tree(
      children: "[{element: true, label: 'Bid: ', value: 'yes, '}, {type: text, text: 'Bid:'}]")
    #expect(tree.utterance(of: 1) == "Bid, yes.")
    #expect(tree.utterance(of: 2) == "Bid.")
  }
}
