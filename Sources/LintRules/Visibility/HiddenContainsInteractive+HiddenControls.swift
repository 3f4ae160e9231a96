import ScreenModel

/// Looks for controls in views that are hidden from VoiceOver and from nobody else.
struct HiddenControls {
  /// The most controls that are kept of one view.
  private static let most = 5
  /// The most views that are looked at as covers.
  private static let maximumSteps = 1_000_000

  private let tree: AccessibilityTree
  private let withMessages: Bool
  private var offers: ExposedOffers
  /// By screen: where the last thing that came up begins.
  private var fronts: [Int32: Int] = [:]
  /// By screen: the last thing that keeps VoiceOver inside, or should.
  private var modals: [Int32: Int] = [:]
  /// By screen: whether VoiceOver reaches anything.
  private var isReached: [Int32: Bool] = [:]
  private var steps = 0
  /// The layers of the screen; worked out when something may be covered.
  private var layers: ScreenLayers?

  init(_ tree: AccessibilityTree, withMessages: Bool) {
    self.tree = tree
    self.withMessages = withMessages
    offers = ExposedOffers(tree)
    for front in tree.shared(ModalBackground.self).fronts {
      let screen = tree.element(front.index).screen
      fronts[screen] = max(fronts[screen] ?? 0, front.index)
      switch front.kind {
      case .flagged, .system, .typed: modals[screen] = front.index
      case .dialog, .drawer, .dimmer: break
      }
    }
  }

  /// The first controls in a view with the flag that a sighted user can see and use; none where the
  /// view is hidden for a reason.
  mutating func controls(in index: Int) -> [Int] {
    guard isHiddenAlone(index), !isBackground(index) else { return [] }
    var found: [Int] = []
    var inside = index
    while inside < Int(tree.element(index).next), found.count < Self.most {
      if isOutOfUse(inside) {
        inside = Int(tree.element(inside).next)
        continue
      }
      if tree.has(.interactive, inside), isControl(inside), !offers.replace(inside) {
        found.append(inside)
      }
      inside += 1
    }
    guard !found.isEmpty, !isInRow(index), !offers.standIn(for: index), !isCovered(index),
      !hasUnknownActions(onScreenOf: index)
    else { return [] }
    return found
  }

  /// Whether actions that nobody can name here may stand in for a control.
  private func hasUnknownActions(onScreenOf index: Int) -> Bool {
    guard tree.uses(.actions) else { return false }
    let root = tree.screen(of: index).root
    return (root..<Int(tree.element(root).next)).contains {
      tree.interface.attribute(.actions, of: $0)?.form == .unknown
    }
  }

  /// Whether VoiceOver reaches nothing on the screen of an element.
  func isSilent(onScreenOf index: Int) -> Bool {
    let root = tree.screen(of: index).root
    return !(root..<Int(tree.element(root).next)).contains { tree.has(.exposed, $0) }
  }

  /// Whether a view is visible, and no view around it is hidden from VoiceOver.
  private func isHiddenAlone(_ index: Int) -> Bool {
    let element = tree.element(index)
    guard tree.silences[index] == .elementsHidden, element.parent >= 0 else { return false }
    let around = tree.silences[Int(element.parent)]
    guard around == .none || around == .notElement, !isOutOfUse(index) else { return false }
    if tree.has(.placed, index), tree.screenFrames[index].area <= 0 { return false }
    if tree.uses(.userInteraction), isBeyondTouch(index) { return false }
    if !withMessages, Presentation.of(index, in: tree)?.isTransient == true { return false }
    return tree.isOnScreen(index)
  }

  /// Whether a view around an element lets no touches through.
  private func isBeyondTouch(_ index: Int) -> Bool {
    var around = Int(tree.element(index).parent)
    while around >= 0 {
      if tree.element(around).flag(.userInteraction) == false { return true }
      around = Int(tree.element(around).parent)
    }
    return false
  }

  /// Whether an element is there to be operated; a plain view with a gesture may be hidden on
  /// purpose.
  private func isControl(_ index: Int) -> Bool {
    let element = tree.element(index)
    guard element.flag(.enabled) != false, !tree.traits[index].contains(.notEnabled) else {
      return false
    }
    return element.flag(.element) == true || RoleTraits.speaksRole(index, in: tree)
  }

  /// Whether nobody sees an element, or nobody can touch it.
  private func isOutOfUse(_ index: Int) -> Bool {
    let element = tree.element(index)
    return element.flag(.hidden) == true || element.flag(.userInteraction) == false
      || element.has(.alpha) && tree.interface.number(.alpha, of: index) ?? 1 <= 0.02
  }

