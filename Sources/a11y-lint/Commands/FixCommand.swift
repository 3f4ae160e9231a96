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
    var count = 0
    var files = 0
    var isFailed = false
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
      count += session.applied.count
      files += 1
      if let problem = isDry
        ? OutputStream.print(LineDiff.text(original, session.bytes, path: found.shown))
        : write(session.bytes, to: path, over: original)
      {
        OutputStream.complain("\(Arguments.shown(found.shown)): error: \(problem.message)")
        isFailed = true
      }
    }
    let verb = isDry ? "would fix" : "fixed"
    OutputStream.complain(
      "\(verb) \(count) finding\(count == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")")
    if isFailed { return 2 }
    return isDry && count > 0 ? 1 : 0
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
