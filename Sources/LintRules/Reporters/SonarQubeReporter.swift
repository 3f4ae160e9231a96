import DocumentSyntax

/// Generic issues of SonarQube, in the form that it reads since 10.3.
struct SonarQubeReporter: Reporter {
  static let info = ReporterInfo(
    name: "sonarqube", summary: "SonarQube's generic issues", fileExtension: "json",
    details: [.columns, .repositoryPaths],
    about: """
      Generic issues for SonarQube 10.3 and later and for SonarQube Cloud: name the file in
      `sonar.externalIssuesReportPaths`. Paths start at the top of the repository, where the scanner
      is to run. Columns are counted in code units of UTF-16, from 0. Where a range is empty, only
      its line is given, since the scanner refuses such a range.

      In this form the severity belongs to the rule and not to the issue: a rule has that of its
      worst finding. Findings to review have a rule of their own, `RULE.review`, of low severity,
      so that they fail no quality gate for bugs. An input error is an issue of the rule
      `input-error`.
      Known and suppressed findings are left out.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.write("{\n  \"rules\": [")
    SonarQubeRules(report).write(to: &output)
    output.write("],\n  \"issues\": [")
    var isFirst = true
    for file in report.files {
      for error in file.inputErrors {
        output.write(isFirst ? "\n    " : ",\n    ")
        isFirst = false
        write(error, in: file, to: &output)
      }
      for finding in file.newFindings {
        output.write(isFirst ? "\n    " : ",\n    ")
        isFirst = false
        write(finding, path: file.repositoryPath, to: &output)
        output.handOn()
      }
    }
    output.write(isFirst ? "]\n}\n" : "\n  ]\n}\n")
  }

  private func write(_ error: InputError, in file: FileReport, to output: inout ByteWriter) {
    output.write("{\"ruleId\": \"\(SonarQubeRules.inputError)\", \"primaryLocation\": {")
    output.write("\"message\": ")
    output.writeJSON(error.message)
    output.write(", \"filePath\": ")
    output.writeJSON(error.path == file.path ? file.repositoryPath : error.path)
    // The columns of an error are counted in another unit.
    if let line = error.position?.line {
      output.write(", \"textRange\": {\"startLine\": \(line)}")
    }
    output.write("}}")
  }

  private func write(_ finding: LocatedFinding, path: String, to output: inout ByteWriter) {
    output.write("{\"ruleId\": ")
    output.writeJSON(SonarQubeRules.id(of: finding))
    output.write(", \"effortMinutes\": \(Self.effort(of: finding)), \"primaryLocation\": ")
    writeLocation(
      FindingSentence.text(finding), path, finding.start, finding.end, finding.details?.columns,
      to: &output)
    if !finding.related.isEmpty {
      let columns = finding.details?.relatedColumns ?? []
      output.write(", \"secondaryLocations\": [")
      for (index, place) in finding.related.enumerated() {
        if index > 0 { output.write(", ") }
        writeLocation(
          place.message, path, place.start, place.end,
          columns.indices.contains(index) ? columns[index] : nil, to: &output)
      }
      output.write("]")
    }
    output.write("}")
  }

  /// A guess that grows with the severity; somebody who reviews needs less than somebody who mends.
  private static func effort(of finding: LocatedFinding) -> Int {
    guard finding.certainty == .violation else { return 5 }
    switch finding.severity {
    case .error: return 15
    case .warning: return 10
    case .note: return 5
    }
  }

  private func writeLocation(
    _ message: String, _ path: String, _ start: Position, _ end: Position,
    _ columns: EncodedColumns?, to output: inout ByteWriter
  ) {
    output.write("{")
    if !message.isEmpty {
      output.write("\"message\": ")
      output.writeJSON(message)
      output.write(", ")
    }
    output.write("\"filePath\": ")
    output.writeJSON(path)
    output.write(", \"textRange\": {\"startLine\": \(start.line)")
    // A range that ends before the first column of a line has nothing of that line.
    let endsBefore = end.line > start.line && end.column == 1
    output.write(", \"endLine\": \(endsBefore ? end.line - 1 : end.line)")
    if let columns, !endsBefore, end.offset > start.offset {
      output.write(", \"startColumn\": \(columns.startUTF16 - 1)")
      output.write(", \"endColumn\": \(columns.endUTF16 - 1)")
    }
    output.write("}}")
  }
}
