import DocumentSyntax
import ScreenModel

/// Finds notifications that say something else than what happens.
struct WrongNotificationKind: Rule {
  static let info = RuleInfo(
    id: "wrong-notification-kind",
    title: "A notification is of the kind of what has changed",
    category: .focus,
    severity: .warning,
    criteria: [.wcag("4.1.3"), .wcag("3.2.2")],
    why: """
      On `screenChanged` VoiceOver begins anew, on `layoutChanged` it looks again, and an \
      announcement is only spoken. The wrong one throws users out of the field that they type \
      in, or leaves them on a screen that is gone.
      """,
    how: """
      Post `screenChanged` when most of the screen is new, `layoutChanged` when a part has \
      changed, and an announcement for news that need nothing done.
      """,
    uiKit: #"""
      UIAccessibility.post(notification: .layoutChanged, argument: newRow)
      """#,
    swiftUI: #"""
      AccessibilityNotification.LayoutChanged().post()
      """#,
    traps: [
      "Taps of which the file does not say what they change.",
      "Popups that are modal, or in which nothing is to be done.",
      "Views of unknown size that appear.",
      "Moving on to the next field, as where a code is typed.",
    ],
    examples: [
      .fails(
        """
        screen: Sign up
        children:
          - type: textField
            label: Name
            posts: ⟪{type: screenChanged, on: change}⟫
          - {type: switch, label: Company, posts: ⟪{type: screenChanged, target: tax}⟫}
          - {type: textField, id: tax, label: Tax number, appearsWhen: Company is on}
        """, "Every letter throws the focus out of the field; one more field is not a new screen."),
      .passes(
        """
        screen: Sign up
        children:
          - {type: textField, label: Name, posts: {type: layoutChanged, on: change}}
          - {type: switch, label: Company, posts: {type: layoutChanged, target: tax}}
          - {type: textField, id: tax, label: Tax number, appearsWhen: Company is on}
        """),
      .fails(
        """
        screen: Inbox
        posts: ⟪layoutChanged⟫
        children:
          - {type: header, text: Inbox}
          - {type: button, text: Compose, opens: Draft, posts: ⟪layoutChanged⟫}
          - {type: cell, label: New mail, posts: ⟪{type: screenChanged, on: appear}⟫}
          - type: view
            presents: popup
            posts: ⟪{type: announcement, text: Delete the mail?}⟫
            children: [{type: text, text: Delete the mail?}, {type: button, text: Delete}]
        """, "Two screens, one row, and a question that has to be answered."),
      .fails(
        """
        screen: Inbox
        posts: ⟪{type: announcement, text: Inbox}⟫
        children:
          - {type: header, text: Inbox}
          - {type: button, text: More, opens: more, posts: ⟪screenChanged⟫}
          - {type: view, id: more, children: [{type: text, text: Archive}]}
          - {type: text, text: Two mails}
          - type: stack
            appearsWhen: there are drafts
            posts: ⟪{type: screenChanged, on: appear}⟫
            children: [{type: text, text: Drafts}]
        """, "A screen that only speaks its title, and parts that are taken for a screen.",
        documented: false),
      .passes(
        """
        screen: Inbox
        posts: {type: screenChanged, target: first}
        children:
          - {type: header, text: Inbox}
          - {type: cell, id: first, label: New mail, posts: screenChanged}
          - {type: button, text: Compose, opens: Draft, posts: screenChanged}
          - {type: textField, label: Code, posts: {type: layoutChanged, target: first}}
          - type: view
            posts: {type: screenChanged, on: appear}
            children: [{type: text, text: Two mails}]
          - type: view
            presents: popup
            modal: false
            posts: {type: announcement, text: Swipe for more}
            children: [{type: text, text: Swipe for more}]
        """, "Scopes that the file does not tell, and a popup with nothing to do."),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.posts) else { return [] }
    var search = NotificationScopes(tree)
    return Postings(tree).byPoster.flatMap { group in
      // Nobody posts more at once, and each is compared with all of them.
      group.prefix(50).compactMap { posting in
        search.mistake(in: posting, among: group.prefix(50)).map { finding($0, posting, in: tree) }
      }
    }
  }

  private func finding(
    _ mistake: NotificationScopes.Mistake, _ posting: Posting, in tree: AccessibilityTree
  ) -> Finding {
    let message: String
    let kind: Post.Kind
    switch mistake {
    case .screenOnEdit:
      message = "every change of the text posts `screenChanged`, which takes the focus out of it"
      kind = .layoutChanged
    case .screenForPart(let part):
      message = "on `screenChanged` VoiceOver begins anew, but only \(part) has changed"
      kind = .layoutChanged
    case .layoutForScreen:
      message = "a new screen comes up with `layoutChanged`, so VoiceOver does not begin anew"
      kind = .screenChanged
    case .announcementForScreen:
      message = "an announcement speaks the title of a new screen, and the focus does not go there"
      kind = .screenChanged
    case .announcementForPopup(let noun):
      message =
        "an announcement speaks of this \(noun), but the focus stays behind it, where nothing can "
        + "be answered"
      kind = .screenChanged
    }
    return violation(
      message, help: "Post `\(kind.rawValue)` instead.", of: posting.poster, in: tree,
      range: posting.post.range)
  }
}

/// Compares what notifications say has changed with what the file shows to change.
struct NotificationScopes {
  /// How a notification is wrong.
  enum Mistake {
    /// It says that the screen is new while somebody types.
    case screenOnEdit
    /// It says that the screen is new where a part is, such as "this row".
    case screenForPart(String)
    /// It says that a part has changed where the screen is new.
    case layoutForScreen
    /// It only speaks where a screen is new.
    case announcementForScreen
    /// It only speaks where a popup wants an answer.
    case announcementForPopup(String)
  }

  private let tree: AccessibilityTree
  private var destinations: Destinations

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    destinations = Destinations(tree)
  }

  /// How a notification is wrong among all of its poster; nil where it is right, or none can tell.
  mutating func mistake(in posting: Posting, among group: ArraySlice<Posting>) -> Mistake? {
    switch (posting.event, posting.post.kind) {
    case (.change, .screenChanged):
      tree.traits[posting.poster].contains(.textEntry) ? .screenOnEdit : nil
    case (.appear, .screenChanged):
      part(thatAppears: posting.poster).map(Mistake.screenForPart)
    case (.tap, .screenChanged):
      part(changedBy: posting).map(Mistake.screenForPart)
    case (.appear, .layoutChanged):
      isScreen(posting.poster) && !moves(.screenChanged, group, .appear) ? .layoutForScreen : nil
    case (.tap, .layoutChanged):
      opensScreen(posting.poster) && !moves(.screenChanged, group, .tap) ? .layoutForScreen : nil
    case (.appear, .announcement):
      announcementMistake(posting, group)
    default:
      nil
    }
  }

  private func isScreen(_ index: Int) -> Bool { tree.element(index).kind == .screen }

  private func moves(
    _ kind: Post.Kind, _ group: ArraySlice<Posting>, _ event: Post.Event
  ) -> Bool {
    group.contains { $0.event == event && $0.post.kind == kind }
  }

  // MARK: Parts of a screen

  /// The appearing part, where it is only a part of the screen.
  private func part(thatAppears index: Int) -> String? {
    let element = tree.element(index)
    guard !isScreen(index), Presentation.of(index, in: tree) == nil, element.flag(.modal) != true
    else { return nil }
    let noun = Wording.noun(element.kind)
    if isSmall(element.kind) { return "this \(noun)" }
    guard element.has(.appearsWhen), stopsOutside(index) else { return nil }
    return "this \(noun)"
  }

  /// Whether no view of a kind is ever a whole screen.
  private func isSmall(_ kind: ElementKind) -> Bool {
    switch kind {
    case .text, .button, .header, .cell, .gridCell, .link, .switch, .checkbox, .slider, .stepper,
      .segment, .tab, .textField, .secureField, .searchField, .progress, .activityIndicator, .key,
      .menuItem, .disclosure, .tableCell:
      true
    default: false
    }
  }

  private func stopsOutside(_ index: Int) -> Bool {
    let root = tree.screen(of: index).root
    let end = Int(tree.element(root).next)
    let next = max(index + 1, Int(tree.element(index).next))
    return (root + 1..<max(root + 1, index)).contains { tree.has(.exposed, $0) }
      || (next..<max(next, end)).contains { tree.has(.exposed, $0) }
  }

  /// The part that a tap changes, where it is only a part of the screen.
  private mutating func part(changedBy posting: Posting) -> String? {
    let index = posting.poster
    if let destination = destinations.destination(of: index) {
      guard case .element(let opened) = destination, !destination.takesFocus(in: tree) else {
        return nil
      }
      return name(of: opened)
    }
    guard let id = posting.post.target?.value,
      let target = destinations.identifiers.element(id, onScreen: tree.element(index).screen)
    else { return nil }
    return conditionalPart(around: target)
  }

  private func name(of index: Int) -> String {
    let noun = Presentation.of(index, in: tree)?.noun ?? Wording.noun(tree.element(index).kind)
    return "\(Wording.article(noun)) \(noun) of this screen"
  }

  /// The section around a target that is there under a condition alone.
  private func conditionalPart(around target: Int) -> String? {
    // Nobody nests deeper, and the walk stays short.
    var remaining = 100
    var index = target
    var part: Int?
    while index >= 0, remaining > 0 {
      let element = tree.element(index)
      if isScreen(index) { return part.map(name) }
      if Presentation.of(index, in: tree) != nil || element.flag(.modal) == true { return nil }
      if element.has(.appearsWhen) { part = index }
      index = Int(element.parent)
      remaining -= 1
    }
    return nil
  }

  // MARK: Whole screens and popups

  private mutating func opensScreen(_ index: Int) -> Bool {
    switch destinations.destination(of: index) {
    case .screen, .elsewhere: true
    case .element, nil: false
    }
  }

  private func announcementMistake(
    _ posting: Posting, _ group: ArraySlice<Posting>
  ) -> Mistake? {
    let index = posting.poster
    let isAlone = !group.contains { $0.event == .appear && $0.post.movesFocus }
    guard isAlone, !moves(.layoutChanged, group, .appear) else { return nil }
    if isScreen(index) { return isTitle(posting.post.text?.value, of: index) }
    guard let presentation = Presentation.of(index, in: tree), !presentation.isTransient,
      presentation != .keyboard, tree.element(index).flag(.modal) != true,
      holdsControl(index)
    else { return nil }
    return .announcementForPopup(presentation.noun)
  }

  private func isTitle(_ text: String?, of root: Int) -> Mistake? {
    guard let text else { return nil }
    let words = Words.normalized(text)
    guard !words.isEmpty else { return nil }
    for index in root + 1..<max(root + 1, Int(tree.element(root).next)) {
      let isTitle = tree.has(.exposed, index) && tree.traits[index].contains(.header)
      if isTitle, let name = tree.name(of: index).value, Words.normalized(name.text) == words {
        return .announcementForScreen
      }
    }
    return nil
  }

  private func holdsControl(_ index: Int) -> Bool {
    (index + 1..<max(index + 1, Int(tree.element(index).next))).contains {
      tree.has([.exposed, .interactive], $0)
    }
  }
}
