import DocumentSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A big file that is mapped into memory instead of being copied there.
final class MappedFile: Sendable {
  /// Files from this size on are mapped, in bytes; to read smaller ones takes no longer.
  private static let threshold = 1 << 18

  /// The size of a large page, in bytes.
  static let largePage = 1 << 21

  private let address: UInt
  private let count: Int

  private init(_ address: UInt, _ count: Int) {
    self.address = address
    self.count = count
  }

  /// Asks for large pages for memory that a big file is about to fill, where the system has them.
  static func prepareMemory(_ memory: UnsafeMutableRawBufferPointer) {
    #if !canImport(Darwin)
      let page = largePage
      guard let base = memory.baseAddress, memory.count >= 2 * page else { return }
      let offset = -Int(bitPattern: base) & (page - 1)
      // It is no matter if the system has none.
      madvise(base + offset, (memory.count - offset) & -page, MADV_HUGEPAGE)
    #endif
  }

  deinit {
    munmap(UnsafeMutableRawPointer(bitPattern: address), count)
  }

  /// The bytes of a descriptor's file; nil where it cannot be mapped, so that it has to be read.
  static func bytes(of descriptor: Int32, count: Int) -> FileBytes? {
    guard count >= threshold,
      let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    survivePagesThatAreGone()
    let owner = MappedFile(UInt(bitPattern: start), count)
    return FileBytes(
      start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: count, owner: owner)
  }

  /// Should the file shrink meanwhile, the missing pages read as zeros; that it did is seen by its
  /// `FileWatch`, so that the run goes on, and the other files' findings are not lost.
  private static func survivePagesThatAreGone() {
    var action = sigaction()
    let handle:
      @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
        _, information, _ in
        #if canImport(Darwin)
          let address = information?.pointee.si_addr
        #else
          let address = information?.pointee._sifields._sigfault.si_addr
        #endif
        let size = Int(getpagesize())
        let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: address) & ~UInt(size - 1))
        let flags = MAP_PRIVATE | MAP_FIXED | MAP_ANONYMOUS
        guard page != nil, mmap(page, size, PROT_READ, flags, -1, 0) != MAP_FAILED else {
          let message = StaticString("error: a file was cut short while it was read; run again\n")
          _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
          _exit(2)
        }
      }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handle
    #else
      action.__sigaction_handler.sa_sigaction = handle
    #endif
    action.sa_flags = SA_SIGINFO
    sigaction(SIGBUS, &action, nil)
  }
}
