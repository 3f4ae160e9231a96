/// The keys whose texts VoiceOver may speak, as a set: those of an element that say something.
@usableFromInline package struct AttributeWords: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package static var label: AttributeWords { AttributeWords(rawValue: 1 << 0) }
  @inlinable package static var text: AttributeWords { AttributeWords(rawValue: 1 << 1) }
  @inlinable package static var value: AttributeWords { AttributeWords(rawValue: 1 << 2) }
  @inlinable package static var hint: AttributeWords { AttributeWords(rawValue: 1 << 3) }
  static let placeholder = AttributeWords(rawValue: 1 << 4)
  @inlinable package static var image: AttributeWords { AttributeWords(rawValue: 1 << 5) }
  @inlinable package static var draws: AttributeWords { AttributeWords(rawValue: 1 << 6) }

  @inlinable package init(rawValue: UInt8) {
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
