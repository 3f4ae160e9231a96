import Dispatch
import Linting

/// The threads of a run: as many as there are jobs, the caller's among them.
struct Parallel: WorkerPool {
  /// The number of threads that work at once.
  let jobs: Int
  /// The things that a progress line counts; nil where nobody sees one.
  var counted: String?

  /// The processors that the system has switched on.
  static var processors: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

  func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let state = State<Result>(count, counted.map { Progress(of: count, $0) })
    let worker = { @Sendable (_: Int) in
      while let number = state.next() { state.finish(number, work(number)) }
    }
    let threads = min(jobs, count)
    if threads > 1 {
      DispatchQueue.concurrentPerform(iterations: threads, execute: worker)
    } else {
      worker(0)
    }
    return state.results()
  }

  /// The state that the threads share; a queue lets one of them at it at a time.
  private final class State<Result: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "a11y-lint.work")
    private var open: Range<Int>
    private var finished: [Result?]
    private var progress: Progress?

    init(_ count: Int, _ progress: Progress?) {
      open = 0..<count
      finished = Array(repeating: nil, count: count)
      self.progress = progress
    }

    /// The number of the next piece of work; nil where all have been begun.
    func next() -> Int? { queue.sync { open.popFirst() } }

    func finish(_ number: Int, _ result: Result) {
      queue.sync {
        finished[number] = result
        progress?.finish()
      }
    }

    func results() -> [Result] {
      queue.sync {
        progress?.erase()
        return finished.compactMap(\.self)
      }
    }
  }
}
