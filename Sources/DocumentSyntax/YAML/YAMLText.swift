/// Decodes YAML scalars.
enum YAMLText {
  /// The text of a scalar in one of the `yaml…` styles.
  static func decoded(_ bytes: Bytes, entry: SyntaxEntry) -> String {
    let start = Int(entry.start)
    let end = Int(entry.end)
    switch entry.style {
    case .yamlLiteral, .yamlFolded:
      return YAMLBlockText.decoded(bytes, entry: entry)
    case .yamlPlainFolded:
      var text = YAMLFlowText(bytes, from: start, to: end)
      return text.decoded(quote: nil)
    case .yamlSingleQuoted:
      var text = YAMLFlowText(bytes, from: start + 1, to: end - 1)
      return text.decoded(quote: UInt8(ascii: "'"))
    case .yamlDoubleQuoted:
      var text = YAMLFlowText(bytes, from: start + 1, to: end - 1)
      return text.decoded(quote: UInt8(ascii: "\""))
    case .verbatim, .jsonEscaped, .quoted, .missing:
      return ""
    }
  }
}

/// Decodes plain and quoted scalars: folds their lines and replaces their escapes.
struct YAMLFlowText {
  private let bytes: Bytes
  private let end: Int
  private var offset: Int
  private var text: [UInt8] = []
  /// How much of the text folding leaves alone: blanks that are escaped do not belong to the break.
  private var kept = 0

  /// The text between two offsets, which has been read without a problem.
  init(_ bytes: Bytes, from start: Int, to end: Int) {
    self.bytes = bytes
    self.end = end
    offset = start
    text.reserveCapacity(end - start)
  }

