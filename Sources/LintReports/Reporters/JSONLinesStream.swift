import DocumentSyntax
package import Linting

/// The records of a report that is written while it comes into being.
///
/// A part of a stream can be written by itself: the records of parts, one after the other, are
/// those of the whole.
package struct JSONLinesStream: Sendable {
  /// The records that were written so far, without the first and the last of a stream.
  package private(set) var output = ByteWriter()
  /// Their totals.
  package private(set) var totals = StreamTotals()
  private let minimum: Severity

  private static let json = JSONReporter(style: ReportStyle())

  /// A writer of records that shows findings from a severity on.
  package init(showing minimum: Severity) {
    self.minimum = minimum
  }

  /// The first record.
  package static var start: [UInt8] {
    var output = ByteWriter()
    JSONLinesReporter.writeStart(to: &output)
    return output.bytes
  }

  /// Writes what a line came to; `line` is its number where it gives no path, and `counts` is what
  /// the gates look at in it, in their order.
  package mutating func write(_ file: FileReport, line: Int?, counts: [GateCount]) {
    let shown = file.showing(atLeast: minimum)
    JSONLinesReporter.write(shown, line: line, Self.json, to: &output)
    totals.add(file, counts, records: JSONLinesReporter.records(of: shown))
  }

  /// The last record of a stream that came to those numbers.
  package static func end(_ totals: StreamTotals) -> [UInt8] {
    var output = ByteWriter()
    JSONLinesReporter.writeEnd(
      totals.summary, totals.gates.compactMap(\.failure), records: totals.records + 2, json,
      to: &output)
    return output.bytes
  }
}

/// The totals of a stream's lines; take as much memory for many as for one.
package struct StreamTotals: Sendable {
  /// The sums of what all lines have.
  private(set) var summary = ReportSummary(LintReport(files: []))
  /// The counts of the gates in all lines.
  package private(set) var gates: [GateCount] = []
  /// The number of records that were written for the lines.
  private(set) var records = 0

  /// Nothing was read yet.
  package init() {}

  /// Whether something could not be read.
  package var hasInputErrors: Bool { summary.inputErrors > 0 }

  /// Adds what a line came to, with what the gates look at in it, in their order, and the number of
  /// its records.
  mutating func add(_ file: FileReport, _ counts: [GateCount], records: Int) {
    summary = ReportSummary(summary, plus: ReportSummary(LintReport(files: [file])))
    add(counts)
    self.records += records
  }

  /// Adds another part of the stream.
  package mutating func add(_ other: StreamTotals) {
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
    // Each record is judged by itself, and nothing is kept of it.
    causes = one.causes + other.causes
    suppressed = one.suppressed + other.suppressed
    known = one.known + other.known
    inputErrors = one.inputErrors + other.inputErrors
  }
}
