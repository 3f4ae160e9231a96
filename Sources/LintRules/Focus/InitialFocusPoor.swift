import DocumentSyntax
import ScreenModel

/// Finds screens that begin at a way out, an advertisement or an ornament.
struct InitialFocusPoor: Rule {
  static let info = RuleInfo(
    id: "initial-focus-poor",
    title: "A screen begins with what it is about",
    category: .focus,
    severity: .note,
    criteria: [.wcag("2.4.3")],
    why: """
      What gets the focus first is what a VoiceOver user takes the screen for. "Close, button" \
      says nothing of where they are, and a double tap leads away again.
      """,
    how: "Send the focus to the title, or to the first thing that is to be done.",
    uiKit: #"""
      UIAccessibility.post(notification: .screenChanged, argument: titleLabel)
      """#,
    swiftUI: #"""
      Text("Filter").accessibilityFocused($isTitleFocused)
        .onAppear { isTitleFocused = true }
      """#,
    traps: [
      "Cancel, OK and Done: the safe answer to a question may well come first on purpose.",
      "A way out that is all there is to operate or read.",
      "Screens that leave the first focus to VoiceOver and begin with a way out: "
        + "`close-button-first` is about the order.",
    ],
    examples: [
      .fails(
        """
        screen: Filter
        ⟪focus: close⟫
        children:
          - {type: button, id: close, text: Close}
          - {type: header, id: title, text: Filter}
        """, "The screen begins with \"Close, button.\""),
      .passes(
        """
        screen: Filter
        focus: title
        children:
          - {type: button, id: close, text: Close}
          - {type: header, id: title, text: Filter}
        """),
      .fails(
        """
        screen: News
        posts: {type: screenChanged, target: ⟪banner⟫}
        children:
          - {type: header, text: News}
          - {type: button, id: banner, text: "Ad: cheap flights"}
          - type: view
            presents: popup
            posts: {type: screenChanged, target: ⟪x⟫}
            children: [{type: button, id: x, text: Back}, {type: text, text: Choose a region}]
        """, "An advertisement, and the way out of a popup."),
      .fails(
        """
        - screen: News
          posts: ⟪screenChanged⟫
          children:
            - {type: button, text: "Anzeige: Billige Flüge", language: de}
            - {type: header, text: News}
        - screen: Weather
          ⟪focus: cloud⟫
          children:
            - {type: image, id: cloud, image: cloud, element: true, decorative: true}
            - {type: header, text: Weather}
        """, "The first element is an advertisement; an ornament has the first focus.",
        documented: false),
      .passes(
        """
        - screen: Delete
          focus: cancel
          children:
            - {type: header, text: Delete the note?}
            - {type: button, id: cancel, text: Cancel}
            - {type: button, text: Delete}
        - screen: About
          focus: close
          children: [{type: button, id: close, text: Close}]
        - screen: Tips
          posts: screenChanged
          children:
            - {type: button, text: Close}
            - {type: header, text: Tips}
        """, "The safe answer first, a screen with nothing else, and one that says no place."),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.focus) || tree.uses(.posts) else { return [] }
    let postings = Postings(tree)
    var identifiers = ScreenIdentifiers(tree)
    // `focus` and a notification may say the same of one screen.
    var seen: Set<Int> = []
    let named = FocusTarget.all(in: tree, postings).compactMap { target -> Finding? in
      guard target.isInitial,
        let index = identifiers.element(
          target.id.value, onScreen: tree.element(target.poster).screen),
        seen.insert(index).inserted,
        let reason = reason(for: index, within: target.poster, in: tree)
      else { return nil }
      return finding(reason, index, target, in: tree)
    }
    return named
      + postings.byPoster.compactMap { group in
        group.first { $0.event == .appear && $0.post.movesFocus }
          .flatMap { unnamed($0, in: tree) }
      }
  }

  private func finding(
    _ reason: String, _ index: Int, _ target: FocusTarget, in tree: AccessibilityTree
  ) -> Finding {
    let isKey = tree.element(target.poster).has(.focus) && target.isKey
    return violation(
      message(reason, index, in: tree), help: help, of: target.poster, in: tree, at: .focus,
      range: isKey ? nil : target.id.range,
      notes: [Finding.Note(message: "gets the focus", range: tree.element(index).anchor)])
  }

  private let help = "Send the focus to the title, or to the first thing that is to be done."

  private func message(_ reason: String, _ index: Int, in tree: AccessibilityTree) -> String {
    "the first focus goes to “\(tree.utterance(of: index) ?? "")”, which is \(reason)"
  }

  /// A screen that has VoiceOver choose, which then begins with an advertisement or an ornament.
  private func unnamed(_ posting: Posting, in tree: AccessibilityTree) -> Finding? {
    let root = posting.poster
    guard posting.post.kind == .screenChanged, posting.post.target == nil, posting.post.text == nil,
      tree.element(root).kind == .screen, !tree.element(root).has(.focus),
      let first = tree.readingOrder(ofScreen: Int(tree.element(root).screen)).stops.first?.element,
      let reason = ornament(first, in: tree), hasMore(than: first, within: root, in: tree)
    else { return nil }
    return violation(
      message(reason, first, in: tree), help: help, of: root, in: tree, range: posting.post.range,
      notes: [Finding.Note(message: "is the first element", range: tree.element(first).anchor)])
  }

  /// Why an element is not a place to begin; nil where it may well be.
  private func reason(for index: Int, within owner: Int, in tree: AccessibilityTree) -> String? {
    guard tree.has(.exposed, index) else { return nil }
    guard let reason = ornament(index, in: tree) ?? (leads(index, in: tree) ? "a way out" : nil)
    else { return nil }
    return hasMore(than: index, within: owner, in: tree) ? reason : nil
  }

  private static let advertisements = WordPack([
    "en": "ad advertisement sponsored promoted", "de": "anzeige werbung gesponsert",
    "fr": "publicité pub sponsorisé", "es": "anuncio publicidad patrocinado",
    "ru": "реклама",
  ])

  private func ornament(_ index: Int, in tree: AccessibilityTree) -> String? {
    if tree.element(index).flag(.decorative) == true { return "said to be decorative" }
    guard let name = tree.name(of: index).value,
      let word = Words.normalized(String(name.text.prefix(40))).first,
      Self.advertisements[tree.language(of: index)]?.contains(word) == true
    else { return nil }
    return "an advertisement"
  }

  /// The answers to a question, which may come first on purpose.
  private static let answers = WordPack([
    "en": "cancel done ok okay", "de": "abbrechen fertig ok", "fr": "annuler terminé ok",
    "es": "cancelar listo hecho aceptar ok", "ru": "отмена отменить готово ок ok",
  ])

  /// Whether an element only leads away from the screen.
  private func leads(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard DismissControl.isOne(index, in: tree) else { return false }
    guard let name = tree.name(of: index).value, let word = Words.normalized(name.text).first else {
      return true
    }
    let own = Self.answers[tree.language(of: index)]?.contains(word)
    return own != true && Self.answers["en"]?.contains(word) != true
  }

  /// Whether VoiceOver stops anywhere else on the screen or in the popup.
  private func hasMore(than index: Int, within owner: Int, in tree: AccessibilityTree) -> Bool {
    (owner..<max(owner + 1, Int(tree.element(owner).next))).contains {
      $0 != index && tree.has(.exposed, $0)
    }
  }
}

extension FocusTarget {
  /// Whether `focus` of a screen says it.
  fileprivate var isKey: Bool {
    if case .initial = source { true } else { false }
  }
}
