#if canImport(Glibc)
  import Glibc
#endif

/// Memory of the C library, which everything allocates from.
enum Allocator {
  /// Has memory that is freed kept for what comes next, instead of given back to the system, which
  /// would have to clear it before it can be used again: 3 to 5 % of a run on a big file or a
  /// folder. A run asks for much the same memory for each file and each part of a big one.
  static func keepsWhatIsFreed() {
    #if canImport(Glibc)
      _ = setOption(Option.trimThreshold, 64 << 20)
      _ = setOption(Option.mapThreshold, 32 << 20)
      _ = setOption(Option.topPadding, 256 << 10)
    #endif
  }

  /// Whether this run needs much memory.
  private static let needsMuch = Monitor(false)

  /// Says that this run needs much memory: what the current thread and those that begin later
  /// allocate lies in large pages, where the system has them. To touch a small one for the first
  /// time, and to give it back in the end, takes 3 µs on a virtual machine.
  static func expectsMuch() {
    needsMuch.with { $0 = true }
    makesRoomForThread()
  }

  /// Gives the heap of a thread room at once; it would else grow by a page at a time, and ask
  /// the system for each, while the other threads that touch new memory wait.
  ///
  /// Not optimised, since the compiler would see that nobody uses what is allocated.
  @_optimize(none) static func makesRoomForThread() {
    #if canImport(Glibc)
      guard needsMuch.with({ $0 }) else { return free(malloc(4 << 20)) }
      guard let memory = malloc(largeRoom) else { return }
      MappedFile.prepareMemory(UnsafeMutableRawBufferPointer(start: memory, count: largeRoom))
      free(memory)
      // Part of the large page before is used already, so that the system gives the rest of it in
      // small ones. Nobody gets that rest.
      _ = malloc(-Int(bitPattern: memory) & (MappedFile.largePage - 1))
    #endif
  }

  /// Less than what the C library would map by itself.
  private static let largeRoom = 16 << 20

  #if canImport(Glibc)
    /// The options of `malloc.h`.
    private enum Option {
      static let trimThreshold: CInt = -1
      static let topPadding: CInt = -2
      static let mapThreshold: CInt = -3
    }

    /// `mallopt`, whose header Swift does not see.
    @_silgen_name("mallopt")
    private static func setOption(_ option: CInt, _ value: CInt) -> CInt
  #endif
}
