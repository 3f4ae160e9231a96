/// The keys whose texts VoiceOver may speak, as a set: those of an element that say something.
package struct AttributeWords: OptionSet, Sendable {
  package let rawValue: UInt8

  package static let label = AttributeWords(rawValue: 1 << 0)
  package static let text = AttributeWords(rawValue: 1 << 1)
  package static let value = AttributeWords(rawValue: 1 << 2)
  package static let hint = AttributeWords(rawValue: 1 << 3)
  static let placeholder = AttributeWords(rawValue: 1 << 4)
  package static let image = AttributeWords(rawValue: 1 << 5)
  package static let draws = AttributeWords(rawValue: 1 << 6)

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The set of one key, or nil where its text is never spoken.
  package init?(_ key: AttributeKey) {
    switch key {
    case .label: self = .label
    case .text: self = .text
    case .value: self = .value
    case .hint: self = .hint
    case .placeholder: self = .placeholder
    case .image: self = .image
    case .draws: self = .draws
    default: return nil
    }
  }
}
