/// Work that goes on beside the main thread.
///
/// A task group would do, but who awaits one on the main thread leaves it for good: Dispatch ends
/// that thread by unwinding its stack, and in a program that is linked whole this sorts a table of
/// all its functions first, which took 7 % of a run on a big file.
struct Tasks<Outcome: Sendable> {
  /// What is done and not yet asked for.
  private let finished = Monitor<[Outcome]>([])
  /// How many of them nobody has asked for.
  private(set) var pending = 0

  /// Starts some work. No more of it runs at once than there are cores; the rest waits.
  mutating func add(_ work: @escaping @Sendable () -> Outcome) {
    pending += 1
    Workers.all.add { [finished] in Self.put(work(), into: finished) }
  }

  /// What some of the work came to, in no order, once it is done; nil where all has been asked for.
  mutating func next() -> Outcome? {
    guard pending > 0 else { return nil }
    pending -= 1
    return finished.wait(looksOn: Workers.all.haveCores) { $0.popLast() }
  }

  private static func put(_ outcome: Outcome, into finished: Monitor<[Outcome]>) {
    finished.change { $0.append(outcome) }
  }

  /// Does some work for each number, on this thread and on as many more as there are helpers. What
  /// is to be done with what it comes to is done on this thread, in no order.
  ///
  /// Fewer threads have to be started than if this one waited, which a small file would notice.
  static func share(
    _ numbers: Range<Int>, helpers: Int, _ work: @escaping @Sendable (Int) -> Outcome,
    done: (Outcome) -> Void
  ) {
    let open = Monitor(numbers)
    let take = { @Sendable in open.with { $0.popFirst() } }
    let finished = Monitor<[Outcome]>([])
    for _ in numbers.dropFirst().prefix(helpers) {
      Workers.all.add {
        while let number = take() { put(work(number), into: finished) }
      }
    }
    var count = numbers.count
    while let number = take() {
      done(work(number))
      count -= 1
      while let outcome = finished.with({ $0.popLast() }) {
        done(outcome)
        count -= 1
      }
    }
    for _ in 0..<count { done(finished.wait(looksOn: Workers.all.haveCores) { $0.popLast() }) }
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
