import ScreenModel

/// Finds rows of many options of which one is chosen.
struct OptionStripShouldBeAdjustable: Rule {
  static let info = RuleInfo(
    id: "option-strip-should-be-adjustable",
    title: "A row of many options to choose one from is one adjustable element",
    category: .values,
    severity: .note,
    criteria: [],
    why: """
      Seven weekdays in a row are seven stops on the way to what comes after them, for whoever \
      goes through the screen by swiping.
      """,
    how: """
      Make the row one adjustable element: swiping up and down chooses, and one swipe to the right \
      leads past it.
      """,
    uiKit: #"""
      weekdays.isAccessibilityElement = true
      weekdays.accessibilityLabel = String(localized: "Day")
      weekdays.accessibilityValue = chosen.name
      weekdays.accessibilityTraits = .adjustable
      """#,
    swiftUI: #"""
      WeekdayPicker(day: $day).accessibilityElement()
        .accessibilityLabel("Day").accessibilityValue(day.name)
        .accessibilityAdjustableAction { day = $0 == .increment ? day.next : day.previous }
      """#,
    traps: [
      "Tab bars, tool bars, navigation bars and keyboards.",
      "Rows of fewer buttons, or of buttons of different sizes.",
      "Buttons of which none is selected: they may be actions, and no options.",
      "Long names, which people want to read at leisure.",
      "Buttons whose places the file does not give, unless they are segments.",
    ],
    examples: [
      .fails(
        """
        screen: Calendar
        children:
          - ⟪type: segmentedControl⟫
            index: 1
            children:
              - {type: segment, text: Mon}
              - {type: segment, text: Tue}
              - {type: segment, text: Wed}
              - {type: segment, text: Thu}
              - {type: segment, text: Fri}
        """, "Five stops, \"Mon, button, one of five\" and so on."),
      .passes(
        """
        screen: Calendar
        children:
          - {type: view, element: true, label: Day, value: Tuesday, traits: adjustable,
             implements: [increment, decrement]}
        """),
      .fails(
        """
        screen: Calendar
        children:
          - ⟪type: view⟫
            frame: [0, 100, 390, 44]
            children:
              - {type: button, text: S, label: Small, frame: [0, 0, 44, 44]}
              - {type: button, text: M, label: Medium, selected: true, frame: [50, 0, 44, 44]}
              - {type: button, text: L, label: Large, frame: [100, 0, 44, 44]}
        """, options: ["min": .number(3)], documented: false),
      .passes(
        """
        screen: Calendar
        children:
          - type: segmentedControl
            index: 0
            children:
              - {type: segment, text: Day}
              - {type: segment, text: Week}
              - {type: segment, text: Month}
              - {type: segment, text: Year}
          - type: tabBar
            index: 0
            children:
              - {type: tab, text: Home}
              - {type: tab, text: Search}
              - {type: tab, text: Cart}
              - {type: tab, text: Chat}
              - {type: tab, text: Me}
          - type: toolbar
            children:
              - {type: barButton, text: Bold, selected: true}
              - {type: barButton, text: Italic}
              - {type: barButton, text: Line}
              - {type: barButton, text: List}
              - {type: barButton, text: Link}
        """, "Four segments, a tab bar, a tool bar."),
      .passes(
        """
        screen: Calendar
        size: [390, 844]
        children:
          - type: view
            frame: [0, 100, 390, 44]
            children:
              - {type: button, text: Bold, frame: [0, 0, 50, 44]}
              - {type: button, text: Italic, frame: [60, 0, 50, 44]}
              - {type: button, text: Line, frame: [120, 0, 50, 44]}
              - {type: button, text: List, frame: [180, 0, 50, 44]}
              - {type: button, text: Link, frame: [240, 0, 50, 44]}
          - type: view
            frame: [0, 200, 390, 44]
            children:
              - {type: button, text: Bold face, selected: true, frame: [0, 0, 50, 44]}
              - {type: button, text: Italic face, frame: [60, 0, 50, 44]}
              - {type: button, text: Wide face, frame: [120, 0, 90, 44]}
              - {type: button, text: Round face, frame: [220, 0, 50, 44]}
              - {type: button, text: Plain face, frame: [280, 0, 50, 44]}
          - type: view
            children:
              - {type: button, text: First, selected: true}
              - {type: button, text: Second}
              - {type: button, text: Third}
              - {type: button, text: Fourth}
              - {type: button, text: Fifth}
          - type: segmentedControl
            index: 0
            children:
              - {type: segment, text: Everything that is new}
              - {type: segment, text: What others have read}
              - {type: segment, text: What I have written}
              - {type: segment, text: What I want to read}
              - {type: segment, text: What is out of print}
        """, "None selected, different sizes, no places, long names.", documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var min = 5

    static let fields: [OptionField<Options>] = [
      .count("min", \.min, 3...100, "shorter rows are not reported")
    ]
  }

  /// The longest name of an option, in characters.
  private static let longestName = 14

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .interactive]) else { return [] }
    var seen: Set<Int> = []
    return tree.nodes([.exposed, .interactive]).compactMap { index in
      // Rows are found by what is chosen in them.
      let parent = Int(tree.element(index).parent)
      guard tree.traits[index].contains([.button, .selected]), parent >= 0,
        seen.insert(parent).inserted, !isBar(parent, in: tree)
      else { return nil }
      return finding(chosen: index, in: parent, tree)
    }
  }

  private func isBar(_ parent: Int, in tree: AccessibilityTree) -> Bool {
    if tree.traits[parent].contains(.tabBar) { return true }
    var ancestor = parent
    while ancestor >= 0 {
      switch tree.element(ancestor).kind {
      case .tabBar, .toolbar, .navigationBar, .keyboard: return true
      default: ancestor = Int(tree.element(ancestor).parent)
      }
    }
    return false
  }

  private func finding(chosen: Int, in parent: Int, _ tree: AccessibilityTree) -> Finding? {
    let row = row(of: chosen, in: parent, tree)
    guard row.count >= options.min,
      row.count(where: { tree.traits[$0].contains(.selected) }) == 1,
      row.allSatisfy({ hasShortName($0, in: tree) }),
      let value = tree.name(of: chosen).value?.text
    else { return nil }
    let isWholeScreen = tree.element(parent).kind == .screen
    let place = isWholeScreen ? row[0] : parent
    let label = tree.interface.says(.label, parent) ? tree.interface.text(.label, of: parent) : nil
    let change = UtteranceChange(name: .some(label), value: value, traits: .adjustable)
    return violation(
      "these \(row.count) options are \(row.count) stops, and one of them is chosen: "
        + "“\(tree.utterance(of: chosen) ?? "")”",
      help: "Make the row one adjustable element with the chosen option as its value.", of: place,
      in: tree, after: tree.utterance(of: place, changing: change))
  }

  /// The buttons that stand in one row with the chosen one and are of its size.
  private func row(of chosen: Int, in parent: Int, _ tree: AccessibilityTree) -> [Int] {
    let buttons = tree.interface.children(of: parent).filter {
      tree.has([.exposed, .interactive], $0) && tree.traits[$0].contains(.button)
    }
    if tree.element(parent).kind == .segmentedControl { return buttons }
    guard tree.has(.placed, chosen) else { return [] }
    let frame = tree.screenFrames[chosen]
    return buttons.filter { button in
      guard tree.has(.placed, button) else { return false }
      let other = tree.screenFrames[button]
      return (other.y - frame.y).magnitude <= 1 && (other.width - frame.width).magnitude <= 1
        && (other.height - frame.height).magnitude <= 1
    }
  }

  private func hasShortName(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard let name = tree.name(of: index).value?.text, name.utf8.count <= 60 else { return false }
    return !name.isEmpty && name.count <= Self.longestName
  }
}
