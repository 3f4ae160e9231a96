import DocumentSyntax
import ScreenModel

/// Finds sections that come up after a choice, of which nobody tells VoiceOver.
struct LayoutChangeNotPosted: Rule {
  static let info = RuleInfo(
    id: "layout-change-not-posted",
    title: "VoiceOver is told when a section appears",
    category: .focus,
    severity: .note,
    criteria: [.wcag("4.1.3")],
    restsOn: [.posts],
    why: """
      When a switch brings up more fields, a sighted user sees them come. VoiceOver says nothing, \
      and may keep to the elements that it knew before.
      """,
    how: """
      Post `layoutChanged` once the section is there, with its first element where the user is to \
      go on.
      """,
    uiKit: #"""
      addressSection.isHidden = !isDelivery
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      """#,
    swiftUI: #"""
      if isDelivery { AddressSection() }
      // SwiftUI tells VoiceOver of what it adds and removes.
      """#,
    traps: [
      "Screens on which an element posts a notification: it may be for this.",
      "Sections that nothing on the screen before them can bring up.",
      "Sections directly behind their control, and files that tell of no notification: a person "
        + "has to look.",
      "What comes up over the screen, and what VoiceOver does not read.",
      "Conditions about VoiceOver itself.",
    ],
    examples: [
      .fails(
        """
        screen: Order
        posts: screenChanged
        children:
          - {type: switch, label: Delivery}
          - {type: text, text: 3 items}
          - ⟪type: stack⟫
            appearsWhen: Delivery is on
            children: [{type: textField, label: Street}, {type: textField, label: City}]
        """, "Nobody hears that there are two fields more."),
      .passes(
        """
        screen: Order
        children:
          - {type: switch, label: Delivery, posts: {type: layoutChanged, on: tap}}
          - {type: text, text: 3 items}
          - type: stack
            appearsWhen: Delivery is on
            children: [{type: textField, label: Street}, {type: textField, label: City}]
        """),
      .needsReview(
        """
        screen: Order
        children:
          - {type: switch, label: Delivery}
          - ⟪type: stack⟫
            appearsWhen: Delivery is on
            children: [{type: textField, label: Street}, {type: textField, label: City}]
        """, "The file tells of no notification at all."),
      .needsReview(
        """
        screen: Order
        posts: screenChanged
        children:
          - {type: switch, label: Delivery}
          - ⟪type: stack⟫
            appearsWhen: Delivery is on
            children: [{type: textField, label: Street}, {type: textField, label: City}]
        """, "Whoever swipes on finds the fields.", documented: false),
      .passes(
        """
        screen: Order
        posts: screenChanged
        children:
          - {type: text, text: Free delivery, appearsWhen: the price is above 20}
          - {type: button, text: Order}
          - {type: text, text: Ordered, appearsWhen: it is ordered, presents: popup, modal: false,
             posts: {type: announcement, text: Ordered}}
        """, "Nothing before it brings the text up; a popup is another matter."),
      .passes(
        """
        screen: Order
        posts: screenChanged
        children:
          - {type: button, text: Order}
          - {type: text, text: 3 items}
          - {type: image, image: line, decorative: true, appearsWhen: there is more}
          - {type: button, text: Read aloud, appearsWhen: VoiceOver is running}
        """, "An ornament, and a condition about VoiceOver.", documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.appearsWhen) else { return [] }
    let postings = Postings(tree)
    let told = Set(
      postings.all.filter { $0.post.kind != .pageScrolled && isAboutPart($0, in: tree) }
        .map { tree.element($0.poster).screen })
    return tree.interface.screens.indices.flatMap { screen in
      told.contains(Int32(truncatingIfNeeded: screen))
        ? [] : findings(onScreen: screen, isDeclared: !postings.all.isEmpty, in: tree)
    }
  }

  /// Whether a notification may tell of something that appears on a screen.
  private func isAboutPart(_ posting: Posting, in tree: AccessibilityTree) -> Bool {
    tree.element(posting.poster).kind != .screen || posting.event == .change
  }

  /// A section that is there under a condition alone.
  private struct Section {
    let index: Int
    let condition: String
    let isBehindControl: Bool
  }

  private func findings(
    onScreen screen: Int, isDeclared: Bool, in tree: AccessibilityTree
  ) -> [Finding] {
    var groups: [[Section]] = []
    var places: [String: Int] = [:]
    for section in sections(onScreen: screen, in: tree) {
      if let place = places[section.condition] {
        groups[place].append(section)
      } else {
        places[section.condition] = groups.count
        groups.append([section])
      }
    }
    return groups.compactMap { finding($0, isDeclared: isDeclared, in: tree) }
  }

  private func sections(onScreen screen: Int, in tree: AccessibilityTree) -> [Section] {
    let root = tree.interface.screens[screen].root
    var sections: [Section] = []
    var hasControl = false
    var isBehindControl = false
    var index = root + 1
    while index < Int(tree.element(root).next) {
      let element = tree.element(index)
      let next = max(index + 1, Int(element.next))
      if Presentation.of(index, in: tree) != nil {
        index = next
        continue
      }
      if element.has(.appearsWhen), hasControl,
        let section = section(index, isBehindControl, in: tree)
      {
        sections.append(section)
        isBehindControl = false
        index = next
        continue
      }
      if tree.has(.exposed, index) {
        isBehindControl = tree.has(.interactive, index)
        hasControl = hasControl || isBehindControl
      }
      index += 1
    }
    return sections
  }

  private func section(
    _ index: Int, _ isBehindControl: Bool, in tree: AccessibilityTree
  ) -> Section? {
    guard let condition = tree.interface.text(.appearsWhen, of: index), tree.isInPlay(index),
      tree.mayStop(index) || tree.holdsStop(index),
      !condition.lowercased().contains("voiceover"),
      tree.element(index).flag(.decorative) != true
    else { return nil }
    return Section(index: index, condition: condition, isBehindControl: isBehindControl)
  }

  /// The most places that a finding lists.
  private static let maximumNotes = 20

  private func finding(
    _ group: [Section], isDeclared: Bool, in tree: AccessibilityTree
  ) -> Finding? {
    guard let first = group.first else { return nil }
    let noun = Wording.noun(tree.element(first.index).kind)
    let message =
      "this \(noun) appears when \(Quoted.text(first.condition)), and nothing tells VoiceOver"
    let help = "Post `layoutChanged` when it is there, from the control that brings it up."
    let notes = group.dropFirst().prefix(Self.maximumNotes).map {
      Finding.Note(message: "appears with it", range: tree.element($0.index).anchor)
    }
    return isDeclared && !first.isBehindControl
      ? violation(message, help: help, of: first.index, in: tree, notes: Array(notes))
      : review(message, help: help, of: first.index, in: tree, notes: Array(notes))
  }
}
