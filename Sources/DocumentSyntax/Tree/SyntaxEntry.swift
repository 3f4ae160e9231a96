/// One value of a document: a fixed-size record in `SyntaxTree.entries`.
///
/// Entries stand in document order. In a mapping keys and values alternate; keys are scalars.
@usableFromInline package struct SyntaxEntry: Sendable {
  /// The offset of the value's first byte.
  @usableFromInline package var start: UInt32
  /// The offset of the byte after the value's last.
  @usableFromInline package var end: UInt32
  /// For collections the index after their last descendant; for an alias the index of its target.
  @usableFromInline package var next: UInt32
  /// The kind of the value.
  @usableFromInline package var kind: SyntaxKind
  /// How a scalar is spelled; `verbatim` for collections.
  @usableFromInline package var style: ScalarStyle
  /// The indentation of a YAML block scalar's lines, in columns; 0 otherwise.
  @usableFromInline package var indent: UInt16

  /// A record of those parts.
  @inlinable package init(
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

  /// Where the value is written.
  @inlinable package var range: SourceRange { SourceRange(start: Int(start), end: Int(end)) }
}

/// The kind of a JSON or YAML value, after RFC 8259 or the core schema of YAML 1.2.
@usableFromInline package enum SyntaxKind: UInt8, Sendable {
  case null
  case boolean
  case number
  case string
  case sequence
  case mapping
  /// A YAML alias; its `next` is the index of the entry that it stands for.
  case alias

  /// Whether entries of this kind hold other entries.
  @inlinable @inline(__always) package var isCollection: Bool {
    self == .sequence || self == .mapping
  }
}

/// How a scalar is spelled, and so how its text is decoded from its range.
@usableFromInline package enum ScalarStyle: UInt8, Sendable {
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
