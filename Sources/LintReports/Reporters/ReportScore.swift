import Linting

/// One number for how much of what was read is without barriers: 100 where nothing was found, 50
/// with an error on every screen, and never below 0.
///
/// It says how things are and not whether a run passes, so that known findings weigh as much as
/// new ones: a baseline mends nothing. What could not be read weighs as much as an error, since
/// breaking a file is not a remedy either.
struct ReportScore: Hashable, Sendable {
  /// The weight of one violation of a severity.
  static func weight(_ severity: Severity) -> Int {
    switch severity {
    case .error: 10
    case .warning: 3
    case .note: 1
    }
  }

  /// The formula and an example, as the pages say them.
  static let about = """
    The score is `100 × 10 × S ÷ (10 × S + W)`, cut off after one decimal. S is the number of
    screens, at least 1. W is the weight: 10 for each error, 3 for each warning, 1 for each note,
    and 10 for each place that could not be read. Findings to review and suppressed findings weigh
    nothing; known ones weigh as much as new ones, since a baseline fixes nothing. So the score is
    100 only where nothing was found, and 50 with an error on every screen; one more finding, or a
    worse one, never raises it, and ten times as many screens with ten times as many findings have
    the same. With 8 screens, 1 error, 4 warnings and 2 notes W is 24, and the score
    `100 × 80 ÷ 104 = 76.9`.
    """

  /// The weight of all findings.
  let weight: Int
  /// The number of screens, at least 1.
  let screens: Int

  /// The score of a report, of which the findings are counted.
  init(_ report: LintReport, _ total: FindingCounts) {
    var counts = total.violations
    counts += total.knownViolations
    let unread = report.files.reduce(0) { $0 + $1.inputErrors.count }
    self.init(
      counts, inputErrors: unread, screens: report.files.reduce(0) { $0 + $1.screens })
  }

  /// The score of so many violations and input errors on so many screens.
  init(_ violations: SeverityCounts, inputErrors: Int, screens: Int) {
    weight = Severity.allCases.reduce(inputErrors * Self.weight(.error)) {
      $0 + violations[$1] * Self.weight($1)
    }
    self.screens = max(screens, 1)
  }

  /// The score in tenths, from 0 to 1,000.
  var tenths: Int {
    // Numbers beyond these are not those of a report, and would not fit when they are multiplied.
    let clean = Self.weight(.error) * min(screens, 1_000_000_000_000)
    return 1_000 * clean / (clean + min(weight, 1_000_000_000_000_000))
  }

  /// The score from 0 to 100 with one decimal.
  var text: String { "\(tenths / 10).\(tenths % 10)" }

  /// The score from 0 to 1 with three decimals.
  var ratio: String {
    let digits = String(tenths % 1_000)
    let zeros = String(repeating: "0", count: 3 - digits.utf8.count)
    return "\(tenths / 1_000).\(zeros)\(digits)"
  }
}
