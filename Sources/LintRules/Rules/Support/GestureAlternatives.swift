/// What the controls of a screen offer that a gesture could do as well; worked out once a screen.
struct GestureAlternatives {
  private struct Offer {
    var actions: Set<String> = []
    /// The ids that some control stands in for, and for which of their gestures.
    var alternatives: [String: [String?]] = [:]
    var closes = false
  }

  private static let closing: Set<String> = [
    "dismiss", "close", "cancel", "done", "ok", "back", "hide",
  ]

  private let tree: AccessibilityTree
  private var offers: [Int32: Offer] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Whether another exposed control does what a gesture does, or is declared to.
  mutating func exist(for gesture: Gesture, at index: Int) -> Bool {
    let offer = offer(onScreenOf: index)
    if let action = gesture.action, offer.actions.contains(action) { return true }
    guard !offer.alternatives.isEmpty, let id = tree.interface.text(.id, of: index),
      let gestures = offer.alternatives[id]
    else { return false }
    return gestures.contains { $0 == nil || $0 == gesture.kind.rawValue }
  }

  /// Whether the screen of an element has an exposed control that closes something.
  mutating func closeControlExists(for index: Int) -> Bool { offer(onScreenOf: index).closes }

  private mutating func offer(onScreenOf index: Int) -> Offer {
    let screen = tree.element(index).screen
    if let known = offers[screen] { return known }
    let root = tree.screen(of: index).root
    var offer = Offer()
    for index in root + 1..<max(root + 1, Int(tree.element(root).next))
    where tree.has(.exposed, index) {
      add(index, to: &offer)
    }
    offers[screen] = offer
    return offer
  }

  private func add(_ index: Int, to offer: inout Offer) {
    if tree.has(.tap, index), let action = tree.interface.text(.onTap, of: index) {
      offer.actions.insert(action)
      if DismissTaps.dismisses(action) { offer.closes = true }
    }
    if case .alternative(let other)? = tree.interface.value(.alternativeFor, of: index) {
      offer.alternatives[other.id, default: []].append(other.gesture)
    }
    if let id = tree.interface.text(.substituteFor, of: index) {
      offer.alternatives[id, default: []].append(nil)
    }
    if !offer.closes, tree.has(.interactive, index), tree.has(.nativeRole, index),
      let name = tree.name(of: index).value, name.text.utf8.count < 40,
      let first = Words.normalized(name.text).first, Self.closing.contains(first)
    {
      offer.closes = true
    }
  }
}
