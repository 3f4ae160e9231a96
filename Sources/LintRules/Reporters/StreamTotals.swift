/// What the lines of a stream come to together; takes as much memory for many as for one.
public struct StreamTotals: Sendable {
  /// The sums of what all lines have.
  private(set) var summary = ReportSummary(LintReport(files: []))
  /// What the gates looked at in all lines.
  public private(set) var gates: [GateCount] = []
  /// The number of records that were written for the lines.
  private(set) var records = 0

  /// Nothing was read yet.
  public init() {}

  /// Whether something could not be read.
  public var hasInputErrors: Bool { summary.inputErrors > 0 }

  /// Adds what a line came to, with what the gates look at in it, in their order, and the number of
  /// its records.
  mutating func add(_ file: FileReport, _ counts: [GateCount], records: Int) {
    summary = ReportSummary(summary, plus: ReportSummary(LintReport(files: [file])))
    add(counts)
    self.records += records
  }

  /// Adds another part of the stream.
  public mutating func add(_ other: StreamTotals) {
    summary = ReportSummary(summary, plus: other.summary)
    add(other.gates)
    records += other.records
  }

  private mutating func add(_ counts: [GateCount]) {
    guard !gates.isEmpty else { return gates = counts }
    guard !counts.isEmpty else { return }
    gates = zip(gates, counts).map { sum, count in
      GateCount(
        gate: sum.gate, what: sum.what, count: sum.count + count.count, allowed: sum.allowed)
    }
  }
}

extension ReportSummary {
  /// The numbers of two reports about different files, added up.
  fileprivate init(_ one: ReportSummary, plus other: ReportSummary) {
    files = one.files + other.files
    screens = one.screens + other.screens
    nodes = one.nodes + other.nodes
    errors = one.errors + other.errors
    warnings = one.warnings + other.warnings
    notes = one.notes + other.notes
    needsReview = one.needsReview + other.needsReview
    suppressed = one.suppressed + other.suppressed
    known = one.known + other.known
    inputErrors = one.inputErrors + other.inputErrors
  }
}
