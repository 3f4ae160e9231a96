/// How many findings of each sort a file has; known and suppressed ones count as such alone.
struct FindingTally: Sendable {
  var errors = 0
  var warnings = 0
  var notes = 0
  var reviews = 0
  var known = 0
  var suppressed = 0

  /// A tally of nothing.
  init() {}

  /// The tally of findings, of which known ones count as known alone; looks at them in place, since
  /// copying thousands takes a while.
  init(_ findings: [LocatedFinding]) {
    for index in findings.indices {
      switch findings[index].state {
      case .new: break
      case .known:
        known += 1
        continue
      case .suppressed:
        suppressed += 1
        continue
      }
      guard findings[index].certainty == .violation else {
        reviews += 1
        continue
      }
      switch findings[index].severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// How many findings are neither known nor suppressed.
  var total: Int { errors + warnings + notes + reviews }

  /// How many violations there are of a severity.
  func violations(_ severity: Severity) -> Int {
    switch severity {
    case .error: errors
    case .warning: warnings
    case .note: notes
    }
  }
}
