/// What VoiceOver users can do on each screen, by names, actions and ids; worked out once a screen.
struct ExposedOffers {
  private let tree: AccessibilityTree
  private var known: [Int32: Offers] = [:]

  /// What one screen offers.
  private struct Offers {
    /// The names of controls and custom actions, in lower case.
    var names: Set<String> = []
    /// What taps do.
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
    if tree.has(.tap, index), let action = tree.interface.text(.onTap, of: index),
      offers.actions.contains(action)
    {
      return true
    }
    guard let name = tree.name(of: index).value else { return false }
    return offers.names.contains(name.text.lowercased())
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
