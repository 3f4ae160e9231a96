import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting

extension LintReport {
  /// A report on trees with these names, judged by the gate of a run.
  static func of(_ files: [(path: String, text: String)], gate: Gate = Gate()) -> LintReport {
    let linter = Linter(details: .all)
    var report = LintReport(
      files: files.map { linter.lint(SourceFile(path: $0.path, bytes: Array($0.text.utf8))) })
    report.gates = gate.counts(in: report.files)
    return report
  }

  /// The report in a format.
  func bytes(_ reporter: any Reporter.Type, _ style: ReportStyle = ReportStyle()) -> [UInt8] {
    var writer = ByteWriter()
    reporter.init(style: style).write(self, to: &writer)
    return writer.bytes
  }

  /// The JSON report, with what other formats show.
  func json(details: Bool = true, time: ReportTime? = nil) -> [UInt8] {
    var style = ReportStyle()
    style.showsDetails = details
    style.time = time
    return bytes(JSONReporter.self, style)
  }

  /// The report written as JSON and read back.
  func stored(
    _ name: String = "report.json", details: Bool = true, time: ReportTime? = nil
  ) throws -> StoredReport {
    try StoredReport.read(json(details: details, time: time), name)
  }
}

extension StoredReport {
  /// What JSON says, which has to be a report.
  static func read(_ json: [UInt8], _ name: String = "report.json") throws -> StoredReport {
    let reader = ReportReader(SourceFile(path: name, bytes: json))
    #expect(reader.errors.map(\.message) == [])
    return try #require(reader.stored)
  }
}

/// A screen of buttons with those ids that nobody has named.
func screen(_ name: String, _ ids: [String]) -> String {
  "screen: \(name)\ntitle: \(name)\nchildren:\n"
    + ids.map { "  - {type: button, id: \($0), image: trash}\n" }.joined()
}
