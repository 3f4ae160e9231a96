/// Who reads a report format, how it counts columns, and what tests hold it against; for
/// the pages about reports.
struct ReportReading: Sendable {
  /// The name of the format.
  let name: String
  /// Who or what reads it.
  let readers: String
  /// What its columns count, and from where.
  let columns: String
  /// The readers and schemas that `Scripts/validate-reports` asks.
  let validators: String

  private init(_ name: String, _ readers: String, _ columns: String, _ validators: String) {
    self.name = name
    self.readers = readers
    self.columns = columns
    self.validators = validators
  }

  /// What there is to say of a format; nil for one that is not in the table.
  static func of(_ name: String) -> ReportReading? { all.first { $0.name == name } }

  private static let scalars = "Unicode scalars from 1"

  /// Every format.
  private static let all: [ReportReading] = [
    .init("text", "people at a terminal, logs of builds", scalars, "checks of our own"),
    .init("narrated", "people with a screen reader", scalars, "checks of our own"),
    .init("concise", "editors, `grep`", scalars, "checks of our own"),
    .init(
      "json", "scripts, `a11y-lint report`", scalars + "; offsets in bytes",
      "its schema (`schema report`) and `jsonschema`"),
    .init(
      "jsonl", "scripts that read line by line", scalars,
      "its schema (`schema jsonl`) and `jsonschema`"),
    .init("xcode", "Xcode", scalars, "checks of our own"),
    .init(
      "sarif", "GitHub code scanning, editors", "UTF-16 code units from 1 (`columnKind`)",
      "the schema of SARIF 2.1.0, a profile of what GitHub takes, `sarif-tools`"),
    .init("github", "GitHub Actions", scalars, "a reader of the runner's grammar"),
    .init(
      "rdjson", "reviewdog", "bytes of UTF-8 from 1", "the schema of `DiagnosticResult`"),
    .init("rdjsonl", "reviewdog", "bytes of UTF-8 from 1", "the schema of `Diagnostic`"),
    .init(
      "sonarqube", "SonarQube", "UTF-16 code units from 0",
      "a schema of the generic issue format, and that every rule is there"),
    .init(
      "junit", "Jenkins, GitLab, Azure and other services", "none; the place is in the text",
      "both common schemas with `xmllint`, and `junitparser`"),
    .init(
      "checkstyle", "Jenkins, reviewdog, editors", scalars, "Checkstyle's schema with `xmllint`"),
    .init("tap", "`prove`, readers of TAP", scalars, "`prove` and `tap.py`"),
    .init("csv", "spreadsheets", scalars, "Python's `csv`"),
    .init(
      "gitlab", "GitLab code quality", "none; lines alone",
      "GitLab's schemas, unique fingerprints"),
    .init(
      "gitlab-a11y", "GitLab's accessibility widget", "none", "a schema of what the widget reads"),
    .init(
      "codeclimate", "Code Climate and what reads its format", "none; lines alone",
      "a schema of an issue, `cmarkgfm`"),
    .init(
      "markdown", "summaries of jobs, comments on pull requests", "none; lines alone",
      "`markdown-it-py` and `cmarkgfm`"),
    .init(
      "html", "people in a browser, on paper", scalars,
      "axe-core in Chromium and the Nu HTML checker"),
    .init(
      "acr", "who asks for a conformance statement", "none", "`markdown-it-py` and `cmarkgfm`"),
    .init("openacr", "tools for OpenACR", "none", "`PyYAML` and checks of our own"),
    .init(
      "summary", "dashboards, badges", "none", "its schema (`schema summary`) and `jsonschema`"),
    .init(
      "prometheus", "Prometheus, and Grafana through it", "none",
      "`promtool check metrics`, both parsers of `prometheus_client`, a real Prometheus"),
  ]
}
