import DocumentSyntax
import LintReports
import Linting

/// `a11y-lint --fix`: applies the fixes of what a run finds, file by file.
struct FixCommand {
  private let command: LintCommand
  private let arguments: Arguments
  private let isUnsafe: Bool
  private let hasPlaceholders: Bool
  private let isDry: Bool
  private let readsStandardInput: Bool

  /// The fixing of what a command finds.
  init(_ command: LintCommand, _ arguments: Arguments) throws(UsageError) {
    isUnsafe = arguments.has(.unsafe)
    hasPlaceholders = arguments.has(.placeholders)
    isDry = arguments.has(.dryRun)
    self.arguments = arguments
    var command = command
    readsStandardInput = try command.keepStandardInput(printing: !isDry)
    self.command = command
  }

  /// Fixes the files, or prints what it would do to them; gives the exit code: 1 where a dry run
  /// has something to do, 2 where a file cannot be written, otherwise that of what is left.
  func run() throws(UsageError) -> Int32 {
    let results = command.run(keepingDocuments: true)
    let (reports, _) = command.marked(results)
    var tally = Tally()
    var changed: [Int: Document] = [:]
    for (index, found) in command.discovery.files.enumerated() {
      changed[index] = fix(
        found, reports[index], results[index].document, by: command.linters[index], &tally)
    }
    let files = tally.files
    fixConfigurations(reports.compactMap { $0 }, &tally)
    if tally.nested > 0 {
      OutputStream.complain(
        "note: \(tally.nested) file\(tally.nested == 1 ? " is" : "s are") left alone in "
          + "submodules and repositories inside this one; run --fix on their folders")
    }
    let verb = isDry ? "would fix" : "fixed"
    OutputStream.complain(
      "\(verb) \(tally.fixes) finding\(tally.fixes == 1 ? "" : "s") in \(tally.files) "
        + "file\(tally.files == 1 ? "" : "s")")
    if isDry {
      guard !tally.isFailed, command.report(on: reports).inputErrors.isEmpty else { return 2 }
      return tally.fixes > 0 ? 1 : 0
    }
    var command = command
    if !tally.isFailed, !readsStandardInput, files == tally.files,
      let left = try command.run(after: changed, results)
    {
      return command.finish(left)
    }
    // The findings that are left are found anew.
    var rest = try LintCommand(arguments)
    if readsStandardInput {
      _ = try rest.keepStandardInput(as: tally.standardInput, printing: true)
    }
    let code = rest.finish(rest.run())
    return tally.isFailed ? 2 : code
  }

  /// Fixes a file, or what standard input has, which is printed in any case; gives the document
  /// that is left where a file was changed.
  private func fix(
    _ found: FoundFile, _ report: FileReport?, _ document: Document?, by linter: Linter,
    _ tally: inout Tally
  ) -> Document? {
    if found.isNested {
      tally.nested += document == nil ? 0 : 1
      return nil
    }
    guard let original = contents(of: found) else { return nil }
    var fixed = original
    if let report, let document, !report.newFindings.isEmpty {
      let session = session(on: found, report, document, original, linter)
      for refusal in session.refused {
        OutputStream.complain(
          "\(Arguments.shown(found.shown)):\(refusal.line): note: not fixed: \(refusal.reason)")
      }
      fixed = session.bytes
      if let path = found.path {
        guard fixed != original,
          put(fixed, in: path, found.shown, over: original, session.applied.count, &tally)
        else { return nil }
        return session.document
      }
      tally.fixes += session.applied.count
      tally.files += session.applied.isEmpty ? 0 : 1
    }
    guard found.path == nil else { return nil }
    tally.standardInput = FileBytes(fixed)
    if isDry {
      _ = OutputStream.print(LineDiff.text(original, fixed, path: found.shown))
    } else if let problem = OutputStream.write(fixed, to: STDOUT_FILENO) {
      OutputStream.complain("error: standard output: \(problem.message)")
      tally.isFailed = true
    }
    return nil
  }

