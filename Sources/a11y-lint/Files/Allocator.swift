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
