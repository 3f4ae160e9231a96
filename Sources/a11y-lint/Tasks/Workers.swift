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
  static let all = Workers(atMost: Terminal.cores)

  private let state = Monitor(State())
  private let limit: Int

  /// No threads yet; each is started when there is work that no other waits for.
  init(atMost limit: Int) {
    self.limit = limit
  }

  /// Has some work done. Where the system has no more threads, it is done at once.
  func add(_ work: @escaping @Sendable () -> Void) {
    let needsThread = state.change { state in
      state.waiting.append(work)
      guard state.waiting.count > state.idle, state.threads < limit else { return false }
      state.threads += 1
      return true
    }
    guard needsThread, !startThread() else { return }
    let left = state.with { state in
      state.threads -= 1
      return state.threads == 0 ? state.waiting.popLast() : nil
    }
    left?()
  }

  private func startThread() -> Bool {
    let own = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let result = pthread_create(
      &thread, nil,
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
    Signals.leaveToFirstThread()
    Allocator.makesRoomForThread()
    while true { workers.take()() }
  }

  private func take() -> @Sendable () -> Void {
    state.with { $0.idle += 1 }
    return state.wait { state in
      guard !state.waiting.isEmpty else { return nil }
      state.idle -= 1
      return state.waiting.removeFirst()
    }
  }
}
