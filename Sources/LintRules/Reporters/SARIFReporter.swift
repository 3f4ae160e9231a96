import DocumentSyntax

/// SARIF 2.1.0 in the form that GitHub's code scanning takes.
struct SARIFReporter: Reporter {
  static let info = ReporterInfo(
    name: "sarif", summary: "SARIF 2.1.0, for code scanning and editors", fileExtension: "sarif",
    details: [.columns, .lineHashes, .repositoryPaths],
    about: """
      One run of SARIF 2.1.0. GitHub's code scanning reads it (`github/codeql-action/upload-sarif`),
      and so do Azure DevOps and viewers in editors. Paths are percent-encoded and start at the top
      of the repository; what lies outside has its own URI. Columns are counted in code units of
      UTF-16, and `columnKind` says so.

      `primaryLocationLineHash` is the very value that GitHub works out. Where two findings of a
      rule stand on one line, as in minified JSON, both have their fingerprint behind it, or GitHub
      would take them for one alert. `a11yLintNode/v1` is the fingerprint of the JSON report.
      There is no `security-severity`, so that findings do not count as vulnerabilities.

      A finding to review is a `note` that begins with "To review", with `certainty` in its
      properties: the standard would have `kind` be `review` and the level `none`, and then GitHub
      would show no level. Known findings are in the report. `baselineState` is there as soon as one
      finding is known: `new`, or `unchanged` for known and suppressed ones. With
      `--show-suppressed`, suppressed findings have `suppressions` with their reasons; GitHub reads
      neither, so upload a report that was made with `--since` or without the option.
      Files that could not be read are `toolExecutionNotifications`, and `executionSuccessful` is
      false.

      GitHub refuses files of more than 25,000 results or of 10 MB compressed. What is worst comes
      first: new before known, errors before warnings. The rest is left out, whole findings, and
      counted in a notification and in `properties.omittedResults`. In messages, `](` is written
      `]\\u{28}`, so that a label cannot become a link. Names of elements and screens are cut after
      1,000 characters.
      """)

  private let style: ReportStyle
  private let limits: SARIFLimits

  init(style: ReportStyle) {
    self.init(style: style, limits: SARIFLimits())
  }

  init(style: ReportStyle, limits: SARIFLimits) {
    self.style = style
    self.limits = limits
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    let notifications = SARIFNotifications(report, limits)
    let selection = SARIFSelection(report, limits, beside: notifications.weight)
    let rules = SARIFRules(selection)
    let results = SARIFResults(selection, rules)
    output.write("{\n  \"$schema\": \"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/")
    output.write("os/schemas/sarif-schema-2.1.0.json\",\n  \"version\": \"2.1.0\",\n")
    output.write("  \"runs\": [{\n    \"tool\": {\"driver\": {\n      \"name\": ")
    output.writeJSON(Tool.name)
    output.write(", \"semanticVersion\": ")
    output.writeJSON(Tool.version)
    output.write(",\n      \"rules\": [")
    rules.write(to: &output)
    output.write("],\n      \"notifications\": [")
    notifications.writeKinds(omitted: selection.omitted, to: &output)
    output.write("]\n    }},\n    \"language\": \"en\",\n")
    output.write("    \"automationDetails\": {\"id\": \"\(Tool.name)/\"},\n")
    output.write("    \"columnKind\": \"\(results.columnKind)\",\n")
    output.write("    \"originalUriBaseIds\": {\"\(SARIFPlace.base)\": {\"description\": ")
    output.write("{\"text\": \"The top of the repository.\"}}},\n    \"invocations\": [{")
    let isComplete = notifications.areNone
    output.write("\"executionSuccessful\": \(isComplete ? "true" : "false")")
    if let time = style.time { output.write(", \"endTimeUtc\": \"\(time.text)\"") }
    output.write(", \"toolExecutionNotifications\": [")
    notifications.write(omitted: selection.omitted, to: &output)
    output.write("]}],\n    \"properties\": {\"omittedResults\": \(selection.omitted)},\n")
    output.write("    \"results\": [")
    results.write(to: &output)
    output.write("]\n  }]\n}\n")
  }
}
