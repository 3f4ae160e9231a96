import ScreenModel

/// The words of Xcode's inspectors, and those of UIKit for what has no field there.
struct InspectorWords: FileWords {
  func name(_ key: AttributeKey) -> String {
    Self.field(key) ?? "`\(Self.uiKitName(key))`"
  }

  func set(_ key: AttributeKey, to value: Fix.Value?) -> String {
    guard let field = Self.field(key) else {
      return "set \(name(key))" + (value.map { " to \(Self.text($0))" } ?? "")
    }
    if case .flag(let isOn)? = value { return "\(isOn ? "tick" : "untick") \(field)" }
    guard let value else { return "fill in \(field)" }
    return "set \(field) to \(Self.text(value))"
  }

  func remove(_ key: AttributeKey) -> String {
    Self.field(key) != nil ? "clear \(name(key))" : "remove \(name(key))"
  }

  func trait(_ name: String) -> String { "*\(Self.spaced(name))*" }

  func add(trait: String) -> String { "tick *\(Self.spaced(trait))* under *Accessibility*" }

  /// The field of Xcode's inspectors for a property; nil where there is none.
  private static func field(_ key: AttributeKey) -> String? {
    switch key {
    case .element: "*Enabled* under *Accessibility*"
    case .label: "*Label* under *Accessibility*"
    case .hint: "*Hint* under *Accessibility*"
    case .id: "*Identifier* under *Accessibility*"
    case .adjustsFont: "*Automatically Adjusts Font*"
    case .hidden: "*Hidden*"
    case .alpha: "*Alpha*"
    case .enabled: "*Enabled*"
    case .userInteraction: "*User Interaction Enabled*"
    case .clips: "*Clips to Bounds*"
    case .opaque: "*Opaque*"
    case .lines: "*Lines*"
    case .contentType: "*Content Type*"
    case .placeholder: "*Placeholder*"
    case .text: "*Text*"
    case .title: "*Title*"
    case .font: "*Font*"
    case .color: "*Color*"
    case .background: "*Background*"
    case .image: "*Image*"
    case .secure: "*Secure Text Entry*"
    case .shrinksText: "*Autoshrink*"
    default: nil
    }
  }

  /// The name of a trait as Xcode writes it, such as "Static Text".
  private static func spaced(_ name: String) -> String {
    Wording.sentence(
      name.reduce(into: "") { text, character in
        if character.isUppercase { text.append(" ") }
        text.append(character)
      })
  }
}
