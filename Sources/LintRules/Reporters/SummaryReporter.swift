import DocumentSyntax

/// The numbers of a run as JSON, for dashboards: one count a line.
struct SummaryReporter: Reporter {
  static let info = ReporterInfo(
    name: "summary", summary: "numbers for dashboards, as JSON", fileExtension: "json",
    details: .repositoryPaths, showsEverything: true,
    about: """
      The numbers of a run for dashboards and badges: totals, a score, failures, and counts by
      severity, category, rule, criterion of WCAG, clause of EN 301 549 and screen.
      `a11y-lint schema summary` prints its schema.

      `errors`, `warnings`, `notes` and `needsReview` count new findings, `known` those of the
      baseline or of the version before a change. Suppressed findings are only in `totals`. A finding
      counts once for each criterion and clause of its rule, so these add up to more than the
      totals. Severities and categories are all listed, with zeros; rules, criteria, clauses and
      screens only if something was found. The numbers are those of all findings, also with
      `--min-severity`.

      \(ReportScore.about)

      Paths start at the top of the repository. Control characters and direction marks in paths
      and names of screens are written as JSON's escapes. `time` is only there with
      `--timestamps`.
      """)

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    let counts = ReportCounts(report)
    output.write("{\n  \"schemaVersion\": 1,\n  \"tool\": {\"name\": ")
    output.writeJSON(Tool.name)
    output.write(", \"version\": ")
    output.writeJSON(Tool.version)
    output.write("}")
    if let time = style.time {
      output.write(",\n  \"time\": ")
      output.writeJSON(time.text)
    }
    let score = ReportScore(report, counts.total)
    output.write(",\n  \"score\": {\"value\": \(score.text), \"weight\": \(score.weight), ")
    output.write("\"screens\": \(score.screens)}")
    write(ReportSummary(report), to: &output)
    write(report.gateFailures, to: &output)
    writeSeverities(counts.total, to: &output)
    writeList("categories", counts.categories, to: &output) { part, output in
      Self.write("category", part.category.rawValue, to: &output)
      Self.write(part.counts, to: &output)
    }
    writeList("rules", counts.rules, to: &output) { part, output in
      Self.write("rule", part.rule.id, to: &output)
      Self.write("category", part.rule.category.rawValue, to: &output)
      Self.write(part.counts, to: &output)
    }
    writeList("criteria", counts.criteria, to: &output) { part, output in
      Self.write("wcag", part.criterion.number, to: &output)
      Self.write("name", part.criterion.name, to: &output)
      Self.write("level", part.criterion.level, to: &output)
      Self.write(part.counts, to: &output)
    }
    writeList("clauses", counts.clauses, to: &output) { part, output in
      Self.write("en301549", part.clause, to: &output)
      Self.write(part.counts, to: &output)
    }
    writeList("screens", counts.screens, to: &output) { part, output in
      Self.write("path", part.path, to: &output)
      Self.write("screen", part.screen, to: &output)
      Self.write(part.counts, to: &output)
    }
    output.write("\n}\n")
  }

  private func write(_ summary: ReportSummary, to output: inout ByteWriter) {
    output.write(",\n  \"totals\": {\"files\": \(summary.files), \"screens\": \(summary.screens), ")
    output.write("\"nodes\": \(summary.nodes), \"errors\": \(summary.errors), ")
    output.write("\"warnings\": \(summary.warnings), \"notes\": \(summary.notes), ")
    output.write("\"needsReview\": \(summary.needsReview), \"known\": \(summary.known), ")
    output.write("\"suppressed\": \(summary.suppressed), ")
    output.write("\"inputErrors\": \(summary.inputErrors)}")
  }

  private func write(_ failures: [GateFailure], to output: inout ByteWriter) {
    writeList("failedGates", failures, to: &output) { failure, output in
      Self.write("gate", failure.gate, to: &output)
      Self.write("what", failure.what, to: &output)
      output.write("\"count\": \(failure.count), \"allowed\": \(failure.allowed)")
    }
  }

  private func writeSeverities(_ counts: FindingCounts, to output: inout ByteWriter) {
    writeList("severities", Severity.allCases.reversed(), to: &output) { severity, output in
      Self.write("severity", severity.rawValue, to: &output)
      output.write("\"violations\": \(counts.violations[severity]), ")
      output.write("\"needsReview\": \(counts.reviewed[severity]), ")
      output.write("\"knownViolations\": \(counts.knownViolations[severity]), ")
      output.write("\"knownNeedsReview\": \(counts.knownReviews[severity])")
    }
  }

  /// Appends a member that is a list of objects, each on a line of its own.
  private func writeList<Parts: Sequence>(
    _ name: String, _ parts: Parts, to output: inout ByteWriter,
    members: (Parts.Element, inout ByteWriter) -> Void
  ) {
    output.write(",\n  \"\(name)\": [")
    var isFirst = true
    for part in parts {
      output.write(isFirst ? "\n    {" : ",\n    {")
      isFirst = false
      members(part, &output)
      output.write("}")
    }
    output.write(isFirst ? "]" : "\n  ]")
  }

  private static func write(_ name: String, _ text: String?, to output: inout ByteWriter) {
    output.write("\"\(name)\": ")
    output.writeJSON(text)
    output.write(", ")
  }

  private static func write(_ counts: FindingCounts, to output: inout ByteWriter) {
    output.write("\"errors\": \(counts.violations.errors), ")
    output.write("\"warnings\": \(counts.violations.warnings), ")
    output.write("\"notes\": \(counts.violations.notes), ")
    output.write("\"needsReview\": \(counts.reviews), \"known\": \(counts.known)")
  }
}
