import DocumentSyntax
import LintReports
import Linting

/// `a11y-lint lint`: finds files, lints them, reports, and says how it went.
struct LintCommand {
  private(set) var settings: LintSettings
  let root: ProjectRoot
  private(set) var discovery: Discovery
  let input: InputSettings
  private let baseline: BaselineUse?
  /// The root of paths in reports to services; nil where no report has any.
  private let reportRoot: ProjectRoot?
  /// The change that the run is about, if it is about one.
  let scope: ChangeScope?
  /// That change as the run sees it.
  private let change: ChangedProject?
  /// The declarations of the project, where the run lints SwiftUI.
  private var index: SourceIndex
  /// The linters of the files.
  private(set) var linters: Linters
  /// The linters of the files before the change, and behind them of those that it deleted.
  private let earlierLinters: Linters?
  /// The configuration of what the run's own holds for.
  let configuration: Configuration
  /// The languages of storyboards and xibs.
  let languages: LanguageSettings
  /// Those of the files before the change.
  private let earlierLanguages: LanguageSettings?
  private let arguments: Arguments

  /// The command of a command line; where it only finds, for others to use, nothing is reported.
  init(_ arguments: Arguments, onlyFinds: Bool = false) throws(UsageError) {
    let projects = try Projects(arguments)
    let root = ProjectRoot(of: projects)
    var settings = try LintSettings(arguments, projects.run)
    if onlyFinds {
      settings.outputs = []
      // What is known is not asked who approved it.
      if settings.suppressions == .approved { settings.suppressions = .all }
    }
    let baseline = onlyFinds ? nil : try BaselineUse(settings, root, projects.run.settings)
    let scope = onlyFinds ? nil : try ChangeScope(arguments, projects.run)
    try settings.checkSuppressions(hasEarlierVersions: scope != nil, projects.run)
    settings.tracksElements = onlyFinds || baseline != nil || scope != nil
    let input = try InputSettings(arguments, projects.run)
    let files = try LintFiles(
      arguments, settings, scope, found: try input.discovery(arguments.paths, projects), in: root,
      input.languages)
    let configuration = try settings.configuration(arguments, projects.run)
    let index =
      arguments.has(.noIndex)
      ? SourceIndex()
      : try SourceIndex(
        for: files.discovery.files, folders: files.discovery.folders.map(\.path), in: root,
        projects, outputs: settings.outputs.compactMap(\.path), jobs: settings.jobs,
        developmentLanguage: configuration.reading.developmentLanguage,
        respectsSkips: files.discovery.rules.respectsSkips, change: files.change)
    let languages = try LanguageSettings(
      input.languages, files.discovery.files, configuration.reading.format,
      areAll: settings.shard == nil)
    earlierLanguages = try files.change.map { change throws(UsageError) in
      try LanguageSettings(
        input.languages, files.discovery.files + change.gone, configuration.reading.format,
        areAll: false, earlier: change.before)
    }
    try ReportGuard(Array(languages.tables)).check(settings.outputs.compactMap(\.path))
    self.arguments = arguments
    self.settings = settings
    self.root = root
    self.input = input
    self.baseline = baseline
    self.scope = scope
    self.configuration = configuration
    self.index = index
    self.languages = languages
    discovery = files.discovery
    change = files.change
    reportRoot =
      settings.details.contains(.repositoryPaths)
      ? try ProjectRoot(ofReports: settings.baseFolder, near: projects.folder) : nil
    linters = try Linters(
      for: files.discovery.files, files.discovery.projects, settings, arguments, index.now)
    earlierLinters = try files.change.map { change throws(UsageError) in
      try Linters(
        for: files.discovery.files + change.gone, files.discovery.projects, settings, arguments,
        index.then)
    }
  }

  /// Reads standard input so that it can be read again, or takes other contents in its place;
  /// whether the run is about it. Where its contents are printed, no report may be.
  mutating func keepStandardInput(
    as contents: FileBytes? = nil, printing: Bool
  ) throws(UsageError) -> Bool {
    guard let index = discovery.files.firstIndex(where: { $0.path == nil }) else { return false }
    let printed = settings.outputs.first { $0.path == nil && !$0.form.info.isForPeople }
    if printing, let printed {
      throw UsageError(
        "--fix prints what it makes of standard input; write the report into a file: --format "
          + "\(printed.form.info.name):FILE")
    }
    settings.outputs.removeAll { $0.path == nil }
    if let contents {
      discovery.files[index].contents = contents
      return true
    }
    switch FileContents.standardInput() {
    case .success(let contents): discovery.files[index].contents = contents
    case .failure(let problem): throw UsageError("standard input: \(problem.message)")
    }
    return true
  }

