import DocumentSyntax
import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `a11y-lint lint`: finds files, lints them, reports, and says how it went.
struct LintCommand {
  private let settings: LintSettings
  private let discovery: Discovery
  private let linter: Linter

  init(_ arguments: Arguments) throws(UsageError) {
    settings = try LintSettings(arguments)
    linter = Linter(settings.configuration, showsSource: settings.showsSource)
    var discovery = Discovery(
      respectsIgnores: settings.respectsIgnores, excludes: settings.excludes)
    let paths = arguments.operands.isEmpty ? [RawPath(".")] : arguments.operands
    var readsStandardInput = false
    for path in paths {
      if path.text == "-" {
        guard !readsStandardInput else { throw UsageError("- stands twice on the command line") }
        readsStandardInput = true
        discovery.addStandardInput(named: settings.standardInputName)
      } else if path.bytes.isEmpty {
        throw UsageError("a path is empty")
      } else {
        discovery.add(path)
      }
    }
    self.discovery = discovery
  }

  /// Whether it is not worth starting threads.
  var isSerial: Bool { settings.jobs == 1 || discovery.files.count < 2 }

  /// What each file comes to, one after the other.
  func reports() -> [FileReport?] {
    discovery.files.map { Self.report(on: $0, linter, settings.format) }
  }

  /// What each file comes to; several at once.
  func reportsInParallel() async -> [FileReport?] {
    let files = discovery.files
    let linter = linter
    let format = settings.format
    return await withTaskGroup(of: (Int, FileReport?).self) { group in
      var reports = [FileReport?](repeating: nil, count: files.count)
      var next = min(settings.jobs, files.count)
      for index in 0..<next {
        group.addTask { (index, Self.report(on: files[index], linter, format)) }
      }
      while let (index, report) = await group.next() {
        reports[index] = report
        guard next < files.count else { continue }
        let following = next
        next += 1
        group.addTask { (following, Self.report(on: files[following], linter, format)) }
      }
      return reports
    }
  }

  private static func report(
    on found: FoundFile, _ linter: Linter, _ format: InputFormat?
  ) -> FileReport? {
    let contents =
      if let path = found.path { FileContents.read(path) } else { FileContents.standardInput() }
    switch contents {
    case .failure(let problem):
      return failure(found.shown, problem.message)
    case .success(let bytes):
      let file = SourceFile(path: found.shown, bytes: bytes)
      return found.folder == nil ? linter.lint(file, as: format) : linter.lintIfTree(file)
    }
  }

  private static func failure(_ path: String, _ message: String) -> FileReport {
    failure(InputError(path: path, position: nil, end: nil, message: message))
  }

  private static func failure(_ error: InputError) -> FileReport {
    FileReport(
      path: error.path, findings: [], inputErrors: [error], notes: [], screens: 0, nodes: 0,
      suppressed: 0)
  }

  /// Writes the reports; gives the exit code.
  func finish(_ reports: [FileReport?]) -> Int32 {
    let failures = discovery.errors.map(Self.failure) + emptyFolders(reports)
    let report = LintReport(files: reports.compactMap { $0 } + failures)
    for file in report.files {
      for note in file.notes { OutputStream.complain("\(file.path): note: \(note)") }
    }
    if discovery.excluded > 0, discovery.files.isEmpty {
      OutputStream.complain("note: --exclude leaves nothing to lint")
    }
    complain(of: report.inputErrors)
    let isWritten = write(report)
    guard isWritten, report.inputErrors.isEmpty else { return 2 }
    return settings.exitsWithZero || !fails(report) ? 0 : 1
  }

  /// The folders in which nothing was linted, which is rarely what was meant.
  private func emptyFolders(_ reports: [FileReport?]) -> [FileReport] {
    guard !settings.allowsEmpty else { return [] }
    var full = Set<Int>()
    for (file, report) in zip(discovery.files, reports) where report != nil {
      if let folder = file.folder { full.insert(folder) }
    }
    return discovery.folders.enumerated().compactMap { index, folder in
      guard !full.contains(index), folder.failures == 0 else { return nil }
      let ignored = folder.ignored > 0 ? ", or --no-ignore to read what git ignores" : ""
      return Self.failure(
        folder.shown, "no UI tree in this folder; name a file or use --allow-empty\(ignored)")
    }
  }

  private func fails(_ report: LintReport) -> Bool {
    if settings.failsOnReview, report.reviews > 0 { return true }
    guard let gate = settings.gate else { return false }
    return Severity.allCases.contains { $0 >= gate && report.violations($0) > 0 }
  }

  private func complain(of errors: [InputError]) {
    var lines = ByteWriter()
    for error in errors { InputErrorText.write(error, to: &lines) }
    OutputStream.write(lines.bytes, to: STDERR_FILENO)
  }

  /// Writes every report; gives whether all could be written.
  private func write(_ report: LintReport) -> Bool {
    var isWritten = true
    for output in settings.outputs {
      var style = ReportStyle()
      style.showsSummary = !settings.isQuiet
      // Standard error has told people already.
      style.showsInputErrors = output.path != nil
      style.usesColor = output.path == nil && settings.usesColor
      var writer = ByteWriter()
      output.reporter.init(style: style).write(report, to: &writer)
      let problem =
        if let path = output.path {
          ReportFile.write(writer.bytes, to: path)
        } else {
          OutputStream.write(writer.bytes, to: STDOUT_FILENO)
        }
      guard let problem else { continue }
      isWritten = false
      let place = output.path?.text ?? "standard output"
      OutputStream.complain("\(place): error: the report cannot be written: \(problem.message)")
    }
    return isWritten
  }
}
