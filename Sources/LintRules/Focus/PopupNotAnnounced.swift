import DocumentSyntax
import ScreenModel

/// Finds toasts and popups of which nobody tells VoiceOver.
struct PopupNotAnnounced: Rule {
  static let info = RuleInfo(
    id: "popup-not-announced",
    title: "VoiceOver is told when a toast or popup appears",
    category: .focus,
    severity: .warning,
    criteria: [.wcag("4.1.3")],
    clauses: ["11.5.2.15"],
    restsOn: [.posts, .modal, .opens],
    why: """
      A toast that comes and goes is seen and not heard: the focus stays where it is, and nothing \
      makes VoiceOver look. Somebody who does not see it never learns that the message was sent, \
      or was not.
      """,
    how: """
      Announce what a toast says. For a popup in which something is to be done, post \
      `screenChanged` with its title, and make it modal.
      """,
    uiKit: #"""
      show(toast)
      UIAccessibility.post(notification: .announcement, argument: toast.text)
      """#,
    swiftUI: #"""
      AccessibilityNotification.Announcement("Message sent").post()
      """#,
    traps: [
      "Alerts, sheets, popovers and menus of the system's own classes, which tell VoiceOver "
        + "themselves; of a modal popup `modal-missing-flag` speaks.",
      "What is announced by a control, or by what opens it.",
      "A HUD that is hidden from VoiceOver, or makes a sound.",
      "Files that tell of no notification at all: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Chat
        children:
          - {type: button, text: Send, opens: sent}
          - {type: button, text: Delete, posts: {type: announcement, text: Message deleted}}
          - {⟪type: toast⟫, id: sent, text: Message sent}
        """, "Nobody hears that the message was sent."),
      .passes(
        """
        screen: Chat
        children:
          - {type: button, text: Send, opens: sent}
          - type: toast
            id: sent
            text: Message sent
            posts: {type: announcement, on: appear, text: Message sent}
        """),
      .needsReview(
        """
        screen: Chat
        children:
          - {type: button, text: Send}
          - type: view
            ⟪presents: hud⟫
            children: [{type: text, text: Sending}]
        """, "Nothing in the file says what VoiceOver is told."),
      .needsReview(
        """
        screen: Chat
        children:
          - {type: button, text: Send, posts: layoutChanged}
          - {type: view, ⟪presents: toast⟫, children: [{type: text, text: Message sent}]}
        """, "The notification of the button may be for the toast.", documented: false),
      .passes(
        """
        screen: Chat
        children:
          - {type: button, text: Send, posts: {type: announcement, text: Message sent}}
          - {type: button, text: Help, opens: help, posts: screenChanged}
          - {type: view, presents: toast, children: [{type: text, text: Message sent}]}
          - {type: view, presents: hud, elementsHidden: true,
             children: [{type: text, text: Sending}]}
          - {type: view, id: help, presents: popup, children: [{type: text, text: Hold to record}]}
          - {type: view, presents: hud, playsAudio: true, children: [{type: text, text: Ready}]}
          - {type: view, presents: popup, modal: false, posts: screenChanged,
             children: [{type: text, text: New version}]}
        """, "Announced by the button, by what opens it, hidden, heard, and announced by itself."),
      .passes(
        """
        screen: Chat
        children:
          - {type: button, text: Send}
          - type: view
            modal: true
            presents: popup
            children: [{type: text, text: Sent}, {type: button, text: Close}]
        """, documented: false),
      .passes(
        """
        screen: Chat
        children:
          - {type: button, text: Delete, posts: pageScrolled}
          - {type: alert, text: Delete the chat?, children: [{type: button, text: OK}]}
        """, options: ["types": .texts(["alert"])], documented: false),
      .passes(
        """
        screen: Chat
        children:
          - {type: button, text: Send}
          - {type: toast, text: Message sent}
        """, options: ["types": .texts(["popup"])]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var types = ["toast", "hud", "popup"]

    static let fields: [OptionField<Options>] = [
      .texts(
        "types", \.types,
        "what has to be announced: toast, hud, popup, alert, sheet, drawer, popover, menu, picker")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.presents) || tree.hasOverlays else { return [] }
    let popups = popups(in: tree)
    guard !popups.isEmpty else { return [] }
    let search = PopupAnnouncements(tree)
    return popups.compactMap { index, presentation in
      switch search.answer(for: index) {
      case .told: nil
      case .perhaps: finding(index, presentation, isCertain: false, in: tree)
      case .untold: finding(index, presentation, isCertain: search.isDeclared, in: tree)
      }
    }
  }

