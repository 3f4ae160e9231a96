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
  /// What is drawn where; worked out when something may be covered.
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
    guard !found.isEmpty, !isInRow(index), !offers.standIn(for: index), !isCovered(index) else {
      return []
    }
    return found
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
    return !reached && !tree.screen(of: index).isFromInterfaceBuilder
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
