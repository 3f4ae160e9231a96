import Dispatch

/// Work that goes on beside the main thread, which alone may wait for what it comes to: a task that
/// waited would keep a thread from those it waits for.
///
/// A task group would do, but who awaits one on the main thread leaves it for good: Dispatch ends
/// that thread by unwinding its stack, and in a program that is linked whole this sorts a table of
/// all its functions first, which took 7 % of a run on a big file.
struct Tasks<Outcome: Sendable> {
  /// What is done and not yet asked for; the gate lets one thread at a time look at it.
  private final class Finished: @unchecked Sendable {
    private var outcomes: [Outcome] = []
    private let gate = DispatchSemaphore(value: 1)
    private let count = DispatchSemaphore(value: 0)

    func put(_ outcome: Outcome) {
      gate.wait()
      outcomes.append(outcome)
      gate.signal()
      count.signal()
    }

    func take() -> Outcome? {
      count.wait()
      gate.wait()
      defer { gate.signal() }
      return outcomes.popLast()
    }
  }

  private let finished = Finished()
  /// How many of them nobody has asked for.
  private(set) var pending = 0

  /// Starts some work. No more of it runs at once than there are cores; the rest waits.
  mutating func add(_ work: @escaping @Sendable () -> Outcome) {
    pending += 1
    Task.detached { [finished] in finished.put(work()) }
  }

  /// What some of the work came to, in no order, once it is done; nil where all has been asked for.
  mutating func next() -> Outcome? {
    guard pending > 0 else { return nil }
    pending -= 1
    return finished.take()
  }

  /// What each item comes to, in the order of the items, however the work was scheduled; what is to
  /// be done with each is done as soon as it is there.
  ///
  /// - Parameter limit: How many items are under way at most.
  static func map<Item: Sendable>(
    _ items: [Item], atOnce limit: Int, _ work: @escaping @Sendable (Item) -> Outcome,
    done: (inout Outcome, Item) -> Void
  ) -> [Outcome] {
    var tasks = Tasks<(index: Int, outcome: Outcome)>()
    var outcomes = [Outcome?](repeating: nil, count: items.count)
    var next = 0
    while next < min(limit, items.count) {
      tasks.add { [next] in (next, work(items[next])) }
      next += 1
    }
    while let (index, finished) = tasks.next() {
      var outcome = finished
      done(&outcome, items[index])
      outcomes[index] = outcome
      guard next < items.count else { continue }
      tasks.add { [next] in (next, work(items[next])) }
      next += 1
    }
    return outcomes.compactMap(\.self)
  }
}
