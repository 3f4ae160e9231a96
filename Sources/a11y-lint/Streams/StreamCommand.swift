import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `a11y-lint lint --stream`: lints lines as they come, and keeps few of them.
struct StreamCommand {
  private let settings: LintSettings
  private let worker: StreamWorker
  private let name: String

  /// The command of a command line.
  init(_ arguments: Arguments) throws(UsageError) {
    try StreamOptions.check(arguments)
    let projects = try Projects(arguments)
    let settings = try LintSettings(arguments, projects.run)
    try StreamOptions.check(settings, arguments, projects.run)
    let input = try InputSettings(arguments, projects.run)
    self.settings = settings
    name = input.standardInputName
    worker = try StreamWorker(arguments, settings, projects, input)
  }

  /// Lints what arrives up to its end; gives the exit code.
  func run() -> Int32 {
    var sink = StreamSink()
    sink.write(JSONLinesStream.start)
    let problem = lint(into: &sink)
    if let problem { _ = sink.take(failure(problem, number: sink.next)) }
    sink.write(JSONLinesStream.end(sink.totals))
    if sink.excluded > 0 {
      let lines = sink.excluded == 1 ? "1 line is" : "\(sink.excluded) lines are"
      OutputStream.complain("note: \(lines) left out, as the paths are excluded")
    }
    guard !sink.hasFailed, !sink.totals.hasInputErrors else { return 2 }
    let fails = sink.totals.gates.contains { $0.failure != nil }
    return fails && !settings.exitsWithZero ? 1 : 0
  }

  /// Lints all lines; gives why the rest of them could not be read.
  ///
  /// What is read, worked on or waits for its turn has a limit, so that memory has one, too. Before
  /// it waits for input, everything that has arrived is written.
  private func lint(into sink: inout StreamSink) -> FileProblem? {
    var reader = LineReader(
      STDIN_FILENO, maximumLength: StreamRecord.maximumLength,
      headLength: StreamRecord.headLength)
    let worker = worker
    let jobs = settings.jobs
    var tasks = Tasks<StreamPart>()
    var batch = StreamBatch(number: 0)
    var size = 0
    while !sink.isClosed {
      let step = reader.next(waiting: batch.lines.isEmpty && tasks.pending == 0)
      if case .line(let line) = step {
        if line.isTooLong || !StreamRecord.isBlank(line.bytes) { batch.add(line) }
        guard batch.isFull else { continue }
      }
      if !batch.lines.isEmpty {
        let full = batch
        tasks.add { worker.lint(full) }
        size += full.size
        batch = StreamBatch(number: full.number + 1)
      }
      let drains = if case .line = step { false } else { true }
      while drains || tasks.pending >= jobs || batch.number - sink.next >= jobs * 4
        || size >= StreamRecord.maximumLength,
        let part = tasks.next()
      {
        size -= sink.take(part)
      }
      switch step {
      case .line, .pause: continue
      case .end: return nil
      case .failure(let problem): return problem
      }
    }
    // Nobody reads any more.
    return nil
  }

  private func failure(_ problem: FileProblem, number: Int) -> StreamPart {
    let error = InputError(path: name, position: nil, end: nil, message: problem.message)
    let report = FileReport(
      path: name, findings: [], inputErrors: [error], notes: [], screens: 0, nodes: 0,
      suppressed: 0)
    var stream = JSONLinesStream(showing: .note)
    stream.write(report, line: nil, counts: [])
    var complaints = ByteWriter()
    InputErrorText.write(error, to: &complaints)
    return StreamPart(
      number: number, size: 0, records: stream.output.bytes, complaints: complaints.bytes,
      totals: stream.totals, excluded: 0)
  }
}
