import DocumentSyntax
import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `a11y-lint lint`: finds files, lints them, reports, and says how it went.
struct LintCommand {
  let settings: LintSettings
  let root: ProjectRoot
  let discovery: Discovery
  let input: InputSettings
  private let baseline: BaselineUse?
  /// What paths in reports to services are seen from; nil where no report has any.
  private let reportRoot: ProjectRoot?
  /// The change that the run is about, if it is about one.
  let scope: ChangeScope?
  /// The linters of the files.
  let linters: Linters
  /// The configuration of what the run's own holds for.
  let configuration: Configuration
  /// The languages of storyboards and xibs.
  let languages: LanguageSettings
  private let arguments: Arguments

  /// The command of a command line; where it only finds, for others to use, nothing is reported.
  init(_ arguments: Arguments, onlyFinds: Bool = false) throws(UsageError) {
    let projects = try Projects(arguments)
    root = ProjectRoot(of: projects)
    var settings = try LintSettings(arguments, projects.run)
    input = try InputSettings(arguments, projects.run)
    if onlyFinds { settings.outputs = [] }
    reportRoot =
      settings.details.contains(.repositoryPaths)
      ? try ProjectRoot(ofReports: settings.baseFolder, near: projects.folder) : nil
    baseline = onlyFinds ? nil : try BaselineUse(settings, root, projects.run.settings)
    var discovery = try input.discovery(arguments.paths, projects)
    discovery.identify(in: root)
    let scope = onlyFinds ? nil : try ChangeScope(arguments, projects.run)
    if scope != nil, discovery.files.contains(where: { $0.path == nil }) {
      throw UsageError("standard input has no earlier version; name the file that changed")
    }
    try Self.protect(
      &discovery, from: settings.outputs,
      and: [BaselineUse.path(settings, root)] + arguments.listFiles
        + arguments.allValues(.diff).map { RawPath($0) })
    if let scope {
      do {
        try Self.narrow(&discovery, to: scope, in: root)
      } catch  where error.inputErrors.isEmpty {
        throw error.placed(by: ChangeScope.setting(arguments, projects.run))
      }
    }
    self.scope = scope
    if let shard = settings.shard {
      guard discovery.files.allSatisfy({ $0.path != nil }) else {
        throw UsageError("--shard divides files, and standard input is none; name files or folders")
      }
      discovery.narrow(to: shard)
    }
    self.discovery = discovery
    settings.tracksElements = onlyFinds || baseline != nil || scope != nil
    self.settings = settings
    linters = try Linters(for: discovery.files, discovery.projects, settings, arguments)
    configuration = try settings.configuration(arguments, projects.run)
    languages = try LanguageSettings(
      input.languages, discovery.files, configuration.reading.format,
      areAll: settings.shard == nil)
    self.arguments = arguments
  }

  /// What a run came to.
  struct Outcome {
    /// What each file came to.
    var reports: [FileReport?]
    /// Whether each finding of a file was there before the change that the run is about.
    var known: [[Bool]] = []
    /// The one big file, if there was one; who keeps it until the end saves taking it apart.
    var plan: LintPlan?
  }

  /// Leaves the files of a change.
  private static func narrow(
    _ discovery: inout Discovery, to scope: ChangeScope, in root: ProjectRoot
  ) throws(UsageError) {
    let wanted = Set(discovery.files.compactMap(\.identifyingPath))
    let found = discovery
    let versions = try scope.versions { path in
      wanted.contains(root.path(ofFile: path))
        || scope == .staged && found.wouldFind(path, in: root)
    }
    discovery.narrow(to: versions, in: root)
    if let error = discovery.configurationError { throw error }
  }