  /// The decoded text; `quote` is nil for a plain scalar.
  mutating func decoded(quote: UInt8?) -> String {
    while offset < end {
      let byte = bytes.byte(at: offset)
      if YAMLBytes.isBreak(byte) {
        while text.count > kept, let last = text.last, YAMLBytes.isBlank(last) {
          text.removeLast()
        }
        fold()
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        decodeEscape()
      } else {
        text.append(byte)
        offset += 1
        // The second apostrophe of two.
        if byte == UInt8(ascii: "'"), byte == quote { offset += 1 }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Moves past line breaks and the blanks around them; one break is a space, n are n - 1 breaks.
  private mutating func fold() {
    let breaks = skipBreaks()
    if breaks == 1 {
      text.append(YAMLBytes.space)
    } else {
      text.append(contentsOf: repeatElement(YAMLBytes.lineFeed, count: breaks - 1))
    }
    kept = text.count
  }

  private mutating func skipBreaks() -> Int {
    var breaks = 0
    while offset < end {
      let byte = bytes.byte(at: offset)
      if YAMLBytes.isBreak(byte) {
        breaks += 1
        let isPair =
          byte == YAMLBytes.carriageReturn && offset + 1 < end
          && bytes.byte(at: offset + 1) == YAMLBytes.lineFeed
        offset += isPair ? 2 : 1
      } else if YAMLBytes.isBlank(byte) {
        offset += 1
      } else {
        break
      }
    }
    return breaks
  }

  private mutating func decodeEscape() {
    let letter = offset + 1 < end ? bytes.byte(at: offset + 1) : 0
    offset += min(2, end - offset)
    let length = YAMLEscapes.digits(after: letter)
    if length > 0 {
      let value = YAMLEscapes.value(in: bytes, from: offset, length: length) ?? 0xFFFD
      offset += length
      append(Unicode.Scalar(value) ?? joined(value))
    } else if YAMLBytes.isBreak(letter) {
      // An escaped line break is nothing; empty lines after it are line breaks.
      offset -= 1
      text.append(
        contentsOf: repeatElement(YAMLBytes.lineFeed, count: max(skipBreaks() - 1, 0)))
    } else {
      append(YAMLEscapes.character(for: letter) ?? "\u{FFFD}")
    }
    kept = text.count
  }

  /// The character of a surrogate pair whose second half is at `offset`.
  private mutating func joined(_ high: UInt32) -> Unicode.Scalar {
    guard let length = YAMLEscapes.lengthOfLowSurrogate(in: bytes, at: offset),
      let low = YAMLEscapes.value(in: bytes, from: offset + 2, length: 4), high & 0xFC00 == 0xD800
    else { return "\u{FFFD}" }
    offset += length
    return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
  }

  private mutating func append(_ character: Unicode.Scalar) {
    text.append(contentsOf: UTF8.encode(character) ?? UTF8.encodedReplacementCharacter)
  }
}

/// Decodes literal and folded block scalars.
struct YAMLBlockText {
  private let bytes: Bytes
  private let end: Int
  private let indent: Int
  private let isFolded: Bool
  private var text: [UInt8] = []
  /// Whether a line has been appended, and whether the last began with a blank.
  private var hasLine = false
  private var isLastIndented = false
  /// How many empty lines have come since.
  private var emptyLines = 0

  /// The decoded text of a block scalar.
  static func decoded(_ bytes: Bytes, entry: SyntaxEntry) -> String {
    guard let header = YAMLBlockHeader(bytes, at: Int(entry.start)) else { return "" }
    var text = YAMLBlockText(bytes, entry: entry)
    return text.decoded(after: header)
  }

  private init(_ bytes: Bytes, entry: SyntaxEntry) {
    self.bytes = bytes
    end = Int(entry.end)
    indent = Int(entry.indent)
    isFolded = entry.style == .yamlFolded
    text.reserveCapacity(Int(entry.end) - Int(entry.start))
  }

  private mutating func decoded(after header: YAMLBlockHeader) -> String {
    var offset = afterLine(header.end).next
    while offset < end {
      let (lineEnd, next) = afterLine(offset)
      var start = offset
      while start < lineEnd, start - offset < indent, bytes.byte(at: start) == YAMLBytes.space {
        start += 1
      }
      if start == lineEnd {
        emptyLines += 1
      } else {
        append(from: start, to: lineEnd)
      }
      offset = next
    }
    if hasLine, !header.strips { text.append(YAMLBytes.lineFeed) }
    if header.keeps { appendEmptyLines() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a line and the break before it, which folding may turn into a space.
  private mutating func append(from start: Int, to lineEnd: Int) {
    let isIndented = YAMLBytes.isBlank(bytes.byte(at: start))
    if hasLine {
      if !isFolded || isIndented || isLastIndented {
        text.append(YAMLBytes.lineFeed)
      } else if emptyLines == 0 {
        text.append(YAMLBytes.space)
      }
    }
    appendEmptyLines()
    text.append(contentsOf: bytes[start..<lineEnd])
    hasLine = true
    isLastIndented = isIndented
  }

  private mutating func appendEmptyLines() {
    text.append(contentsOf: repeatElement(YAMLBytes.lineFeed, count: emptyLines))
    emptyLines = 0
  }

  /// The end of the line at an offset and the start of the next one.
  private func afterLine(_ start: Int) -> (end: Int, next: Int) {
    var offset = start
    while offset < end, !YAMLBytes.isBreak(bytes.byte(at: offset)) { offset += 1 }
    let isPair =
      offset + 1 < end && bytes.byte(at: offset) == YAMLBytes.carriageReturn
      && bytes.byte(at: offset + 1) == YAMLBytes.lineFeed
    return (offset, min(offset + (isPair ? 2 : 1), end))
  }
}

/// The indicators after the `|` or `>` of a block scalar.
struct YAMLBlockHeader {
  /// The indentation indicator, or 0.
  private(set) var indent = 0
  /// Whether the line breaks at the end are all kept (`+`).
  private(set) var keeps = false
  /// Whether the line breaks at the end are all removed (`-`).
  private(set) var strips = false
  /// The offset after the indicators.
  private(set) var end: Int

  /// The indicators of the block scalar at an offset; nil where one is wrong or there twice.
  init?(_ bytes: Bytes, at start: Int) {
    end = start + 1
    while end < bytes.count {
      let byte = bytes.byte(at: end)
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        if keeps || strips { return nil }
        keeps = byte == UInt8(ascii: "+")
        strips = !keeps
      } else if YAMLBytes.isDigit(byte) {
        if indent > 0 || byte == UInt8(ascii: "0") { return nil }
        indent = Int(byte - UInt8(ascii: "0"))
      } else {
        return
      }
      end += 1
    }
  }
}

/// The escapes of double-quoted scalars.
enum YAMLEscapes {
  /// How many hexadecimal digits follow the letter of a numeric escape; 0 for other bytes.
  static func digits(after letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "x"): 2
    case UInt8(ascii: "u"): 4
    case UInt8(ascii: "U"): 8
    default: 0
    }
  }

  /// The character that a backslash and the byte stand for, or nil where they are not an escape.
  static func character(for byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "0"): "\u{0}"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "t"), YAMLBytes.tab: "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{B}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case UInt8(ascii: " "): " "
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    default: nil
    }
  }

  /// The number that hexadecimal digits from `start` on write, or nil where one is missing.
  static func value(in bytes: Bytes, from start: Int, length: Int) -> UInt32? {
    guard start + length <= bytes.count else { return nil }
    var value: UInt32 = 0
    for offset in start..<start + length {
      guard let digit = YAMLBytes.hexadecimal(bytes.byte(at: offset)) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The length of a `\uDC00`...`\uDFFF` at an offset, or nil.
  static func lengthOfLowSurrogate(in bytes: Bytes, at offset: Int) -> Int? {
    guard offset + 6 <= bytes.count, bytes.byte(at: offset) == UInt8(ascii: "\\"),
      bytes.byte(at: offset + 1) == UInt8(ascii: "u"),
      let value = value(in: bytes, from: offset + 2, length: 4)
    else { return nil }
    return value >= 0xDC00 && value <= 0xDFFF ? 6 : nil
  }
}
