public import ScreenModel

/// The result of a run: the reports of its files in the order of their paths.
public struct LintReport: Sendable {
  /// One report a file, by path.
  public let files: [FileReport]
  /// The counts of the gates, whether or not they fail the run.
  public var gates: [GateCount] = []
  /// The ids of the rules that ran on some of the files; nil where nobody knows.
  public var rules: Set<String>?
  /// The number of causes of all findings, where some of these are not shown.
  package var wholeCauseCount: Int?

  /// A report of those files; sorts them by path, bytewise.
  public init(files: [FileReport]) {
    let isSorted = zip(files, files.dropFirst()).allSatisfy { !Self.precedes($1, $0) }
    self.files = isSorted ? files : files.sorted(by: Self.precedes)
  }

  private static func precedes(_ one: FileReport, _ other: FileReport) -> Bool {
    one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
  }

  /// The report without what is less bad than a severity, and without what is beyond the limit of a
  /// file; its numbers stay those of all findings.
  public func showing(atLeast minimum: Severity) -> LintReport {
    let isWhole = files.allSatisfy { $0.findings.count <= FileReport.mostListed }
    guard minimum > .note || !isWhole else { return self }
    var report = LintReport(files: files.map { $0.showing(atLeast: minimum) })
    report.gates = gates
    report.rules = rules
    report.wholeCauseCount = causeCount
    return report
  }

  /// The failures of the run; empty where there are none.
  public var gateFailures: [GateFailure] { gates.compactMap(\.failure) }

  /// How many findings of a severity are violations.
  public func violations(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.tally.violations(severity) }
  }

  /// How many findings need a person's look.
  public var reviews: Int {
    files.reduce(0) { $0 + $1.tally.reviews }
  }

  /// The tally of the findings that are beyond the limits of their files.
  package var unlisted: FindingTally {
    files.reduce(into: FindingTally()) { $0.add($1.unlisted) }
  }

  /// The tally of new findings with one finding for each cause.
  package var causes: FindingTally {
    var causes = CauseTally()
    for file in files { for finding in file.findings { causes.add(finding) } }
    return causes.tally
  }

  /// How many causes the new findings have, those included that are not shown.
  package var causeCount: Int { wholeCauseCount ?? causes.total }

  /// Whether it shows less than was found, as for a least severity.
  public var hidesFindings: Bool {
    files.contains { $0.newFindings.count < $0.tally.total }
  }

  /// Every input error in file order.
  public var inputErrors: [InputError] { files.flatMap(\.inputErrors) }
}
