/// Threads for independent work. The caller supplies them: the libraries start none.
public protocol WorkerPool: Sendable {
  /// The results of `count` calls of `work`, in the order of their numbers, which begin at 0.
  func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result]
}

/// The caller's own thread.
public struct SingleWorker: WorkerPool {
  /// The thread of the caller.
  public init() {}

  /// The results of `count` calls, one after another.
  public func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    (0..<count).map(work)
  }
}
