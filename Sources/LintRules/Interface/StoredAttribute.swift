import DocumentSyntax

/// One attribute of an element as the tree keeps it: 20 bytes, whatever the value.
struct StoredAttribute: Sendable {
  /// How the value is kept.
  enum Form: UInt8, Sendable {
    /// The bytes of the value's range are the text.
    case raw
    /// The bytes of the value's range without its first and last are the text.
    case quoted
    /// `payload` is an index into the tree's decoded strings.
    case decoded
    /// `payload` is 0 or 1.
    case boolean
    /// `payload` is an index into the tree's numbers.
    case number
    /// The element has the traits or the frame itself; for traits, `payload` is 0, or one more
    /// than an index into the tree's values, where the names are that mean nothing.
    case inElement
    /// `payload` is an index into the tree's values.
    case value
    /// The file says that there is a value, but not which; `payload` is an `Unknown`.
    case unknown

    /// Whether the value is a text that the file tells.
    var isText: Bool { rawValue <= Form.decoded.rawValue }
  }

  var key: AttributeKey
  var form: Form
  /// What a look at the text told, where the value is a text.
  var facts: TextFacts = []
  var payload: UInt32
  var start: UInt32
  var valueStart: UInt32
  var valueEnd: UInt32

  /// The span of the value alone.
  var valueRange: SourceRange { SourceRange(start: Int(valueStart), end: Int(valueEnd)) }
  /// The span of the whole `key: value`.
  var range: SourceRange { SourceRange(start: Int(start), end: Int(max(valueEnd, start))) }
}
