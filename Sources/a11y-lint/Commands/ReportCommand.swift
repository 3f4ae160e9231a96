import DocumentSyntax
import LintReports
import Linting

/// `a11y-lint report`: converts, merges and compares JSON reports, and tells how they develop.
struct ReportCommand {
  /// The actions.
  enum Action: String, CommandWords {
    case convert, merge, diff, trend

    /// Its purpose, as the end of a line of help.
    var summary: String {
      switch self {
      case .convert: "write reports in other formats"
      case .merge: "make one report of several"
      case .diff: "list new and fixed findings: diff OLD NEW"
      case .trend: "show how the numbers of a folder's reports develop"
      }
    }

    /// The options that it takes.
    fileprivate var options: Set<OptionID> {
      switch self {
      case .convert, .merge:
        Set(CommandOption.options(of: .report).map(\.id)).subtracting([.run(\.failOn)])
      case .diff: [.format, .run(\.failOn)]
      case .trend: [.format]
      }
    }
  }

  private let action: Action
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(UsageError) {
    let names = Action.allCases.map(\.rawValue)
    guard let word = arguments.operands.first?.text else {
      throw UsageError("report needs a word: \(names.joined(separator: ", "))")
    }
    guard let action = Action(rawValue: word) else {
      throw UsageError.unknown("command report", word, among: names)
    }
    for option in CommandOption.options(of: .report).map(\.id) where arguments.has(option) {
      guard !action.options.contains(option) else { continue }
      throw UsageError("report \(action.rawValue) has no option --\(option.name)")
    }
    self.action = action
    self.arguments = arguments
  }

  /// Does it; gives the exit code.
  func run() throws(UsageError) -> Int32 {
    switch action {
    case .convert, .merge: try write()
    case .diff: try compare()
    case .trend: try tell()
    }
  }

  // MARK: Converting and merging

  private func write() throws(UsageError) -> Int32 {
    var settings = try LintSettings(arguments, ProjectConfiguration())
    if action == .merge, !arguments.has(.format), let json = ReporterList.reporter(named: "json") {
      settings.outputs = [LintSettings.Output(form: json, path: nil)]
    }
    var files = try ReportInputs(arguments.paths, for: "report \(action.rawValue)")
    try files.protect(
      from: settings.outputs.compactMap(\.path), and: arguments.listFiles)
    let merge = ReportMerge(try files.read())
    guard merge.errors.isEmpty else {
      for error in merge.errors { OutputStream.complain("error: \(error)") }
      return 2
    }
    for note in merge.notes { OutputStream.complain("note: \(note)") }
    let stored = merge.merged
    settings.style.time = stored.time
    settings.style.showsDetails = stored.hasDetails
    if !stored.hasDetails { complainOfDetails(settings.outputs.map { $0.form.info }) }
    let report = stored.report
    if report.hidesFindings {
      OutputStream.complain(
        "note: the report does not show all findings (lint --min-severity); counts by rule or "
          + "screen only include those that it shows")
    }
    if settings.outputs.contains(where: { $0.path == nil && $0.form.info.isForPeople }) {
      var lines = ByteWriter()
      for error in report.inputErrors { InputErrorText.write(error, to: &lines) }
      OutputStream.write(lines.bytes, to: STDERR_FILENO)
    }
    guard LintCommand.write(report, settings) else { return 2 }
    guard arguments.has(.failOnGates) else { return 0 }
    return !report.inputErrors.isEmpty ? 2 : report.gateFailures.isEmpty ? 0 : 1
  }

  /// Says what formats leave out that the reports do not have.
  private func complainOfDetails(_ formats: [ReporterInfo]) {
    let words: [(ReportDetails, String)] = [
      (.source, "source lines"), (.columns, "columns in its own unit"),
      (.lineHashes, "hashes of lines"), (.screens, "screens"),
      (.repositoryPaths, "paths from the top of the repository"), (.rules, "which rules ran"),
    ]
    for format in formats {
      let missing = words.filter { format.details.contains($0.0) }.map(\.1)
      guard !missing.isEmpty else { continue }
      OutputStream.complain(
        "note: \(format.name) would also show \(missing.joined(separator: ", ")); "
          + "lint with --report-details to keep them in the JSON report")
    }
  }

  // MARK: Comparing

