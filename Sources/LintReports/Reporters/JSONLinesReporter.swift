import DocumentSyntax
import Linting

/// The JSON report in lines: a record for each thing.
struct JSONLinesReporter: Reporter {
  static let info = ReporterInfo(
    name: "jsonl", summary: "a JSON record a line, for streams and big reports",
    fileExtension: "jsonl", details: [.edits],
    about: """
      For streams, `jq` and reports too big to be held in memory: a JSON object a line, each with a
      `kind`. `a11y-lint schema jsonl` prints the schema of a line.

      | `kind` | contents | how many |
      |---|---|---|
      | `start` | version of the schema, the tool | one, first |
      | `file` | a path and the counts of the file, before its findings; `line` where \
      it is a line of `--stream` that gives no path | one a file, or a line |
      | `inputError` | a place that could not be read | |
      | `finding` | the members of a finding of the JSON report, also known and suppressed ones | |
      | `end` | the summary, the gates that failed, `records` | one, last |

      `records` counts the lines, including the first and last one: if it is missing or wrong, the
      stream was cut.
      """)

  private let json: JSONReporter

  init(style: ReportStyle) {
    // A stream is read as it comes; whoever wants details takes the JSON report.
    var style = style
    style.showsDetails = false
    json = JSONReporter(style: style)
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    var records = 2
    Self.writeStart(to: &output)
    for file in report.files {
      Self.write(file, line: nil, json, to: &output)
      records += Self.records(of: file)
    }
    Self.writeEnd(
      ReportSummary(report), report.gateFailures, records: records, json, to: &output)
  }

  // MARK: Records

  /// Appends the first record.
  static func writeStart(to output: inout ByteWriter) {
    write("start", to: &output) { json in
      json.member("schemaVersion", 1)
      Tool.write(to: &json)
    }
  }

  /// How many records a file has.
  static func records(of file: FileReport) -> Int {
    1 + file.inputErrors.count + file.findings.count
  }

  /// Appends the records of a file, or of the line of a stream that has a number.
  static func write(
    _ file: FileReport, line: Int?, _ reporter: JSONReporter, to output: inout ByteWriter
  ) {
    write("file", to: &output) { json in
      json.member("path", file.path)
      if let line { json.member("line", line) }
      json.member("screens", file.screens)
      json.member("nodes", file.nodes)
      json.member("findings", file.findings.count)
      json.member("suppressed", file.suppressed)
      json.member("known", file.tally.known)
      json.member("inputErrors", file.inputErrors.count)
    }
    for error in file.inputErrors {
      write("inputError", to: &output) { reporter.write(error, to: &$0) }
    }
    var rules = RuleMembers()
    for finding in file.findings {
      write("finding", to: &output) { reporter.write(finding, &rules, to: &$0) }
    }
  }

  /// Appends the last record.
  static func writeEnd(
    _ summary: ReportSummary, _ failures: [GateFailure], records: Int, _ reporter: JSONReporter,
    to output: inout ByteWriter
  ) {
    write("end", to: &output) { json in
      reporter.write(summary, to: &json)
      reporter.write(failures, to: &json)
      json.member("records", records)
    }
  }

  private static func write(
    _ kind: String, to output: inout ByteWriter, members: (inout JSONWriter) -> Void
  ) {
    output.writeJSON { json in
      json.object { json in
        json.member("kind", kind)
        members(&json)
      }
    }
    output.write("\n")
  }
}
