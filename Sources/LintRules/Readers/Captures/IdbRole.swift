/// What idb calls an element: the names of roles and subroles without `AX`, and what they mean.
enum IdbRole {
  /// The roles that XCUITest has no name for, or that mean something else there.
  private static let roles: [String: ElementKind] = [
    "GenericElement": .view, "Heading": .text, "ScrollArea": .scroll, "WebArea": .web,
    "TextArea": .textView,
  ]

  /// The subroles that tell more than the role.
  private static let subroles: [String: ElementKind] = [
    "SearchField": .searchField, "TabButton": .tab, "Switch": .switch, "Toggle": .switch,
    "SecureTextField": .secureField, "SecureTextArea": .secureField, "MapArea": .map,
  ]

  /// The roles of what merely holds others, whatever it is called.
  private static let holders: Set<String> = [
    "Application", "Window", "Group", "ScrollArea", "ScrollView", "ScrollBar", "TabGroup",
    "Splitter", "SplitGroup", "LayoutArea", "StatusBar",
  ]

  /// A name without the prefix of the Mac's accessibility.
  static func plain(_ name: String) -> String {
    name.hasPrefix("AX") ? String(name.dropFirst(2)) : name
  }

  /// Whether a name is one that idb gives.
  static func isKnown(_ role: String) -> Bool {
    roles[role] != nil || XCUIElementType.kind(named: role) != nil
  }

  /// Whether elements of a role hold others and are none themselves.
  static func isHolder(_ role: String) -> Bool { holders.contains(role) }

  /// The kind of a role; a plain view where nobody knows the name, as with classes of SwiftUI.
  static func kind(_ role: String, subrole: String?, isTab: Bool) -> ElementKind {
    if isTab { return .tab }
    if let subrole, let kind = subroles[plain(subrole)] { return kind }
    return roles[role] ?? XCUIElementType.kind(named: role) ?? .view
  }
}
