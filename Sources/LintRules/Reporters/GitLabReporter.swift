import DocumentSyntax

/// GitLab's report of code quality.
struct GitLabReporter: Reporter {
  static let info = ReporterInfo(
    name: "gitlab", summary: "GitLab's code quality report", fileExtension: "json",
    details: .repositoryPaths,
    about: """
      The code quality report that GitLab shows in merge requests (`artifacts: reports:
      codequality`). GitLab silently drops issues that do not fit its schema, and keeps one issue
      for each fingerprint: so every issue fits, and no two fingerprints are the same. It compares the
      branches itself, only by fingerprints: give it whole reports and none of `--since`, or it
      considers everything else fixed. Known and suppressed findings are left out.

      | here | in GitLab |
      |---|---|
      | could not be read | `blocker` |
      | error | `critical` |
      | warning | `major` |
      | note | `minor` |
      | a person has to look | `info`; the description begins with `to review:` |

      Paths start at the top of the repository, as they are. There are no columns. Control
      characters and direction marks in descriptions are visible escapes, in paths those of JSON.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    var issues = CodeQualityIssues(isComplete: false)
    issues.write(report, to: &output)
  }
}

/// Issues as Code Climate defined them and GitLab reads them: a list, an issue a line.
struct CodeQualityIssues {
  /// Whether issues have what Code Climate wants beyond what GitLab reads.
  let isComplete: Bool

  private var fingerprints = UniqueFingerprints()
  private var isFirst = true

  /// Issues for GitLab, or complete ones.
  init(isComplete: Bool) {
    self.isComplete = isComplete
  }

  /// Appends the list.
  mutating func write(_ report: LintReport, to output: inout ByteWriter) {
    output.write("[")
    for file in report.files {
      var path = ByteWriter()
      path.writeJSON(file.repositoryPath)
      for error in file.inputErrors {
        begin(InputErrorText.rule, error.message, to: &output)
        output.writeJSON(fingerprints.fingerprint(of: error, in: file))
        output.write(", \"severity\": \"blocker\"")
        let end = error.end ?? error.position
        writePlace(path.bytes, error.position?.line ?? 1, end?.line ?? 1, to: &output)
        if isComplete { writeRest("Bug Risk", [], to: &output) }
        output.write("}")
      }
      for finding in file.newFindings {
        write(finding, path.bytes, to: &output)
        output.handOn()
      }
    }
    output.write(isFirst ? "]\n" : "\n]\n")
  }

  private mutating func write(
    _ finding: LocatedFinding, _ path: [UInt8], to output: inout ByteWriter
  ) {
    begin(finding.rule.id, FindingSubject.message(of: finding), to: &output)
    output.writeJSON(fingerprints.fingerprint(of: finding))
    output.write(", \"severity\": \"\(Self.severity(of: finding))\"")
    writePlace(path, finding.start.line, finding.end.line, to: &output)
    if isComplete {
      var lines = ["Help: " + finding.help]
      if let speech = finding.speech { lines.append("VoiceOver: \"\(speech)\"") }
      let criteria = finding.rule.criteria.map { "\($0.number) \($0.name) (\($0.level))" }
      if !criteria.isEmpty { lines.append("WCAG: " + criteria.joined(separator: "; ")) }
      writeRest(finding.rule.category == .file ? "Bug Risk" : "Compatibility", lines, to: &output)
    }
    output.write("}")
  }

  /// Begins an issue; the fingerprint comes next.
  private mutating func begin(_ rule: String, _ message: String, to output: inout ByteWriter) {
    output.write(isFirst ? "\n  {" : ",\n  {")
    isFirst = false
    if isComplete { output.write("\"type\": \"issue\", ") }
    output.write("\"check_name\": ")
    output.writeJSON(rule)
    output.write(", \"description\": ")
    output.writeJSON(message)
    output.write(", \"fingerprint\": ")
  }

  private func writePlace(
    _ path: [UInt8], _ start: Int, _ end: Int, to output: inout ByteWriter
  ) {
    output.write(", \"location\": {\"path\": ")
    output.bytes.append(contentsOf: path)
    output.write(", \"lines\": {\"begin\": \(start), \"end\": \(max(start, end))}}")
  }

  /// Appends what only Code Climate wants; the lines are paragraphs of Markdown.
  private func writeRest(
    _ category: String, _ lines: [String], to output: inout ByteWriter
  ) {
    output.write(", \"categories\": [\"\(category)\"], \"remediation_points\": 50000")
    guard !lines.isEmpty else { return }
    var body = ByteWriter()
    for (index, line) in lines.enumerated() {
      if index > 0 { body.write("\n\n") }
      body.write(Markdown.untrusted(line))
    }
    output.write(", \"content\": {\"body\": ")
    output.writeJSON(body.text)
    output.write("}")
  }

  private static func severity(of finding: LocatedFinding) -> String {
    guard finding.certainty == .violation else { return "info" }
    switch finding.severity {
    case .error: return "critical"
    case .warning: return "major"
    case .note: return "minor"
    }
  }
}
