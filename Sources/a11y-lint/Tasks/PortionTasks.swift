import LintRules

/// The portions of a big file, which are linted while what follows them is still parsed.
struct PortionTasks {
  private var tasks = Tasks<(index: Int, portion: PortionReport)>()
  private var portions: [PortionReport?] = []
  private var progress: Progress
  private let limit: Int

  /// - Parameter limit: How many are under way at most besides what the caller does; with 0 the
  ///   caller lints them all.
  init(atOnce limit: Int, _ progress: Progress) {
    self.limit = limit
    self.progress = progress
  }

  /// How many there are.
  var count: Int { portions.count }

  /// Adds the next portion, once there is room for it: what is linted gives its memory to what is
  /// parsed next, so that who parses must not be far ahead.
  mutating func add(_ lint: @escaping @Sendable () -> PortionReport) {
    while tasks.pending >= limit, finishOne() {}
    let index = portions.count
    portions.append(nil)
    if limit == 0 {
      finish(index, lint())
    } else {
      tasks.add { (index, lint()) }
    }
  }

  /// What all of them came to, in their order.
  mutating func finishAll() -> [PortionReport] {
    while finishOne() {}
    progress.erase()
    return portions.compactMap(\.self)
  }

  private mutating func finishOne() -> Bool {
    guard let (index, portion) = tasks.next() else { return false }
    finish(index, portion)
    return true
  }

  private mutating func finish(_ index: Int, _ portion: PortionReport) {
    portions[index] = portion
    progress.finish()
  }
}
