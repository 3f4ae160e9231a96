public import DocumentSyntax

/// Reads a JSON report back; one with a mistake in it is of no use at all.
///
/// What a later version adds to reports does not matter. Reports may come from anybody: what other
/// formats write as it is, such as the ids of rules, is checked to be as we write it.
public struct ReportReader: Sendable {
  /// What is wrong with it.
  public private(set) var errors: [InputError] = []
  /// What it says; nil where something is wrong.
  public private(set) var stored: StoredReport?
  /// Whether the file is a report at all, rather than something else that is JSON.
  public private(set) var isReport = true

  /// The version of the form of the reports.
  static let version = 1

  /// What a file says.
  public init(_ file: SourceFile) {
    let parsed = JSONParser.parse(file)
    var problems = parsed.problems
    if let syntax = parsed.tree, let root = syntax.roots.first, problems.isEmpty {
      var values = ReportValues(syntax)
      if Self.isReport(root, values) {
        stored = Self.stored(root, &values, file.path)
      } else {
        isReport = false
        values.complain(
          "this is no report of a11y-lint --format json: it has no `findings` and "
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
