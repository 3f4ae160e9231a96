import ScreenModel

/// Finds places where VoiceOver reads in another order than the one that a reader sees.
struct ReadingOrderSurprise: Rule {
  static let info = RuleInfo(
    id: "reading-order-surprise",
    title: "What belongs together is read together",
    category: .structure,
    severity: .warning,
    criteria: [.wcag("1.3.2"), .wcag("2.4.3")],
    restsOn: [.elements, .groupChildren, .sortPriority],
    needs: .hierarchy,
    why: """
      VoiceOver goes by the top left corners of elements: from the top, and along a row where \
      corners are at about the same height. So it reads a caption, then the button beside it, and \
      only then the slider below, or one line of each of two cards in turn.
      """,
    how: """
      Group what belongs together, align the corners of a row, or list the elements in order.
      """,
    uiKit: """
      card.shouldGroupAccessibilityChildren = true
      form.accessibilityElements = [ageLabel, ageSlider, helpButton]
      """,
    swiftUI: """
      VStack { ageCaption; ageSlider }.accessibilityElement(children: .contain)
      """,
    traps: [
      "Places that the file does not give, or that the layout decides at run time.",
      "Orders that depend on how rows are made, which `ambiguous-order` reports.",
      "Values and other texts beside a caption, and headings in between.",
      "Rows of lists and cells of grids, carousels, and what has been grouped.",
      "Columns of texts, which are read row by row as a table is.",
      "A close button that comes late on purpose, and bars.",
      UnarrangedStops.exception,
      "Explicit lists that keep a caption and its control together, or begin with a title.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {⟪type: text⟫, text: Age, frame: [16, 100, 80, 22]}
          - {type: slider, label: Age, value: 42 years old, frame: [16, 146, 358, 44]}
          - {type: button, text: Why?, onTap: why, frame: [290, 100, 84, 44]}
        """, "Read as Age, Why?, and the slider."),
      .passes(
        """
        screen: Profile
        elements: [caption, age, why]
        children:
          - {type: text, id: caption, text: Age, frame: [16, 100, 80, 22]}
          - {type: slider, id: age, label: Age, value: 42 years old, frame: [16, 146, 358, 44]}
          - {type: button, id: why, text: Why?, onTap: why, frame: [290, 100, 84, 44]}
        """),
      .fails(
        """
        screen: Log in
        children:
          - type: stack
            frame: [16, 100, 170, 80]
            children:
              - {⟪type: text⟫, text: First name, frame: [0, 0, 170, 22]}
              - {type: textField, label: First name, frame: [0, 30, 170, 44]}
          - type: stack
            frame: [204, 100, 170, 80]
            children:
              - {type: text, text: Last name, frame: [0, 0, 170, 22]}
              - {type: textField, label: Last name, frame: [0, 30, 170, 44]}
        """, "Both captions come first, then both fields."),
      .fails(
        """
        screen: Trips
        children:
          - ⟪type: view⟫
            frame: [16, 100, 170, 120]
            children:
              - {type: text, text: Porto, frame: [0, 0, 170, 22]}
              - {type: button, text: Book Porto, onTap: bookPorto, frame: [0, 60, 170, 44]}
          - type: view
            frame: [204, 100, 170, 120]
            children:
              - {type: text, text: Faro, frame: [0, 0, 170, 22]}
              - {type: button, text: Book Faro, onTap: bookFaro, frame: [0, 60, 170, 44]}
        """, "Two cards, read line by line; this and what follows is a note."),
      .fails(
        """
        screen: Log in
        elements: ⟪[go, password, name]⟫
        children:
          - {type: textField, id: name, label: Name, frame: [16, 100, 358, 44]}
          - {type: secureField, id: password, label: Password, frame: [16, 160, 358, 44]}
          - {type: button, id: go, text: Log in, frame: [16, 220, 358, 44]}
        """, "A list from the bottom to the top."),
      .fails(
        """
        screen: Contacts
        children:
          - {type: text, text: 3 months ago, frame: [16, 110, 120, 22]}
          - {⟪type: button⟫, label: More about Ines, image: dots, frame: [320, 100, 54, 44]}
        """, "The button's corner is 10 points higher than the text's."),
      .passes(
        """
        screen: Trips
        children:
          - type: view
            groupChildren: true
            frame: [16, 100, 170, 120]
            children:
              - {type: text, text: Porto, frame: [0, 0, 170, 22]}
              - {type: button, text: Book Porto, onTap: bookPorto, frame: [0, 60, 170, 44]}
          - type: view
            groupChildren: true
            frame: [204, 100, 170, 120]
            children:
              - {type: text, text: Faro, frame: [0, 0, 170, 22]}
              - {type: button, text: Book Faro, onTap: bookFaro, frame: [0, 60, 170, 44]}
          - {type: text, text: Guests, frame: [16, 260, 120, 22]}
          - {type: button, label: More about guests, image: dots, frame: [320, 256, 54, 44]}
        """),
      .passes(
        """
        screen: Profile
        children:
          - {type: text, text: Age, frame: [16, 100, 80, 22]}
          - {type: text, text: Your age in years, frame: [290, 100, 84, 22]}
          - {type: slider, label: Age, value: 42 years old, frame: [16, 146, 358, 44]}
          - {type: text, text: Weight}
          - {type: button, text: Why?, onTap: why}
          - {type: slider, label: Weight, value: 60 kilograms}
          - type: stack
            frame: [16, 300, 170, 80]
            children:
              - {type: text, text: Height, frame: [0, 0, 170, 22]}
              - {type: text, text: Shoes, frame: [0, 40, 170, 22]}
          - type: stack
            frame: [204, 300, 170, 80]
            children:
              - {type: text, text: tall, frame: [0, 0, 170, 22]}
              - {type: text, text: large, frame: [0, 40, 170, 22]}
          - {type: text, text: That is all, frame: [16, 510, 120, 22]}
          - {type: button, text: Close, onTap: dismiss, frame: [320, 500, 54, 44]}
        """, "A text beside a caption, no places, columns of texts, a close button.",
        documented: false),
      .passes(
        """
        screen: Trips
        size: [390, 844]
        elements: [title, photo, text, close]
        children:
          - {type: button, id: close, text: Close, onTap: dismiss, frame: [16, 50, 60, 44]}
          - {type: image, id: photo, label: A, element: true, frame: [16, 100, 358, 200]}
          - {type: header, id: title, text: Porto, frame: [16, 310, 358, 34]}
          - {type: text, id: text, text: A town by the river, frame: [16, 350, 358, 34]}
        """, "A list that begins with the title and ends with the close button.",
        documented: false),
      .passes(
        """
        screen: Trips
        size: [390, 844]
        children:
          - type: view
            frame: [0, 100, 800, 120]
            children:
              - type: view
                frame: [16, 0, 300, 120]
                children:
                  - {type: text, text: Porto, frame: [0, 0, 170, 22]}
                  - {type: button, text: Book Porto, onTap: bookPorto, frame: [0, 60, 170, 44]}
              - type: view
                frame: [330, 0, 300, 120]
                children:
                  - {type: text, text: Faro, frame: [0, 0, 170, 22]}
                  - {type: button, text: Book Faro, onTap: bookFaro, frame: [0, 60, 170, 44]}
        """, "A carousel goes on beyond the edge of the screen.", documented: false),
      .passes(
        """
        screen: Contacts
        children:
          - {type: text, text: 3 months ago, frame: [16, 110, 120, 22]}
          - {type: button, label: More about Ines, image: dots, frame: [320, 100, 54, 44]}
        """, options: ["band": .number(11)], documented: false),
      .passes(
        """
        screen: Log in
        elements: [go, password, name]
        children:
          - {type: textField, id: name, label: Name, frame: [16, 100, 358, 44]}
          - {type: secureField, id: password, label: Password, frame: [16, 160, 358, 44]}
          - {type: button, id: go, text: Log in, frame: [16, 220, 358, 44]}
        """, options: ["maxInversions": .number(2)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var band = 0.0
    var maxInversions = 0

    static let fields: [OptionField<Options>] = [
      .number(
        "band", \.band, 0...100,
        "how many points higher a corner has to be to be read first; 0 is 8 on a phone and 13 "
          + "elsewhere"),
      .count(
        "maxInversions", \.maxInversions, 0...1000, "how often an explicit list may go up"),
    ]
  }

  /// The findings. They take 4 % of a run: the order in which VoiceOver reads a screen is compared
  /// with the places of captions, cards and lists.
  func findings(in tree: AccessibilityTree) -> [Finding] {
    let captions = CaptionPair.all(in: tree)
    let cards = MixedCards(tree)
    let rows = cards.rows()
    let raised = RaisedNeighbours(tree, band: options.band)
    let pairs = raised.pairs()
    var found = lists(in: tree)
    let screens = Set(captions.keys).union(rows.keys).union(pairs.keys)
    for screen in screens.sorted() {
      let places = ReadingPlaces(Int(screen), of: tree)
      let unarranged = tree.shared(UnarrangedStops.self)
      let isArranged = { (surprise: OrderSurprise) in
        !surprise.now.contains(where: unarranged.holds)
      }
      let split = SplitCaptions(tree).surprises(captions[screen] ?? [], places).filter(isArranged)
      found += split.map { finding($0, severity: .warning, in: tree) }
      // Where captions and controls are apart, the cards around them are mixed as well.
      let apart = Set(split.flatMap(\.now))
      let mixed =
        (rows[screen] ?? []).compactMap { cards.surprise($0, places) }
        + raised.surprises(pairs[screen] ?? [], places)
      found += mixed.filter { apart.isDisjoint(with: $0.now) && isArranged($0) }.map {
        finding($0, in: tree)
      }
    }
    return found
  }

  private func lists(in tree: AccessibilityTree) -> [Finding] {
    let search = UpwardLists(tree, maxInversions: options.maxInversions)
    let owners = search.owners()
    return owners.keys.sorted().flatMap { screen in
      let identifiers = tree.interface.identifiers(onScreen: screen)
      return (owners[screen] ?? []).compactMap { search.surprise($0, identifiers) }
    }.map { finding($0, at: .elements, in: tree) }
  }

  private func finding(
    _ surprise: OrderSurprise, at key: AttributeKey? = nil, severity: Severity = .note,
    in tree: AccessibilityTree
  ) -> Finding {
    let others = surprise.others > 0 ? ", and so in \(surprise.others) more rows" : ""
    return violation(
      "\(surprise.message)\(others); VoiceOver reads \(OrderWords.list(surprise.now, in: tree))",
      help: "\(surprise.help): \(OrderWords.list(surprise.proposed, in: tree)).",
      of: surprise.element, in: tree, at: key, severity: severity,
      notes: surprise.now.filter { $0 != surprise.element }.prefix(6).map {
        Finding.Note(message: "read with it", range: tree.element($0).anchor)
      })
  }
}

extension ReadingOrderSurprise {
  /// A place where the order in which VoiceOver reads is not the one that a reader sees.
  struct OrderSurprise {
    /// Where to look.
    let element: Int
    /// The elements as they are read.
    let now: [Int]
    /// The same elements as they belong together.
    let proposed: [Int]
    /// The problem, as the beginning of a sentence.
    let message: String
    /// The remedy, as a full sentence.
    let help: String
    /// How many more there are of the same sort.
    var others = 0
  }

  /// The stops of a screen in reading order, and where among them each element comes.
  struct ReadingPlaces {
    /// The stops, in reading order.
    let stops: [Stop]
    private let root: Int
    /// The place of each element's first stop, or -1.
    private var places: [Int32]
    /// Whether the order at each stop depends on how rows are made.
    private var doubts: [Bool]

    /// The places on one screen.
    init(_ screen: Int, of tree: AccessibilityTree) {
      let order = tree.readingOrder(ofScreen: screen)
      stops = order.stops
      root = tree.interface.screens[screen].root
      places = Array(repeating: -1, count: Int(tree.element(root).next) - root)
      doubts = Array(repeating: false, count: order.stops.count)
      for (place, stop) in order.stops.enumerated() where places[stop.element - root] < 0 {
        places[stop.element - root] = Int32(truncatingIfNeeded: place)
      }
      for place in order.ambiguous.joined() { doubts[place] = true }
    }

    /// The place of an element's first stop, counted from 0; nil where VoiceOver never stops at it.
    subscript(index: Int) -> Int? {
      let place = places[index - root]
      return place < 0 ? nil : Int(place)
    }

    /// Whether the order is uncertain anywhere between two places.
    func isDoubtful(_ range: ClosedRange<Int>) -> Bool { doubts[range].contains(true) }

    /// The elements at some places.
    func elements(_ range: ClosedRange<Int>) -> [Int] { stops[range].map(\.element) }
  }
}
