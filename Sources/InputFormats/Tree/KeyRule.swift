import ScreenModel

/// The tree reader's task for a key, in two bytes: the form's shape and the owners.
struct KeyRule: Sendable {
  /// The forms that are read on the spot; all others go through `readStructured`.
  enum Shape: UInt8, Sendable {
    case text, type, frame, children, elements, boolean, traits, other
  }

  let shape: Shape
  let onNode: Bool
  let onScreen: Bool

  /// The reader's task for each key, by its raw value.
  static let table: [KeyRule] = {
    var rules = TreeVocabulary.keys.map(KeyRule.init)
    for entry in TreeVocabulary.keys { rules[Int(entry.key.rawValue)] = KeyRule(entry) }
    return rules
  }()

  init(_ info: AttributeInfo) {
    shape =
      switch info.form {
      case .text: .text
      case .type: .type
      case .rect where info.key == .frame: .frame
      case .children: .children
      case .elements: .elements
      case .boolean: .boolean
      case .traits: .traits
      default: .other
      }
    onNode = info.owner != .screen
    onScreen = info.owner != .node
  }
}