  /// Whether something came up in front of a view, or the screen has nothing for VoiceOver at all.
  private mutating func isBackground(_ index: Int) -> Bool {
    let screen = tree.element(index).screen
    if let front = fronts[screen], front > index { return true }
    if let modal = modals[screen], modal != index, !tree.isInside(index, modal) { return true }
    let root = tree.interface.screens[Int(screen)].root
    let reached =
      isReached[screen]
      ?? (root..<Int(tree.element(root).next)).contains { tree.has(.exposed, $0) }
    isReached[screen] = reached
    return !reached && tree.interface.screens[Int(screen)].has(.settled)
  }

  /// Whether a view is part of a row that a double tap activates as a whole.
  private func isInRow(_ index: Int) -> Bool {
    guard let row = tree.stop(around: index) else { return false }
    return tree.has(.interactive, row)
  }

  /// Whether what is drawn later covers a view for the greater part.
  private mutating func isCovered(_ index: Int) -> Bool {
    guard tree.has(.placed, index) else { return false }
    let frame = tree.screenFrames[index]
    let layers = self.layers ?? tree.shared(ScreenLayers.self)
    self.layers = layers
    var inside = index
    while tree.element(inside).parent >= 0, steps < Self.maximumSteps {
      let parent = Int(tree.element(inside).parent)
      var later = Int(tree.element(inside).next)
      while later < Int(tree.element(parent).next), steps < Self.maximumSteps {
        steps += 1
        if tree.has(.placed, later), let cover = Cover(later, in: tree, layers),
          cover.frame.intersection(frame).area * 2 >= frame.area
        {
          return true
        }
        later = Int(tree.element(later).next)
      }
      inside = parent
    }
    return false
  }
}

/// The actions of VoiceOver users on each screen, by names, actions and ids; made once a screen.
struct ExposedOffers {
  private let tree: AccessibilityTree
  private var known: [Int32: Offers] = [:]

  /// The offers of one screen.
  private struct Offers {
    /// The names of controls and custom actions, in lower case.
    var names: Set<String> = []
    /// The effects of taps.
    var actions: Set<String> = []
    /// The ids of what some element stands in for.
    var replaced: Set<String> = []
  }

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Whether something else that VoiceOver reaches does what a control does.
  mutating func replace(_ index: Int) -> Bool {
    let offers = offers(onScreen: tree.element(index).screen)
    if let id = tree.interface.text(.id, of: index), offers.replaced.contains(id) { return true }
    if tree.has(.tap, index), let action = tree.interface.text(.onTap, of: index) {
      if offers.actions.contains(action) || isDone(action, around: index) { return true }
    }
    guard let name = tree.name(of: index).value else { return false }
    return offers.names.contains(name.text.lowercased())
  }

  /// Whether a tap on what is around an element does the same, as where a whole row reacts.
  private func isDone(_ action: String, around index: Int) -> Bool {
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      if tree.has(.tap, parent), tree.interface.text(.onTap, of: parent) == action { return true }
      parent = Int(tree.element(parent).parent)
    }
    return false
  }

  /// Whether something stands in for an element as a whole.
  mutating func standIn(for index: Int) -> Bool {
    guard let id = tree.interface.text(.id, of: index) else { return false }
    return offers(onScreen: tree.element(index).screen).replaced.contains(id)
  }

  private mutating func offers(onScreen screen: Int32) -> Offers {
    if let offers = known[screen] { return offers }
    var offers = Offers()
    let root = tree.interface.screens[Int(screen)].root
    for index in root..<Int(tree.element(root).next) where tree.has(.exposed, index) {
      add(index, to: &offers)
    }
    known[screen] = offers
    return offers
  }

  private func add(_ index: Int, to offers: inout Offers) {
    let element = tree.element(index)
    for key in [AttributeKey.actions, .swipeActions] where element.has(key) {
      offers.names.formUnion(tree.interface.texts(key, of: index).map { $0.value.lowercased() })
    }
    if element.has(.substituteFor), let id = tree.interface.text(.substituteFor, of: index) {
      offers.replaced.insert(id)
    }
    if element.has(.alternativeFor),
      case .alternative(let other)? = tree.interface.value(.alternativeFor, of: index)
    {
      offers.replaced.insert(other.id)
    }
    guard tree.has(.interactive, index) else { return }
    if let action = tree.interface.text(.onTap, of: index) { offers.actions.insert(action) }
    if let name = tree.name(of: index).value { offers.names.insert(name.text.lowercased()) }
  }
}
