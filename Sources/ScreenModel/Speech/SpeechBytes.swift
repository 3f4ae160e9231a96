/// The bytes of a text, with the questions that readings begin with.
struct SpeechBytes: Sendable {
  let bytes: [UInt8]

  /// The bytes of a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var count: Int { bytes.count }

  /// The byte at an offset; 0 before and behind the text.
  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }

  /// The part of the text.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether these bytes stand at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { bytes[offset + $0] == buffer[$0] }
    }
  }

  /// Whether there is an ASCII digit at an offset.
  func isDigit(_ offset: Int) -> Bool { self[offset] &- 0x30 < 10 }

  /// Whether there is an ASCII capital at an offset.
  func isUpper(_ offset: Int) -> Bool { self[offset] &- 0x41 < 26 }

  /// Whether there is an ASCII letter at an offset.
  func isASCIILetter(_ offset: Int) -> Bool { (self[offset] | 0x20) &- 0x61 < 26 }

  /// Whether there is a blank, tab or line break at an offset.
  func isSpace(_ offset: Int) -> Bool {
    let byte = self[offset]
    return byte == 0x20 || byte &- 0x09 < 5
  }

  /// Whether the text begins or ends there, or there is white space.
  func isOpen(_ offset: Int) -> Bool { offset < 0 || offset >= count || isSpace(offset) }

  /// The offset after a run of ASCII digits.
  func digitsEnd(_ start: Int) -> Int {
    var end = start
    while isDigit(end) { end += 1 }
    return end
  }

  /// The offset after a run of digits, of which five are looked at.
  func shortDigitsEnd(_ start: Int) -> Int {
    var end = start
    while end - start < 5, isDigit(end) { end += 1 }
    return end
  }

  /// The number that a few digits stand for.
  func value(_ digits: Range<Int>) -> Int {
    bytes[digits].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  /// The offset after a run of ASCII letters, of which at most so many are looked at.
  func lettersEnd(_ start: Int, most: Int = 16) -> Int {
    var end = start
    while end - start < most, isASCIILetter(end) { end += 1 }
    return end
  }

  /// The offset after one blank, if there is one: an ordinary one or one that keeps the line.
  func blankEnd(_ start: Int) -> Int {
    if self[start] == 0x20 { return start + 1 }
    if has("\u{A0}", at: start) { return start + 2 }
    if has("\u{202F}", at: start) || has("\u{2009}", at: start) { return start + 3 }
    return start
  }

  /// The character at an offset, and where the next one begins.
  func scalar(at offset: Int) -> (value: Unicode.Scalar, end: Int) {
    let lead = self[offset]
    guard lead >= 0x80 else { return (Unicode.Scalar(lead), offset + 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead & (0x7F >> UInt8(length)))
    for index in 1..<length { value = value << 6 | UInt32(self[offset + index] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", offset + length)
  }

  /// The character that ends before an offset.
  func scalar(before offset: Int) -> Unicode.Scalar? {
    guard offset > 0 else { return nil }
    var start = offset - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start).value
  }

  /// Whether a letter of any script begins at an offset.
  func isLetter(_ offset: Int) -> Bool {
    if self[offset] < 0x80 { return isASCIILetter(offset) }
    return scalar(at: offset).value.isLetter
  }

  /// Whether a letter of any script ends before an offset.
  func isLetter(before offset: Int) -> Bool {
    if self[offset - 1] < 0x80 { return isASCIILetter(offset - 1) }
    return scalar(before: offset)?.isLetter ?? false
  }

  /// Whether neither letter nor digit begins at an offset.
  func isBoundary(_ offset: Int) -> Bool { !isDigit(offset) && !isLetter(offset) }

  /// The offset after a run of letters, with the marks that go onto them.
  ///
  /// Scripts of East Asia, which need no blanks, are runs of their own.
  func wordEnd(_ start: Int) -> Int {
    var end = start
    let isEastAsian = self[start] >= 0xE2 && scalar(at: start).value.isEastAsian
    while end < count {
      let byte = bytes[end]
      if byte < 0x80 {
        guard (byte | 0x20) &- 0x61 < 26, !isEastAsian else { break }
        end += 1
      } else {
        let (scalar, next) = scalar(at: end)
        guard scalar.isLetter || scalar.isMark, scalar.isEastAsian == isEastAsian
        else { break }
        end = next
      }
    }
    return end
  }

  /// Whether a letter that no English voice reads touches a part of the text.
  func isForeign(_ range: Range<Int>) -> Bool {
    let before = self[range.lowerBound - 1] >= 0x80 ? scalar(before: range.lowerBound) : nil
    let after = self[range.upperBound] >= 0x80 ? scalar(at: range.upperBound).value : nil
    return [before, after].contains {
      guard let scalar = $0 else { return false }
      return scalar.value >= 0x370 && scalar.isLetter
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of any script.
  var isLetter: Bool {
    switch value {
    // Whole ranges of letters, Latin, Cyrillic, Kana, Han and Hangul: asking Unicode's tables takes
    // a hundred times as long.
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F, 0x400...0x481, 0x3041...0x3096,
      0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: properties.isAlphabetic
    }
  }

  /// Whether it is of a script that is written without blanks.
  fileprivate var isEastAsian: Bool {
    0x2E80..<0xAC00 ~= value || 0xF900..<0xFB00 ~= value || 0xFF66..<0xFFA0 ~= value
      || value >= 0x20000
  }

  /// Whether it is put onto the character before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
