package import DocumentSyntax

/// The contents of a file that may be a capture, as far as their syntax goes.
package enum CaptureContents: Sendable {
  case json(SyntaxTree)
  case xml(XMLTree)
  case text(SourceFile)

  /// The shape of the contents, by their first bytes.
  enum Shape: Sendable {
    case json, xml, text

    /// The shape of some bytes; text where they are neither JSON nor XML.
    init(_ bytes: FileBytes) {
      var head = Array(bytes.prefix(4_096))[...]
      if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
      head = head.drop { $0 <= 0x20 }
      switch head.first {
      case UInt8(ascii: "{"): self = .json
      case UInt8(ascii: "["): self = Self.opensArray(head.dropFirst()) ? .json : .text
      case UInt8(ascii: "n") where head.starts(with: "null".utf8) && head.count < 8: self = .json
      case UInt8(ascii: "<"): self = Self.opensElement(head.dropFirst()) ? .xml : .text
      // A string that is the whole document, of which the text begins with a tag.
      case UInt8(ascii: "\""): self = head.dropFirst().first == UInt8(ascii: "<") ? .json : .text
      default: self = .text
      }
    }

    /// Whether a JSON value or the end of an array follows; AppKit's view lists begin with `[` too.
    private static func opensArray(_ rest: ArraySlice<UInt8>) -> Bool {
      guard let first = rest.first(where: { $0 > 0x20 }) else { return true }
      return first >= 0x30 && first <= 0x39 || #"{["]-tfn"#.utf8.contains(first)
    }

    /// Whether a start tag or a declaration follows; view descriptions begin with `<Class: ` or
    /// `<Class; `, and lists of controllers with `<Class>, `.
    private static func opensElement(_ rest: ArraySlice<UInt8>) -> Bool {
      guard let first = rest.first else { return true }
      if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") { return true }
      let after = rest.drop { byte in
        byte > 0x20 && !"/>;:<".utf8.contains(byte)
      }
      switch after.first {
      // Generic classes have arguments in the name.
      case UInt8(ascii: "<"): return false
      case 0x20: return !isPointer(after)
      case UInt8(ascii: ";"): return false
      case UInt8(ascii: ":"): return after.dropFirst().first != 0x20 && !isPointer(after)
      case UInt8(ascii: ">"): return after.dropFirst().first != UInt8(ascii: ",")
      default: return true
      }
    }

    private static func isPointer(_ rest: ArraySlice<UInt8>) -> Bool {
      rest.dropFirst().starts(with: [0x30, 0x78])
    }
  }

  /// Whether the contents are `null`, an empty array or an empty object.
  var holdNothing: Bool {
    guard case .json(let syntax) = self, syntax.entries.count == 1, let root = syntax.roots.first
    else { return false }
    let kind = syntax.entries[root].kind
    return kind == .null || kind.isCollection
  }

  /// Whether the contents have a syntax, and are not any text.
  var isDocument: Bool {
    if case .text = self { false } else { true }
  }

  /// The file that the contents point into.
  var file: SourceFile {
    switch self {
    case .json(let syntax): syntax.file
    case .xml(let xml): xml.file
    case .text(let file): file
    }
  }
}