  /// The elements that come up without anybody noticing, outside of what is modal.
  private func popups(in tree: AccessibilityTree) -> [(Int, Presentation)] {
    var popups: [(Int, Presentation)] = []
    var index = 0
    while index < tree.count {
      let element = tree.element(index)
      let isModal = element.flag(.modal) == true
      if isModal || Self.isSystems(element.kind) {
        index = max(index + 1, Int(element.next))
        continue
      }
      if let presentation = Presentation.of(index, in: tree),
        options.types.contains(presentation.rawValue), tree.isInPlay(index),
        element.flag(.playsAudio) != true, says(index, in: tree)
      {
        popups.append((index, presentation))
        index = max(index + 1, Int(element.next))
      } else {
        index += 1
      }
    }
    return popups
  }

  private func says(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.says([.text, .label], index) || tree.mayStop(index) || tree.holdsStop(index)
  }

  private static func isSystems(_ kind: ElementKind) -> Bool {
    switch kind {
    case .alert, .sheet, .popover, .menu, .keyboard: true
    default: false
    }
  }

  private func finding(
    _ index: Int, _ presentation: Presentation, isCertain: Bool, in tree: AccessibilityTree
  ) -> Finding {
    let noun = presentation.noun
    let help =
      presentation.isTransient
      ? "Announce what it says when it appears."
      : "Post `screenChanged` with its title when it appears, and make it modal."
    guard isCertain else {
      return review(
        "nothing in the file says that VoiceOver is told when this \(noun) appears", help: help,
        of: index, in: tree, at: .presents)
    }
    return violation(
      "this \(noun) appears without any notification, so VoiceOver says nothing of it", help: help,
      of: index, in: tree, at: .presents)
  }
}

/// Looks for the notification that tells VoiceOver of a popup.
struct PopupAnnouncements {
  /// Whether there is one.
  enum Answer {
    case told, untold
    /// There is one that may be for it.
    case perhaps
  }

  /// Whether the file tells of any notification.
  let isDeclared: Bool
  private let tree: AccessibilityTree
  /// The notifications that have VoiceOver speak, in document order.
  private let postings: [Posting]
  /// The popups that somebody opens who posts a notification.
  private var opened: Set<Int> = []
  /// By screen: the words of announcements, and the targets of notifications.
  private var texts: [Int32: Set<[String]>] = [:]
  private var targets: Set<Int> = []
  /// The screens on which an element tells of a change that may be any.
  private var vague: Set<Int32> = []

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    let all = Postings(tree).all
    isDeclared = !all.isEmpty
    postings = all.filter { $0.post.kind != .pageScrolled }
    var destinations = Destinations(tree)
    for posting in postings {
      let screen = tree.element(posting.poster).screen
      if case .element(let popup)? = destinations.destination(of: posting.poster) {
        opened.insert(popup)
      }
      if let text = posting.post.text?.value {
        texts[screen, default: []].insert(Words.normalized(text))
      }
      if let id = posting.post.target?.value {
        if let target = destinations.identifiers.element(id, onScreen: screen) {
          targets.insert(target)
        }
      } else if posting.post.text == nil, tree.element(posting.poster).kind != .screen {
        vague.insert(screen)
      }
    }
  }

  /// Whether a notification tells of a popup.
  func answer(for popup: Int) -> Answer {
    let inside = popup..<max(popup + 1, Int(tree.element(popup).next))
    if opened.contains(popup) || posts(inside) { return .told }
    let screen = tree.element(popup).screen
    let announced = texts[screen] ?? []
    for index in inside {
      if targets.contains(index) { return .told }
      if !announced.isEmpty, index == popup || tree.has(.exposed, index),
        let name = tree.name(of: index).value, announced.contains(Words.normalized(name.text))
      {
        return .told
      }
    }
    return vague.contains(screen) ? .perhaps : .untold
  }

  /// Whether something inside posts a notification.
  private func posts(_ inside: Range<Int>) -> Bool {
    var (low, high) = (0, postings.count)
    while low < high {
      let middle = (low + high) / 2
      if postings[middle].poster < inside.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < postings.count && inside.contains(postings[low].poster)
  }
}
