import DocumentSyntax
import LintReports
import LintRules

/// `a11y-lint --fix`: applies the fixes of what a run finds, file by file.
struct FixCommand {
  private let command: LintCommand
  private let isUnsafe: Bool
  private let hasPlaceholders: Bool
  private let isDry: Bool

  /// The fixing of what a command finds.
  init(_ command: LintCommand, _ arguments: Arguments) {
    self.command = command
    isUnsafe = arguments.has(.unsafe)
    hasPlaceholders = arguments.has(.placeholders)
    isDry = arguments.has(.dryRun)
  }

  /// Fixes the files, or prints what it would do to them; gives the exit code: 1 where a dry run
  /// has something to do, 2 where a file cannot be written.
  func run() -> Int32 {
    let (reports, _) = command.marked(command.run())
    var tally = Tally()
    for (index, found) in command.discovery.files.enumerated() {
      guard let path = found.path, let report = reports[index], !report.newFindings.isEmpty,
        case .success(let contents) = FileContents.read(path)
      else { continue }
      let original = Array(contents)
      var file = SourceFile(path: found.shown, bytes: original)
      if let identifying = found.identifyingPath { file.identifyingPath = identifying }
      let session = FixSession(
        file, by: command.linters[index], unsafe: isUnsafe, placeholders: hasPlaceholders,
        only: Set(report.newFindings.map(\.fingerprint)))
      for refusal in session.refused {
        OutputStream.complain("\(Arguments.shown(found.shown)): note: not fixed: \(refusal)")
      }
      guard session.bytes != original else { continue }
      put(session.bytes, in: path, found.shown, over: original, session.applied.count, &tally)
    }
    fixConfigurations(reports.compactMap { $0 }, &tally)
    let verb = isDry ? "would fix" : "fixed"
    OutputStream.complain(
      "\(verb) \(tally.fixes) finding\(tally.fixes == 1 ? "" : "s") in \(tally.files) "
        + "file\(tally.files == 1 ? "" : "s")")
    if tally.isFailed { return 2 }
    return isDry && tally.fixes > 0 ? 1 : 0
  }

  /// The outcome for all files.
  private struct Tally {
    var fixes = 0
    var files = 0
    var isFailed = false
  }

  /// Takes overrides that change nothing out of the configurations.
  private func fixConfigurations(_ reports: [FileReport], _ tally: inout Tally) {
    guard let remarks = command.configurationRemarks(on: reports) else { return }
    for (path, places) in remarks.removable(unsafe: isUnsafe) {
      guard case .success(let contents) = FileContents.read(path) else { continue }
      let original = Array(contents)
      let file = SourceFile(path: path.text, bytes: original)
      guard let fixed = OverrideRemoval.contents(of: file, without: places) else {
        OutputStream.complain(
          "\(Arguments.shown(path.text)): note: not fixed: "
            + "an override stands where it cannot be removed by itself")
        continue
      }
      put(fixed, in: path, path.text, over: original, places.count, &tally)
    }
  }

  /// Writes fixed contents, or prints the difference.
  private func put(
    _ bytes: [UInt8], in path: RawPath, _ shown: String, over original: [UInt8], _ count: Int,
    _ tally: inout Tally
  ) {
    tally.fixes += count
    tally.files += 1
    let problem =
      isDry
      ? OutputStream.print(LineDiff.text(original, bytes, path: shown))
      : write(bytes, to: path, over: original)
    guard let problem else { return }
    OutputStream.complain("\(Arguments.shown(shown)): error: \(problem.message)")
    tally.isFailed = true
  }

  /// Puts the fixed contents in the place of a file, unless it has changed meanwhile.
  private func write(
    _ bytes: [UInt8], to path: RawPath, over original: [UInt8]
  ) -> FileProblem? {
    guard case .success(let now) = FileContents.read(path), now.elementsEqual(original) else {
      return FileProblem("it changed while it was being fixed, and is left alone")
    }
    return ReportFile.write(bytes, to: path)
  }
}