  /// Writes each of them; gives whether all could be written.
  private func write<Form>(_ outputs: [ReportOutput<Form>], _ bytes: (Form) -> [UInt8]) -> Bool {
    outputs.reduce(true) { isWritten, output in
      output.write { $0.write(bytes(output.form)) } && isWritten
    }
  }

  private func compare() throws(UsageError) -> Int32 {
    guard arguments.paths.count == 2 else {
      throw UsageError("report diff takes two reports: report diff OLD NEW")
    }
    let level = try failLevel()
    let outputs = try ReportOutput<ReportDiffFormat>.all(
      arguments.allValues(.format), otherwise: .text)
    var files = try ReportInputs(arguments.paths, for: "report diff")
    try files.protect(
      from: outputs.compactMap(\.path), and: arguments.listFiles)
    let reports = try files.read()
    let diff = ReportDiff(reports[0], reports[1])
    guard write(outputs, { $0.bytes(of: diff) }) else { return 2 }
    return level.map { diff.newViolations(from: $0) > 0 } == true ? 1 : 0
  }

  private func failLevel() throws(UsageError) -> Severity? {
    var run = RunOptions()
    run.failOn = .never
    return try arguments.run(over: run).failOn.severity
  }

  // MARK: Trends

  private func tell() throws(UsageError) -> Int32 {
    let outputs = try ReportOutput<ReportTrendFormat>.all(
      arguments.allValues(.format), otherwise: .csv)
    var files = try ReportInputs(arguments.paths, for: "report trend", searchesFolders: true)
    try files.protect(
      from: outputs.compactMap(\.path), and: arguments.listFiles)
    // A report is let go once its numbers are known: a folder may have hundreds.
    let (points, errors) = files.points()
    var lines = ByteWriter()
    for error in errors { InputErrorText.write(error, to: &lines) }
    OutputStream.write(lines.bytes, to: STDERR_FILENO)
    guard !points.isEmpty || !errors.isEmpty else {
      throw UsageError("there is no JSON report; a11y-lint --format json:FILE writes one")
    }
    let trend = ReportTrend(points)
    if trend.isMixed {
      OutputStream.complain(
        "note: not all reports have the time of their run (lint --timestamps), so they are "
          + "sorted by name")
    }
    guard write(outputs, { $0.bytes(of: trend) }) else { return 2 }
    return errors.isEmpty ? 0 : 2
  }
}

extension ReportCommand {
  /// The row of `report`.
  static var info: CommandInfo {
    CommandInfo(
      usage: "report WORD [OPTION…] REPORT…",
      summary: "convert, merge or compare JSON reports, and draw trends",
      details: """
        Works on reports that `a11y-lint --format json` wrote; `-` is one on standard input, and \
        `@FILE` means the paths in a file. Nothing is linted, no configuration is read, and no \
        report that is read is overwritten.
        `convert` writes a report in other formats, as text unless `--format` says otherwise. From \
        a report with `--report-details` every format has the bytes that `lint` would have \
        written; from others some formats show less, and a note says what is missing. Several \
        reports are merged first.
        `merge` makes one report of several, as JSON unless `--format` says otherwise: the report \
        of a single run over all their files. A file that is in several reports counts once if \
        they agree about it, and is an error otherwise. The counts of gates are added up. Remarks \
        that only a run over everything can make, such as unused overrides, are left out.
        `diff` accepts `--format` and `--fail-on`, `trend` accepts `--format`; the other options \
        are for `convert` and `merge`.
        `convert` and `merge` exit with 0 whatever was found; with `--fail-on-gates` as `lint` \
        would have: 1 if a gate of the reports failed, 2 if something could not be read.
        `diff OLD NEW` compares two reports by fingerprints. New findings are in the second report \
        and do not count in the first; fixed ones are missing in the second; silenced ones were \
        suppressed since, as far as both were written with `--show-suppressed`. Known findings of \
        a baseline are not new. It exits with 0, and with `--fail-on LEVEL` with 1 if there are \
        new findings of at least that severity, not counting those to review.
        `trend FOLDER` reads the JSON reports of a folder and prints the numbers of each as CSV, \
        JSON, or a line chart in SVG, by time if all of them have one (`--timestamps`) and by name \
        otherwise. Reports can be named as well. If one cannot be read, the others are shown and \
        the exit code is 2.
        """,
      words: Action.words,
      operands: .files, takesLists: true,
      run: { try ReportCommand($0).run() })
  }
}
