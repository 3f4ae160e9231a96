package import DocumentSyntax
package import Linting

/// Reads a JSON report back; one with a mistake in it is of no use at all.
///
/// Additions of later versions do not matter. Reports may come from anybody: values that other
/// formats write as it is, such as the ids of rules, is checked to be as we write it.
package struct ReportReader: Sendable {
  /// Its problems.
  package private(set) var errors: [InputError] = []
  /// The report; nil where something is wrong.
  package private(set) var stored: StoredReport?
  /// Whether the file is a report at all, rather than something else that is JSON.
  package private(set) var isReport = true

  /// The version of the form of the reports.
  static let version = 1

  /// Reads a file.
  package init(_ file: SourceFile) {
    let parsed = JSONParser.parse(file)
    var problems = parsed.problems
    if let syntax = parsed.tree, let root = syntax.roots.first, problems.isEmpty {
      var values = ReportValues(syntax)
      if Self.isReport(root, values) {
        stored = Self.stored(root, &values, file.path)
      } else {
        isReport = false
        values.complain(
          "this is not a report of a11y-lint --format json: it has no `findings` and "
            + "`schemaVersion`", at: root)
      }
      problems = values.settings.problems.sorted { $0.range.start < $1.range.start }
    }
    let isLines = file.bytes.starts(with: "{\"kind\": \"start\"".utf8)
    errors = InputError.errors(problems, in: file)
    if isLines, let first = errors.first {
      errors = [
        InputError(
          path: first.path, position: first.position, end: first.end,
          message: "these are the lines of --format jsonl; only reports of --format json are read")
      ]
    }
    if !errors.isEmpty { stored = nil }
  }

  private static func isReport(_ root: Int, _ values: ReportValues) -> Bool {
    let names = values.settings.members(root).map(\.name)
    return ["findings", "schemaVersion"].allSatisfy(names.contains)
  }

  private static func stored(
    _ entry: Int, _ values: inout ReportValues, _ name: String
  ) -> StoredReport? {
    let root = values.object(entry, "a report")
    let version = values.count("schemaVersion", of: root, from: 1)
    guard values.isFine else { return nil }
    guard version == Self.version else {
      values.complain(
        "this version reads reports of schemaVersion \(Self.version), and this one is of "
          + "\(version); update a11y-lint", at: entry)
      return nil
    }
    guard root.has("files"), root.has("gates") else {
      values.complain(
        "the report does not say what each file came to, as those of this version do; "
          + "lint again with it", at: entry)
      return nil
    }
    let time = time(of: root, &values)
    let gates = gates(of: root, &values)
    let rules = values.textsOrNil("rules", of: root).map(Set.init)
    var files = ReportFileList(root, &values)
    var report = LintReport(files: files.read(&values))
    guard values.isFine else { return nil }
    report.gates = gates
    report.rules = rules
    if report.hidesFindings, root.has("summary"), let summary = values.object("summary", of: root),
      summary.has("causes")
    {
      report.wholeCauseCount = values.count("causes", of: summary)
    }
    return StoredReport(name: name, report: report, time: time, hasDetails: files.haveDetails)
  }

  private static func time(
    of root: ReportValues.Object, _ values: inout ReportValues
  ) -> ReportTime? {
    guard root.has("timestamp"), let text = values.textOrNil("timestamp", of: root) else {
      return nil
    }
    let time = ReportTime(text)
    if time == nil, values.isFine {
      values.complain(
        "`timestamp` takes a moment such as 2027-01-31T18:00:00Z, not \(Quoted.text(text))",
        at: root.entry)
    }
    return time
  }

  private static func gates(
    of root: ReportValues.Object, _ values: inout ReportValues
  ) -> [GateCount] {
    var gates: [GateCount] = []
    for entry in values.items("gates", of: root) where values.isFine {
      let gate = values.object(entry, "a gate")
      let what = values.word("what", of: gate)
      if what.split(separator: " ").isEmpty, values.isFine {
        values.complain("`what` takes a word", at: entry)
      }
      gates.append(
        GateCount(
          gate: values.textOrNil("gate", of: gate), what: what,
          count: values.count("count", of: gate),
          allowed: values.count("allowed", of: gate, upTo: .max)))
    }
    return gates
  }
}

/// The files of a JSON report: each says how many of the findings and input errors are its own,
/// which follow one another.
struct ReportFileList {
  private let files: [Int]
  private var findings: ArraySlice<Int>
  private var errors: ArraySlice<Int>
  private var rules = ReportRules()
  /// Whether all of them have what only some formats show.
  private(set) var haveDetails = true

