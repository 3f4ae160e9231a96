/// Something in a file that its grammar does not allow, or that this reader refuses.
package struct SyntaxProblem: Hashable, Sendable {
  /// The kinds of problems; each has an id of its own among the file diagnostics.
  package enum Kind: Hashable, Sendable {
    /// The bytes are not text in a supported encoding.
    case encoding
    /// The grammar is broken here.
    case syntax
    /// A mapping has the same key twice.
    case duplicateKey
    /// The document uses a feature that this reader refuses by name.
    case unsupported
    /// A limit of `SyntaxLimits` is exceeded.
    case limit
  }

  /// The kind of the problem.
  package let kind: Kind
  /// The problem and its fix, in one sentence without a final full stop; holds no raw input.
  package let message: String
  /// Where it is; may be empty at the end of the file.
  package let range: SourceRange

  /// A problem of that kind at that place.
  package init(_ kind: Kind, _ message: String, at range: SourceRange) {
    self.kind = kind
    self.message = message
    self.range = range
  }
}

/// Pieces of problem messages that the readers share.
enum SyntaxWording {
  /// The number of the line that an offset is on; LF, CRLF and CR end lines.
  static func line(of offset: Int, in bytes: Bytes) -> Int {
    var line = 1
    var index = 0
    while index < offset {
      if index &+ 8 <= offset, let breaks = lineFeeds(bytes.word(at: index)) {
        line &+= breaks
        index &+= 8
        continue
      }
      let byte = bytes.byte(at: index)
      index &+= 1
      if byte == 0x0A || byte == 0x0D && !(index < bytes.count && bytes.byte(at: index) == 0x0A) {
        line &+= 1
      }
    }
    return line
  }

  /// How many line feeds a word has, or nil where a carriage return is among its bytes.
  @inline(__always) private static func lineFeeds(_ word: UInt64) -> Int? {
    guard ByteScanning.matches(word, 0x0D) == 0 else { return nil }
    let others = word ^ ByteScanning.repeated(0x0A)
    let low = ByteScanning.repeated(0x7F)
    return (~(((others & low) &+ low) | others | low)).nonzeroBitCount
  }

  /// A span of the file as it may stand in a message: at most 40 characters, none unprintable.
  static func quoted(_ bytes: Bytes, from start: Int, to end: Int) -> String {
    let shown = Bytes(rebasing: bytes[start..<min(end, start + 160)])
    var text = ""
    var length = 0
    for scalar in String(decoding: shown, as: UTF8.self).unicodeScalars {
      guard length < 37 else { return "`\(text)...`" }
      let isPrintable = scalar.properties.generalCategory.isPrintable
      text.unicodeScalars.append(isPrintable ? scalar : "\u{FFFD}")
      length += 1
    }
    return "`\(text)`"
  }

  /// The name of the character at an offset, such as "U+0009".
  static func codePoint(_ bytes: Bytes, at offset: Int) -> String {
    let shown = Bytes(rebasing: bytes[offset..<min(bytes.count, offset + 4)])
    let scalar = String(decoding: shown, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Unicode.GeneralCategory {
  /// Whether a terminal shows a character of this category as itself and nothing else happens.
  fileprivate var isPrintable: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      false
    default: true
    }
  }
}
