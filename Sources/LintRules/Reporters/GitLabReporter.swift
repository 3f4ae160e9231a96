/// GitLab's report of code quality.
struct GitLabReporter: Reporter {
  static let info = ReporterInfo(
    name: "gitlab", summary: "GitLab's code quality report", fileExtension: "json",
    details: .repositoryPaths,
    about: """
      What GitLab shows in merge requests as code quality (`artifacts: reports: codequality`). It
      drops issues that do not fit its schema without a word, and keeps one issue for each
      fingerprint: so every issue fits, and no two fingerprints are the same. It compares the
      branches itself, by fingerprints alone: give it whole reports and none of `--since`, or it
      takes what is not repeated for mended. What is known or suppressed is left out.

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
