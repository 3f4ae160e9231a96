#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A state that threads share: one at a time looks at it, and others may wait for a change of it.
final class Monitor<State>: @unchecked Sendable {
  private var state: State
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// A state that no thread has seen yet.
  init(_ state: State) {
    self.state = state
    pthread_mutex_init(lock, nil)
    pthread_cond_init(news, nil)
  }

  deinit {
    pthread_cond_destroy(news)
    pthread_mutex_destroy(lock)
    news.deallocate()
    lock.deallocate()
  }

  /// Does something with the state that nobody waits for.
  func with<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&state)
  }

  /// Changes the state, and tells one of those who wait.
  func change<Result>(_ body: (inout State) -> Result) -> Result {
    defer { pthread_cond_signal(news) }
    return with(body)
  }

  /// What is made of the state; where that is nothing yet, waits until it is changed.
  ///
  /// - Parameter looksOn: Whether to keep looking for a moment before this thread goes to sleep.
  func wait<Result>(looksOn: Bool = false, for body: (inout State) -> Result?) -> Result {
    if looksOn, let result = look(for: body) { return result }
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(news, lock)
    }
  }

  /// What is made of the state within a time in which falling asleep would not be worth it.
  ///
  /// On a virtual machine, a thread that wakes up is often given the core of the one that woke it,
  /// even where another is idle, and the two take turns then. Who waits for that core as well, gets
  /// it here.
  private func look<Result>(for body: (inout State) -> Result?) -> Result? {
    let end = Terminal.clock + 500_000
    while Terminal.clock < end {
      if let result = with(body) { return result }
      sched_yield()
    }
    return nil
  }
}
