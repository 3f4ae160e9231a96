/// Bytes that reports are written into; runs of plain bytes are copied at once.
public struct ByteWriter: Sendable {
  /// How many bytes make a portion.
  private static let portion = 1 << 18

  /// What was written, as UTF-8, and not handed on.
  public internal(set) var bytes: [UInt8] = []
  /// Takes what was written a portion at a time; nil where all of it stays.
  private let takes: (@Sendable ([UInt8]) -> Void)?
  /// Makes the parts of a long list, several at once; nil where they are written one after another.
  public var makesParts: MakesParts?

  /// Makes so many parts, each of its number, and has each taken when its turn has come.
  public typealias MakesParts =
    @Sendable (
      _ count: Int, _ make: @escaping @Sendable (Int) -> [UInt8], _ take: ([UInt8]) -> Void
    ) -> Void

  /// A writer that has written nothing yet; where something takes it, what was written leaves in
  /// portions.
  public init(takes: (@Sendable ([UInt8]) -> Void)? = nil) {
    self.takes = takes
    if takes != nil { bytes = Self.roomForPortion }
  }

  /// Room that need not grow, since what is copied into more room is touched twice.
  private static var roomForPortion: [UInt8] {
    var room: [UInt8] = []
    room.reserveCapacity(portion + portion / 16)
    return room
  }

  /// Hands on what was written where that is enough for a portion; whoever writes something long
  /// says so between its parts, once nothing of what was written is looked at again.
  mutating func handOn() {
    if bytes.count >= Self.portion { handOnAll() }
  }

  /// Hands on what was written, if something takes it.
  public mutating func handOnAll() {
    guard let takes, !bytes.isEmpty else { return }
    takes(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends the parts of a long list; each is written into a writer of its own where somebody
  /// makes several at once.
  mutating func write(
    parts count: Int, _ write: @escaping @Sendable (Int, inout ByteWriter) -> Void
  ) {
    guard let makesParts, count > 1 else {
      for index in 0..<count { write(index, &self) }
      return
    }
    let make = { @Sendable (index: Int) in
      var part = ByteWriter()
      part.bytes = Self.roomForPortion
      write(index, &part)
      return part.bytes
    }
    makesParts(count, make) { part in
      if let takes, part.count >= Self.portion / 4 {
        handOnAll()
        takes(part)
      } else {
        self.write(part)
        handOn()
      }
    }
  }

  /// What was written, as a string.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends at most so many bytes at once.
  @inline(__always) mutating func write(atMost count: Int, _ fill: (inout ByteRun) -> Void) {
    bytes.append(addingCapacity: count) { room in
      room.withUnsafeMutableBufferPointer { buffer, filled in
        var run = ByteRun(buffer)
        fill(&run)
        filled = run.count
      }
    }
  }

  /// Appends bytes as they are; `append(contentsOf:)` of an array takes twice as long.
  mutating func write(_ source: UnsafeBufferPointer<UInt8>) {
    write(atMost: source.count) { $0.put(source) }
  }

  /// Appends trusted text as it is.
  @inline(__always) public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Appends bytes as they are.
  public mutating func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { write($0) }
  }

  /// Appends a number in decimal digits.
  mutating func write(_ number: Int) {
    write(atMost: ByteRun.numberLength) { $0.put(number) }
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
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace }
    guard start.starts(with: "::".unicodeScalars) else { return writeEscaped(text) }
    writeEscaped(String(text.unicodeScalars[..<start.startIndex]))
    write("\\u{3a}")
    writeEscaped(String(start.dropFirst()))
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
  @inline(__always) private static func isMark(
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
  @inline(__always) private static func endOfPlain(
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
  @inline(__always) private static func mayHoldSpecial(_ word: UInt64) -> Bool {
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
