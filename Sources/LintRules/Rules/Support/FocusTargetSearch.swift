/// Works out whether the focus can go where the file sends it.
struct FocusTargetSearch {
  /// What becomes of a target.
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

  /// What becomes of a target.
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

  /// What becomes of a target that is no accessibility element as it stands.
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
