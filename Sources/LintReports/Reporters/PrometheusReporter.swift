import DocumentSyntax
import Linting

/// The numbers of a run as gauges in Prometheus' text format, which readers of OpenMetrics take as
/// well.
struct PrometheusReporter: Reporter {
  static let info = ReporterInfo(
    name: "prometheus", summary: "gauges for Prometheus and OpenMetrics", fileExtension: "prom",
    showsEverything: true,
    about: """
      Gauges for the textfile collector of node_exporter, a Pushgateway, or any web server that
      Prometheus scrapes. `docs/DASHBOARDS.md` goes from the run to a panel in Grafana, and lists
      the series. The file is also valid as OpenMetrics 1.0.

      `a11y_lint_findings` has a series for each severity, certainty and state, with zeros;
      `a11y_lint_rule_findings` only has series for rules that found something. Labels are bounded:
      rule, category, severity, certainty, state, and the names of gates; never a path, a screen or
      an element. Gates of one name are numbered, and the run's own has an empty name.
      `a11y_lint_last_run_timestamp_seconds` is only there with `--timestamps`.
      """)

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    let summary = ReportSummary(report)
    let counts = ReportCounts(report)
    let write = { (name: String, help: String, value: String, output: inout ByteWriter) in
      Self.writeHead(name, help, to: &output)
      Self.writeSample(name, [], value, to: &output)
    }
    Self.writeHead("build_info", "The version of the linter; always 1.", to: &output)
    Self.writeSample("build_info", [("version", Tool.version)], "1", to: &output)
    if let time = style.time {
      write(
        "last_run_timestamp_seconds", "When the linter ran, in seconds since 1970.",
        "\(time.seconds)", &output)
    }
    write(
      "score_ratio", "Score from 0 to 1; 1 where nothing was found.",
      ReportScore(report, counts.total).ratio, &output)
    write("files", "Files that were read.", "\(summary.files)", &output)
    write("screens", "Screens of all files.", "\(summary.screens)", &output)
    write("nodes", "Elements of all screens.", "\(summary.nodes)", &output)
    write(
      "input_errors", "Places that could not be read.", "\(summary.inputErrors)", &output)
    write(
      "suppressed_findings", "Findings that a suppression silenced.", "\(summary.suppressed)",
      &output)
    writeFindings(counts.total, to: &output)
    writeRules(counts.rules, to: &output)
    writeGates(report.gateFailures, to: &output)
    output.write("# EOF\n")
  }

  private func writeFindings(_ counts: FindingCounts, to output: inout ByteWriter) {
    Self.writeHead("findings", "Findings by severity, certainty and state.", to: &output)
    for part in Self.parts(of: counts) {
      Self.writeSample("findings", part.labels, "\(part.count)", to: &output)
    }
  }

  private func writeRules(
    _ rules: [(rule: RuleInfo, counts: FindingCounts)], to output: inout ByteWriter
  ) {
    guard !rules.isEmpty else { return }
    Self.writeHead(
      "rule_findings", "Findings of each rule that found something.", to: &output)
    for (rule, counts) in rules {
      let labels = [("rule", rule.id), ("category", rule.category.rawValue)]
      for part in Self.parts(of: counts) where part.count > 0 {
        Self.writeSample("rule_findings", labels + part.labels, "\(part.count)", to: &output)
      }
    }
  }

  private func writeGates(_ failures: [GateFailure], to output: inout ByteWriter) {
    Self.writeHead("gates_failed", "Gates that did not let the run pass.", to: &output)
    Self.writeSample("gates_failed", [], "\(Set(failures.map(\.gate)).count)", to: &output)
    guard !failures.isEmpty else { return }
    let numbers: [(name: String, help: String, value: (GateFailure) -> Int)] = [
      ("gate_findings", "What a failed gate counted.", { $0.count }),
      ("gate_allowed_findings", "What a failed gate allows.", { $0.allowed }),
    ]
    for number in numbers {
      Self.writeHead(number.name, number.help, to: &output)
      var seen: [[String]: Int] = [:]
      for failure in failures {
        // Several gates may have one name, and a series can be there only once.
        let count = seen[[failure.gate ?? "", failure.what], default: 0] + 1
        seen[[failure.gate ?? "", failure.what]] = count
        let name = (failure.gate ?? "") + (count > 1 ? " (\(count))" : "")
        Self.writeSample(
          number.name, [("gate", name), ("what", failure.what)], "\(number.value(failure))",
          to: &output)
      }
    }
  }

  /// Each sort of finding with its labels, from errors to notes.
  private static func parts(
    of counts: FindingCounts
  ) -> [(labels: [(name: String, value: String)], count: Int)] {
    let states: [(LocatedFinding.State, Certainty, SeverityCounts)] = [
      (.new, .violation, counts.violations), (.new, .needsReview, counts.reviewed),
      (.known, .violation, counts.knownViolations), (.known, .needsReview, counts.knownReviews),
    ]
    return states.flatMap { state, certainty, counts in
      Severity.allCases.reversed().map { severity in
        (
          [
            ("severity", severity.rawValue), ("certainty", certainty.rawValue),
            ("state", state.rawValue),
          ],
          counts[severity]
        )
      }
    }
  }

  // MARK: The text format

  private static func writeHead(_ name: String, _ help: String, to output: inout ByteWriter) {
    output.write("# HELP a11y_lint_\(name) \(help)\n# TYPE a11y_lint_\(name) gauge\n")
  }

  private static func writeSample(
    _ name: String, _ labels: [(name: String, value: String)], _ value: String,
    to output: inout ByteWriter
  ) {
    output.write("a11y_lint_\(name)")
    for (index, label) in labels.enumerated() {
      output.write((index == 0 ? "{" : ",") + label.name + "=\"")
      output.write(escaped(label.value))
      output.write("\"")
    }
    output.write((labels.isEmpty ? " " : "} ") + value + "\n")
  }

  /// The value of a label: what could act on a terminal is spelled out first.
  private static func escaped(_ text: String) -> String {
    var visible = ByteWriter()
    visible.writeEscaped(text)
    var result = String.UnicodeScalarView()
    for scalar in visible.text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
