/// A file's bytes, wherever they are kept: in memory of our own, or mapped from the disk.
///
/// Bytes never change and never move, so they can be read from any thread; that is what the two
/// `nonisolated(unsafe)` properties of this file promise.
/// Mapping big files saves copying them, which takes longer than parsing them.
public struct FileBytes: RandomAccessCollection, Sendable {
  /// Something that lives as long as the last user: memory that is freed then, or an owner.
  ///
  /// It is a class of its own, since users of an existential are counted by a call.
  @usableFromInline final class Block: Sendable {
    nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>?
    let owner: (any AnyObject & Sendable)?

    init(capacity: Int) {
      start = UnsafeMutablePointer<UInt8>.allocate(capacity: Swift.max(capacity, 1))
      owner = nil
    }

    init(owner: any AnyObject & Sendable) {
      self.owner = owner
      start = nil
    }

    deinit { start?.deallocate() }
  }

  @usableFromInline let block: Block
  @usableFromInline nonisolated(unsafe) let start: UnsafePointer<UInt8>
  /// The number of bytes.
  public let count: Int

  /// A copy of an array.
  public init(_ bytes: [UInt8]) {
    self.init(capacity: bytes.count) { memory in
      bytes.withUnsafeBytes { memory.copyMemory(from: $0) }
      return bytes.count
    }
  }

  /// Bytes that are written where they stay, which saves copying them.
  ///
  /// - Parameters:
  ///   - capacity: How many there may be at most.
  ///   - write: Writes the first ones of the memory, and gives their number.
  public init(capacity: Int, writtenBy write: (UnsafeMutableRawBufferPointer) throws -> Int)
    rethrows
  {
    let block = Block(capacity: capacity)
    // What was allocated is there.
    let memory = block.start.unsafelyUnwrapped
    let count = try write(UnsafeMutableRawBufferPointer(start: memory, count: capacity))
    precondition(count >= 0 && count <= capacity, "more bytes are said to be there than may be")
    self.block = block
    start = UnsafePointer(memory)
    self.count = count
  }

  /// Bytes that stay where they are, unchanged, for as long as their owner lives.
  public init(
    start: UnsafePointer<UInt8>, count: Int, owner: any AnyObject & Sendable
  ) {
    self.start = start
    self.count = count
    block = Block(owner: owner)
  }

  /// The offset of the first byte.
  public var startIndex: Int { 0 }
  /// The offset after the last byte.
  public var endIndex: Int { count }

  /// The byte at an offset, which has to lie in the file.
  public subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "an offset lies outside the file")
    return start[index]
  }

  /// Hands the bytes to a body as a buffer, which must not escape it. Inlined into other modules,
  /// since rules look at many short texts.
  @inlinable public func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    defer { withExtendedLifetime(block) {} }
    return try body(UnsafeBufferPointer(start: start, count: count))
  }

  /// Hands the bytes to a body as a buffer, for the algorithms of the standard library.
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try withUnsafeBufferPointer(body)
  }
}
