#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How the time that something takes grows with its size, counted for the thread alone, whatever
/// else the machine does.
enum Growth {
  /// Whether eight times the size takes about eight times as long, and not 64 times as something
  /// quadratic does; tried again where it looks otherwise, since processors slow down and caches
  /// fill.
  static func isLinear(upTo size: Int, _ work: (Int) -> Void) -> Bool {
    for _ in 0..<3 {
      let (small, large) = (seconds { work(size / 8) }, seconds { work(size) })
      if large < 24 * small { return true }
    }
    return false
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  /// What the thread has computed so far, in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
