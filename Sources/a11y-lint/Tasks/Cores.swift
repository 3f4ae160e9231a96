#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The cores that the system leaves to this process, which may be fewer than there are.
enum Cores {
  /// How many there are.
  static let count = allowed.map { $0.reduce(0) { $0 + $1.nonzeroBitCount } } ?? online

  private static var online: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

  #if canImport(Glibc)
    /// A bit for each core; nil where the system does not say.
    private static let allowed: [UInt64]? = {
      var mask = [UInt64](repeating: 0, count: 16)
      guard affinity(0, mask.count * 8, &mask) == 0 else { return nil }
      return mask
    }()

    /// Has a thread that is about to be made begin on another core than that of the one who makes
    /// it, if there is another.
    ///
    /// Some kernels begin it on the same one and move it only at a tick of their clock, 4 ms later,
    /// which is longer than a run on a small file.
    static func beginElsewhere(_ attributes: inout pthread_attr_t) {
      let current = Int(currentCore())
      guard var mask = allowed, count > 1, mask.indices.contains(current / 64) else { return }
      mask[current / 64] &= ~(1 << UInt64(current % 64))
      _ = setAffinity(&attributes, mask.count * 8, mask)
    }

    /// Lets the current thread go wherever the process may, once it has begun.
    static func goAnywhere() {
      guard let allowed else { return }
      _ = setAffinity(0, allowed.count * 8, allowed)
    }

    // Functions that Swift does not see, as they are no part of POSIX.

    @_silgen_name("sched_getaffinity")
    private static func affinity(
      _ thread: pid_t, _ size: Int, _ mask: UnsafeMutablePointer<UInt64>
    ) -> CInt

    @_silgen_name("sched_setaffinity")
    private static func setAffinity(
      _ thread: pid_t, _ size: Int, _ mask: UnsafePointer<UInt64>
    ) -> CInt

    @_silgen_name("pthread_attr_setaffinity_np")
    private static func setAffinity(
      _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ size: Int,
      _ mask: UnsafePointer<UInt64>
    ) -> CInt

    @_silgen_name("sched_getcpu")
    private static func currentCore() -> CInt
  #else
    private static var allowed: [UInt64]? { nil }
  #endif
}
