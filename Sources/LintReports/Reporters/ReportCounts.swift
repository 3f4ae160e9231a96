import Linting

/// How many findings there are of each sort, for reports that are numbers; suppressed findings are
/// left out.
struct ReportCounts {
  /// The findings of one screen.
  struct ScreenCount {
    let path: String
    let screen: String?
    var counts = FindingCounts()
  }

  /// All findings together.
  let total: FindingCounts
  /// The rules that found something, by id.
  let rules: [(rule: RuleInfo, counts: FindingCounts)]
  /// The screens on which something was found, in the order of the report.
  let screens: [ScreenCount]

  private var byCriterion: [SuccessCriterion: FindingCounts] = [:]
  private var byClause: [String: FindingCounts] = [:]

  /// The counts of a report.
  init(_ report: LintReport) {
    var rules: [String: (rule: RuleInfo, counts: FindingCounts)] = [:]
    var screens: [ScreenCount] = []
    for file in report.files {
      var places: [String?: Int] = [:]
      for finding in file.findings where finding.state != .suppressed {
        rules[finding.rule.id, default: (finding.rule, FindingCounts())].counts.add(
          finding.state, finding.certainty, finding.severity)
        // A finding may touch fewer criteria than its rule.
        for criterion in finding.criteria {
          byCriterion[criterion, default: FindingCounts()].add(
            finding.state, finding.certainty, finding.severity)
        }
        for clause in finding.en301549 {
          byClause[clause, default: FindingCounts()].add(
            finding.state, finding.certainty, finding.severity)
        }
        let place = places[finding.screen] ?? screens.count
        if place == screens.count {
          places[finding.screen] = place
          screens.append(ScreenCount(path: file.repositoryPath, screen: finding.screen))
        }
        screens[place].counts.add(finding.state, finding.certainty, finding.severity)
      }
    }
    var total = rules.values.reduce(into: FindingCounts()) { $0 += $1.counts }
    // A report may be of all findings and yet show the worse ones alone.
    for severity in Severity.allCases { total.violations[severity] = report.violations(severity) }
    self.total = total
    self.rules = rules.values.sorted { $0.rule.id < $1.rule.id }
    self.screens = screens
  }

  /// Every category, in the order of `Rules.md`.
  var categories: [(category: Category, counts: FindingCounts)] {
    Category.allCases.map { category in (category, sum { $0.category == category }) }
  }

  /// The success criteria that findings touch, in the order of WCAG.
  var criteria: [(criterion: SuccessCriterion, counts: FindingCounts)] {
    SuccessCriterion.all.compactMap { criterion in
      byCriterion[criterion].map { (criterion, $0) }
    }
  }

  /// The clauses of EN 301 549 that findings touch, in the order of the standard.
  var clauses: [(clause: String, counts: FindingCounts)] {
    byClause.sorted {
      Self.numbers(of: $0.key).lexicographicallyPrecedes(Self.numbers(of: $1.key))
    }.map { ($0.key, $0.value) }
  }

  private func sum(where isMember: (RuleInfo) -> Bool) -> FindingCounts {
    rules.reduce(into: FindingCounts()) { if isMember($1.rule) { $0 += $1.counts } }
  }

  private static func numbers(of clause: String) -> [Int] {
    clause.split(separator: ".").map { Int($0) ?? 0 }
  }
}