  /// Refuses reports that would take the place of what is read; one of an earlier run that a
  /// folder has is not read.
  private static func protect(
    _ discovery: inout Discovery, from outputs: [LintSettings.Output], and others: [RawPath]
  ) throws(UsageError) {
    let places = outputs.compactMap(\.path)
    guard !places.isEmpty else { return }
    let reports = places.compactMap(FileIdentity.init)
    guard !reports.isEmpty else { return }
    // The files that a report would be written over; the system is asked once about each.
    var read: [RawPath] = []
    discovery.files.removeAll { found in
      guard let path = found.path, let file = FileIdentity(path), reports.contains(file) else {
        return false
      }
      if found.folder != nil, !ReportGuard.isTree(path) { return true }
      read.append(path)
      return false
    }
    try ReportGuard(read + discovery.projects.all.flatMap(\.files) + others).check(places)
  }

  /// Lints every file; threads start only where there is work for several.
  func run() -> Outcome {
    if scope != nil { return runOnChanges() }
    if discovery.files.count == 1 { return runOnOnlyFile() }
    if discovery.files.count >= Self.manyFiles { Allocator.expectsMuch() }
    let (files, linters, languages) = (discovery.files, linters, languages)
    let lint = { @Sendable (index: Int) in
      Self.report(on: files[index], linters[index], languages)
    }
    var store = FindingStore(files: files.count)
    if settings.jobs == 1 {
      var progress = progress(of: files.count, "files")
      let reports = files.indices.map { index in
        var report = lint(index)
        store.take(&report)
        progress.finish()
        return report
      }
      progress.erase()
      return Outcome(reports: reports)
    }
    // Many small files make few tasks, since starting one takes as long as linting a file; but the
    // findings of a task are in memory until it is done.
    let size = min(max(files.count / (settings.jobs * 16), 1), 16)
    let chunks = stride(from: 0, to: files.count, by: size).map {
      $0..<min($0 + size, files.count)
    }
    // What is left of a task is moved out of the memory of its thread, which is used again.
    var reports = [FileReport?](repeating: nil, count: files.count)
    _ = inParallel(
      chunks, progress(of: files.count, "files"), weight: { $0.count }
    ) { chunk in
      (start: chunk.lowerBound, reports: chunk.map(lint))
    } done: { part in
      for (offset, report) in part.reports.enumerated() {
        reports[part.start + offset] = report
        store.take(&reports[part.start + offset])
      }
      part.reports = []
    }
    return Outcome(reports: reports)
  }

  /// From how many files on, or bytes of a tree or storyboard, large pages are worth it; an element
  /// of a storyboard takes several times as many bytes as one of a tree.
  private static let (manyFiles, largeTree, largeStoryboard) = (100, 700_000, 1 << 24)

  /// Lints the files of a change, both versions of each.
  private func runOnChanges() -> Outcome {
    let files = discovery.files.indices.map { (found: discovery.files[$0], linter: linters[$0]) }
    let languages = languages
    var store = FindingStore(files: files.count)
    let results = inParallel(
      files, progress(of: files.count, "files")
    ) { file -> (report: FileReport?, known: [Bool]) in
      let report = Self.report(on: file.found, file.linter, languages)
      let known = report.map { EarlierFindings.known(of: $0, file.found, file.linter, languages) }
      return (report, known ?? [])
    } done: {
      store.take(&$0.report)
    }
    return Outcome(reports: results.map(\.report), known: results.map(\.known))
  }

  /// Lints the one file; a big one a portion of its screens at a time.
  private func runOnOnlyFile() -> Outcome {
    let found = discovery.files[0]
    do throws(FileProblem) {
      let file = try InputSettings.file(found)
      let outcome = run(file.source, found)
      if let problem = file.watch?.problem { throw problem }
      return outcome
    } catch {
      return Outcome(reports: [Self.failure(found.shown, error.message)])
    }
  }

  private func run(_ file: SourceFile, _ found: FoundFile) -> Outcome {
    let linter = linters[0]
    if file.bytes.count >= PortionTasks.bigFile, found.folder == nil,
      input.languages == .development
    {
      let cuts = settings.jobs > 1 ? linter.cuts(of: file) : nil
      return cuts.map(run) ?? runWhileParsing(file)
    }
    guard let plan = Self.plan(file, found, linter, languages) else {
      return Outcome(reports: [nil])
    }
    if settings.jobs == 1 { return Outcome(reports: [linter.lint(plan)], plan: plan) }
    return run(plan)
  }

