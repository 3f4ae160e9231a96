import ScreenModel

/// Controls of a screen that could replace a gesture; worked out once a screen.
struct GestureAlternatives {
  private let tree: AccessibilityTree
  /// By screen: what taps on exposed controls do; built when a gesture names an action.
  private var actions: [Int32: Set<String>] = [:]
  /// By screen: the ids that some control stands in for, and for which of their gestures.
  private var alternatives: [Int32: [String: [String?]]] = [:]
  /// By screen: what taps on exposed controls that say their role do.
  private var controls: [Int32: Set<String>] = [:]
  /// By screen: whether a control closes something; found out when a gesture dismisses.
  private var closes: [Int32: Bool] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Whether another exposed control does what a gesture does, or is declared to.
  mutating func exist(for gesture: Gesture, at index: Int) -> Bool {
    if let action = gesture.action, actions(onScreenOf: index).contains(action) { return true }
    let alternatives = alternatives(onScreenOf: index)
    guard !alternatives.isEmpty, let id = tree.interface.text(.id, of: index),
      let gestures = alternatives[id]
    else { return false }
    return gestures.contains { $0 == nil || $0 == gesture.kind.rawValue }
  }

  /// Whether another exposed control does what a tap on a control does, or is declared to.
  mutating func exist(forTapOn index: Int) -> Bool {
    let action = tree.has(.tap, index) ? tree.interface.text(.onTap, of: index) : nil
    let isNamed = action.map { !["true", "yes", "segue"].contains($0.lowercased()) } ?? false
    let tap = Gesture(
      kind: .tap, action: isNamed ? action : nil, touches: 1, enabled: true,
      range: tree.element(index).anchor)
    return exist(for: tap, at: index)
  }

  /// Whether the screen of an element has an exposed control that closes something.
  mutating func closeControlExists(for index: Int) -> Bool {
    let screen = tree.element(index).screen
    if let known = closes[screen] { return known }
    let found = elements(onScreenOf: index).contains { DismissControl.isOne($0, in: tree) }
    closes[screen] = found
    return found
  }

  /// Stand-ins for actions of source that have no words of their own.
  private static let unnamed: Set = ["action", "open", "expand"]

  /// Whether a control that says its role does what a tap on an element does, as far as source
  /// tells.
  mutating func controlExists(for action: String?, onScreenOf index: Int) -> Bool {
    guard let action, !Self.unnamed.contains(action) else { return false }
    let screen = tree.element(index).screen
    if let known = controls[screen] { return known.contains(action) }
    let found = Set(
      elements(onScreenOf: index).compactMap {
        tree.has([.exposed, .tap], $0) && RoleTraits.speaksRole($0, in: tree)
          ? tree.interface.text(.onTap, of: $0) : nil
      })
    controls[screen] = found
    return found.contains(action)
  }

  private func elements(onScreenOf index: Int) -> Range<Int> {
    let root = tree.screen(of: index).root
    return root + 1..<max(root + 1, Int(tree.element(root).next))
  }

  private mutating func actions(onScreenOf index: Int) -> Set<String> {
    let screen = tree.element(index).screen
    if let known = actions[screen] { return known }
    let found = Set(
      elements(onScreenOf: index).compactMap {
        tree.has([.exposed, .tap], $0) ? tree.interface.text(.onTap, of: $0) : nil
      })
    actions[screen] = found
    return found
  }

  private mutating func alternatives(onScreenOf index: Int) -> [String: [String?]] {
    let screen = tree.element(index).screen
    if let known = alternatives[screen] { return known }
    var found: [String: [String?]] = [:]
    for index in elements(onScreenOf: index) where tree.has(.exposed, index) {
      let element = tree.element(index)
      if element.has(.alternativeFor),
        case .alternative(let other)? = tree.interface.value(.alternativeFor, of: index)
      {
        found[other.id, default: []].append(other.gesture)
      }
      if element.has(.substituteFor), let id = tree.interface.text(.substituteFor, of: index) {
        found[id, default: []].append(nil)
      }
    }
    alternatives[screen] = found
    return found
  }
}

/// The replacements for people who cannot make a gesture.
struct GestureReplacements {
  private let tree: AccessibilityTree
  private let actions: OfferedActions
  private var alternatives: GestureAlternatives
  /// By screen: whether something on it implements the escape gesture.
  private var escapes: [Int32: Bool] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    actions = OfferedActions(tree)
    alternatives = GestureAlternatives(tree)
  }

  /// Whether custom actions, adjusting, scrolling or another control do what a gesture does.
  mutating func exist(for gesture: Gesture, at index: Int) -> Bool {
    actions.customActionsExist(for: index) || actions.adjustingExists(for: index)
      || implements("scroll", index) || alternatives.exist(for: gesture, at: index)
      || DismissTaps.dismisses(gesture.action) && dismissalExists(for: index)
  }

  /// Whether a control or the escape gesture puts away what the gesture does.
  private mutating func dismissalExists(for index: Int) -> Bool {
    alternatives.closeControlExists(for: index) || escapeExists(onScreenOf: index)
  }

  private mutating func escapeExists(onScreenOf index: Int) -> Bool {
    let screen = tree.element(index).screen
    if let known = escapes[screen] { return known }
    let root = tree.screen(of: index).root
    let found = (root..<Int(tree.element(root).next)).contains { implements("escape", $0) }
    escapes[screen] = found
    return found
  }

  private func implements(_ member: String, _ index: Int) -> Bool {
    tree.element(index).has(.implements)
      && tree.interface.texts(.implements, of: index).contains { $0.value == member }
  }
}