  /// The paths of the files that the run is about, one a line.
  var fileList: String {
    discovery.files.map { Arguments.shown($0.shown) + "\n" }.joined()
  }

  /// The paths of the found files that look like trees and are not read for doubt.
  var doubtfulFiles: [String] {
    discovery.files.enumerated().compactMap { index, found in
      guard found.folder != nil, InputFormat(path: found.shown)?.isIndexed != true,
        let meaning = try? InputSettings.withFile(found, nil, { linters[index].found($0) }),
        case .doubtful = meaning
      else { return nil }
      return Arguments.shown(found.shown)
    }
  }

  /// Lints every file: several of them at once, or several groups of screens of the only one.
  func run(_ profile: RunProfile? = nil, keepingDocuments: Bool = false) -> [FileLinter.Result] {
    let files = discovery.files
    let isAlone = files.count == 1 || profile != nil
    let noun = isAlone ? "parts of the file" : "files"
    let pool = Parallel(
      jobs: profile == nil ? settings.jobs : 1,
      counted: settings.style.showsSummary ? noun : nil)
    if isAlone {
      return files.indices.map { index in
        fileLinter(index, keepingDocuments).lint(files[index], using: pool, profile)
      }
    }
    let linters = files.indices.map { fileLinter($0, keepingDocuments) }
    return pool.map(files.count) { linters[$0].lint(files[$0]) }
  }

  private func fileLinter(_ index: Int, _ keepsDocuments: Bool = false) -> FileLinter {
    FileLinter(
      linter: linters[index], languages: languages, before: earlierLinter(index),
      approval: settings.suppressions == .approved
        ? SuppressionApproval(keepsSuppressed: settings.showsSuppressed) : nil,
      keepsDocuments: keepsDocuments)
  }

  /// The linting of the version before the change of a file, or of one that was deleted, whose
  /// numbers follow.
  private func earlierLinter(_ index: Int) -> EarlierLinter? {
    guard let earlierLinters, let earlierLanguages else { return nil }
    return EarlierLinter(linter: earlierLinters[index], languages: earlierLanguages)
  }

  /// The results after fixes that changed some files, by number: what was parsed is not parsed
  /// again. Nil where all has to be found anew.
  mutating func run(
    after changed: [Int: Document], _ results: [FileLinter.Result]
  ) throws(UsageError) -> [FileLinter.Result]? {
    guard scope == nil else { return nil }
    let sources = changed.values.filter { SourceIndex.isSource($0.file.path) }
    if !sources.isEmpty, let known = index.now {
      // The declarations of a file count for the others.
      guard let index = known.replacing(sources) else { return nil }
      linters = try Linters(
        for: discovery.files, discovery.projects, settings, arguments, index)
      self.index.now = index
    }
    let isSourceChanged = !sources.isEmpty
    let files = discovery.files
    let linters = files.indices.map { fileLinter($0) }
    return Parallel(jobs: settings.jobs).map(files.count) { number in
      let isSource = InputFormat(path: files[number].shown)?.isIndexed == true
      if isSourceChanged, isSource { return linters[number].lint(files[number]) }
      return changed[number].map { linters[number].lint($0, files[number]) } ?? results[number]
    }
  }

  /// The reports on the files, with what a baseline knows and what an earlier version had marked.
  func marked(_ results: [FileLinter.Result]) -> (
    reports: [FileReport?], comparison: BaselineComparison?
  ) {
    let linted = results.map(\.report)
    let comparison = baseline?.compare(linted, of: discovery, configuration, in: input.languages)
    var reports = comparison?.reports ?? linted
    // What a baseline knows and what an earlier version had are found out apart: both would use
    // up the same findings.
    guard let change else { return (reports, comparison) }
    let gone = change.gone.enumerated().compactMap { number, found in
      earlierLinter(discovery.files.count + number)?.report(onGone: found)
    }
    let known = ChangeComparison(results, gone: gone).known
    for index in results.indices {
      reports[index] = linted[index]?.marking(known: known[index], and: reports[index])
      // A file that did not change is looked at for what the change does to it.
      if discovery.files[index].versions == nil, reports[index]?.newFindings.isEmpty == true {
        reports[index] = nil
      }
    }
    return (reports, comparison)
  }

