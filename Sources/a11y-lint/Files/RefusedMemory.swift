/// The end of a run to which the system refuses memory: a message and exit code 2.
///
/// Swift cannot go on after a failed allocation. Its runtime aborts, and C libraries follow a null
/// pointer; neither is a defect of the program then. A system that ends processes where memory runs
/// out, as Linux and containers do, sends a signal that nobody can handle.
enum RefusedMemory {
  /// The signals by which a failed allocation shows.
  static let signals = [SIGABRT, SIGSEGV, SIGILL, SIGTRAP]
  /// So much memory is refused where a small allocation has failed, in bytes.
  private static let probe = 16 << 20
  /// The handlers of the toolchain, which print where a defect is; in the order of `signals`.
  private nonisolated(unsafe) static let earlier =
    UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
  /// The path of a file that is only half written, which is removed; ends with a zero byte.
  private nonisolated(unsafe) static var unfinished: UnsafePointer<CChar>?

  /// Handles those signals from now on.
  static func prepare() {
    for (index, number) in signals.enumerated() {
      var action = sigaction()
      sigaction(number, nil, &action)
      (earlier + index).initialize(to: action)
      signal(number) { number in RefusedMemory.end(number) }
    }
  }

  /// Does what writes a file that is removed if memory is refused meanwhile.
  static func removing<Result>(_ path: RawPath, _ body: () -> Result) -> Result {
    path.withCString { path in
      unfinished = path
      defer { unfinished = nil }
      return body()
    }
  }

  /// Ends the run if memory is refused; otherwise the signal is that of a defect, and comes again.
  private static func end(_ number: Int32) {
    removeUnfinished()
    guard number == SIGABRT || isRefused else {
      for index in signals.indices where signals[index] == number {
        sigaction(number, earlier + index, nil)
      }
      return
    }
    let message = StaticString(
      """
      error: the system refuses more memory; raise its limit (ulimit -v), or lint fewer and \
      smaller files at once

      """)
    _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(2)
  }

  /// Removes a file that is only half written, where a signal ends the run.
  static func removeUnfinished() {
    if let unfinished { unlink(unfinished) }
  }

  private static var isRefused: Bool {
    let start = mmap(
      nil, probe, PROT_READ | PROT_WRITE, MAP_PRIVATE | CLibrary.anonymousMapping, -1, 0)
    guard let start, start != MAP_FAILED else { return true }
    munmap(start, probe)
    return false
  }
}
