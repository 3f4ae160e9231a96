import ScreenModel

/// The parts inside an element that would be stops of their own if it were not one.
struct SwallowedParts {
  /// The controls, each with all that it holds.
  private(set) var controls: [Int] = []
  /// The texts, and what has a label of its own.
  private(set) var texts: [Int] = []

  private let tree: AccessibilityTree
  private let owner: Int

  /// The parts of an element.
  init(of owner: Int, in tree: AccessibilityTree) {
    self.tree = tree
    self.owner = owner
    var child = owner + 1
    let end = Int(tree.element(owner).next)
    // What is named by the texts inside says them all.
    let readsItsParts = tree.nameSources[owner] == .children
    /// The end of the branch that takes no touches.
    var untouched = 0
    while child < end {
      let element = tree.element(child)
      if isOutOfSight(child) {
        child = Int(element.next)
        continue
      }
      if element.flag(.userInteraction) == false { untouched = max(untouched, Int(element.next)) }
      if child >= untouched, isControl(child) {
        controls.append(child)
        child = Int(element.next)
        continue
      }
      let informs = element.kind == .text || tree.has([.explicitElement, .label], child)
      if informs, !readsItsParts, element.flag(.element) != false,
        tree.nameSources[child] != .none
      {
        texts.append(child)
      }
      child += 1
    }
  }

  private func isControl(_ index: Int) -> Bool {
    let element = tree.element(index)
    guard element.flag(.element) != false, element.flag(.enabled) != false,
      !tree.traits[index].contains(.notEnabled)
    else { return false }
    switch element.kind {
    case .stepper, .picker, .datePicker, .segmentedControl: return true
    default: break
    }
    return tree.has(.interactive, index)
      && (tree.has(.nativeRole, index) || tree.has(.explicitElement, index))
  }

  private func isOutOfSight(_ index: Int) -> Bool {
    let element = tree.element(index)
    return element.flag(.hidden) == true || element.flag(.elementsHidden) == true
      || element.flag(.decorative) == true
      || element.has(.alpha) && tree.interface.number(.alpha, of: index) ?? 1 <= 0
  }

  // MARK: What makes up for them

  /// Whether the element's own actions, or what it stands for, make up for the controls inside.
  func areReplaced(wrappers: TraitSet = .adjustable) -> Bool {
    if !tree.traits[owner].isDisjoint(with: wrappers) { return true }
    if tree.interface.attribute(.actions, of: owner)?.form == .unknown { return true }
    return tree.interface.texts(.actions, of: owner).count >= controls.count
  }

  /// Whether activating the element does what its one control does.
  func doesTheSame(as control: Int) -> Bool {
    if tree.interface.texts(.implements, of: owner).contains(where: { $0.value == "activate" }) {
      return true
    }
    if tree.traits[owner].contains(.toggle), tree.traits[control].contains(.toggle) { return true }
    if !actions(of: owner).isDisjoint(with: actions(of: control)) { return true }
    // In source a name that is made of what is inside has the words of any control there.
    let isMadeOfAll =
      tree.nameSources[owner] == .children && tree.screen(of: owner).has(.composition)
    guard RoleTraits.speaksRole(owner, in: tree), !isMadeOfAll,
      let own = tree.name(of: owner).value?.text,
      let other = tree.name(of: control).value?.text, !Words.normalized(other).isEmpty
    else { return false }
    return Words.isContained(other, in: own)
  }

  /// The effects of taps on an element, by name.
  private func actions(of index: Int) -> Set<String> {
    var actions: Set<String> = []
    if tree.has(.tap, index), let action = tree.interface.text(.onTap, of: index) {
      if !["true", "yes", "segue"].contains(action.lowercased()) { actions.insert(action) }
    }
    for key in [AttributeKey.opens, .opensURL] where tree.element(index).has(key) {
      if let place = tree.interface.text(key, of: index) { actions.insert(place) }
    }
    for gesture in tree.interface.gestures(of: index) where gesture.enabled && gesture.isTapLike {
      if let action = gesture.action { actions.insert(action) }
    }
    return actions
  }
}
