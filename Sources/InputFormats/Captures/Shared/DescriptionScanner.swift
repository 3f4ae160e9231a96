import DocumentSyntax
import ScreenModel

/// Looks at the bytes of a description that a debugger or a test printed: lines, words, numbers.
///
/// Nothing here looks farther than the line or range that it is asked about.
struct DescriptionScanner: Sendable {
  let bytes: FileBytes

  /// The offset after the last byte.
  var end: Int { bytes.count }

  /// The byte at an offset; a line feed beyond the end.
  func byte(_ offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0x0A
  }

  /// Whether a line ends at an offset.
  func isLineEnd(_ offset: Int) -> Bool {
    let byte = byte(offset)
    return byte == 0x0A || byte == 0x0D
  }

  /// Where the line around an offset ends, its line break left off.
  func lineEnd(from offset: Int) -> Int {
    var offset = offset
    while !isLineEnd(offset) { offset += 1 }
    return min(offset, end)
  }

  /// Where the line after one that ends at an offset begins.
  func lineStart(after end: Int) -> Int {
    byte(end) == 0x0D && byte(end + 1) == 0x0A ? end + 2 : end + 1
  }

  /// Whether a text stands at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= end else { return false }
    return bytes.withUnsafeBufferPointer { $0.has(text, at: offset) }
  }

  /// Whether a text stands somewhere in a range.
  func contains(_ text: StaticString, from start: Int, to end: Int) -> Bool {
    guard end - start >= text.utf8CodeUnitCount else { return false }
    return (start...end - text.utf8CodeUnitCount).contains { has(text, at: $0) }
  }

  /// Whether exactly a text stands in a range.
  func equals(_ range: SourceRange, _ text: StaticString) -> Bool {
    range.length == text.utf8CodeUnitCount && has(text, at: range.start)
  }

  /// The first offset from one on where neither a space nor a tab stands.
  func skippingBlanks(from start: Int) -> Int {
    var offset = start
    while byte(offset) == 0x20 || byte(offset) == 0x09 { offset += 1 }
    return min(offset, end)
  }

  /// The end of a range without the white space before it.
  func trimmedEnd(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, byte(end - 1) <= 0x20 { end -= 1 }
    return end
  }

  /// The end of the letters, digits and underscores from an offset on, after some bytes at most.
  func wordEnd(from start: Int, limit: Int = 64) -> Int {
    var offset = start
    while offset < min(start + limit, end), Self.isWord(bytes[offset]) { offset += 1 }
    return offset
  }

  /// Whether a byte is an ASCII letter, a digit or an underscore.
  static func isWord(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  /// The text of a range.
  func text(_ range: SourceRange) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range.start..<range.end]), as: UTF8.self)
    }
  }

  /// The rectangle of four numbers in a range, whatever stands between them; nil where there are
  /// more or fewer, or one is infinite.
  func rect(from start: Int, to end: Int) -> Rect? {
    var count = 0
    var numbers: (Double, Double, Double, Double) = (0, 0, 0, 0)
    let isRead = forEachNumber(from: start, to: end) { number in
      switch count {
      case 0: numbers.0 = number
      case 1: numbers.1 = number
      case 2: numbers.2 = number
      default: numbers.3 = number
      }
      count += 1
    }
    guard isRead, count == 4 else { return nil }
    return Rect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
  }

  /// The point of two numbers in a range.
  func point(from start: Int, to end: Int) -> Point? {
    var count = 0
    var x = 0.0
    var y = 0.0
    let isRead = forEachNumber(from: start, to: end) { number in
      if count == 0 { x = number } else { y = number }
      count += 1
    }
    return isRead && count == 2 ? Point(x: x, y: y) : nil
  }

  /// The number that takes up a range.
  func number(_ range: SourceRange) -> Double? {
    bytes.withUnsafeBufferPointer {
      PlainNumber.value($0, start: range.start, end: range.end)
    }
  }

  /// Hands out the words of a range as numbers; false where one of them is none.
  private func forEachNumber(from start: Int, to end: Int, _ body: (Double) -> Void) -> Bool {
    var offset = start
    while offset < end {
      if Self.isBetweenNumbers(bytes[offset]) {
        offset += 1
        continue
      }
      let word = offset
      while offset < end, !Self.isBetweenNumbers(bytes[offset]) { offset += 1 }
      guard let number = number(SourceRange(start: word, end: offset)) else { return false }
      body(number)
    }
    return true
  }

  private static func isBetweenNumbers(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ","), UInt8(ascii: ";"):
      true
    default: byte <= 0x20
    }
  }
}

/// A field of a description: its key, and its value without quotes.
struct DescriptionField: Sendable {
  /// Where the key stands; a flag is a key without a value.
  var key: SourceRange
  /// Where the value stands; empty where there is none.
  var value: SourceRange
  /// Whether the value stands in quotes.
  var isQuoted = false
}
