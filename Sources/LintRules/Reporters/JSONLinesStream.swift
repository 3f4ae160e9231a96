import DocumentSyntax

/// The records of a report that is written while it comes into being.
///
/// A part of a stream can be written by itself: the records of parts, one after the other, are
/// those of the whole.
public struct JSONLinesStream: Sendable {
  /// The records that were written so far, without the first and the last of a stream.
  public private(set) var output = ByteWriter()
  /// What they come to.
  public private(set) var totals = StreamTotals()
  private let minimum: Severity
  private var findings = FindingJSON(Self.json)

  private static let json = JSONReporter(style: ReportStyle())

  /// A writer of records that shows findings from a severity on.
  public init(showing minimum: Severity) {
    self.minimum = minimum
  }

  /// The first record.
  public static var start: [UInt8] {
    var output = ByteWriter()
    JSONLinesReporter.writeStart(to: &output)
    return output.bytes
  }

  /// Writes what a line came to; `line` is its number where it gives no path, and `counts` is what
  /// the gates look at in it, in their order.
  public mutating func write(_ file: FileReport, line: Int?, counts: [GateCount]) {
    let shown = file.showing(atLeast: minimum)
    JSONLinesReporter.write(shown, line: line, Self.json, &findings, to: &output)
    totals.add(file, counts, records: JSONLinesReporter.records(of: shown))
  }

  /// The last record of a stream that came to those numbers.
  public static func end(_ totals: StreamTotals) -> [UInt8] {
    var output = ByteWriter()
    JSONLinesReporter.writeEnd(
      totals.summary, totals.gates.compactMap(\.failure), records: totals.records + 2, json,
      to: &output)
    return output.bytes
  }
}
