/// How to learn more about what a report says: each rule and each criterion once.
struct TextLinks {
  private let rules: [String]
  private let criteria: [SuccessCriterion]

  /// The rules and criteria of the findings that a report shows.
  init(_ report: LintReport) {
    var infos: [String: RuleInfo] = [:]
    for file in report.files {
      for finding in file.shownFindings { infos[finding.rule.id] = finding.rule }
    }
    rules = infos.keys.sorted()
    let numbers = Set(infos.values.flatMap(\.wcag))
    criteria = SuccessCriterion.all.filter { numbers.contains($0.number) }
  }

  /// Appends the command that explains the rules, and the pages that explain the criteria.
  func write(_ style: ReportStyle, _ ink: Ink, to output: inout ByteWriter) {
    guard !rules.isEmpty else { return }
    output.write(ink.bold("About each rule") + ": a11y-lint explain RULE\n")
    for rule in rules { output.write("  \(rule)\n") }
    output.write("\n")
    guard !criteria.isEmpty else { return }
    output.write(ink.bold("About WCAG 2.2") + ":\n")
    for criterion in criteria {
      let text =
        "\(criterion.number) \(criterion.name) (\(criterion.level)): \(criterion.understanding)"
      let lines = Wrapping.lines(of: text, width: style.width - 4, used: 0)
      output.write("  " + lines.joined(separator: "\n    ") + "\n")
    }
    output.write("\n")
  }
}
