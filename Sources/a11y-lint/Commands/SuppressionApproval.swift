import LintReports
import Linting

/// The decision on suppressions of a change: only those count that the version before it has, so
/// that nobody silences what the change introduces.
struct SuppressionApproval: Sendable {
  /// Whether reports have the findings that stay suppressed.
  let keepsSuppressed: Bool

  /// The report in which findings are suppressed that the earlier version suppresses as well. One
  /// for the whole file does not cover what comes into it later.
  func decided(_ report: FileReport, _ earlier: FileReport?) -> FileReport {
    let findings = report.suppressedInFile
    var answers = [Bool](repeating: false, count: findings.count)
    if let earlier {
      answers = earlier.known(findings, of: report, among: earlier.suppressedInFile)
    }
    return report.suppressing(answers, keepsSuppressed: keepsSuppressed)
  }
}

extension FileReport {
  /// Whether each of some findings of a later report on the file is among some of this one.
  func known(
    _ findings: [LocatedFinding], of later: FileReport, among earlier: [LocatedFinding]
  ) -> [Bool] {
    let entries = earlier.compactMap { finding in
      finding.trace.map { KnownFindings.Entry(path: later.identifyingPath, trace: $0) }
    }
    let now = KnownFindings.File(
      path: later.identifyingPath, findings: findings.map(KnownFindings.File.trace),
      elements: later.elements, earlierElements: elements)
    return KnownFindings.match(entries, in: [now]).known[0]
  }
}
