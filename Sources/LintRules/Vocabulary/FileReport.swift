/// What linting one file came to.
public struct FileReport: Sendable {
  /// The path as reported.
  public let path: String
  /// The findings, by start offset and then rule; the suppressed ones where they are asked for.
  public private(set) var findings: [LocatedFinding]
  /// What could not be read.
  public let inputErrors: [InputError]
  /// Remarks for standard error, such as why a document was skipped.
  public let notes: [String]
  /// How many screens the file has.
  public let screens: Int
  /// How many elements the file has.
  public let nodes: Int
  /// How many findings a suppression silenced.
  public let suppressed: Int
  /// The numbers of the configuration's overrides that changed something.
  public var usedOverrides: Set<Int> = []
  /// Whether the file was checked, rather than something be said about it.
  public var isChecked = true

  /// How many findings of each sort there are.
  let tally: FindingTally

  /// A report of those parts.
  public init(
    path: String, findings: [LocatedFinding], inputErrors: [InputError], notes: [String],
    screens: Int, nodes: Int, suppressed: Int
  ) {
    self.path = path
    self.findings = findings
    self.inputErrors = inputErrors
    self.notes = notes
    self.screens = screens
    self.nodes = nodes
    self.suppressed = suppressed
    tally = FindingTally(findings)
  }

  /// The report without what is less bad than a severity; its tally stays that of all findings.
  func showing(atLeast minimum: Severity) -> FileReport {
    var report = self
    report.findings.removeAll { $0.severity < minimum }
    return report
  }
}
