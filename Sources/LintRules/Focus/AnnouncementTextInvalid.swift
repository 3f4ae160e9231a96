import ScreenModel

/// Finds announcements that say nothing, or not what they should.
struct AnnouncementTextInvalid: Rule {
  static let info = RuleInfo(
    id: "announcement-text-invalid",
    title: "What is announced is a short sentence for a listener",
    category: .focus,
    severity: .warning,
    criteria: [.wcag("4.1.3")],
    why: """
      An announcement is heard once, and nobody can go back to it. A blank one says nothing, one \
      with a token of a format says "percent at", and a long one is cut off by the next touch.
      """,
    how: "Announce what has happened in a few words, filled in and in ordinary case.",
    uiKit: #"""
      UIAccessibility.post(
        notification: .announcement, argument: String(localized: "\(count) items saved"))
      """#,
    swiftUI: #"""
      AccessibilityNotification.Announcement("\(count) items saved").post()
      """#,
    traps: [
      "Notifications of which the file does not give the text.",
      "Acronyms, and words in capitals amid others.",
      "A text beside a target that says more than the target's own label.",
    ],
    examples: [
      .fails(
        """
        screen: Cart
        children:
          - {type: button, text: Save, posts: {type: announcement, text: ⟪""⟫}}
          - {type: button, text: Empty, posts: {type: announcement, text: ⟪"%d items removed"⟫}}
          - {type: button, text: Order, posts: {type: announcement, text: ⟪ORDER PLACED⟫}}
        """, "Nothing is heard, \"%d items removed\" is heard, and capitals may be spelled."),
      .passes(
        """
        screen: Cart
        children:
          - {type: button, text: Save, posts: {type: announcement, text: Saved}}
          - {type: button, text: Empty, posts: {type: announcement, text: 3 items removed}}
          - {type: button, text: Order, posts: {type: announcement, text: Order placed}}
        """),
      .fails(
        """
        screen: Cart
        children:
          - {type: header, id: total, text: Total}
          - {type: button, text: Update, posts: {type: layoutChanged, text: ⟪Total⟫, target: total}}
        """, "The focus goes to what has just been announced, so it is heard twice."),
      .passes(
        """
        screen: Cart
        children:
          - {type: header, id: total, text: Total}
          - {type: button, text: Refresh, posts: {type: layoutChanged, text: Done, target: total}}
          - {type: button, text: Share, posts: announcement}
          - {type: button, text: Export, posts: {type: announcement, text: PDF}}
          - {type: button, text: Print, posts: {type: announcement, text: Please READ this}}
        """, "An acronym, a word in capitals amid others, and a text that the file does not give."),
      .fails(
        """
        screen: Cart
        children:
          - {type: button, text: Help, posts: {type: announcement, text: ⟪Swipe to the right⟫}}
        """, options: ["max": .number(10)]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var max = 150

    static let fields: [OptionField<Options>] = [
      .count("max", \.max, 10...10_000, "the most characters of an announcement")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.posts) else { return [] }
    var identifiers = ScreenIdentifiers(tree)
    return Postings(tree).all.compactMap { posting in
      guard let text = posting.post.text,
        let problem = problem(with: text.value)
          ?? repetition(of: posting, in: tree, &identifiers)
      else { return nil }
      return violation(
        problem.message, help: problem.help, of: posting.poster, in: tree, range: text.range)
    }
  }

  /// The message and the help.
  private typealias Problem = (message: String, help: String)

  private func problem(with text: String) -> Problem? {
    if text.isBlank {
      return ("the announcement is blank, so VoiceOver says nothing", "Say what has happened.")
    }
    if let token = TemplateToken.first(in: text) {
      return (
        "\(Quoted.text(String(text[token]))) was never filled in, so it is announced as it stands",
        "Fill in the value before it is announced."
      )
    }
    if Self.isShouted(text) {
      return (
        "\(Quoted.text(text)) is in capitals, so VoiceOver may spell it",
        "Write it as in a sentence."
      )
    }
    let count = text.utf8.count > options.max ? text.count : 0
    guard count > options.max else { return nil }
    return (
      "the announcement has \(count) characters, more than \(options.max), and nobody can go back "
        + "to what was missed",
      "Announce the gist, and show the rest."
    )
  }

  /// Whether all words of a text are in capitals, and one of them is an ordinary word.
  private static func isShouted(_ text: String) -> Bool {
    guard text.utf8.count < 1_000 else { return false }
    let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
      .filter { $0.contains(where: \.isLetter) }
    guard words.allSatisfy({ word in word.allSatisfy { !$0.isLetter || $0.isUppercase } }) else {
      return false
    }
    return words.contains { word in
      (word.count >= 5 || Acronyms.ordinary.contains(word)) && word.allSatisfy(\.isLetter)
        && !Acronyms.known.contains(word) && !Acronyms.isUnpronounceable(word)
    }
  }

  /// Says that the text is the label of the element to which the focus goes.
  private func repetition(
    of posting: Posting, in tree: AccessibilityTree, _ identifiers: inout ScreenIdentifiers
  ) -> Problem? {
    guard let text = posting.post.text, let id = posting.post.target,
      let target = identifiers.element(
        id.value, onScreen: tree.element(posting.poster).screen),
      tree.has(.exposed, target), let name = tree.name(of: target).value
    else { return nil }
    let words = Words.normalized(text.value)
    guard !words.isEmpty, words == Words.normalized(name.text) else { return nil }
    return (
      "\(Quoted.text(text.value)) is announced, and heard again when the focus comes to "
        + "“\(tree.utterance(of: target) ?? "")”",
      "Leave the text out, since the focus alone makes VoiceOver say it."
    )
  }
}
