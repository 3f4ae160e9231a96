import DocumentSyntax

/// The documented JSON report, version 1: one finding a line.
struct JSONReporter: Reporter {
  static let info = ReporterInfo(
    name: "json", summary: "the documented JSON report", fileExtension: "json",
    about: """
      Everything that the linter knows about a run: findings, input errors, the result for each
      file, and the counts of the gates. `a11y-lint schema report` prints its schema. Columns
      are counted in Unicode scalars, offsets in bytes of UTF-8. Control characters and direction
      marks are written as JSON's escapes.

      With `--report-details` it also has everything that other formats show: source lines, columns
      in other units, pictures of screens. `a11y-lint report convert` makes any format from it, with the
      bytes that `lint` would have written; `report merge` makes one report of several, `report
      diff` lists new and fixed findings, and `report trend` draws how the numbers develop.
      """)

  let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.write("{\n  \"schemaVersion\": 1,\n  \"tool\": {\"name\": ")
    output.writeJSON(Tool.name)
    output.write(", \"version\": ")
    output.writeJSON(Tool.version)
    output.write("},\n  \"timestamp\": ")
    output.writeJSON(style.time?.text)
    output.write(",\n  \"summary\": ")
    write(ReportSummary(report), to: &output)
    output.write(",\n  \"failedGates\": [")
    write(report.gateFailures, to: &output)
    output.write("],\n  \"gates\": [")
    write(report.gates, to: &output)
    output.write("]")
    if style.showsDetails {
      output.write(",\n  \"rules\": ")
      if let rules = report.rules { output.writeJSON(rules.sorted()) } else { output.write("null") }
    }
    output.write(",\n  \"findings\": [")
    writeFindings(of: report, to: &output)
    output.write("],\n  \"inputErrors\": [")
    writeErrors(report.inputErrors, to: &output)
    output.write("],\n  \"files\": [")
    write(report.files, to: &output)
    output.write("]\n}\n")
  }

  /// Appends the numbers that close a report as an object.
  func write(_ summary: ReportSummary, to output: inout ByteWriter) {
    output.write("{\"files\": \(summary.files), \"screens\": \(summary.screens), ")
    output.write("\"nodes\": \(summary.nodes), \"errors\": \(summary.errors), ")
    output.write("\"warnings\": \(summary.warnings), \"notes\": \(summary.notes), ")
    output.write("\"needsReview\": \(summary.needsReview), \"suppressed\": \(summary.suppressed), ")
    output.write("\"known\": \(summary.known), \"inputErrors\": \(summary.inputErrors)}")
  }

  /// Appends what failed the run as the items of a list.
  func write(_ failures: [GateFailure], to output: inout ByteWriter) {
    for (index, failure) in failures.enumerated() {
      output.write(index == 0 ? "{\"gate\": " : ", {\"gate\": ")
      output.writeJSON(failure.gate)
      output.write(", \"what\": ")
      output.writeJSON(failure.what)
      output.write(", \"count\": \(failure.count), \"allowed\": \(failure.allowed), \"message\": ")
      output.writeJSON(failure.message)
      output.write("}")
    }
  }

  private func writeFindings(of report: LintReport, to output: inout ByteWriter) {
    let parts = FindingPart.all(of: report, areShared: output.makesParts != nil)
    output.write(parts: parts.count) { index, output in
      var writer = FindingJSON(self)
      var isFirst = index == 0
      parts[index].forEach(in: report) { finding in
        output.write(isFirst ? "\n    " : ",\n    ")
        isFirst = false
        writer.write(finding, to: &output)
        output.handOn()
      }
    }
    if !parts.isEmpty { output.write("\n  ") }
  }

  /// Appends findings of any files, a line each.
  func write(_ findings: [LocatedFinding], to output: inout ByteWriter) {
    var writer = FindingJSON(self)
    for (index, finding) in findings.enumerated() {
      output.write(index == 0 ? "\n    " : ",\n    ")
      writer.write(finding, to: &output)
    }
    if !findings.isEmpty { output.write("\n  ") }
  }

  private func writeErrors(_ errors: [InputError], to output: inout ByteWriter) {
    for (index, error) in errors.enumerated() {
      output.write(index == 0 ? "\n    " : ",\n    ")
      write(error, to: &output)
    }
    if !errors.isEmpty { output.write("\n  ") }
  }

  /// Appends an input error as an object that begins with some members.
  func write(_ error: InputError, after members: String = "", to output: inout ByteWriter) {
    output.write("{")
    output.write(members)
    output.write("\"path\": ")
    output.writeJSON(error.path)
    output.write(", \"line\": ")
    output.writeJSON(error.position?.line)
    output.write(", \"column\": ")
    output.writeJSON(error.position?.column)
    output.write(", \"message\": ")
    output.writeJSON(error.message)
    if style.showsDetails { writeDetails(of: error, to: &output) }
    output.write("}")
  }
}
