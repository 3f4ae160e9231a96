package import ScreenModel

/// How many findings of each sort a file has; known and suppressed ones count as such alone.
package struct FindingTally: Sendable {
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  package var reviews = 0
  package var known = 0
  package var suppressed = 0

  /// A tally of nothing.
  init() {}

  /// The tally of findings, of which known ones count as known alone; looks at them in place, since
  /// copying thousands takes a while.
  init(_ findings: [LocatedFinding]) {
    for index in findings.indices { add(findings[index]) }
  }

  /// Counts one more finding.
  mutating func add(_ finding: LocatedFinding) {
    switch (finding.state, finding.certainty, finding.severity) {
    case (.known, _, _): known += 1
    case (.suppressed, _, _): suppressed += 1
    case (.new, .needsReview, _): reviews += 1
    case (.new, .violation, .error): errors += 1
    case (.new, .violation, .warning): warnings += 1
    case (.new, .violation, .note): notes += 1
    }
  }

  /// Adds what another tally has.
  mutating func add(_ other: FindingTally) {
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
    reviews += other.reviews
    known += other.known
    suppressed += other.suppressed
  }

  /// The tally without what another one, of some of the same findings, has.
  func subtracting(_ other: FindingTally) -> FindingTally {
    var tally = self
    tally.errors -= other.errors
    tally.warnings -= other.warnings
    tally.notes -= other.notes
    tally.reviews -= other.reviews
    tally.known -= other.known
    tally.suppressed -= other.suppressed
    return tally
  }

  /// How many findings are neither known nor suppressed.
  package var total: Int { errors + warnings + notes + reviews }

  /// How many violations there are of a severity.
  package func violations(_ severity: Severity) -> Int {
    switch severity {
    case .error: errors
    case .warning: warnings
    case .note: notes
    }
  }
}

/// Counts findings with one cause once, in any number of files.
package struct CauseTally: Sendable {
  private struct Key: Hashable {
    let cause: UInt64
    let certainty: Certainty
    let severity: Severity
  }

  /// The tally with one finding a cause.
  package private(set) var tally = FindingTally()
  private var seen: Set<Key> = []

  package init() {}

  /// Counts a finding, if it is new and the first with its cause.
  package mutating func add(_ finding: LocatedFinding) {
    guard finding.state == .new,
      seen.insert(
        Key(
          cause: finding.causeHash, certainty: finding.certainty, severity: finding.severity)
      ).inserted
    else { return }
    tally.add(finding)
  }
}
