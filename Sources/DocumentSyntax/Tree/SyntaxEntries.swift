/// The entries of a document, in memory that its parser may still be writing to behind them.
///
/// Entries that are handed out never change again and never move, so they can be read from any
/// thread; that is what the two `nonisolated(unsafe)` properties of this file promise. So the first
/// screens of a big file are linted while the last ones are parsed.
public struct SyntaxEntries: RandomAccessCollection, Sendable {
  /// Memory that is freed with its last user.
  private final class Block: Sendable {
    nonisolated(unsafe) let start: UnsafeMutablePointer<SyntaxEntry>

    init(capacity: Int) {
      start = UnsafeMutablePointer<SyntaxEntry>.allocate(capacity: Swift.max(capacity, 1))
    }

    deinit { start.deallocate() }
  }

  private var block: Block
  @usableFromInline nonisolated(unsafe) let start: UnsafeMutablePointer<SyntaxEntry>
  /// The memory from its first entry to its last.
  private var memory: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(room) }
  /// The number of entries.
  public let count: Int
  /// How many entries there is room for; pages that are never written cost nothing.
  let capacity: Int

  /// Room for entries, of which none is there.
  init(capacity: Int, prepare: SourceFile.PrepareMemory? = nil) {
    block = Block(capacity: capacity)
    start = block.start
    count = 0
    self.capacity = capacity
    prepare?(memory)
  }

  /// More room, with a copy of so many entries of the room in use.
  init(capacity: Int, copying count: Int, of room: SyntaxEntries) {
    block = Block(capacity: capacity)
    start = block.start
    start.initialize(from: room.start, count: count)
    self.count = 0
    self.capacity = capacity
  }

  private init(_ entries: SyntaxEntries, count: Int) {
    block = entries.block
    start = entries.start
    capacity = entries.capacity
    self.count = count
  }

  /// The entries that are written so far.
  func written(_ count: Int) -> SyntaxEntries {
    SyntaxEntries(self, count: count)
  }

  /// Whether nobody else has these entries, or others in the same memory.
  var isUnshared: Bool {
    mutating get { isKnownUniquelyReferenced(&block) }
  }

  /// Where the parser writes.
  var room: UnsafeMutableBufferPointer<SyntaxEntry> {
    UnsafeMutableBufferPointer(start: start, count: capacity)
  }

  /// The index of the first entry.
  public var startIndex: Int { 0 }
  /// The index after the last entry.
  public var endIndex: Int { count }

  /// The entry at an index, which has to lie in the document.
  @inlinable public subscript(index: Int) -> SyntaxEntry {
    precondition(index >= 0 && index < count, "an index lies outside the document")
    return start[index]
  }

  /// Hands the entries to a body as a buffer, which must not escape it.
  public func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<SyntaxEntry>) throws -> Result
  ) rethrows -> Result {
    defer { withExtendedLifetime(block) {} }
    return try body(UnsafeBufferPointer(start: start, count: count))
  }
}
