/// One value of a document: a fixed-size record in `SyntaxTree.entries`.
///
/// Entries stand in document order. In a mapping keys and values alternate; keys are scalars.
@frozen public struct SyntaxEntry: Sendable {
  /// The offset of the value's first byte.
  public var start: UInt32
  /// The offset of the byte after the value's last.
  public var end: UInt32
  /// For collections the index after their last descendant; for an alias the index of its target.
  public var next: UInt32
  /// What the value is.
  public var kind: SyntaxKind
  /// How a scalar is spelled; `verbatim` for collections.
  public var style: ScalarStyle
  /// The indentation of a YAML block scalar's lines, in columns; 0 otherwise.
  public var indent: UInt16

  /// A record of those parts.
  @inlinable public init(
    start: UInt32, end: UInt32, next: UInt32 = 0, kind: SyntaxKind, style: ScalarStyle = .verbatim,
    indent: UInt16 = 0
  ) {
    self.start = start
    self.end = end
    self.next = next
    self.kind = kind
    self.style = style
    self.indent = indent
  }

  /// Copies entries to memory that comes before them or does not overlap, for a place in their
  /// tree that is so much nearer to its beginning.
  static func move(
    from source: UnsafePointer<SyntaxEntry>, to target: UnsafeMutablePointer<SyntaxEntry>,
    count: Int, by distance: Int
  ) {
    target.update(from: source, count: count)
    let distance = UInt32(truncatingIfNeeded: distance)
    for index in 0..<count where target[index].kind.isCollection {
      target[index].next &-= distance
    }
  }

  /// Where the value is written.
  @inlinable public var range: SourceRange { SourceRange(start: Int(start), end: Int(end)) }
}

/// What a JSON or YAML value is, after the YAML 1.2 core schema or RFC 8259.
@frozen public enum SyntaxKind: UInt8, Sendable {
  case null
  case boolean
  case number
  case string
  case sequence
  case mapping
  /// A YAML alias; its `next` is the index of the entry that it stands for.
  case alias

  /// Whether entries of this kind hold other entries.
  @inlinable @inline(__always) public var isCollection: Bool {
    self == .sequence || self == .mapping
  }
}

/// How a scalar is spelled, and so how its text is decoded from its range.
@frozen public enum ScalarStyle: UInt8, Sendable {
  /// The bytes of the range are the text.
  case verbatim
  /// A JSON string with escapes; the range includes the quotes.
  case jsonEscaped
  /// A quoted string without escapes or line breaks; the range includes the quotes.
  case quoted
  /// A YAML plain scalar over several lines.
  case yamlPlainFolded
  /// A YAML single-quoted scalar that needs decoding; the range includes the quotes.
  case yamlSingleQuoted
  /// A YAML double-quoted scalar that needs decoding; the range includes the quotes.
  case yamlDoubleQuoted
  /// A YAML literal block scalar; the range starts at its `|`, `indent` is its indentation.
  case yamlLiteral
  /// A YAML folded block scalar; the range starts at its `>`, `indent` is its indentation.
  case yamlFolded
  /// A scalar that is not written at all (`key:` with no value); the range is empty.
  case missing
}
