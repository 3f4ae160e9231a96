import Linting

/// Issues by the specification of Code Climate's engines.
struct CodeClimateReporter: Reporter {
  static let info = ReporterInfo(
    name: "codeclimate", summary: "issues by Code Climate's specification", fileExtension: "json",
    details: [.repositoryPaths, .suggestions],
    about: """
      The issues of Code Climate's engine specification, as a list: the same as for `gitlab`, with
      `type`, `categories`, `remediation_points` and, as Markdown in `content.body`, what to do,
      what VoiceOver says and the criteria. The category is `Compatibility`, or `Bug Risk` for
      problems of the file itself.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    var issues = CodeQualityIssues(isComplete: true)
    issues.write(report, to: &output)
  }
}