  init(_ root: ReportValues.Object, _ values: inout ReportValues) {
    files = values.items("files", of: root)
    findings = values.items("findings", of: root)[...]
    errors = values.items("inputErrors", of: root)[...]
  }

  /// The files; stops at the first with something wrong in it.
  mutating func read(_ values: inout ReportValues) -> [FileReport] {
    var reports: [FileReport] = []
    reports.reserveCapacity(files.count)
    for entry in files where values.isFine { reports.append(read(entry, &values)) }
    for entry in [findings.first, errors.first] where values.isFine {
      guard let entry else { continue }
      values.complain("none of `files` counts this one", at: entry)
    }
    return reports
  }

  private mutating func read(_ entry: Int, _ values: inout ReportValues) -> FileReport {
    let file = values.object(entry, "a file")
    let path = values.text("path", of: file)
    if path.isEmpty, values.isFine { values.complain("`path` is empty", at: entry) }
    let pictures = file.has("pictures") ? values.pictures(of: file) : nil
    if pictures == nil { haveDetails = false }
    var findings: [LocatedFinding] = []
    for entry in Self.take(&self.findings, "findings", of: file, &values) where values.isFine {
      findings.append(
        values.finding(entry, in: path, screens: pictures?.count ?? 0, &rules))
    }
    var errors: [InputError] = []
    for entry in Self.take(&self.errors, "inputErrors", of: file, &values) where values.isFine {
      errors.append(values.inputError(entry, in: path))
    }
    var report = FileReport(
      path: path, findings: findings, inputErrors: errors,
      notes: values.textsOrNil("remarks", of: file) ?? [],
      screens: values.count("screens", of: file), nodes: values.count("nodes", of: file),
      suppressed: values.count("suppressed", of: file))
    report.repositoryPath = values.textOrNil("repositoryPath", of: file) ?? path
    if file.has("identity") { report.identityHash = values.hash("identity", of: file) }
    report.isChecked = values.flag("checked", of: file)
    report.pictures = pictures ?? []
    return report.counting(Self.tally(of: file, report.tally, &values))
  }

  /// The numbers that the file has; a report may leave out findings that it counts.
  private static func tally(
    of file: ReportValues.Object, _ shown: FindingTally, _ values: inout ReportValues
  ) -> FindingTally {
    var tally = shown
    tally.errors = values.count("errors", of: file)
    tally.warnings = values.count("warnings", of: file)
    tally.notes = values.count("notes", of: file)
    tally.reviews = values.count("needsReview", of: file)
    tally.known = values.count("known", of: file)
    let counts = [tally.errors, tally.warnings, tally.notes, tally.reviews, tally.known]
    let least = [shown.errors, shown.warnings, shown.notes, shown.reviews, shown.known]
    if values.isFine, zip(counts, least).contains(where: { $0 < $1 }) {
      values.complain("the file counts fewer findings than it has", at: file.entry)
    }
    return tally
  }

  /// Takes as many entries from the front of a list as a file says are its own.
  private static func take(
    _ list: inout ArraySlice<Int>, _ name: String, of file: ReportValues.Object,
    _ values: inout ReportValues
  ) -> ArraySlice<Int> {
    let count = values.count(name, of: file)
    guard count <= list.count else {
      values.complain(
        "the file counts \(count) of `\(name)`, and there are only \(list.count) more",
        at: file.entry)
      return []
    }
    defer { list = list.dropFirst(count) }
    return list.prefix(count)
  }
}

/// A report as a JSON report has it.
package struct StoredReport: Sendable {
  /// The name of the report's file in messages.
  package let name: String
  /// The report on the run.
  package let report: LintReport
  /// When the run was, where the report tells it.
  package let time: ReportTime?
  /// Whether it has what other formats show beyond the findings.
  package let hasDetails: Bool
}

/// The rules that the findings of reports are of: those of this version, and what a report of
/// another version says of others.
struct ReportRules {
  private var byID: [String: RuleInfo] = Dictionary(
    (AllRules.infos + FileDiagnostics.all).map { ($0.id, $0) },
    uniquingKeysWith: { first, _ in first })

  /// The rule of an id; `make` says what a rule is that this version does not have.
  mutating func rule(_ id: String, _ make: () -> RuleInfo) -> RuleInfo {
    if let rule = byID[id] { return rule }
    let rule = make()
    byID[id] = rule
    return rule
  }
}
