import DocumentSyntax
import Linting

/// The numbers of a run as JSON, for dashboards: one count a line.
struct SummaryReporter: Reporter {
  static let info = ReporterInfo(
    name: "summary", summary: "numbers for dashboards, as JSON", fileExtension: "json",
    details: .repositoryPaths, showsEverything: true,
    about: """
      The numbers of a run for dashboards and badges: totals, a score, failures, and counts by
      severity, category, rule, criterion of WCAG, clause of EN 301 549 and screen. `a11y-lint
      schema summary` prints its schema.

      `errors`, `warnings`, `notes` and `needsReview` count new findings, `known` those of the
      baseline or of the version before a change. Suppressed findings are only in `totals`. A
      finding counts once for each criterion and clause of its rule. `time` is only there with
      `--timestamps`.

      \(ReportScore.about)
      """)

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    output.writeJSON { json in json.object(lines: 2) { write(report, to: &$0) } }
    output.write("\n")
  }

  private func write(_ report: LintReport, to json: inout JSONWriter) {
    let counts = ReportCounts(report)
    json.member("schemaVersion", 1)
    Tool.write(to: &json)
    if let time = style.time { json.member("time", time.text) }
    let score = ReportScore(report, counts.total)
    json.object("score") { json in
      json.member("value", number: score.text)
      json.member("weight", score.weight)
      json.member("screens", score.screens)
    }
    Self.write(ReportSummary(report), to: &json)
    Self.writeList("failedGates", report.gateFailures, to: &json) { json, failure in
      json.member("gate", failure.gate)
      json.member("what", failure.what)
      json.member("count", failure.count)
      json.member("allowed", failure.allowed)
    }
    Self.writeList("severities", Severity.allCases.reversed(), to: &json) { json, severity in
      json.member("severity", severity.rawValue)
      json.member("violations", counts.total.violations[severity])
      json.member("needsReview", counts.total.reviewed[severity])
      json.member("knownViolations", counts.total.knownViolations[severity])
      json.member("knownNeedsReview", counts.total.knownReviews[severity])
    }
    Self.writeList("categories", counts.categories, to: &json) { json, part in
      json.member("category", part.category.rawValue)
      Self.write(part.counts, to: &json)
    }
    Self.writeList("rules", counts.rules, to: &json) { json, part in
      json.member("rule", part.rule.id)
      json.member("category", part.rule.category.rawValue)
      Self.write(part.counts, to: &json)
    }
    Self.writeList("criteria", counts.criteria, to: &json) { json, part in
      json.member("wcag", part.criterion.number)
      json.member("name", part.criterion.name)
      json.member("level", part.criterion.level)
      Self.write(part.counts, to: &json)
    }
    Self.writeList("clauses", counts.clauses, to: &json) { json, part in
      json.member("en301549", part.clause)
      Self.write(part.counts, to: &json)
    }
    Self.writeList("screens", counts.screens, to: &json) { json, part in
      json.member("path", part.path)
      json.member("screen", part.screen)
      Self.write(part.counts, to: &json)
    }
  }

  private static func write(_ summary: ReportSummary, to json: inout JSONWriter) {
    json.object("totals") { json in
      json.member("files", summary.files)
      json.member("screens", summary.screens)
      json.member("nodes", summary.nodes)
      json.member("errors", summary.errors)
      json.member("warnings", summary.warnings)
      json.member("notes", summary.notes)
      json.member("needsReview", summary.needsReview)
      json.member("causes", summary.causes)
      json.member("known", summary.known)
      json.member("suppressed", summary.suppressed)
      json.member("inputErrors", summary.inputErrors)
    }
  }

  /// Appends a list of objects, each on a line of its own.
  private static func writeList<Parts: Sequence>(
    _ name: StaticString, _ parts: Parts, to json: inout JSONWriter,
    members: (inout JSONWriter, Parts.Element) -> Void
  ) {
    json.array(name, lines: 4, of: parts) { json, part in
      json.object { members(&$0, part) }
    }
  }

  private static func write(_ counts: FindingCounts, to json: inout JSONWriter) {
    json.member("errors", counts.violations.errors)
    json.member("warnings", counts.violations.warnings)
    json.member("notes", counts.violations.notes)
    json.member("needsReview", counts.reviews)
    json.member("known", counts.known)
  }
}
