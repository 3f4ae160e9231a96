import DocumentSyntax
import Linting

/// The diagnostics of reviewdog as one document.
struct RDJSONReporter: Reporter {
  static let info = ReporterInfo(
    name: "rdjson", summary: "reviewdog's diagnostics, one document", fileExtension: "rdjson",
    details: [.columns, .repositoryPaths, .suggestions],
    about: """
      Diagnostics for `reviewdog -f=rdjson`, which comments on pull requests of many services. A
      finding to review is an `INFO` that begins with "To review"; an input error has the code
      `input-error`. Fixes that can be written are `suggestions`; those in lines of more than 2,000
      bytes are left out. reviewdog treats messages as Markdown where the service does, so the text
      of a label may look like markup there.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.writeJSON { json in
      json.object(lines: 2) { json in
        RDJSONDiagnostic.writeSource(to: &json)
        json.member("severity", "WARNING")
        json.array("diagnostics", lines: 4, of: RDJSONDiagnostic.all(of: report)) {
          $1.write(to: &$0)
        }
      }
    }
    output.write("\n")
  }
}

/// One diagnostic in reviewdog's format.
struct RDJSONDiagnostic {
  /// The subjects of diagnostics.
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
  static func writeSource(to json: inout JSONWriter) {
    json.object("source") { $0.member("name", Tool.name) }
  }

  /// Appends it; where each stands alone, it says what it is from.
  func write(hasSource: Bool = false, hasRelated: Bool = true, to json: inout JSONWriter) {
    json.object { json in
      switch subject {
      case .error(let error): write(error, to: &json)
      case .finding(let finding): write(finding, hasRelated: hasRelated, to: &json)
      }
      if hasSource { Self.writeSource(to: &json) }
    }
  }

  private func write(_ error: InputError, to json: inout JSONWriter) {
    json.member("message", error.message)
    json.object("location") { json in
      json.member("path", path)
      // The columns of an error are counted in another unit.
      if let line = error.position?.line {
        json.object("range") { $0.object("start") { $0.member("line", line) } }
      }
    }
    json.member("severity", "ERROR")
    json.object("code") { $0.member("value", InputErrorText.rule) }
  }

  private func write(
    _ finding: LocatedFinding, hasRelated: Bool, to json: inout JSONWriter
  ) {
    json.member("message", FindingSentence.text(finding))
    writeLocation(finding.start, finding.end, finding.details?.columns, to: &json)
    json.member("severity", Self.severity(of: finding))
    json.object("code") { json in
      json.member("value", finding.rule.id)
      if let criterion = finding.criteria.first {
        json.member("url", criterion.understanding)
      }
    }
    if hasRelated { writeSuggestions(of: finding, to: &json) }
    guard hasRelated, !finding.related.isEmpty else { return }
    let columns = finding.details?.relatedColumns ?? []
    json.array("related_locations", of: finding.related.enumerated()) { json, item in
      let (index, place) = item
      json.object { json in
        json.member("message", place.message)
        writeLocation(
          place.start, place.end, columns.indices.contains(index) ? columns[index] : nil,
          to: &json)
      }
    }
  }

  private func writeSuggestions(of finding: LocatedFinding, to json: inout JSONWriter) {
    let suggestions = finding.details?.suggestions ?? []
    guard !suggestions.isEmpty else { return }
    json.array("suggestions", of: suggestions) { json, suggestion in
      json.object { json in
        json.object("range") { json in
          Self.write("start", suggestion.start, to: &json)
          Self.write("end", suggestion.end, to: &json)
        }
        json.member("text", suggestion.text)
      }
    }
  }

  private static func write(
    _ name: StaticString, _ place: FixSuggestion.Place, to json: inout JSONWriter
  ) {
    json.object(name) { json in
      json.member("line", place.line)
      json.member("column", place.column)
    }
  }

  private func writeLocation(
    _ start: Position, _ end: Position, _ columns: EncodedColumns?, to json: inout JSONWriter
  ) {
    json.object("location") { json in
      json.member("path", path)
      json.object("range") { json in
        Self.write("start", start, columns?.startUTF8, to: &json)
        Self.write("end", end, columns?.endUTF8, to: &json)
      }
    }
  }

  private static func write(
    _ name: StaticString, _ position: Position, _ column: Int?, to json: inout JSONWriter
  ) {
    json.object(name) { json in
      json.member("line", position.line)
      if let column { json.member("column", column) }
    }
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
