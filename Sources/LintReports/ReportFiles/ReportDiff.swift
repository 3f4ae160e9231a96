import DocumentSyntax
package import Linting

/// The fate of the findings of one report in a later one; findings are the same where their
/// fingerprints are.
package struct ReportDiff: Sendable {
  /// Findings that are new: the later report has them, and the earlier one did not count them.
  package private(set) var new: [LocatedFinding] = []
  /// Findings of the earlier report that are gone, of files that could be read.
  package private(set) var fixed: [LocatedFinding] = []
  /// Findings of the later report that a suppression has silenced since.
  package private(set) var silenced: [LocatedFinding] = []
  /// Findings that both have, as the later report shows them.
  package private(set) var unchanged: [LocatedFinding] = []
  /// Findings of files that the later report could not read, so that nobody knows.
  package private(set) var unread: [LocatedFinding] = []
  /// How many of the fixed ones are of files that the later report does not have at all.
  package private(set) var gone = 0

  let old: StoredReport
  let later: StoredReport

  /// Compares an earlier report with a later one.
  package init(_ old: StoredReport, _ later: StoredReport) {
    self.old = old
    self.later = later
    // The same fingerprint may be there several times, each of which is used up once.
    var earlier: [UInt64: [LocatedFinding]] = [:]
    for finding in old.report.files.flatMap(\.findings).reversed() {
      earlier[finding.fingerprintHash, default: []].append(finding)
    }
    for finding in later.report.files.flatMap(\.findings) {
      let before = earlier[finding.fingerprintHash]?.popLast()
      sort(finding, before)
    }
    sortRest(old.report.files.flatMap(\.findings), earlier)
    pairMoved()
    for path in [\Self.new, \Self.fixed, \Self.silenced, \Self.unchanged, \Self.unread] {
      self[keyPath: path] = Self.sorted(self[keyPath: path])
    }
  }

  /// How many of the new findings are violations of a severity or worse.
  package func newViolations(from severity: Severity) -> Int {
    new.count { $0.certainty == .violation && $0.severity >= severity }
  }

  private mutating func sort(_ finding: LocatedFinding, _ before: LocatedFinding?) {
    let wasOpen = before.map { $0.state != .suppressed } ?? false
    switch finding.state {
    case .new where !wasOpen: new.append(finding)
    case .new: unchanged.append(finding)
    // What the baseline knows was there, even if the earlier report has been of other files.
    case .known: unchanged.append(finding)
    case .suppressed where wasOpen: silenced.append(finding)
    case .suppressed: break
    }
  }

  /// Looks at what the later report does not have, in the order of the earlier one.
  private mutating func sortRest(
    _ findings: [LocatedFinding], _ rest: [UInt64: [LocatedFinding]]
  ) {
    var left = rest.mapValues(\.count)
    let broken = Set(later.report.files.filter { !$0.inputErrors.isEmpty }.map(\.path))
    for finding in findings.reversed() {
      guard let count = left[finding.fingerprintHash], count > 0 else { continue }
      left[finding.fingerprintHash] = count - 1
      guard finding.state != .suppressed else { continue }
      if broken.contains(finding.path) {
        unread.append(finding)
      } else {
        fixed.append(finding)
      }
    }
  }

  /// The key by which a finding is recognised in a file that has moved.
  private struct Topic: Hashable {
    let rule: String
    let screen: String?
    let nodeID: String?
    let nodeType: String?
    let message: String

    init(_ finding: LocatedFinding) {
      rule = finding.rule.id
      screen = finding.screen
      nodeID = finding.nodeID
      nodeType = finding.nodeType
      message = finding.message
    }
  }

  /// Takes findings of a file that is gone for those that say the same of a file that has come.
  private mutating func pairMoved() {
    let before = Set(old.report.files.map(\.path))
    let after = Set(later.report.files.map(\.path))
    var left: [Topic: Int] = [:]
    for finding in fixed where !after.contains(finding.path) {
      left[Topic(finding), default: 0] += 1
    }
    guard !left.isEmpty else { return }
    var moved: [Topic: Int] = [:]
    var kept: [LocatedFinding] = []
    for finding in new {
      let topic = Topic(finding)
      guard !before.contains(finding.path), let count = left[topic], count > 0 else {
        kept.append(finding)
        continue
      }
      left[topic] = count - 1
      moved[topic, default: 0] += 1
      unchanged.append(finding)
    }
    new = kept
    fixed.removeAll { finding in
      guard !after.contains(finding.path), let count = moved[Topic(finding)], count > 0 else {
        return false
      }
      moved[Topic(finding)] = count - 1
      return true
    }
    gone = fixed.count { !after.contains($0.path) }
  }

  /// The findings, the worst first, and then in the order of their files.
  private static func sorted(_ findings: [LocatedFinding]) -> [LocatedFinding] {
    findings.map { (finding: $0, path: Array($0.path.utf8)) }.sorted { a, b in
      let ranks = (rank(a.finding), rank(b.finding))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      if a.path != b.path { return a.path.lexicographicallyPrecedes(b.path) }
      let places = (a.finding.start.offset, b.finding.start.offset)
      if places.0 != places.1 { return places.0 < places.1 }
      return (a.finding.rule.id, a.finding.fingerprintHash) < (
        b.finding.rule.id, b.finding.fingerprintHash
      )
    }.map(\.finding)
  }

  private static func rank(_ finding: LocatedFinding) -> Int {
    if finding.certainty == .needsReview { return 3 }
    switch finding.severity {
    case .error: return 0
    case .warning: return 1
    case .note: return 2
    }
  }
}
