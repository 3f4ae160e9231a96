import DocumentSyntax
import LintReports
import Linting

/// `a11y-lint baseline`: makes the list of known findings, keeps it up to date, and checks it.
struct BaselineCommand {
  /// The actions.
  enum Action: String, CommandWords {
    case create, update, prune, check

    /// Its purpose, as the end of a line of help.
    var summary: String {
      switch self {
      case .create: "list all current findings"
      case .update: "bring the list up to date"
      case .prune: "remove entries that no longer match a finding"
      case .check: "list new findings and entries that no longer match one"
      }
    }
  }

  private let action: Action
  private let lint: LintCommand
  private let path: RawPath
  /// The baseline as it is; nil where one is to be made.
  private let known: BaselineUse?

  init(_ arguments: Arguments) throws(UsageError) {
    let names = Action.allCases.map(\.rawValue)
    guard let word = arguments.operands.first?.text else {
      throw UsageError("baseline needs a word: \(names.joined(separator: ", "))")
    }
    guard let action = Action(rawValue: word) else {
      throw UsageError.unknown("command baseline", word, among: names)
    }
    self.action = action
    guard !arguments.paths.contains(RawPath("-")) || arguments.has(.stdinFilename) else {
      throw UsageError(
        "a baseline needs to know the file that standard input stands for: --stdin-filename NAME")
    }
    lint = try LintCommand(arguments, onlyFinds: true)
    path = BaselineUse.path(lint.settings, lint.root)
    if lint.settings.isBaselineConfigured, action != .check {
      try lint.discovery.projects.run.checkWriting("the baseline", to: path, given: \.baseline)
    }
    guard action == .create else {
      known = try BaselineUse(at: path, lint.settings, lint.root)
      return
    }
    known = nil
    if case .success = FileKind.of(path) {
      throw UsageError(
        "there is already a baseline, \(Arguments.shown(path.text)); a11y-lint baseline update "
          + "brings it up to date")
    }
  }

  /// Does it; gives the exit code.
  func run() -> Int32 {
    let reports = lint.run().map(\.report)
    guard lint.report(on: reports).inputErrors.isEmpty else {
      let rest = action == .check ? "" : "; the baseline is left as it is"
      OutputStream.complain(
        "error: fix or exclude the files that cannot be read first\(rest)")
      return 2
    }
    guard let known else { return create(reports) }
    let comparison = known.compare(
      reports, of: lint.discovery, lint.configuration, in: lint.input.languages)
    switch action {
    case .create, .update: return update(known, comparison, reports)
    case .prune: return prune(known, comparison)
    case .check: return check(known, comparison)
    }
  }

  private func create(_ reports: [FileReport?]) -> Int32 {
    let entries = entries(of: reports)
    let files = Set(entries.map { RawPath($0.path) }).count
    let causes = Set(entries.compactMap(\.cause)).count
    guard !entries.isEmpty else {
      return write(Baseline(sorting: []), "there are no findings, so it is empty")
    }
    let why = countsCauses ? " (\(Self.count(causes, "cause")))" : ""
    return write(
      Baseline(sorting: entries),
      "recorded \(Self.count(entries.count, "finding"))\(why) in \(Self.count(files, "file")); "
        + (entries.count == 1 ? "it no longer fails the run" : "they no longer fail the run"))
  }

  private func update(
    _ known: BaselineUse, _ comparison: BaselineComparison, _ reports: [FileReport?]
  ) -> Int32 {
    // What was found of an entry is said by today's findings.
    let kept = comparison.unjudged.map { known.baseline.entries[$0] }
    let added = Self.distinct(comparison.reports).reduce(0) { $0 + $1.newFindings.count }
    return write(
      Baseline(sorting: kept + entries(of: reports)),
      "\(added) added, \(comparison.stale.count) removed, "
        + "\(comparison.found.count + kept.count) kept")
  }

  private func prune(_ known: BaselineUse, _ comparison: BaselineComparison) -> Int32 {
    let stale = Set(comparison.stale)
    let entries = known.baseline.entries.enumerated().filter { !stale.contains($0.offset) }
    return write(
      Baseline(sorting: entries.map(\.element)),
      "\(stale.count) removed, \(entries.count) kept")
  }

  private func check(_ known: BaselineUse, _ comparison: BaselineComparison) -> Int32 {
    var lines = ByteWriter()
    for index in comparison.stale {
      lines.write(known.line(of: known.baseline.entries[index], "stale") + "\n")
    }
    let new = Self.distinct(comparison.reports).flatMap(\.newFindings)
    for finding in new {
      lines.writePathStart(finding.path)
      lines.write(":\(finding.start.line):\(finding.start.column): new: ")
      lines.writeEscaped(finding.message)
      lines.write(" [\(finding.rule.id)]\n")
    }
    if let problem = OutputStream.write(lines.bytes, to: STDOUT_FILENO) {
      OutputStream.complain("standard output: error: \(problem.message)")
      return 2
    }
    say("\(comparison.found.count) known, \(new.count) new, \(comparison.stale.count) stale")
    return new.isEmpty && comparison.stale.isEmpty ? 0 : 1
  }

  /// Whether the run counts causes, so that the baseline has them.
  private var countsCauses: Bool { lint.settings.gate.unit == .causes }

  /// The entries of all that was found, each file once, however often it was named.
  private func entries(of reports: [FileReport?]) -> [BaselineEntry] {
    Self.distinct(reports).flatMap { Baseline.entries(of: $0, byCause: countsCauses) }
  }

  private static func distinct(_ reports: [FileReport?]) -> [FileReport] {
    var seen: Set<RawPath> = []
    return reports.compactMap { report in
      report.flatMap { seen.insert(RawPath($0.identifyingPath)).inserted ? $0 : nil }
    }
  }

  /// Writes the baseline and says what was done; gives the exit code.
  private func write(_ baseline: Baseline, _ summary: String) -> Int32 {
    if let problem = ReportFile.write(baseline.bytes, to: path, of: lint.root.folder) {
      OutputStream.complain(
        "\(Arguments.shown(path.text)): error: the baseline cannot be written: \(problem.message)")
      return 2
    }
    say(summary)
    return 0
  }

  private func say(_ summary: String) {
    OutputStream.complain("\(Arguments.shown(path.text)): \(summary)")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}

extension BaselineCommand {
  /// The row of `baseline`.
  static var info: CommandInfo {
    CommandInfo(
      usage: "baseline WORD [OPTION…] [PATH…]", summary: "manage the list of known findings",
      details: """
        Manages the baseline: the list of known findings, which no longer fail a run, so that a \
        project with many of them can start today. `lint` uses it by itself. PATH is the same as \
        for `lint`.
        `create` lists all current findings, and never overwrites an existing baseline. `update` \
        brings the list up to date: current findings, and known ones of files that were not \
        linted. `prune` only removes entries that no longer match a finding. `check` changes \
        nothing and lists new findings and such entries; it exits with 1 if there are any of \
        either.
        Use the same options as for `lint`, or better put them into the configuration. A finding \
        is recognised by its rule and element; `docs/BASELINE.md` has the details.
        """,
      words: Action.words,
      operands: .files, takesLists: true,
      run: { try BaselineCommand($0).run() })
  }
}