  /// Lints the portions of a file that is parsed.
  private func run(_ plan: LintPlan) -> Outcome {
    guard plan.portionCount > 1 else {
      return Outcome(reports: [linters[0].lint(plan)], plan: plan)
    }
    let linter = linters[0]
    var tasks = PortionTasks(
      of: plan.file, atOnce: 0, progress(of: plan.portionCount, "parts of the file"))
    tasks.share(plan.portionCount, helpers: settings.jobs - 1) { linter.lint($0, of: plan) }
    return Outcome(reports: [linter.report(plan, tasks.finishAll())], plan: plan)
  }

  /// Parses the pieces of a big storyboard at the same time, and lints it.
  private func run(_ cuts: XMLCuts) -> Outcome {
    let linter = linters[0]
    if cuts.file.bytes.count >= Self.largeStoryboard { Allocator.expectsMuch() }
    var tasks = PieceTasks(cuts, helpers: settings.jobs - 1, linter)
    return run(linter.plan(cuts.file, nextPiece: { tasks.next() }))
  }

  /// Lints the first portions of a big file while the rest is parsed.
  private func runWhileParsing(_ file: SourceFile) -> Outcome {
    if file.bytes.count >= Self.largeTree { Allocator.expectsMuch() }
    let linter = linters[0]
    // The parser works beside the tasks.
    let helps = settings.jobs > 1 && settings.jobs >= Cores.count
    let limit = helps ? Self.tasksAtOnce(settings) : settings.jobs - 1
    var tasks = PortionTasks(of: file, atOnce: limit, progress(of: nil, "parts of the file"))
    let plan = linter.plan(file) { piece in tasks.add { linter.lint(0, of: piece) } }
    guard plan.earlyPortions == tasks.count else {
      _ = tasks.finishAll()
      return run(plan)
    }
    for portion in tasks.count..<plan.portionCount {
      tasks.add { linter.lint(portion, of: plan) }
    }
    return Outcome(reports: [linter.report(plan, tasks.finishAll())], plan: plan)
  }

  /// The line that says how far the run is; nobody sees it before a second has passed.
  private func progress(of total: Int?, _ noun: String) -> Progress {
    Progress(of: total, noun, isWanted: settings.style.showsSummary)
  }

  /// Makes the parts of a report, and hands them on in their order.
  private static func makesParts(_ settings: LintSettings) -> ByteWriter.MakesParts {
    let limit = tasksAtOnce(settings)
    return { count, make, take in
      var turns = Turns<[UInt8]>()
      guard count > limit else {
        // All of them may wait in memory, so that this thread can make some as well.
        Tasks.share(0..<count, helpers: settings.jobs - 1) {
          (index: $0, bytes: make($0))
        } done: {
          turns.put($0.bytes, at: $0.index)
          while let bytes = turns.next() { take(bytes) }
        }
        return
      }
      _ = Tasks.map(Array(0..<count), atOnce: limit, make) { part, index in
        turns.put(part, at: index)
        part = []
        while let bytes = turns.next() { take(bytes) }
      }
    }
  }

  /// How many tasks are under way. No more of them run than there are cores; where all may, some
  /// wait, so that no core does while the results of a task are put away.
  private static func tasksAtOnce(_ settings: LintSettings) -> Int {
    settings.jobs >= Cores.count ? settings.jobs * 2 : settings.jobs
  }

