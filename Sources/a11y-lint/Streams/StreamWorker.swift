import DocumentSyntax
import LintReports
import Linting

/// Lints batches of lines; the same for all tasks of a run.
struct StreamWorker: Sendable {
  private let settings: LintSettings
  private let arguments: Arguments
  private let project: ProjectConfiguration
  private let root: ProjectRoot
  private let gates: GateCheck
  private let discovery: Discovery
  private let configuration: Configuration
  private let linter: Linter
  /// The entries of the baseline by the paths of their files.
  private let known: [String: [BaselineEntry]]
  /// The causes that the baseline knows, where the run counts causes.
  private let knownCauses: Set<UInt64>
  private let languages: LanguageChoice
  /// The name in reports of lines without a path.
  private let name: String

  /// A worker of a command line.
  init(
    _ arguments: Arguments, _ settings: LintSettings, _ projects: Projects, _ input: InputSettings
  ) throws(UsageError) {
    project = projects.run
    root = ProjectRoot(of: projects)
    let baseline = try BaselineUse(settings, root, project.settings)
    known = Dictionary(grouping: baseline?.baseline.entries ?? [], by: \.path)
    knownCauses = baseline?.knownCauses ?? []
    var settings = settings
    settings.tracksElements = !known.isEmpty
    self.settings = settings
    self.arguments = arguments
    var gate = settings.gate
    // Nothing of a line is kept, so that causes in two of them cannot be told to be one.
    gate.unit = gate.unit ?? .findings
    gates = GateCheck(gate, projects)
    discovery = try input.discovery([RawPath("-")], projects)
    configuration = try settings.configuration(arguments, project)
    linter = Linter(configuration, details: .edits)
    languages = input.languages
    name = input.standardInputName
  }

  /// The result of a batch.
  func lint(_ batch: StreamBatch) -> StreamSink.Output {
    var stream = JSONLinesStream(showing: settings.minimum)
    var complaints = ByteWriter()
    var linters: [[Int]: Linter] = [:]
    var excluded = 0
    for line in batch.lines {
      let record =
        line.isTooLong ? StreamRecord(tooLong: line.bytes) : StreamRecord(line.bytes)
      let path = RawPath(record.path ?? name).cleaned
      if record.path != nil, discovery.leavesOut(path) {
        excluded += 1
        continue
      }
      let report = known(in: report(on: record, of: line, at: path, &linters), record)
      stream.write(
        report, line: record.path == nil ? line.number : nil,
        counts: gates.counts(in: LintReport(files: [report])))
      complain(of: report, to: &complaints)
    }
    return StreamSink.Output(
      records: stream.output.bytes, complaints: complaints.bytes, totals: stream.totals,
      excluded: excluded)
  }

  private func report(
    on record: StreamRecord, of line: LineReader.Line, at path: RawPath,
    _ linters: inout [[Int]: Linter]
  ) -> FileReport {
    let shown = record.path ?? name
    // A line with a path is a file of its own, so that it does not matter where it stands.
    let place =
      record.path == nil
      ? Position(line: line.number, column: 1, offset: line.offset)
      : Position(line: 1, column: 1, offset: 0)
    return linter(for: path, &linters).lint(
      record, path: shown,
      identifyingPath: shown == InputSettings.unnamed ? nil : root.path(ofFile: path), at: place)
  }

  /// The linter of the overrides that hold for a path; they are few, and a batch keeps them.
  private func linter(for path: RawPath, _ linters: inout [[Int]: Linter]) -> Linter {
    guard !project.settings.overrides.isEmpty else { return linter }
    let overrides = project.overrides(for: path)
    if let linter = linters[overrides] { return linter }
    // The options have been read before, so that nothing can be wrong with them here.
    let configuration =
      (try? settings.configuration(arguments, project, overrides: overrides)) ?? configuration
    let linter = Linter(configuration, details: .edits)
    linters[overrides] = linter
    return linter
  }

  /// The report with what the baseline knows of the path marked.
  private func known(in report: FileReport, _ record: StreamRecord) -> FileReport {
    let entries = known[report.identifyingPath] ?? []
    guard record.path != nil, !entries.isEmpty || !knownCauses.isEmpty else { return report }
    let comparison = BaselineComparison(
      Baseline(sorting: entries),
      [BaselineComparison.File(path: report.identifyingPath, report: report)], configuration,
      languages: languages, knownCauses: knownCauses, isGone: { _ in false },
      covers: { _ in false })
    return comparison.reports.first.flatMap(\.self) ?? report
  }

  private func complain(of report: FileReport, to output: inout ByteWriter) {
    for note in report.remarks(showing: settings.minimum) {
      output.writeLineStart("\(report.path): note: \(note)")
      output.write("\n")
    }
    for error in report.inputErrors { InputErrorText.write(error, to: &output) }
  }
}

/// Some lines of a stream that are linted in one go: a task for each would cost as much as a line.
struct StreamBatch: Sendable {
  /// When it is full: lines, and bytes.
  private static let limit = (lines: 256, bytes: 1 << 17)

  private(set) var lines: [LineReader.Line] = []
  /// How many bytes the lines have.
  private(set) var size = 0

  var isFull: Bool { lines.count >= Self.limit.lines || size >= Self.limit.bytes }

  /// Adds a line.
  mutating func add(_ line: LineReader.Line) {
    lines.append(line)
    size += line.bytes.count
  }
}
