import Linting

/// Bytes that reports are written into; runs of plain bytes are copied at once.
///
/// A writer with a sink hands on what was written as soon as that reaches a size, so that a long
/// report never is in memory as a whole.
public struct ByteWriter: Sendable {
  /// How many bytes are handed on at once.
  private static let size = 1 << 18

  /// The bytes that are written and not yet handed on, as UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// The last byte that was handed on.
  private var lastOfSink: UInt8?
  /// Takes what was written; nil where all of it stays.
  private let sink: (@Sendable ([UInt8]) -> Void)?

  /// A writer that keeps what is written.
  public init() { sink = nil }

  /// A writer that hands on what is written; the rest is handed on by `flush`.
  public init(sink: @escaping @Sendable ([UInt8]) -> Void) {
    self.sink = sink
    bytes.reserveCapacity(Self.size + Self.size / 16)
  }

  /// Hands on what was written, if there is a sink.
  public mutating func flush() {
    guard let sink, !bytes.isEmpty else { return }
    lastOfSink = bytes.last
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// The last byte that was written.
  var last: UInt8? { bytes.last ?? lastOfSink }

  /// The written text, as a string.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends bytes as they are.
  mutating func write(_ source: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: source)
    if bytes.count >= Self.size { flush() }
  }

  /// Appends trusted text as it is.
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Appends a trusted scalar.
  mutating func write(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    if bytes.count >= Self.size { flush() }
  }

