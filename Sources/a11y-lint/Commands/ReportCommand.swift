import DocumentSyntax
import LintReports
import Linting

/// `a11y-lint report`: converts, merges and compares JSON reports, and tells how they develop.
struct ReportCommand {
  /// The actions.
  enum Action: String, CaseIterable {
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
        [
          .format, .failOnGates, .color, .minSeverity, .statistics, .junitExtended, .noCSVGuard,
          .quiet, .project, .revision,
        ]
      case .diff: [.format, .failOn]
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
    for option in OptionID.allCases where arguments.has(option) {
      guard !action.options.contains(option) else { continue }
      throw UsageError("report \(action.rawValue) has no option --\(option.rawValue)")
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
    guard let word = arguments.value(.failOn), word != "never" else { return nil }
    guard let severity = Severity(rawValue: word) else {
      let words = Severity.allCases.reversed().map(\.rawValue)
      throw UsageError.unknown("severity", word, among: words + ["never"])
    }
    return severity
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