  /// Writes the reports; gives the exit code.
  func finish(_ results: [FileLinter.Result]) -> Int32 {
    for remark in UnreadRemarks(on: results, self).all {
      OutputStream.complain("note: \(remark)")
    }
    let (reports, comparison) = marked(results)
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
    files += FileReport.failures(failures)
    files += configurationRemarks(on: files)?.reports ?? []
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
    report.gates += missingScreens(in: report)
    for file in report.files {
      for note in file.remarks(showing: settings.minimum) {
        OutputStream.complain("\(file.path): note: \(note)")
      }
    }
    for remark in adapterRemarks { OutputStream.complain("note: \(remark)") }
    if settings.style.showsSummary {
      for remark in CaptureSilence.remarks(on: report.files) {
        OutputStream.complain("note: \(remark)")
      }
    }
    if let bundles = bundleRemark { OutputStream.complain("note: \(bundles)") }
    for path in changedExtensions {
      OutputStream.complain(
        "note: \(Arguments.shown(path.text)), which the configuration extends, is part of the "
          + "change and counts as it is now")
    }
    for submodule in change?.submodules ?? [] { OutputStream.complain("note: \(submodule.remark)") }
    if let scope, discovery.files.isEmpty {
      OutputStream.complain("note: \(scope.nothing(besides: change?.submodules ?? []))")
    }
    if let shard = settings.shard, scope == nil, discovery.files.isEmpty, discovery.excluded == 0 {
      OutputStream.complain("note: shard \(shard.number)/\(shard.count) has no file")
    }
    if discovery.excluded > 0, discovery.files.isEmpty {
      OutputStream.complain("note: all paths are excluded, so that nothing is left to lint")
    }
    complain(of: report.inputErrors)
    return report
  }

  /// The files that the change touches and that a configuration extends which the command line
  /// names: somebody may have meant that none of it is the change's own.
  private var changedExtensions: [RawPath] {
    guard let change, discovery.projects.isFixed else { return [] }
    return discovery.projects.run.extendedFiles.filter { change.changes($0, in: root) }
  }

  /// How many screens are missing, where some number of them has to be read; says so.
  private func missingScreens(in report: LintReport) -> [GateCount] {
    guard let required = settings.requiredScreens, scope == nil, settings.shard == nil,
      !settings.areScreensConfigured || !discovery.folders.isEmpty
    else { return [] }
    let count = report.files.reduce(0) { $0 + $1.screens }
    if count < required {
      let screens = count == 1 ? "1 screen was" : "\(count) screens were"
      OutputStream.complain(
        "error: \(screens) read, and \(required) are required; name more folders, or require fewer")
    }
    return [GateCount.missingScreens(max(0, required - count))]
  }

  /// The remarks on the configurations. Of all shards the first speaks of them. The options have
  /// been read before, so that nothing can be wrong with them here.
  func configurationRemarks(on files: [FileReport]) -> ConfigurationRemarks? {
    guard settings.shard.map({ $0.number == 1 }) ?? true else { return nil }
    return try? ConfigurationRemarks(
      on: files, discovery, settings, arguments, seesAll: scope == nil && settings.shard == nil)
  }

  /// The remark on bundles of documentation that are skipped.
  private var bundleRemark: String? {
    let count = discovery.folders.reduce(0) { $0 + $1.bundles }
    guard count > 0, settings.style.showsSummary else { return nil }
    let bundles = count == 1 ? "1 .docc bundle is" : "\(count) .docc bundles are"
    return "\(bundles) skipped; name one to lint it"
  }

  /// The remarks on adapters that read files of the run, each once.
  private var adapterRemarks: [String] {
    var names: Set<String> = []
    if let name = configuration.reading.adapter { names.insert(name) }
    for found in discovery.files {
      if let path = found.path, let globs = discovery.projects.all[found.project].globs,
        let name = globs.adapter(for: path)
      {
        names.insert(name)
      }
    }
    guard !names.isEmpty, settings.style.showsSummary else { return [] }
    return configuration.reading.adapters.filter { names.contains($0.name) }
      .compactMap(AdapterSilence.remark)
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
      style.pool = Parallel(jobs: settings.jobs)
      if output.path == nil { style.width = Terminal.reportWidth }
      // Standard error has told people already.
      style.showsInputErrors = output.path != nil
      style.usesColor = output.path == nil && settings.usesColor
      style.linksFiles = style.usesColor && Terminal.isOutput
      let reporter = output.form.init(style: style)
      isWritten = output.write { reporter.write(report, to: &$0) } && isWritten
    }
    return isWritten
  }
}
