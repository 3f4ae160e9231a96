import DocumentSyntax
import Linting

/// The documented JSON report, version 1: one finding a line.
struct JSONReporter: Reporter {
  static let info = ReporterInfo(
    name: "json", summary: "the documented JSON report", fileExtension: "json",
    details: [.edits],
    about: """
      Everything that the linter knows about a run: findings, input errors, the result for each
      file, and the counts of the gates. `a11y-lint schema report` prints its schema. With
      `--report-details` `a11y-lint report convert` makes any other format from it.
      """)

  let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.writeJSON { json in
      json.object(lines: 2) { json in
        json.member("schemaVersion", 1)
        Tool.write(to: &json)
        json.member("timestamp", style.time?.text)
        write(ReportSummary(report), to: &json)
        write(report.gateFailures, to: &json)
        write(report.gates, to: &json)
        if style.showsDetails {
          if let rules = report.rules {
            json.member("rules", rules.sorted())
          } else {
            json.null("rules")
          }
        }
        json.array("findings", lines: 4) { json in
          for file in report.files { write(file.findings, to: &json) }
        }
        json.array("inputErrors", lines: 4, of: report.inputErrors) { json, error in
          json.object { write(error, to: &$0) }
        }
        json.array("files", lines: 4, of: report.files) { json, file in write(file, to: &json) }
      }
    }
    output.write("\n")
  }

  /// Appends the numbers that close a report.
  func write(_ summary: ReportSummary, to json: inout JSONWriter) {
    json.object("summary") { json in
      json.member("files", summary.files)
      json.member("screens", summary.screens)
      json.member("nodes", summary.nodes)
      json.member("errors", summary.errors)
      json.member("warnings", summary.warnings)
      json.member("notes", summary.notes)
      json.member("needsReview", summary.needsReview)
      json.member("causes", summary.causes)
      json.member("suppressed", summary.suppressed)
      json.member("known", summary.known)
      json.member("inputErrors", summary.inputErrors)
    }
  }

  /// Appends what failed the run.
  func write(_ failures: [GateFailure], to json: inout JSONWriter) {
    json.array("failedGates", of: failures) { json, failure in
      json.object { json in
        json.member("gate", failure.gate)
        json.member("what", failure.what)
        json.member("count", failure.count)
        json.member("allowed", failure.allowed)
        json.member("message", failure.message)
      }
    }
  }

  /// Appends what the gates counted.
  private func write(_ gates: [GateCount], to json: inout JSONWriter) {
    json.array("gates", of: gates) { json, gate in
      json.object { json in
        json.member("gate", gate.gate)
        json.member("what", gate.what)
        json.member("count", gate.count)
        json.member("allowed", gate.allowed)
      }
    }
  }

  /// Appends findings, an object each. Many are rendered in pieces, on the threads of the style's
  /// pool.
  func write(_ findings: [LocatedFinding], to json: inout JSONWriter) {
    var rest = findings[...]
    while rest.count > Self.piece {
      let pieces = stride(from: rest.startIndex, to: rest.endIndex, by: Self.piece)
        .prefix(Self.piecesAtOnce).map { rest[$0..<min($0 + Self.piece, rest.endIndex)] }
      let texts = style.pool.map(pieces.count) { number in
        JSONWriter.elements(lines: 4) { json in write(pieces[number], to: &json) }
      }
      for text in texts { json.elements(text) }
      rest = rest.dropFirst(pieces.count * Self.piece)
    }
    write(rest, to: &json)
  }

  /// How many findings are rendered in one go.
  private static let piece = 256
  /// How many pieces are in memory at once.
  private static let piecesAtOnce = 16

  private func write(_ findings: ArraySlice<LocatedFinding>, to json: inout JSONWriter) {
    var rules = RuleMembers()
    for finding in findings { json.object { write(finding, &rules, to: &$0) } }
  }

  /// Appends the members of an input error.
  func write(_ error: InputError, to json: inout JSONWriter) {
    json.member("path", error.path)
    json.member("line", error.position?.line)
    json.member("column", error.position?.column)
    json.member("message", error.message)
    if style.showsDetails { writeDetails(of: error, to: &json) }
  }

  /// Appends the numbers of a file, from which a report can be put together again.
  private func write(_ file: FileReport, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", file.path)
      json.member("repositoryPath", file.repositoryPath == file.path ? nil : file.repositoryPath)
      json.member("checked", file.isChecked)
      json.member("screens", file.screens)
      json.member("nodes", file.nodes)
      json.member("errors", file.tally.errors)
      json.member("warnings", file.tally.warnings)
      json.member("notes", file.tally.notes)
      json.member("needsReview", file.tally.reviews)
      json.member("suppressed", file.suppressed)
      json.member("known", file.tally.known)
      json.member("findings", file.findings.count)
      json.member("inputErrors", file.inputErrors.count)
      json.member("remarks", file.notes)
      guard style.showsDetails else { return }
      json.member("identity", FindingTrace.digits(of: file.identity))
      write(file.pictures, to: &json)
    }
  }
}
