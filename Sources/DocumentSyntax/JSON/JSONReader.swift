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
  /// What is wrong so far.
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
  private var room = SyntaxEntries(capacity: 0)
  private let handOut: SyntaxItem.Taker?

  /// How many entries are kept free: more than one round of the loop writes.
  static let reserve = 8
  /// How many collections are open when the last item that is handed out ends.
  static let deepestItems = 3

  /// A reader at the start of the text, after its byte order mark.
  init(_ bytes: Bytes, position: Int, isByLine: Bool, handOut: SyntaxItem.Taker?) {
    self.bytes = bytes
    self.position = position
    self.isByLine = isByLine
    all = bytes
    self.handOut = handOut
    begin()
  }

  /// Gives the stacks back.
  func deallocate() {
    frames.deallocate()
    seen.deallocate()
  }

  /// Reads on until the room is full or everything is read.
  mutating func read(into room: SyntaxEntries) {
    self.room = room
    entries = room.room
    guard let base = entries.baseAddress else { return }
    let limit = entries.count - JSONReader.reserve
    while !isDone, count < limit {
      if readValue(into: base, limit: limit) { endRoot() }
    }
  }

  /// Hands out the mapping that has just ended, where it is an item of a list; gives the number of
  /// entries then, since those before it may be released.
  @inline(never) func handOutItem(_ item: UInt32, depth: Int, count: Int) -> Int {
    guard let handOut, frames[depth].closer == UInt8(ascii: "]"), problems.isEmpty,
      let base = entries.baseAddress, base[Int(item)].kind == .mapping
    else { return count }
    let release = handOut(room.written(count), Int(frames[depth].entry), Int(item))
    return release?.apply(to: base, moving: Int(item), count: count) ?? count
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
