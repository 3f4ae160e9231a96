import DocumentSyntax

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
        """, "Every letter throws the focus out of the field; one more field is no new screen."),
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
