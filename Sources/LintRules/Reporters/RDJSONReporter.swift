import DocumentSyntax

/// The diagnostics of reviewdog as one document.
struct RDJSONReporter: Reporter {
  static let info = ReporterInfo(
    name: "rdjson", summary: "reviewdog's diagnostics, one document", fileExtension: "rdjson",
    details: [.columns, .repositoryPaths],
    about: """
      Diagnostics for `reviewdog -f=rdjson`, which comments on pull requests of many services. Paths
      start at the top of the repository. Columns are counted in bytes of UTF-8, from 1, and a range
      ends before its last column. `code.url` leads to the page of the W3C about the first
      success criterion. A finding to review is an `INFO` that begins with "To review"; an input
      error has the code `input-error`. Known and suppressed findings are left out.

      Control characters and direction marks are written as JSON's escapes. reviewdog treats messages
      as Markdown where the service does, so the text of a label may look like markup there.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.write("{\n  \"source\": ")
    RDJSONDiagnostic.writeSource(to: &output)
    output.write(",\n  \"severity\": \"WARNING\",\n  \"diagnostics\": [")
    var isFirst = true
    for diagnostic in RDJSONDiagnostic.all(of: report) {
      output.write(isFirst ? "\n    " : ",\n    ")
      isFirst = false
      diagnostic.write(to: &output)
      output.handOn()
    }
    output.write(isFirst ? "]\n}\n" : "\n  ]\n}\n")
  }
}

/// One diagnostic in reviewdog's format.
struct RDJSONDiagnostic {
  /// What it is about.
  private enum Subject {
    case error(InputError)
    case finding(LocatedFinding)
  }

  private let subject: Subject
  private let path: String

  /// The diagnostics of a report in its order: what could not be read, and what is new.
  static func all(of report: LintReport) -> some Sequence<RDJSONDiagnostic> {
    report.files.lazy.flatMap { file in
      file.inputErrors.map { error in
        RDJSONDiagnostic(
          subject: .error(error),
          path: error.path == file.path ? file.repositoryPath : error.path)
      }
        + file.newFindings.map {
          RDJSONDiagnostic(subject: .finding($0), path: file.repositoryPath)
        }
    }
  }

  /// Appends the program as the source of diagnostics.
  static func writeSource(to output: inout ByteWriter) {
    output.write("{\"name\": ")
    output.writeJSON(Tool.name)
    output.write("}")
  }

  /// Appends it on one line; where each stands alone, it says what it is from.
  func write(hasSource: Bool = false, hasRelated: Bool = true, to output: inout ByteWriter) {
    output.write("{\"message\": ")
    switch subject {
    case .error(let error):
      output.writeJSON(error.message)
      output.write(", \"location\": {\"path\": ")
      output.writeJSON(path)
      // The columns of an error are counted in another unit.
      if let line = error.position?.line {
        output.write(", \"range\": {\"start\": {\"line\": \(line)}}")
      }
      output.write("}, \"severity\": \"ERROR\", \"code\": {\"value\": \"input-error\"}")
    case .finding(let finding):
      write(finding, hasRelated: hasRelated, to: &output)
    }
    if hasSource {
      output.write(", \"source\": ")
      Self.writeSource(to: &output)
    }
    output.write("}")
  }

  private func write(_ finding: LocatedFinding, hasRelated: Bool, to output: inout ByteWriter) {
    output.writeJSON(FindingSentence.text(finding))
    output.write(", \"location\": ")
    writeLocation(finding.start, finding.end, finding.details?.columns, to: &output)
    output.write(", \"severity\": \"\(Self.severity(of: finding))\", \"code\": {\"value\": ")
    output.writeJSON(finding.rule.id)
    if let criterion = finding.rule.criteria.first {
      output.write(", \"url\": ")
      output.writeJSON(criterion.understanding)
    }
    output.write("}")
    if hasRelated, !finding.related.isEmpty { writeRelated(of: finding, to: &output) }
  }

  private func writeRelated(of finding: LocatedFinding, to output: inout ByteWriter) {
    let columns = finding.details?.relatedColumns ?? []
    output.write(", \"related_locations\": [")
    for (index, place) in finding.related.enumerated() {
      output.write(index == 0 ? "{\"message\": " : ", {\"message\": ")
      output.writeJSON(place.message)
      output.write(", \"location\": ")
      writeLocation(
        place.start, place.end, columns.indices.contains(index) ? columns[index] : nil,
        to: &output)
      output.write("}")
    }
    output.write("]")
  }

  private func writeLocation(
    _ start: Position, _ end: Position, _ columns: EncodedColumns?, to output: inout ByteWriter
  ) {
    output.write("{\"path\": ")
    output.writeJSON(path)
    output.write(", \"range\": {\"start\": ")
    write(start, columns?.startUTF8, to: &output)
    output.write(", \"end\": ")
    write(end, columns?.endUTF8, to: &output)
    output.write("}}")
  }

  private func write(_ position: Position, _ column: Int?, to output: inout ByteWriter) {
    output.write("{\"line\": ")
    output.write(position.line)
    if let column { output.write(", \"column\": \(column)") }
    output.write("}")
  }

  private static func severity(of finding: LocatedFinding) -> String {
    guard finding.certainty == .violation else { return "INFO" }
    switch finding.severity {
    case .error: return "ERROR"
    case .warning: return "WARNING"
    case .note: return "INFO"
    }
  }
}
