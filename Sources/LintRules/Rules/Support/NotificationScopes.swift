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

  /// What appears, where it is only a part of the screen.
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

  /// What a tap changes, where it is only a part of the screen.
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
