/// The state of reading JSON: open collections on a stack of its own, problems as they come.
///
/// The loop keeps position and count in registers. What is rare (escapes, long numbers, problems)
/// is done by functions that are not inlined and take them from, and leave them in, the fields.
struct JSONReader {
  /// The text from its first byte, for which offsets stand, to the end of what is read now.
  var bytes: Bytes
  /// The offset of what is read next.
  var position: Int
  /// How many entries are written.
  var count = 0
  /// How many collections are open.
  var depth = 0
  /// The entry of each root value.
  var roots: [Int] = []
  /// The problems so far.
  var problems: [SyntaxProblem] = []
  /// How many of the problems are keys that are there twice, which leave a tree and so end nothing.
  var duplicates = 0
  /// Whether everything is read.
  var isDone = false
  /// Where entries are written.
  var entries = UnsafeMutableBufferPointer<SyntaxEntry>(start: nil, count: 0)

  /// The open collections, outermost first, after one frame for the whole text.
  let frames = UnsafeMutablePointer<JSONFrame>.allocate(capacity: SyntaxLimits.depth + 1)
  /// Which hashes the keys of an open mapping have: 256 bits a frame.
  let seen = UnsafeMutablePointer<UInt64>.allocate(capacity: 4 * (SyntaxLimits.depth + 1))
  private let isByLine: Bool
  private let all: Bytes

  /// How many entries are kept free: more than one round of the loop writes.
  static let reserve = 8

  /// A reader at the start of the text, after its byte order mark.
  init(_ bytes: Bytes, position: Int, isByLine: Bool) {
    self.bytes = bytes
    self.position = position
    self.isByLine = isByLine
    all = bytes
    begin()
  }

  /// Gives the stacks back.
  func deallocate() {
    frames.deallocate()
    seen.deallocate()
  }

  /// Reads on until the room is full or everything is read.
  mutating func read(into buffer: UnsafeMutableBufferPointer<SyntaxEntry>) {
    entries = buffer
    guard let base = buffer.baseAddress else { return }
    let limit = buffer.count - JSONReader.reserve
    while !isDone, count < limit {
      if readValue(into: base, limit: limit) { endRoot() }
    }
  }

  /// Finds the first value, or the first line that has one.
  private mutating func begin() {
    repeat {
      bytes =
        isByLine ? Bytes(rebasing: all[..<JSONReader.endOfLine(in: all, from: position)]) : all
      position = TextScanning.endOfSpace(bytes, from: position)
      if position < bytes.count {
        depth = 0
        frames.initialize(to: JSONFrame(entry: 0, closer: 0, hasSuspects: false))
        roots.append(count)
        return
      }
      position += 1
    } while position < all.count
    isDone = true
    if roots.isEmpty { reportEmpty() }
  }

  /// Goes on after a root value: with the next line, or not at all.
  private mutating func endRoot() {
    // What a problem left open ends here, so that the keys read so far can be compared.
    while depth > 0 {
      checkKeys(ofFrame: depth)
      entries[Int(frames[depth].entry)].next = UInt32(truncatingIfNeeded: count)
      depth -= 1
    }
    guard isByLine, bytes.count < all.count, !isFull else {
      isDone = true
      return
    }
    position = bytes.count + 1
    begin()
  }