  private func contents(of found: FoundFile) -> [UInt8]? {
    if let contents = found.contents { return Array(contents) }
    guard let path = found.path, case .success(let contents) = FileContents.read(path) else {
      return nil
    }
    return Array(contents)
  }

  private func session(
    on found: FoundFile, _ report: FileReport, _ document: Document, _ original: [UInt8],
    _ linter: Linter
  ) -> FixSession {
    var document = document
    if !document.file.bytes.elementsEqual(original) {
      // It has changed since it was read.
      var file = SourceFile(path: found.shown, bytes: original)
      if let identifying = found.identifyingPath { file.identifyingPath = identifying }
      document = linter.document(file)
    }
    return FixSession(
      document, by: linter, unsafe: isUnsafe, placeholders: hasPlaceholders,
      only: Set(report.newFindings.map(\.fingerprint)))
  }

  /// The outcome for all files.
  private struct Tally {
    var fixes = 0
    var files = 0
    /// How many files of other repositories have fixes.
    var nested = 0
    /// The contents of standard input after the fixes.
    var standardInput: FileBytes?
    /// The files that killed runs have left.
    var leftovers = Leftovers()
    var isFailed = false
  }

  /// Takes overrides that change nothing out of the configurations.
  private func fixConfigurations(_ reports: [FileReport], _ tally: inout Tally) {
    guard let remarks = command.configurationRemarks(on: reports) else { return }
    let repositories = Set(command.discovery.repositories)
    for (path, places) in remarks.removable(unsafe: isUnsafe) {
      // That of a submodule is another project's.
      guard ProjectRoot.repository(around: path.parent).map(repositories.contains) ?? true else {
        continue
      }
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

  /// Writes fixed contents, or prints the difference; gives whether that was done.
  @discardableResult
  private func put(
    _ bytes: [UInt8], in path: RawPath, _ shown: String, over original: [UInt8], _ count: Int,
    _ tally: inout Tally
  ) -> Bool {
    switch write(bytes, to: path, shown, over: original, &tally) {
    case .done:
      tally.fixes += count
      tally.files += 1
      return true
    case .leftAlone(let why):
      OutputStream.complain("\(Arguments.shown(shown)): note: not fixed: \(why)")
    case .failed(let problem):
      OutputStream.complain("\(Arguments.shown(shown)): error: \(problem.message)")
      tally.isFailed = true
    }
    return false
  }

  /// The outcome of writing a file.
  private enum Outcome {
    case done
    /// Something else would be lost; why, as a clause.
    case leftAlone(String)
    case failed(FileProblem)
  }

  /// Puts the fixed contents in the place of a file, or prints the difference, unless the file has
  /// changed meanwhile, or another one in its place would not be the same.
  private func write(
    _ bytes: [UInt8], to path: RawPath, _ shown: String, over original: [UInt8],
    _ tally: inout Tally
  ) -> Outcome {
    guard case .success(let now) = FileContents.read(path), now.elementsEqual(original) else {
      return .failed(FileProblem("it changed while it was being fixed, and is left alone"))
    }
    guard case .file(let target) = OutputPlace(path), let attributes = FileAttributes(of: target)
    else { return .leftAlone(FileProblem.attributes.message) }
    if let refusal = attributes.refusal(at: target) { return .leftAlone(refusal) }
    guard !isDry else {
      let problem = OutputStream.print(LineDiff.text(original, bytes, path: shown))
      return problem.map(Outcome.failed) ?? .done
    }
    tally.leftovers.remove(beside: target)
    ReportFile.noteDetour(of: path, to: target)
    switch ReportFile.replace(target, by: bytes, keeping: attributes) {
    case nil: return .done
    case FileProblem.attributes?: return .leftAlone(FileProblem.attributes.message)
    case let problem?: return .failed(problem)
    }
  }
}
