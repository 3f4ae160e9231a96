import DocumentSyntax
import Linting

/// A table for spreadsheets: a row for each finding.
struct CSVReporter: Reporter {
  static let info = ReporterInfo(
    name: "csv", summary: "a table for spreadsheets", fileExtension: "csv",
    about: """
      A table for spreadsheets and scripts, by RFC 4180: UTF-8 without a byte order mark, commas,
      CRLF, quotes doubled. The first row names the columns; more may be added at the end, none
      will be removed.

      | column | contents |
      |---|---|
      | `kind` | `finding` or `inputError` |
      | `path`, `line`, `column`, `endLine`, `endColumn` | the place |
      | `severity`, `certainty`, `rule`, `category` | as in the JSON report |
      | `message`, `help` | the problem, the remedy |
      | `screen`, `nodeType`, `nodeID`, `nodePath` | the element |
      | `speech` | VoiceOver's words there |
      | `wcag`, `en301549` | criteria and clauses, with blanks between them |
      | `state`, `reason` | `new`, `known` or `suppressed`, and why it is suppressed |
      | `fingerprint` | the same as long as the finding is |
      | `cause` | the same for one defect in many places |

      A cell that a spreadsheet would treat as a formula (`=`, `+`, `-`, `@`, their full-width
      forms, also after blanks) begins with an apostrophe; `--no-csv-guard` leaves that out. Every
      row is one line, and a text of more than 8,000 characters is cut.
      """)

  private static let columns = [
    "kind", "path", "line", "column", "endLine", "endColumn", "severity", "certainty", "rule",
    "category", "message", "help", "screen", "nodeType", "nodeID", "nodePath", "speech", "wcag",
    "en301549", "state", "reason", "fingerprint",
    "cause",
  ]

  /// The most characters of a cell, which may become four times as many: spreadsheets take no more
  /// than 32,767, and Python's reader 131,072.
  private static let limit = 8_000

  private let guardsFormulas: Bool

  init(style: ReportStyle) {
    guardsFormulas = style.guardsFormulas
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.write(Self.columns.joined(separator: ",") + "\r\n")
    for file in report.files {
      for error in file.inputErrors { write(error, to: &output) }
      for finding in file.findings { write(finding, to: &output) }
    }
  }

  private func write(_ error: InputError, to output: inout ByteWriter) {
    output.write("inputError")
    write([error.path], to: &output)
    write(error.position, to: &output)
    write(error.position == nil ? nil : error.end ?? error.position, to: &output)
    write(["error", nil, InputErrorText.rule, nil, error.message], to: &output)
    write(Array(repeating: nil, count: 12), to: &output)
    output.write("\r\n")
  }

  private func write(_ finding: LocatedFinding, to output: inout ByteWriter) {
    output.write("finding")
    write([finding.path], to: &output)
    write(finding.start, to: &output)
    write(finding.end, to: &output)
    let rule = finding.rule
    write(
      [
        finding.severity.rawValue, finding.certainty.rawValue, rule.id, rule.category.rawValue,
        finding.message, finding.help, finding.screen, finding.nodeType, finding.nodeID,
        finding.nodePath, finding.speech, finding.wcag.joined(separator: " "),
        finding.en301549.joined(separator: " "), finding.state.rawValue,
        finding.suppression?.reason,
        finding.fingerprint, finding.cause,
      ], to: &output)
    output.write("\r\n")
  }

  /// Appends cells, each after a comma.
  private func write(_ cells: [String?], to output: inout ByteWriter) {
    for cell in cells {
      output.write(",")
      guard let cell else { continue }
      output.writeCSV(cell.beginning(atMost: Self.limit), guardsFormulas: guardsFormulas)
    }
  }

  /// Appends line and column, each after a comma.
  private func write(_ position: Position?, to output: inout ByteWriter) {
    guard let position else { return output.write(",,") }
    output.write(",")
    output.write(position.line)
    output.write(",")
    output.write(position.column)
  }
}