  /// The offset of the next line break, or the end.
  private static func endOfLine(in bytes: Bytes, from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= bytes.count {
      let word = bytes.word(at: offset)
      let breaks = ByteScanning.matches(word, 0x0A) | ByteScanning.matches(word, 0x0D)
      if breaks != 0 { return offset &+ breaks.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while offset < bytes.count, bytes.byte(at: offset) != 0x0A, bytes.byte(at: offset) != 0x0D {
      offset &+= 1
    }
    return offset
  }
}

/// A collection that is being read, or the whole text around the root value.
struct JSONFrame {
  /// The index of the collection's entry.
  var entry: UInt32
  /// The byte that ends the collection; 0 for the whole text.
  var closer: UInt8
  /// Whether two of a mapping's keys may be equal, so that its end compares them.
  var hasSuspects: Bool

  /// Whether keys stand before the values.
  @inline(__always) var isMapping: Bool { closer == UInt8(ascii: "}") }
  /// Whether this is the whole text.
  @inline(__always) var isRoot: Bool { closer == 0 }
}

/// Where reading goes on after something that is not JSON.
enum JSONStep {
  /// With the next key or, in a sequence, the next value.
  case element
  /// With the value of a key.
  case value
  /// With what follows a value: a comma or the end of the collection.
  case separator
  /// Nowhere: what follows cannot be told apart any more.
  case stop
}

/// The scanners of the loop: they move over bytes and touch no state.
extension JSONReader {
  /// The offset after a string without escapes, or -1 where there is anything to look at closely.
  @inline(__always) static func endOfPlainString(_ bytes: Bytes, from start: Int) -> Int {
    var offset = start &+ 1
    while offset &+ 8 <= bytes.count {
      let word = bytes.word(at: offset)
      // Beyond ASCII, the high bit is set already.
      let stops = (stopBits(word) | word) & ByteScanning.repeated(0x80)
      if stops != 0 {
        offset &+= stops.trailingZeroBitCount &>> 3
        let byte = bytes.byte(at: offset)
        if byte == UInt8(ascii: "\"") { return offset &+ 1 }
        return byte < 0x80 ? -1 : endOfUnicodeString(bytes, from: start)
      }
      offset &+= 8
    }
    return -1
  }

  /// The same for a string that is not ASCII alone.
  @inline(never) private static func endOfUnicodeString(_ bytes: Bytes, from start: Int) -> Int {
    var offset = start &+ 1
    while offset &+ 8 <= bytes.count {
      let word = bytes.word(at: offset)
      let stops = stringStops(word)
      if stops != 0 {
        offset &+= stops.trailingZeroBitCount &>> 3
        let isEnd =
          bytes.byte(at: offset) == UInt8(ascii: "\"")
          && TextScanning.isText(bytes, from: start, to: offset)
        return isEnd ? offset &+ 1 : -1
      }
      offset &+= 8
    }
    return -1
  }

  /// The high bits of quotes, backslashes and control characters; exact up to the first.
  @inline(__always) static func stringStops(_ word: UInt64) -> UInt64 {
    stopBits(word) & ~word & ByteScanning.repeated(0x80)
  }

  /// The same for a word of ASCII, with other bits that mean nothing.
  ///
  /// One bit away from a blank, a quote is found with the characters below it.
  @inline(__always) private static func stopBits(_ word: UInt64) -> UInt64 {
    let belowOrQuote = (word ^ ByteScanning.repeated(0x02)) &- ByteScanning.repeated(0x21)
    let backslash = (word ^ ByteScanning.repeated(0x5C)) &- ByteScanning.repeated(0x01)
    return belowOrQuote | backslash
  }

  /// The offset after an integer of at most seven digits, or -1 for other numbers.
  @inline(__always) static func endOfShortInteger(_ bytes: Bytes, from start: Int) -> Int {
    let first = bytes.byte(at: start) == UInt8(ascii: "-") ? start &+ 1 : start
    guard first &+ 8 <= bytes.count else { return -1 }
    let word = bytes.word(at: first)
    let digits = word ^ ByteScanning.repeated(0x30)
    let others = ((digits &+ ByteScanning.repeated(0x76)) | digits) & 0x8080_8080_8080_8080
    guard others != 0 else { return -1 }
    let length = others.trailingZeroBitCount >> 3
    guard length > 0, length == 1 || digits & 0xFF != 0 else { return -1 }
    let next = UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: length &* 8))
    return endsScalar(next) ? first &+ length : -1
  }

  /// The offset after `true`, `false` or `null`, or -1 for other words.
  @inline(never) static func endOfLiteral(_ bytes: Bytes, from start: Int) -> Int {
    guard start &+ 8 <= bytes.count else { return -1 }
    let word = bytes.word(at: start)
    let four = UInt32(truncatingIfNeeded: word)
    if four == 0x6575_7274 || four == 0x6C6C_756E {
      return endsScalar(UInt8(truncatingIfNeeded: word &>> 32)) ? start &+ 4 : -1
    }
    let isFalse = word & 0xFF_FFFF_FFFF == 0x65_736C_6166
    return isFalse && endsScalar(UInt8(truncatingIfNeeded: word &>> 40)) ? start &+ 5 : -1
  }

  /// Whether a byte is a comma, white space or less, or a closing bracket.
  ///
  /// The few others that pass cannot follow a scalar and come to light with what follows it.
  @inline(__always) private static func endsScalar(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: ",") && byte != UInt8(ascii: "+") || byte | 0x20 == UInt8(ascii: "}")
  }
}
