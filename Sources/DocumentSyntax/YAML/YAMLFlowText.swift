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
