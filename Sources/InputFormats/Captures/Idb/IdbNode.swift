import DocumentSyntax
import ScreenModel

/// One element of idb's output, in the spelling of the flat and nested forms or the complete one.
struct IdbNode: Sendable {
  let value: CaptureValue

  /// The accessibility label.
  var label: CaptureValue? { value.present("AXLabel") ?? value.present("label") }
  /// The accessibility value: a text, or a number or boolean for what has a state.
  var state: CaptureValue? { value.present("AXValue") ?? value.present("value") }
  /// The accessibility identifier.
  var identifier: CaptureValue? { value.present("AXUniqueId") ?? value.present("identifier") }
  /// The text that says which sort of element it is.
  var type: CaptureValue? { named("type") ?? named("role") }
  /// The name of that sort without `AX`; "" where nothing says.
  var role: String { type?.string.map(IdbRole.plain) ?? "" }
  /// The finer sort.
  var subrole: String? { value.present("subrole")?.string }
  /// The place on the screen, in numbers or else as a text.
  var frame: CaptureValue? {
    if let frame = value.present("frame"), frame.rect != nil { return frame }
    return value.present("AXFrame")
  }
  /// The elements inside; nil where the form lists them elsewhere.
  var children: CaptureValue? {
    value.member("children").flatMap { $0.kind == .sequence ? $0 : nil }
  }

  private func named(_ key: StaticString) -> CaptureValue? {
    value.present(key).flatMap { $0.string?.isEmpty == false ? $0 : nil }
  }

  /// Whether it is an application: the root of what the tool saw.
  var isApplication: Bool { role == "Application" }

  /// Whether it is a tab of a tab bar; of descriptions only the English one is told apart.
  var isTab: Bool {
    guard role == "RadioButton" || role == "Button" || role == "Tab" else { return false }
    return subrole.map(IdbRole.plain) == "TabButton"
      || value.present("role_description")?.string == "tab"
  }

  /// The kind of view.
  var kind: ElementKind { IdbRole.kind(role, subrole: subrole, isTab: isTab) }

  /// Whether label or value says something.
  var hasWords: Bool { Self.says(label) || Self.says(state) }

  private static func says(_ value: CaptureValue?) -> Bool {
    value?.text?.contains { !$0.isWhitespace } == true
  }

  /// Where findings about it point: its type, or else its first key.
  var anchor: SourceRange {
    if let type { return type.range }
    return value.members.first?.memberRange ?? value.range
  }

  /// Whether it has nothing that an element of a screen has: a read that failed.
  var isBlank: Bool {
    type == nil && label == nil && state == nil && identifier == nil
      && (frame?.rect.map { $0.width <= 0 && $0.height <= 0 } ?? true)
      && children?.items.isEmpty != false
  }

  /// Whether a value looks like an element of idb.
  static func isElement(_ value: CaptureValue) -> Bool {
    guard value.kind == .mapping else { return false }
    for key: StaticString in ["AXLabel", "AXFrame", "AXUniqueId", "AXValue"]
    where value.member(key) != nil {
      return true
    }
    let node = IdbNode(value: value)
    if value.present("role")?.string?.hasPrefix("AX") == true { return true }
    guard value.member("elementType") == nil, let frame = value.present("frame"),
      frame.kind == .mapping, frame.member("x") != nil, frame.member("width") != nil
    else { return false }
    return IdbRole.isKnown(node.role)
  }

  /// Whether a value is a line of a list of paths and types, such as AXe keeps of its own output.
  static func isSchemaLine(_ value: CaptureValue) -> Bool {
    value.present("path")?.string?.hasPrefix("$") == true && value.present("type")?.string != nil
  }
}

/// idb's names of elements: roles and subroles without `AX`, and their meaning.
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
