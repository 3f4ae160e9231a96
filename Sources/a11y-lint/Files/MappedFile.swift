import DocumentSyntax

/// A big file that is mapped into memory instead of being copied there.
final class MappedFile: Sendable {
  /// Files from this size on are mapped, in bytes; to read smaller ones takes no longer.
  private static let threshold = 1 << 18

  private let address: UInt
  private let count: Int

  private init(_ address: UInt, _ count: Int) {
    self.address = address
    self.count = count
  }

  deinit {
    munmap(UnsafeMutableRawPointer(bitPattern: address), count)
  }

  /// The bytes of a descriptor's file; nil where it cannot be mapped, so that it has to be read.
  static func bytes(of descriptor: Int32, count: Int) -> FileBytes? {
    guard count >= threshold,
      let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    endAtPagesThatAreGone()
    let owner = MappedFile(UInt(bitPattern: start), count)
    return FileBytes(
      start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: count, owner: owner)
  }

  /// Ends the program with a message where a page of the file is gone: somebody cut the file short
  /// while it was read, so that what was read is from no version of it.
  private static func endAtPagesThatAreGone() {
    signal(SIGBUS) { _ in
      let message = StaticString("error: a file was cut short while it was read; run again\n")
      _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(2)
    }
  }
}
