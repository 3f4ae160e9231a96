import ScreenModel

/// Finds buttons that announce their own name when they are tapped.
struct ButtonEcho: Rule {
  static let info = RuleInfo(
    id: "button-echo",
    title: "A button does not announce its own name",
    category: .focus,
    severity: .note,
    criteria: [],
    restsOn: [.traits],
    why: """
      VoiceOver says a button's name when the focus comes to it, and many a time again when it is \
      activated. An announcement of the same words adds nothing, and delays what matters.
      """,
    how: """
      Announce what has happened, or nothing. Where VoiceOver talks over sound that the button \
      starts, give it the trait `startsMediaSession`; it silences announcements as well.
      """,
    uiKit: #"""
      UIAccessibility.post(notification: .announcement, argument: "3 songs added")
      """#,
    swiftUI: #"""
      AccessibilityNotification.Announcement("3 songs added").post()
      """#,
    traps: [
      "Announcements that say more than the name, or something else.",
      "Announcements at other times than the tap.",
      "Buttons that start a media session, after which VoiceOver is quiet.",
    ],
    examples: [
      .fails(
        """
        screen: Player
        children:
          - type: button
            text: Play
            posts: {type: announcement, on: tap, text: ⟪Play⟫}
        """, "VoiceOver says \"Play, button. Play.\""),
      .passes(
        """
        screen: Player
        children:
          - type: button
            text: Add all
            posts: {type: announcement, on: tap, text: 3 songs added}
        """),
      .passes(
        """
        screen: Player
        children:
          - {type: button, text: Mute, posts: {type: announcement, on: tap, text: Sound is off}}
          - {type: button, text: Next, posts: {type: announcement, on: appear, text: Next}}
          - type: button
            text: Play
            traits: [button, startsMediaSession]
            posts: {type: announcement, on: tap, text: Play}
        """, "Other words, another time, and a button after which VoiceOver is quiet."),
      .fails(
        """
        screen: Player
        children:
          - {type: cell, label: "Shuffle all", onTap: shuffle,
             posts: {type: announcement, text: ⟪"Shuffle, all!"⟫}}
        """, "Only the words count, and a tap is what a button's notifications are about.",
        documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.posts) else { return [] }
    return Postings(tree).all.compactMap { posting in
      let index = posting.poster
      guard posting.event == .tap, posting.post.kind == .announcement,
        let text = posting.post.text, tree.has(.exposed, index),
        !tree.traits[index].contains(.startsMediaSession), let name = tree.name(of: index).value
      else { return nil }
      let words = Words.normalized(text.value)
      guard !words.isEmpty, words == Words.normalized(name.text) else { return nil }
      return violation(
        "a tap announces \(Quoted.text(text.value)), which VoiceOver has just said: "
          + "“\(tree.utterance(of: index) ?? "")”",
        help: "Announce what has happened, or remove the announcement.", of: index, in: tree,
        range: text.range)
    }
  }
}