  /// What each item comes to, in the order of the items; what is to be done with each is done as
  /// soon as it is there.
  private func inParallel<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ progress: Progress?, weight: (Item) -> Int = { _ in 1 },
    _ work: @escaping @Sendable (Item) -> Result, done: (inout Result) -> Void = { _ in }
  ) -> [Result] {
    var progress = progress
    let results = Tasks.map(items, atOnce: Self.tasksAtOnce(settings), work) { result, item in
      done(&result)
      progress?.finish(weight(item))
    }
    progress?.erase()
    return results
  }

  /// Writes the reports; gives the exit code.
  func finish(_ outcome: Outcome) -> Int32 {
    let comparison = baseline?.compare(
      outcome.reports, of: discovery, configuration, in: input.languages)
    var reports = comparison?.reports ?? outcome.reports
    // What a baseline knows and what an earlier version had are found out apart: both would use
    // up the same findings.
    for (index, known) in outcome.known.enumerated() where !known.isEmpty {
      reports[index] = outcome.reports[index]?.marking(known: known, and: reports[index])
    }
    var report = report(on: reports)
    let isStale = comparison.flatMap { baseline?.complain(of: $0) } ?? false
    if isStale, let comparison {
      report.gates.append(GateCount.staleEntries(comparison.stale.count))
    }
    let isWritten = Self.write(report, settings)
    guard isWritten, report.inputErrors.isEmpty else { return 2 }
    return settings.exitsWithZero || !isStale && report.gateFailures.isEmpty ? 0 : 1
  }

  /// The report on what a run came to, with what could not be read; says that and other remarks.
  func report(on reports: [FileReport?]) -> LintReport {
    let failures =
      languages.errors + discovery.errors
      + (scope != nil || settings.shard != nil
        ? [] : input.emptyFolders(of: discovery, isTree: reports.map { $0 != nil }))
    // One copy and no more, since there may be very many.
    var files: [FileReport] = []
    files.reserveCapacity(reports.count + failures.count)
    for case let report? in reports { files.append(report) }
    files += Self.failures(failures)
    // Of all shards the first speaks of the configuration. The options have been read before, so
    // that nothing can be wrong with them here.
    if settings.shard.map({ $0.number == 1 }) ?? true {
      files +=
        (try? ConfigurationRemarks.reports(
          on: files, discovery, settings, arguments,
          seesAll: scope == nil && settings.shard == nil)) ?? []
    }
    if let reportRoot {
      for index in files.indices {
        files[index].repositoryPath = reportRoot.path(ofFile: RawPath(files[index].path))
      }
    }
    var report = LintReport(files: files)
    if settings.details.contains(.rules) {
      report.rules = linters.all.reduce(into: []) { $0.formUnion($1.ruleIDs) }
    }
    report.gates = GateCheck(settings.gate, discovery.projects).counts(in: report)
    for file in report.files {
      for note in file.remarks(showing: settings.minimum) {
        OutputStream.complain("\(file.path): note: \(note)")
      }
    }
    if let scope, discovery.files.isEmpty { OutputStream.complain("note: \(scope.nothing)") }
    if let shard = settings.shard, scope == nil, discovery.files.isEmpty, discovery.excluded == 0 {
      OutputStream.complain("note: shard \(shard.number)/\(shard.count) has no file")
    }
    if discovery.excluded > 0, discovery.files.isEmpty {
      OutputStream.complain("note: all paths are excluded, so that nothing is left to lint")
    }
    complain(of: report.inputErrors)
    return report
  }

  private func complain(of errors: [InputError]) {
    guard !errors.isEmpty else { return }
    var lines = ByteWriter()
    let width = Terminal.width(of: STDERR_FILENO)
    for error in errors { InputErrorText.write(error, width: width, to: &lines) }
    OutputStream.write(lines.bytes, to: STDERR_FILENO)
  }

  /// Writes every report; gives whether all could be written.
  static func write(_ report: LintReport, _ settings: LintSettings) -> Bool {
    var isWritten = true
    let shown = report.showing(atLeast: settings.minimum)
    for output in settings.outputs {
      let report = output.form.info.showsEverything ? report : shown
      var style = settings.style
      if output.path == nil { style.width = Terminal.reportWidth }
      // Standard error has told people already.
      style.showsInputErrors = output.path != nil
      style.usesColor = output.path == nil && settings.usesColor
      let reporter = output.form.init(style: style)
      isWritten =
        output.write { writer in
          if settings.jobs > 1 { writer.makesParts = Self.makesParts(settings) }
          reporter.write(report, to: &writer)
        } && isWritten
    }
    return isWritten
  }
}
