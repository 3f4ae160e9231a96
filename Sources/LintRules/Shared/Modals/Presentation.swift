import ScreenModel

/// The kinds of views that come up over a screen and go away again.
enum Presentation: String, Sendable {
  case alert, sheet, popover, menu, picker, drawer, keyboard, hud, toast, popup

  /// Whether an element may come up over a screen and go away, whatever its type.
  static func mayBe(_ element: Element) -> Bool {
    element.has(.presents) || element.marks.contains(.dimsBehind)
  }

  /// The presentation of an element: as its author or its type says, or an alert where all that is
  /// behind it is dimmed; nil for ordinary views.
  static func of(_ index: Int, in tree: AccessibilityTree) -> Presentation? {
    let element = tree.element(index)
    if element.has(.presents), let said = tree.interface.text(.presents, of: index),
      let presentation = Presentation(rawValue: said)
    {
      return presentation
    }
    if element.marks.contains(.dimsBehind) { return .alert }
    switch element.kind {
    case .alert: return .alert
    case .sheet: return .sheet
    case .popover: return .popover
    case .drawer: return .drawer
    case .toast: return .toast
    case .keyboard: return .keyboard
    default: return nil
    }
  }

  /// Whether somebody has to deal with it before going on.
  var isModal: Bool { self == .alert || self == .sheet }

  /// Whether it comes and goes by itself.
  var isTransient: Bool { self == .hud || self == .toast }

  /// The word for it in messages.
  var noun: String {
    switch self {
    case .hud: "HUD"
    default: rawValue
    }
  }
}
