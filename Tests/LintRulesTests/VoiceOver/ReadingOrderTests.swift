import Testing

@testable import ScreenModel

@Suite("Reading order") struct ReadingOrderTests {
  private func read(_ text: String) -> [String] {
    let tree = TreeSample.tree(text)
    return ReadingOrder(0, of: tree).stops.map { stop in
      let name = tree.name(of: stop.element).value?.text ?? ""
      return stop.part == .whole ? name : "\(stop.part)"
    }
  }

  @Test func whatIsListedTwiceIsReadOnce() {
    #expect(
      read(
        """
        screen: S
        elements: [b, a, b]
        children:
          - {type: text, id: a, text: A}
          - {type: text, id: b, text: B}
        """) == ["B", "A"])
  }

  @Test func stepsWithoutPlacesComeAsWritten() {
    #expect(
      read("screen: S\nchildren: [{type: text, text: A}, {type: stepper}, {type: text, text: B}]")
        == ["A", "decrement", "increment", "B"])
  }

  @Test func whatHasNoPlaceFollowsWhatStandsBeforeIt() {
    #expect(
      read(
        """
        screen: S
        children:
          - {type: text, text: Low, frame: [0, 500, 10, 10]}
          - {type: text, text: After low}
          - {type: text, text: High, frame: [0, 100, 10, 10]}
        """) == ["High", "Low", "After low"])
  }

  @Test func barsWithoutPlacesAreWhereBarsAre() {
    #expect(
      read(
        """
        screen: S
        children:
          - {type: tabBar, children: [{type: tab, text: Tab}]}
          - {type: text, text: Body, frame: [0, 300, 10, 10]}
          - {type: navigationBar, text: Title}
        """) == ["title", "Body", "Tab"])
  }

  @Test func theItemsOfABarAreOneRowAndALargeTitleComesAfterThem() {
    let items = { (title: String) in
      """
      screen: S
      frames: screen
      size: [390, 844]
      children:
        - type: navigationBar
          frame: [0, 47, 390, 96]
          children:
            - {type: barButton, text: Back, frame: [8, 47, 60, 44]}
            - {type: barButton, text: Edit, frame: [330, 47, 52, 44]}
            - {type: text, text: Profile, traits: header, frame: \(title)}
      """
    }
    #expect(read(items("[150, 60, 90, 20]")) == ["Back", "Profile", "Edit"])
    #expect(read(items("[16, 96, 200, 41]")) == ["Back", "Edit", "Profile"])
  }

  @Test func aRowIsReadWithItsControlsBeforeTheNextOne() {
    #expect(
      read(
        """
        screen: S
        children:
          - type: list
            frame: [0, 0, 300, 88]
            children:
              - type: cell
                frame: [0, 0, 300, 44]
                children:
                  - {type: text, text: One, frame: [0, 10, 100, 20]}
                  - {type: button, text: Delete one, frame: [200, 40, 44, 44]}
              - type: cell
                frame: [0, 44, 300, 44]
                children: [{type: text, text: Two, frame: [0, 10, 100, 20]}]
        """) == ["One", "Delete one", "Two"])
  }

  @Test func longListsAndDeepGroupsAreReadToTheEnd() {
    let ids = (0..<20_000).map { "n\($0)" }
    let items = ids.map { "{type: text, id: \($0), text: \($0)}" }
    let list = "screen: S\nelements: [\(ids.reversed().joined(separator: ", "))]\n"
    #expect(read(list + "children: [\(items.joined(separator: ", "))]") == ids.reversed())
    let depth = 150
    let groups = String(repeating: "{groupChildren: true, children: [", count: depth)
    let ends = String(repeating: "]}", count: depth)
    #expect(read("screen: S\nchildren: [\(groups){type: text, text: Deep}\(ends)]") == ["Deep"])
  }

  @Test func segmentsOfALongControlAreCounted() {
    let segments = (0..<5_000).map { "{type: segment, text: s\($0)}" }.joined(separator: ", ")
    let tree = TreeSample.tree(children: "[{type: segmentedControl, children: [\(segments)]}]")
    let stops = ReadingOrder(0, of: tree).stops
    #expect(stops.count == 5_000)
    guard case .series(let number, let count)? = stops.last?.context else {
      Issue.record("the last segment has no number")
      return
    }
    #expect(number == 5_000 && count == 5_000)
  }
}
