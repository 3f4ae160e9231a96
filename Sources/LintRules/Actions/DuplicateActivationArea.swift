import ScreenModel

/// Finds controls that lie exactly on one another.
struct DuplicateActivationArea: Rule {
  static let info = RuleInfo(
    id: "duplicate-activation-area",
    title: "A place on the screen belongs to one control",
    category: .actions,
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    restsOn: [.type],
    needs: .hitAreas,
    why: """
      Sighted people see one control. VoiceOver stops twice, and whichever it activates, the touch \
      arrives at the one in front.
      """,
    how: "Keep one of them, or hide the other from VoiceOver and take its touches away.",
    uiKit: #"""
      icon.isUserInteractionEnabled = false
      icon.isAccessibilityElement = false
      """#,
    swiftUI: #"""
      Button(action: open) { Card() }.overlay { Badge().accessibilityHidden(true) }
      """#,
    traps: [
      "Texts and pictures on a button, which are not controls.",
      "A control inside the other one.",
      UnarrangedStops.exception,
      "Invisible substitutes, and views that take no touches.",
      "What is hidden, nearly transparent, or shown only under a condition.",
      "Controls in different bars or panels, or of which only one scrolls.",
      "What something opaque covers: see `overlapped-not-hidden`.",
      "Controls that an outlet leads to: code may show them in turn.",
      "In Interface Builder files, frames that no constraints pin: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Player
        children:
          - {⟪type: button⟫, text: Play, onTap: play, frame: [100, 100, 60, 60]}
          - {type: button, label: Pause, image: pause, onTap: pause, frame: [100, 100, 60, 60]}
          - {⟪type: button⟫, text: Volume, onTap: showVolume, frame: [200, 100, 60, 60]}
          - {type: slider, label: Volume, value: half, frame: [200, 100.5, 60, 60]}
        """, "Two buttons on one spot are an error, a button and a slider a warning."),
      .passes(
        """
        screen: Player
        children:
          - {type: button, text: Play, onTap: play, frame: [100, 100, 60, 60]}
          - {type: text, text: Play, elementsHidden: true, frame: [100, 100, 60, 60]}
          - type: button
            label: Pause
            image: pause
            frame: [100, 100, 60, 60]
            hidden: true
        """),
      .passes(
        """
        screen: Player
        children:
          - {type: button, text: Play, appearsWhen: paused, frame: [100, 100, 60, 60]}
          - {type: button, text: Pause, appearsWhen: playing, frame: [100, 100, 60, 60]}
          - {type: button, text: Slow, id: slow, frame: [200, 100, 60, 60]}
          - type: view
            element: true
            label: Speed
            value: slow
            traits: adjustable
            implements: [increment, decrement]
            substituteFor: slow
            frame: [200, 100, 60, 60]
          - type: cell
            onTap: open
            traits: button
            frame: [0, 200, 390, 60]
            children:
              - {type: text, text: Song}
              - {type: button, label: More, frame: [0, 0, 390, 60]}
        """, "Two that come in turn, a substitute, and a button inside its row.",
        documented: false),
      .fails(
        """
        screen: Player
        children:
          - {⟪type: button⟫, text: Play, onTap: play, frame: [100, 100, 60, 60]}
          - {type: button, text: Stop, onTap: stop, frame: [104, 100, 60, 60]}
        """, options: ["tolerance": .number(4)], documented: false),
      .passes(
        """
        screen: Player
        children:
          - {type: button, text: Play, onTap: play, frame: [0, 0, 60, 60]}
          - {type: button, text: Stop, onTap: stop, frame: [0, 0, 60, 60]}
          - {type: button, text: Next, onTap: next, frame: [0, 0, 60, 60]}
        """, documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var tolerance = 1.0

    static let fields: [OptionField<Options>] = [
      .number(
        "tolerance", \.tolerance, 0...20, "how far the edges may be apart to be the same, in points"
      )
    ]
  }

  /// Controls on one spot, and whether a tap anywhere on it could mean each of them.
  private struct Heap {
    var members: [Int]
    var isExact: Bool
    var isPinned: Bool
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var places: [Int: Int] = [:]
    var heaps: [Heap] = []
    for pair in tree.shared(ControlPairs.self).all
    where !pair.isScrolled && pair.areEqual(tolerance: options.tolerance) {
      let isExact =
        pair.areEqual(tolerance: 0) && isTapped(pair.back, in: tree)
        && isTapped(pair.front, in: tree)
      if let place = places[pair.back] ?? places[pair.front] {
        for index in [pair.back, pair.front] where places[index] == nil {
          places[index] = place
          heaps[place].members.append(index)
        }
        heaps[place].isExact = heaps[place].isExact || isExact
        heaps[place].isPinned = heaps[place].isPinned || pair.isPinned
      } else {
        places[pair.back] = heaps.count
        places[pair.front] = heaps.count
        heaps.append(
          Heap(members: [pair.back, pair.front], isExact: isExact, isPinned: pair.isPinned))
      }
    }
    return heaps.compactMap { finding($0, in: tree) }
  }

  private func finding(_ heap: Heap, in tree: AccessibilityTree) -> Finding? {
    let members = heap.members.sorted()
    guard let first = members.first else { return nil }
    let heard = members.prefix(3).map { "“\(tree.utterance(of: $0) ?? "")”" }
    let rest = members.count > 3 ? " and \(members.count - 3) more" : ""
    let message =
      "these \(members.count) controls lie on one spot, where VoiceOver stops at each: "
      + heard.joined(separator: ", ") + rest
    let help = "Keep one of them, or move them apart."
    let notes = members.dropFirst().prefix(20).map {
      Finding.Note(message: "on the same spot", range: tree.element($0).anchor)
    }
    guard heap.isPinned else {
      return review(
        "on the canvas, " + message, help: help, of: first, in: tree, severity: .warning,
        notes: notes)
    }
    return violation(
      message, help: help, of: first, in: tree, severity: heap.isExact ? .error : .warning,
      notes: notes)
  }

  private func isTapped(_ index: Int, in tree: AccessibilityTree) -> Bool {
    !tree.traits[index].contains(.adjustable)
  }
}
