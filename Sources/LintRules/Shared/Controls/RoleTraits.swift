import ScreenModel

/// The traits that tell a listener that an element reacts.
enum RoleTraits {
  /// Any of these is a role of something that can be activated.
  static let activatable: TraitSet = [
    .button, .link, .searchField, .adjustable, .keyboardKey, .toggle, .tabBarItem, .backButton,
    .textEntry, .popupButton, .pickerElement, .allowsDirectInteraction,
  ]

  /// Whether an element says that it can be activated, by a trait or by its class.
  static func speaksRole(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.has(.nativeRole, index) || !tree.traits[index].isDisjoint(with: activatable)
  }
}
