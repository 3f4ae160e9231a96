import DocumentSyntax
import LintRules

/// The portions of a big file, which are linted while what follows them is still parsed.
struct PortionTasks {
  /// From how many bytes on a file is linted while it is parsed.
  static let bigFile = 1 << 18

  private var tasks = Tasks<(index: Int, portion: PortionReport)>()
  /// How many there are.
  private(set) var count = 0
  private var turns = Turns<PortionReport>()
  private var joined: PortionJoin
  private var progress: Progress
  private let limit: Int

  /// - Parameter limit: How many are under way at most besides what the caller does; with 0 the
  ///   caller lints them all.
  init(of file: SourceFile, atOnce limit: Int, _ progress: Progress) {
    joined = PortionJoin(of: file)
    self.limit = limit
    self.progress = progress
  }

  /// Adds the next portion, once there is room for it: what is linted gives its memory to what is
  /// parsed next, so that who parses must not be far ahead.
  mutating func add(_ lint: @escaping @Sendable () -> PortionReport) {
    while tasks.pending >= limit, finishOne() {}
    let index = count
    count += 1
    if limit == 0 {
      finish(index, lint())
    } else {
      tasks.add { (index, lint()) }
    }
  }

  /// Adds portions of a file that is parsed, of which the caller lints as many as each helper.
  mutating func share(
    _ portions: Int, helpers: Int, _ lint: @escaping @Sendable (Int) -> PortionReport
  ) {
    let first = count
    count += portions
    Tasks.share(first..<count, helpers: helpers) {
      (index: $0, portion: lint($0 - first))
    } done: {
      finish($0.index, $0.portion)
    }
  }

  /// What all of them came to.
  mutating func finishAll() -> PortionJoin {
    while finishOne() {}
    progress.erase()
    return joined.takeAll()
  }

  private mutating func finishOne() -> Bool {
    guard let (index, portion) = tasks.next() else { return false }
    finish(index, portion)
    return true
  }

  private mutating func finish(_ index: Int, _ portion: consuming PortionReport) {
    turns.put(portion, at: index)
    while let next = turns.next() { joined.add(next) }
    progress.finish()
  }
}
