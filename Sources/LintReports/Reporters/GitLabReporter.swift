import DocumentSyntax
import Linting

/// GitLab's report of code quality.
struct GitLabReporter: Reporter {
  static let info = ReporterInfo(
    name: "gitlab", summary: "GitLab's code quality report", fileExtension: "json",
    details: [.repositoryPaths, .suggestions],
    about: """
      The code quality report that GitLab shows in merge requests, an artifact of `reports:
      codequality`. Every issue fits GitLab's schema, and no two fingerprints are the same, since
      it drops others without a word. It compares the branches itself: give it whole reports and
      none of `--since`, or it considers everything else fixed.

      | here | in GitLab |
      |---|---|
      | could not be read | `blocker` |
      | error | `critical` |
      | warning | `major` |
      | note | `minor` |
      | a person has to look | `info`; the description begins with `to review:` |

      A fix that can be written is in `content.body`, as the lines that it leaves.
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

  /// Issues for GitLab, or complete ones.
  init(isComplete: Bool) {
    self.isComplete = isComplete
  }

  /// Appends the list.
  mutating func write(_ report: LintReport, to output: inout ByteWriter) {
    output.writeJSON { json in
      json.array(lines: 2) { json in
        for file in report.files {
          for error in file.inputErrors { write(error, in: file, to: &json) }
          for finding in file.newFindings { write(finding, in: file, to: &json) }
        }
      }
    }
    output.write("\n")
  }

  private mutating func write(
    _ error: InputError, in file: FileReport, to json: inout JSONWriter
  ) {
    let start = error.position?.line ?? 1
    let fingerprint = fingerprints.fingerprint(of: error, in: file)
    json.object { json in
      writeSubject(InputErrorText.rule, error.message, to: &json)
      json.member("fingerprint", fingerprint)
      json.member("severity", "blocker")
      Self.writePlace(
        file.repositoryPath, start, (error.end ?? error.position)?.line ?? 1, to: &json)
      if isComplete { Self.writeKind("Bug Risk", to: &json) }
    }
  }

  private mutating func write(
    _ finding: LocatedFinding, in file: FileReport, to json: inout JSONWriter
  ) {
    let fingerprint = fingerprints.fingerprint(of: finding)
    json.object { json in
      writeSubject(finding.rule.id, FindingSubject.message(of: finding), to: &json)
      json.member("fingerprint", fingerprint)
      json.member("severity", Self.severity(of: finding))
      Self.writePlace(file.repositoryPath, finding.start.line, finding.end.line, to: &json)
      if isComplete {
        Self.writeKind(finding.rule.category == .file ? "Bug Risk" : "Compatibility", to: &json)
      }
      let body = isComplete ? Self.body(of: finding) : Self.fixes(of: finding)
      if !body.isEmpty { json.object("content") { $0.member("body", body) } }
    }
  }

  private func writeSubject(_ rule: String, _ message: String, to json: inout JSONWriter) {
    if isComplete { json.member("type", "issue") }
    json.member("check_name", rule)
    json.member("description", message)
  }

  private static func writePlace(
    _ path: String, _ start: Int, _ end: Int, to json: inout JSONWriter
  ) {
    json.object("location") { json in
      json.member("path", path)
      json.object("lines") { json in
        json.member("begin", start)
        json.member("end", max(start, end))
      }
    }
  }

  /// Appends what only Code Climate wants of every issue.
  private static func writeKind(_ category: String, to json: inout JSONWriter) {
    json.member("categories", [category])
    json.member("remediation_points", 50_000)
  }

  /// The details of a finding beyond its message, as paragraphs of Markdown.
  private static func body(of finding: LocatedFinding) -> String {
    var lines = ["Help: " + finding.help]
    if let speech = finding.speech { lines.append("VoiceOver: \"\(speech)\"") }
    let criteria = finding.criteria.map { "\($0.number) \($0.name) (\($0.level))" }
    if !criteria.isEmpty { lines.append("WCAG: " + criteria.joined(separator: "; ")) }
    let fixes = fixes(of: finding)
    return lines.map(Markdown.untrusted).joined(separator: "\n\n")
      + (fixes.isEmpty ? "" : "\n\n" + fixes)
  }

  /// The fixes of a finding that can be written: its first lines as they would be.
  private static func fixes(of finding: LocatedFinding) -> String {
    (finding.details?.suggestions ?? []).map { fix in
      "Fix (\(fix.safety.explanation)): \(Markdown.message(fix.title))\n\n"
        + Markdown.codeBlock(fix.lines.replacing("\r\n", with: "\n"), language: "")
    }.joined(separator: "\n")
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
