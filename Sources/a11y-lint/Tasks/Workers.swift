#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Threads that do what they are given, in its order; they end with the program.
///
/// Those of Dispatch come with another thread that watches over them and looks into `/proc`, and
/// with libraries to load where a program is not linked whole.
final class Workers: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var threads = 0
    /// How many threads have nothing to do.
    var idle = 0
  }

  /// As many as there are cores.
  static let all = Workers(atMost: Cores.count)

  private let state = Monitor(State())
  private let limit: Int

  /// No threads yet; each is started when there is work that no other waits for.
  init(atMost limit: Int) {
    self.limit = limit
  }

  /// Has some work done. Where the system has no more threads, it is done at once.
  func add(_ work: @escaping @Sendable () -> Void) {
    let number: Int? = state.change { state in
      state.waiting.append(work)
      guard state.waiting.count > state.idle, state.threads < limit else { return nil }
      state.threads += 1
      return state.threads
    }
    guard let number, !startThread(number) else { return }
    let left = state.with { state in
      state.threads -= 1
      return state.threads == 0 ? state.waiting.popLast() : nil
    }
    left?()
  }

  private func startThread(_ number: Int) -> Bool {
    #if canImport(Glibc)
      // Who starts as many threads as there are cores waits for them.
      if number < Cores.count {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        Cores.beginElsewhere(&attributes)
        if startThread(&attributes) { return true }
      }
    #endif
    // The system may have refused a thread for the sake of the core.
    return startThread(nil)
  }

  private func startThread(_ attributes: UnsafePointer<pthread_attr_t>?) -> Bool {
    let own = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let result = pthread_create(
      &thread, attributes,
      { own in
        Workers.work(own)
        return nil
      }, own.toOpaque())
    guard result == 0 else {
      own.release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  /// What a thread does, all its life.
  private static func work(_ own: UnsafeMutableRawPointer?) {
    guard let own else { return }
    let workers = Unmanaged<Workers>.fromOpaque(own).takeRetainedValue()
    #if canImport(Glibc)
      Cores.goAnywhere()
    #endif
    Signals.leaveToFirstThread()
    Allocator.makesRoomForThread()
    while true { workers.take()() }
  }

  /// Whether each thread has a core, the one that gives them work included.
  var haveCores: Bool { state.with { $0.threads < Cores.count } }

  private func take() -> @Sendable () -> Void {
    state.with { $0.idle += 1 }
    return state.wait(looksOn: haveCores) { state in
      guard !state.waiting.isEmpty else { return nil }
      state.idle -= 1
      return state.waiting.removeFirst()
    }
  }
}
