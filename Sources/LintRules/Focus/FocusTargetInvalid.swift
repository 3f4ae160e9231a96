import DocumentSyntax
import ScreenModel

/// Finds places to which the focus is sent, and cannot go.
struct FocusTargetInvalid: Rule {
  static let info = RuleInfo(
    id: "focus-target-invalid",
    title: "The focus is sent to an element that VoiceOver can reach",
    category: .focus,
    severity: .error,
    criteria: [.wcag("2.4.3")],
    clauses: ["11.5.2.13"],
    restsOn: [.type, .onTap, .opens],
    why: """
      A notification moves the focus to its argument. Where that is hidden, on another screen or \
      no accessibility element, VoiceOver goes somewhere else, and the user is lost.
      """,
    how: """
      Name an element of the screen that is shown, and that VoiceOver stops at; or none, so that \
      it chooses.
      """,
    uiKit: #"""
      UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
      """#,
    swiftUI: #"""
      Text(error).accessibilityFocused($isErrorFocused)
      """#,
    traps: [
      "Targets that are hidden now, and may be shown by what moves the focus to them.",
      "Texts and lists that are empty now, where a tap may fill them.",
      "Containers: VoiceOver goes to the first element inside.",
      "Targets on a screen that the file does not show.",
      "A view of a class of the project's own, and taps that lead nobody knows where, need a "
        + "person's look.",
    ],
    examples: [
      .fails(
        """
        screen: Sign in
        focus: ⟪usrname⟫
        children:
          - {type: textField, id: username, label: Name}
          - {type: image, id: logo, image: logo, decorative: true, element: false}
          - type: button
            text: Sign in
            posts: {type: layoutChanged, target: ⟪logo⟫}
        """, "There is no \"usrname\", and VoiceOver never stops at the logo."),
      .passes(
        """
        screen: Sign in
        focus: username
        children:
          - {type: textField, id: username, label: Name}
          - {type: text, id: error, text: The name is not known}
          - {type: button, text: Sign in, posts: {type: layoutChanged, target: error}}
        """),
      .fails(
        """
        screen: Sign in
        posts: {type: screenChanged, target: ⟪notice⟫}
        children:
          - {type: text, id: notice, text: Welcome, hidden: true}
          - {type: textField, label: Name, posts: {type: layoutChanged, on: change, text: ⟪form⟫}}
          - {type: view, id: form, children: [{type: button, text: Sign in}]}
          - {type: button, text: Help, posts: {type: announcement, target: ⟪form⟫}}
        """, "Hidden as the screen appears; an id that is spoken; an announcement moves nothing."),
      .passes(
        """
        screen: Search
        children:
          - {type: searchField, label: Search, posts: {type: layoutChanged, target: results}}
          - {type: text, id: count, text: ""}
          - {type: list, id: results}
          - {type: text, id: error, text: No network, hidden: true}
          - {type: button, text: Find, posts: {type: layoutChanged, target: error}}
          - {type: button, text: Count, posts: {type: layoutChanged, target: count}}
          - {type: button, text: Map, opens: Map, posts: {type: screenChanged, target: pin}}
          - {type: button, text: Close, onTap: dismiss, posts: {type: screenChanged, target: me}}
        """, "What a tap may show or fill, and what is on another screen."),
      .needsReview(
        """
        screen: Search
        children:
          - {type: button, text: Chart, posts: {type: layoutChanged, target: ⟪chart⟫}}
          - {type: view, class: ChartView, id: chart}
          - {type: button, text: All, onTap: showAll, posts: {type: screenChanged, target: ⟪all⟫}}
        """, "The class may make an element of the view, and the tap may lead to another screen."),
      .fails(
        """
        - screen: Search
          children:
            - {type: button, id: find, text: Find, opens: Results,
               posts: {type: screenChanged, target: ⟪find⟫}}
            - {type: view, presents: popup, id: tips, returnsFocusTo: ⟪close⟫,
               children: [{type: button, id: close, text: Close}, {type: text, text: Tips}]}
        - screen: Results
          returnsFocusTo: ⟪back⟫
          children: [{type: button, id: back, text: Back}]
        """, "Each of these is gone when the focus is to go there.", documented: false),
      .passes(
        """
        - screen: Search
          children:
            - {type: button, id: find, text: Find, opens: Results,
               posts: {type: screenChanged, target: first}}
        - screen: Results
          returnsFocusTo: find
          children: [{type: header, id: first, text: Results}]
        """, documented: false),
      .fails(
        """
        screen: Cart
        children:
          - {type: button, text: Add, posts: {type: layoutChanged, target: ⟪price⟫}}
          - type: view
            element: true
            label: Total, 20 euros
            children: [{type: text, id: price, text: 20 euros}]
        """, "The view around it is one element.", documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.posts) || tree.uses(.focus) || tree.uses(.returnsFocusTo) else { return [] }
    let postings = Postings(tree)
    var search = FocusTargetSearch(tree)
    return FocusTarget.all(in: tree, postings).compactMap { finding($0, in: tree, &search) }
      + postings.all.compactMap { mistaken($0, in: tree, &search) }
  }

  private func finding(
    _ target: FocusTarget, in tree: AccessibilityTree, _ search: inout FocusTargetSearch
  ) -> Finding? {
    // An announcement without a text is reported for that.
    if case .post(let posting) = target.source, posting.post.kind == .announcement { return nil }
    switch search.outcome(of: target) {
    case .reached, .unknown:
      return nil
    case .missing(let place, let suggestion):
      return violation(
        "no element \(place) has the id \(Quoted.text(target.id.value)), so the focus does not go "
          + "where it should",
        help: suggestion.map { "Did you mean `\($0)`?" }
          ?? "Name an element of the screen that is shown then.",
        of: target.poster, in: tree, range: target.id.range)
    case .gone(let reason, let index):
      return violation(
        "\(Quoted.text(target.id.value)) is gone when the focus is to go there: \(reason)",
        help: "Name an element of the screen that is shown then.", of: target.poster, in: tree,
        range: target.id.range, notes: note(index, in: tree))
    case .unreachable(let silence, let index):
      return violation(
        "the focus goes elsewhere than to \(Quoted.text(target.id.value)), since VoiceOver never "
          + "stops there: \(silence.explanation)",
        help: "Send the focus to an element that VoiceOver stops at, or make this one such.",
        of: target.poster, in: tree, range: target.id.range, notes: note(index, in: tree))
    case .doubtful(let reason):
      return review(
        "\(Quoted.text(target.id.value)) may not get the focus: \(reason)",
        help: "Make sure that VoiceOver stops there when the focus is sent to it.",
        of: target.poster, in: tree, range: target.id.range)
    }
  }

  private func note(_ index: Int, in tree: AccessibilityTree) -> [Finding.Note] {
    [Finding.Note(message: "the element of that id", range: tree.element(index).anchor)]
  }

  /// An id passed as a text, or an element where only a text is taken.
  private func mistaken(
    _ posting: Posting, in tree: AccessibilityTree, _ search: inout FocusTargetSearch
  ) -> Finding? {
    let post = posting.post
    if post.kind == .announcement, post.text == nil, let target = post.target {
      return violation(
        "an announcement takes a text and moves no focus, so nothing happens",
        help: "Give it a `text`, or post `layoutChanged` with this target.", of: posting.poster,
        in: tree, range: target.range)
    }
    guard post.movesFocus || post.kind == .layoutChanged, post.target == nil, let text = post.text,
      !text.value.contains(" "), let named = search.element(text.value, onScreenOf: posting.poster),
      tree.name(of: named).value?.text != text.value
    else { return nil }
    return violation(
      "\(Quoted.text(text.value)) is the id of an element, but stands here as a text, so it is "
        + "spoken and the focus does not go there",
      help: "Write `target` in place of `text`.", of: posting.poster, in: tree, range: text.range,
      notes: note(named, in: tree))
  }
}

/// Works out whether the focus can go where the file sends it.
struct FocusTargetSearch {
  /// The state of a target.
  enum Outcome {
    /// The focus can go there.
    case reached
    /// The file does not tell.
    case unknown
    /// There is no such element in that place, as in "of this screen".
    case missing(String, suggestion: String?)
    /// It goes away before the focus comes.
    case gone(String, Int)
    /// VoiceOver does not stop there.
    case unreachable(Silence, Int)
    /// A person has to look.
    case doubtful(String)
  }

  private let tree: AccessibilityTree
  private var destinations: Destinations
  /// The screens on which a control opens each screen, by its name.
  private var openers: [String: Set<Int32>]?

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    destinations = Destinations(tree)
  }

  /// The element of an id on the screen of another one.
  mutating func element(_ id: String, onScreenOf index: Int) -> Int? {
    destinations.identifiers.element(id, onScreen: tree.element(index).screen)
  }

  /// The state of a target.
  mutating func outcome(of target: FocusTarget) -> Outcome {
    let isScreen = tree.element(target.poster).kind == .screen
    if target.isReturn { return isScreen ? backOutcome(of: target) : popupOutcome(of: target) }
    if target.isInitial || isScreen { return ownOutcome(of: target) }
    return reactionOutcome(of: target)
  }

  /// The target of something that appears: an element of the same screen, as it is now.
  private mutating func ownOutcome(of target: FocusTarget) -> Outcome {
    guard let index = element(target.id.value, onScreenOf: target.poster) else {
      return missing(target)
    }
    let isScreen = tree.element(target.poster).kind == .screen
    return state(of: index, mayChange: !isScreen)
  }

  /// The target of a popup that goes away: an element of the same screen, but not of the popup.
  private mutating func popupOutcome(of target: FocusTarget) -> Outcome {
    guard let index = element(target.id.value, onScreenOf: target.poster) else {
      return missing(target)
    }
    let popup = target.poster
    if index == popup || tree.isInside(index, popup), Presentation.of(popup, in: tree) != nil {
      return .gone("it is a part of what goes away", index)
    }
    return state(of: index, mayChange: true)
  }

  /// The target of a screen that goes away: an element of the screen that opened it.
  private mutating func backOutcome(of target: FocusTarget) -> Outcome {
    let known = openers ?? screensByOpened()
    openers = known
    guard let name = tree.screen(of: target.poster).name, let screens = known[name] else {
      return .unknown
    }
    for screen in screens.sorted() {
      if let index = destinations.identifiers.element(target.id.value, onScreen: screen) {
        return state(of: index, mayChange: true)
      }
    }
    if let index = element(target.id.value, onScreenOf: target.poster) {
      return .gone("it is a part of the screen that goes away", index)
    }
    return .missing("of the screen that opens this one", suggestion: nil)
  }

  /// The target of a tap or change: an element of this screen, or of the one that is opened.
  private mutating func reactionOutcome(of target: FocusTarget) -> Outcome {
    let own = element(target.id.value, onScreenOf: target.poster)
    switch destinations.destination(of: target.poster) {
    case .screen(let screen):
      let opened = Int32(truncatingIfNeeded: screen)
      if let index = destinations.identifiers.element(target.id.value, onScreen: opened) {
        return state(of: index, mayChange: true)
      }
      if let own, opened != tree.element(target.poster).screen {
        return .gone("the tap opens another screen", own)
      }
      return own.map { state(of: $0, mayChange: true) }
        ?? .missing("of the screen that is opened", suggestion: nil)
    case .elsewhere:
      return .unknown
    case .element, nil:
      return own.map { state(of: $0, mayChange: true) } ?? unknownOrMissing(target)
    }
  }

  private mutating func unknownOrMissing(_ target: FocusTarget) -> Outcome {
    guard tree.has(.tap, target.poster),
      let action = tree.interface.text(.onTap, of: target.poster), action != "true"
    else { return missing(target) }
    return DismissTaps.dismisses(action)
      ? .unknown : .doubtful("the file does not say which screen \(Quoted.text(action)) shows")
  }

  private mutating func missing(_ target: FocusTarget) -> Outcome {
    let screen = tree.element(target.poster).screen
    return .missing(
      "of this screen",
      suggestion: destinations.identifiers.suggestion(for: target.id.value, onScreen: screen))
  }

  /// Whether VoiceOver stops at an element, now or after what moves the focus there.
  private func state(of index: Int, mayChange: Bool) -> Outcome {
    let silence = tree.silences[index]
    if tree.mayStop(index) { return .reached }
    switch silence {
    case .none: return .reached
    case .outsideModal, .zeroSize: return .unknown
    case .hidden, .transparent, .elementsHidden:
      return mayChange || comesAndGoes(index) ? .unknown : .unreachable(silence, index)
    case .insideElement, .notListed: return .unreachable(silence, index)
    case .notElement: return plainState(of: index, mayChange: mayChange)
    }
  }

  /// The state of a target that is not an accessibility element as it is.
  private func plainState(of index: Int, mayChange: Bool) -> Outcome {
    let element = tree.element(index)
    let isExcluded = element.flag(.element) == false
    if tree.holdsStop(index) { return .reached }
    if !isExcluded, mayChange, mayBeFilled(element) { return .unknown }
    if !isExcluded, element.has(.class) || element.mayChangeInCode {
      return .doubtful("its class may or may not make it an accessibility element")
    }
    return .unreachable(.notElement, index)
  }

  /// Whether a view may get content that makes VoiceOver stop there.
  private func mayBeFilled(_ element: Element) -> Bool {
    switch element.kind {
    case .text, .list, .grid, .table, .listContainer, .scroll, .stack, .web, .cell: true
    default: false
    }
  }

  private func comesAndGoes(_ index: Int) -> Bool {
    tree.element(index).has(.appearsWhen) || Presentation.of(index, in: tree) != nil
  }

  private mutating func screensByOpened() -> [String: Set<Int32>] {
    var screens: [String: Set<Int32>] = [:]
    guard tree.uses(.opens) else { return screens }
    for index in 0..<tree.count where tree.element(index).has(.opens) {
      guard let name = tree.interface.text(.opens, of: index) else { continue }
      screens[name, default: []].insert(tree.element(index).screen)
    }
    return screens
  }
}
