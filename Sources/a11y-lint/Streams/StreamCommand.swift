import LintReports
import Linting

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
    if let problem { sink.write(failure(problem)) }
    sink.write(JSONLinesStream.end(sink.totals))
    if sink.excluded > 0 {
      let lines = sink.excluded == 1 ? "1 line is" : "\(sink.excluded) lines are"
      OutputStream.complain("note: \(lines) left out, as the paths are excluded")
    }
    guard !sink.hasFailed, !sink.totals.hasInputErrors else { return 2 }
    let fails = sink.totals.gates.contains { $0.failure != nil }
    return fails && !settings.exitsWithZero ? 1 : 0
  }

  /// Lints all lines; gives the reason why the rest of them could not be read.
  ///
  /// Lines that have arrived are linted at the same time and written in their order, before more
  /// are waited for. Their number has a limit, so that memory has one, too.
  private func lint(into sink: inout StreamSink) -> FileProblem? {
    var reader = LineReader(
      STDIN_FILENO, maximumLength: StreamRecord.maximumLength,
      headLength: StreamRecord.headLength)
    let pool = Parallel(jobs: settings.jobs)
    let worker = worker
    while !sink.isClosed {
      let (batches, end) = arrived(from: &reader)
      for output in pool.map(batches.count, { worker.lint(batches[$0]) }) { sink.write(output) }
      switch end {
      case .line, .pause: continue
      case .end: return nil
      case .failure(let problem): return problem
      }
    }
    // Nobody reads any more.
    return nil
  }

  /// The lines that have arrived, or as many of them as are linted at once; waits for the first.
  private func arrived(from reader: inout LineReader) -> ([StreamBatch], LineReader.Step) {
    var batches: [StreamBatch] = []
    var size = 0
    while true {
      let step = reader.next(waiting: batches.isEmpty)
      guard case .line(let line) = step else { return (batches, step) }
      guard line.isTooLong || !StreamRecord.isBlank(line.bytes) else { continue }
      if batches.last?.isFull ?? true { batches.append(StreamBatch()) }
      batches[batches.count - 1].add(line)
      size += line.bytes.count
      let isEnough = batches.count == settings.jobs * 4 && batches[batches.count - 1].isFull
      if isEnough || size >= StreamRecord.maximumLength { return (batches, step) }
    }
  }

  private func failure(_ problem: FileProblem) -> StreamSink.Output {
    let error = InputError(path: name, position: nil, end: nil, message: problem.message)
    let report = FileReport(failed: name, [error])
    var stream = JSONLinesStream(showing: .note)
    stream.write(report, line: nil, counts: [])
    var complaints = ByteWriter()
    InputErrorText.write(error, to: &complaints)
    return StreamSink.Output(
      records: stream.output.bytes, complaints: complaints.bytes, totals: stream.totals)
  }
}

/// Writes the results of a stream in the order of its lines.
struct StreamSink {
  /// The result of a batch of lines.
  struct Output: Sendable {
    /// The records for standard output.
    let records: [UInt8]
    /// The messages for standard error.
    let complaints: [UInt8]
    let totals: StreamTotals
    /// The number of lines that a configuration or `--exclude` left out.
    var excluded = 0
  }

  /// The totals of everything that was written.
  private(set) var totals = StreamTotals()
  /// The number of lines that were left out.
  private(set) var excluded = 0
  /// Whether nobody reads any more, or nothing can be written.
  private(set) var isClosed = false
  /// Whether something could not be written.
  private(set) var hasFailed = false

  /// Writes the result of the next batch.
  mutating func write(_ output: Output) {
    write(output.records)
    if !isClosed { OutputStream.write(output.complaints, to: STDERR_FILENO) }
    totals.add(output.totals)
    excluded += output.excluded
  }

  /// Writes records to standard output.
  mutating func write(_ records: [UInt8]) {
    guard !isClosed else { return }
    let code = OutputStream.send(records[...], to: STDOUT_FILENO)
    guard code != 0 else { return }
    isClosed = true
    guard code != EPIPE else { return }
    hasFailed = true
    OutputStream.complain(
      "standard output: error: the records cannot be written: \(FileProblem(errno: code).message)")
  }
}
