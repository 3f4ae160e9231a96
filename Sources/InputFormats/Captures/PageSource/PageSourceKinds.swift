import ScreenModel

/// The kind of an element of a page source, by its type and by its surroundings.
struct PageSourceKinds {
  /// Names that UI Automation had, before there was XCUITest.
  private static let oldNames: [String: ElementKind] = [
    "TableView": .list, "TableCell": .cell, "CollectionCell": .cell, "ToolBar": .toolbar,
    "SearchBar": .searchField, "ActionSheet": .sheet,
  ]

  /// The surroundings of an element.
  struct Surroundings: Sendable {
    /// The kind of the nearest element around it that is more than a plain view.
    var kind = ElementKind.view
    /// The kind of the element that holds it.
    var parent = ElementKind.view
    /// Whether the system shows it: the status bar, or a keyboard.
    var isSystem = false
    /// Whether it is in a text field.
    var isInField = false
  }

  /// The kind of an element.
  static func kind(of node: PageSourceNode, in surroundings: Surroundings) -> ElementKind {
    let short = String(node.shortType)
    let kind = oldNames[short] ?? XCUIElementType.kind(named: short, inside: surroundings.kind)
    if kind == .button, surroundings.kind == .keyboard { return .key }
    // In the web a group of tabs is a list of buttons; only the app's own bar holds tabs.
    return kind ?? .view
  }

  /// The surroundings of the elements in an element.
  static func surroundings(
    in kind: ElementKind, _ node: PageSourceNode, _ outside: Surroundings
  ) -> Surroundings {
    var inside = outside
    inside.parent = kind
    if kind != .view { inside.kind = kind }
    if kind == .keyboard || node.shortType == "StatusBar" { inside.isSystem = true }
    if isField(kind) { inside.isInField = true }
    return inside
  }

  /// Whether a kind is a field for text; their labels are "" where nobody gave one.
  static func isField(_ kind: ElementKind) -> Bool {
    switch kind {
    case .textField, .secureField, .searchField, .textView: true
    default: false
    }
  }

  /// Whether what a kind holds moves in it, so that some of it is out of sight.
  static func scrolls(_ kind: ElementKind) -> Bool {
    switch kind {
    case .scroll, .list, .grid, .web, .textView, .picker: true
    default: false
    }
  }

  /// Whether the value of a kind is whether it is on.
  static func isToggle(_ kind: ElementKind) -> Bool { kind == .switch || kind == .checkbox }

  /// Whether a button's value is "1" where it is selected.
  static func isButton(_ kind: ElementKind) -> Bool {
    switch kind {
    case .button, .barButton, .tab, .segment, .popupButton, .disclosure, .menuItem: true
    default: false
    }
  }

  /// Whether an element is only drawn as one: half of a stepper, the chevron or check mark of a
  /// row, the switch in a toggle.
  static func isPartOfOther(_ node: PageSourceNode, _ outside: Surroundings) -> Bool {
    if node.shortType == "Switch", outside.kind == .switch { return true }
    guard node.shortType == "Button" else { return false }
    return outside.kind == .stepper
      || outside.kind == .cell && node.label?.text == "chevron" && node.isEnabled?.isSet == false
      || outside.kind == .cell && node.label?.text == "checkmark"
  }

  /// Whether an element is the mark at the edge of a scroll view that tells how far it has moved.
  static func isScrollBar(_ node: PageSourceNode, in parent: ElementKind) -> Bool {
    if node.shortType == "ScrollBar" { return true }
    guard node.shortType == "Other", scrolls(parent), node.label != nil,
      let value = node.value?.text, let frame = node.frame
    else { return false }
    return value.hasSuffix("%") && frame.shortSide <= 40
  }
}