  /// Appends bytes as they are.
  public mutating func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { write($0) }
  }

  /// Appends a character of ASCII.
  mutating func write(ascii character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  /// Appends a number in decimal digits.
  mutating func write(_ number: Int) {
    guard number < 0 || number > 9 else { return bytes.append(UInt8(0x30 + number)) }
    guard number > 0 else { return write(String(number)) }
    var divisor = 1
    while number / divisor > 9 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(0x30 + number / divisor % 10))
      divisor /= 10
    }
    if bytes.count >= Self.size { flush() }
  }

  /// Appends untrusted text on one line, with escapes for what would act on a terminal or a log.
  public mutating func writeEscaped(_ text: String) {
    var text = text
    text.withUTF8 { source in
      copy(source, stoppingAtQuotes: false) { writer, scalar in writer.writeEscape(of: scalar) }
    }
  }

  /// Appends untrusted text at the start of a line, where a build log would take `::` as a command.
  public mutating func writeLineStart(_ text: String) {
    writeEscaped(Self.withoutCommand(text))
  }

  /// A text that a build log does not take for a command where a line begins with it.
  static func withoutCommand(_ text: String) -> String {
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace }
    guard start.starts(with: "::".unicodeScalars) else { return text }
    return String(text.unicodeScalars[..<start.startIndex]) + "\\u{3a}" + String(start.dropFirst())
  }

  /// Appends an untrusted path at the start of a line, before a place in it or a message: nothing
  /// in it passes for a place, by which an annotation would be put on another file.
  public mutating func writePathStart(_ path: String) {
    writeLineStart(Self.withoutPlaces(path))
  }

  /// Whether no line of an untrusted text would act on a terminal or a log, so that the text can
  /// be shown without an escape.
  static func standsAsItIs(_ text: String) -> Bool {
    text.replacing("\r\n", with: "\n").split(separator: "\n").allSatisfy { line in
      let line = line.replacing("\t", with: " ")
      var shown = ByteWriter()
      shown.writePathStart(line)
      return shown.text == line
    }
  }

  /// A text in which no colon begins a line and a column, as in `a.swift:1:1`.
  public static func withoutPlaces(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let colon = UInt8(ascii: ":")
    guard bytes.count(where: { $0 == colon }) > 1 else { return text }
    var result: [UInt8] = []
    for (offset, byte) in bytes.enumerated() {
      guard byte == colon, let column = number(bytes, after: offset),
        column < bytes.count, bytes[column] == colon, let end = number(bytes, after: column),
        end == bytes.count || bytes[end] == colon
      else {
        result.append(byte)
        continue
      }
      result += "\\u{3a}".utf8
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The offset behind the digits that follow an offset; nil where there are none.
  private static func number(_ bytes: [UInt8], after offset: Int) -> Int? {
    let digits = bytes[(offset + 1)...].prefix { (0x30...0x39).contains($0) }
    return digits.isEmpty ? nil : digits.endIndex
  }

  /// Appends the visible escape of a scalar.
  mutating func writeEscape(of scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": write("\\n")
    case "\r": write("\\r")
    case "\t": write("\\t")
    default: write("\\u{" + String(scalar.value, radix: 16) + "}")
    }
  }

  /// Copies bytes in runs and hands over each scalar that may not be copied.
  mutating func copy(
    _ source: UnsafeBufferPointer<UInt8>, stoppingAtQuotes stops: Bool,
    escape: (inout ByteWriter, Unicode.Scalar) -> Void
  ) {
    var start = 0
    while true {
      let end = Self.endOfCopied(in: source, from: start, stoppingAtQuotes: stops)
      write(UnsafeBufferPointer(rebasing: source[start..<end]))
      guard end < source.count else { return }
      let (scalar, length) = Self.scalar(in: source, at: end)
      escape(&self, scalar)
      start = end + length
    }
  }

  /// The offset of the first scalar that may not be copied, or the end.
  static func endOfCopied(
    in source: UnsafeBufferPointer<UInt8>, from start: Int, stoppingAtQuotes stops: Bool
  ) -> Int {
    var offset = start
    while true {
      offset = endOfPlain(in: source, from: offset)
      guard offset < source.count else { return source.count }
      if isMark(in: source, at: offset) {
        offset += 3
        continue
      }
      let (scalar, length) = scalar(in: source, at: offset)
      if isEscaped(scalar, in: source, at: offset, stops) { return offset }
      offset += length
    }
  }

  /// Whether a dash, a quotation mark or an ellipsis stands here, as in most messages: U+2010 to
  /// U+2026, which are E2 80 90 to E2 80 A6.
  private static func isMark(
    in source: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    source[offset] == 0xE2 && offset + 2 < source.count && source[offset + 1] == 0x80
      && source[offset + 2] &- 0x90 < 0x17
  }

  private static func isEscaped(
    _ scalar: Unicode.Scalar, in source: UnsafeBufferPointer<UInt8>, at offset: Int, _ stops: Bool
  ) -> Bool {
    switch scalar {
    case "\"", "\\": stops
    case "#": isLogCommand(source[offset...])
    default: Quoted.needsEscape(scalar)
    }
  }

  /// Whether a build service would take the text from here on as a command: `##[`, `##vso[`.
  static func isLogCommand(_ text: some Collection<UInt8>) -> Bool {
    guard text.starts(with: "##".utf8) else { return false }
    let rest = text.dropFirst(2)
    return ["[", "vso[", "teamcity["].contains { rest.starts(with: $0.utf8) }
  }

  /// The offset of the first byte that is not certainly plain.
  private static func endOfPlain(
    in source: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var offset = start
    if source.count >= 8 {
      let base = UnsafeRawPointer(source.baseAddress.unsafelyUnwrapped)
      while offset < source.count {
        // The last word begins earlier, if need be among bytes that were looked at.
        let place = min(offset, source.count &- 8)
        let word = UInt64(
          littleEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        if mayHoldSpecial(word) { break }
        offset = place &+ 8
      }
    }
    while offset < source.count {
      switch source[offset] {
      case 0x20, 0x21, 0x24...0x5B, 0x5D...0x7E: offset += 1
      default: return offset
      }
    }
    return offset
  }

  /// Whether any of eight bytes is a control character, `"`, `#`, a backslash or no ASCII.
  private static func mayHoldSpecial(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quoteOrHash = (word | ones) ^ (ones &* 0x23)
    let backslash = word ^ (ones &* 0x5C)
    var hits = (word &- ones &* 0x20) & ~word
    hits |= (quoteOrHash &- ones) & ~quoteOrHash
    hits |= (backslash &- ones) & ~backslash
    // Adding one carries DEL over to the high bit, which everything beyond ASCII has already.
    return (hits | word | (word &+ ones)) & (ones &* 0x80) != 0
  }

  /// The scalar at an offset of well-formed UTF-8, and its length in bytes.
  static func scalar(
    in source: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (Unicode.Scalar, Int) {
    let first = source[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in offset + 1..<min(offset + length, source.count) {
      value = value << 6 | UInt32(source[index] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
