import ScreenModel

/// Finds announcements that a change of screen cuts off.
struct NavigationCutsAnnouncement: Rule {
  static let info = RuleInfo(
    id: "navigation-cuts-announcement",
    title: "An announcement is over before the screen changes",
    category: .focus,
    severity: .note,
    criteria: [.wcag("4.1.3")],
    why: """
      When another screen comes up, VoiceOver stops speaking and reads its first element. Of an \
      announcement in the same moment nobody hears more than a syllable.
      """,
    how: """
      Wait for the notification that the announcement has finished, and then go on; or let the new \
      screen say it.
      """,
    uiKit: #"""
      observer = NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: .main
      ) { _ in showReceipt() }
      UIAccessibility.post(notification: .announcement, argument: "Order placed")
      """#,
    swiftUI: #"""
      var text = AttributedString("Order placed")
      text.accessibilitySpeechAnnouncementPriority = .high
      AccessibilityNotification.Announcement(text).post()
      """#,
    traps: [
      "Code that waits for the announcement to finish.",
      "Controls that show something on the same screen that takes no focus: a section, a toast.",
      "Taps that put away the keyboard alone.",
    ],
    examples: [
      .fails(
        """
        screen: Cart
        children:
          - type: button
            text: Order
            opens: Receipt
            posts: ⟪{type: announcement, on: tap, text: Order placed}⟫
        """, "The new screen cuts \"Order placed\" off."),
      .passes(
        """
        screen: Cart
        children:
          - type: button
            text: Order
            opens: Receipt
            posts: {type: announcement, on: tap, text: Order placed, wait: true}
        """),
      .fails(
        """
        screen: Note
        children:
          - {type: button, text: Done, onTap: dismiss,
             posts: [⟪{type: announcement, text: Note saved}⟫]}
          - {type: button, text: Web site, opensURL: "https://example.com",
             posts: [⟪{type: announcement, text: Opening}⟫]}
          - {type: button, text: Next, posts: [⟪{type: announcement, text: Saved}⟫, screenChanged]}
        """, "Going back, leaving the app, and a screen change in the same tap."),
      .passes(
        """
        screen: Note
        children:
          - {type: button, text: Save, posts: {type: announcement, text: Note saved}}
          - {type: button, text: Undo, opens: undone, posts: {type: announcement, text: Undone}}
          - {type: button, text: Hide keys, onTap: dismissKeyboard,
             posts: {type: announcement, text: Keys hidden}}
          - {type: text, id: undone, text: Undone, presents: toast,
             posts: {type: announcement, text: Undone}}
        """, "Nothing takes the focus away."),
      .needsReview(
        """
        screen: Cart
        children:
          - {type: button, text: Order, opens: Receipt, posts: ⟪announcement⟫}
        """, "The file says no more of the announcement than that there is one.",
        documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.posts) else { return [] }
    var destinations = Destinations(tree)
    return Postings(tree).byPoster.compactMap { postings in
      guard
        let cut = postings.first(where: {
          $0.event == .tap && $0.post.kind == .announcement && $0.post.wait != true
        }), let reason = reason(for: cut, among: postings, in: tree, &destinations)
      else { return nil }
      return finding(cut, reason, in: tree)
    }
  }

  /// Why VoiceOver stops speaking after the tap; nil where it need not.
  private func reason(
    for cut: Posting, among postings: ArraySlice<Posting>, in tree: AccessibilityTree,
    _ destinations: inout Destinations
  ) -> String? {
    let index = cut.poster
    if let destination = destinations.destination(of: index), destination.takesFocus(in: tree) {
      return "opens \(Quoted.text(tree.interface.text(.opens, of: index) ?? ""))"
    }
    if tree.element(index).has(.opensURL) { return "opens a page" }
    let action = tree.interface.text(.onTap, of: index)
    if DismissTaps.dismisses(action), !DismissTaps.endsEditing(action) { return "goes back" }
    let changes = postings.contains { $0.event == .tap && $0.post.kind == .screenChanged }
    return changes ? "changes the screen" : nil
  }

  private func finding(_ cut: Posting, _ reason: String, in tree: AccessibilityTree) -> Finding {
    let what =
      cut.post.text.map { "the announcement \(Quoted.text($0.value))" } ?? "an announcement"
    let message = "\(what) is cut off, since the same tap \(reason)"
    let help = "Wait until the announcement has finished (`wait: true`), or say it afterwards."
    // A name alone says nothing of waiting.
    guard cut.post.text != nil || cut.post.wait != nil else {
      return review(message, help: help, of: cut.poster, in: tree, range: cut.post.range)
    }
    return violation(message, help: help, of: cut.poster, in: tree, range: cut.post.range)
  }
}
