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
  @inlinable public var isCollection: Bool { self == .sequence || self == .mapping }
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

  /// Where the value is written.
  @inlinable public var range: SourceRange { SourceRange(start: Int(start), end: Int(end)) }
}

/// The values of a JSON or YAML file as one contiguous array over the file's bytes.
///
/// Flat, because that is what makes reading close to as fast as scanning: nothing is copied out of
/// the file, and strings are decoded when somebody asks.
public struct SyntaxTree: Sendable {
  /// The file the entries point into.
  public let file: SourceFile
  /// Every value in document order.
  public let entries: [SyntaxEntry]
  /// The index of each document's root value; one for JSON, one a line for JSON lines.
  public let roots: [Int]

  /// A tree of those entries; readers make it.
  public init(file: SourceFile, entries: [SyntaxEntry], roots: [Int]) {
    self.file = file
    self.entries = entries
    self.roots = roots
  }

  /// The index of the entry that follows this one and all that it holds.
  @inlinable public func index(after index: Int) -> Int {
    let entry = entries[index]
    return entry.kind.isCollection ? Int(entry.next) : index + 1
  }

  /// The index of the entry itself, or of what it stands for if it is an alias.
  @inlinable public func resolved(_ index: Int) -> Int {
    var index = index
    while entries[index].kind == .alias {
      index = Int(entries[index].next)
    }
    return index
  }
}
