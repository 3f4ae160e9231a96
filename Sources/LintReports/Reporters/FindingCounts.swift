import Linting

/// How many findings there are by state, certainty and severity.
struct FindingCounts: Hashable, Sendable {
  /// The new violations.
  var violations = SeverityCounts()
  /// The new findings that a person has to look at.
  private(set) var reviewed = SeverityCounts()
  /// The violations that are known.
  private(set) var knownViolations = SeverityCounts()
  /// The findings that a person has to look at and that are known.
  private(set) var knownReviews = SeverityCounts()
  private(set) var suppressed = 0

  /// Counts of nothing.
  init() {}

  /// Counts one more finding.
  mutating func add(
    _ state: LocatedFinding.State, _ certainty: Certainty, _ severity: Severity
  ) {
    switch (state, certainty) {
    case (.new, .violation): violations[severity] += 1
    case (.new, .needsReview): reviewed[severity] += 1
    case (.known, .violation): knownViolations[severity] += 1
    case (.known, .needsReview): knownReviews[severity] += 1
    case (.suppressed, _): suppressed += 1
    }
  }

  /// How many new findings a person has to look at.
  var reviews: Int { reviewed.sum }

  /// How many findings are known.
  var known: Int { knownViolations.sum + knownReviews.sum }

  /// Adds the counts of another part of a report.
  static func += (a: inout FindingCounts, b: FindingCounts) {
    a.violations += b.violations
    a.reviewed += b.reviewed
    a.knownViolations += b.knownViolations
    a.knownReviews += b.knownReviews
    a.suppressed += b.suppressed
  }
}

/// How many there are of each severity.
struct SeverityCounts: Hashable, Sendable {
  var errors = 0
  var warnings = 0
  var notes = 0

  /// How many there are of one severity.
  subscript(severity: Severity) -> Int {
    get {
      switch severity {
      case .error: errors
      case .warning: warnings
      case .note: notes
      }
    }
    set {
      switch severity {
      case .error: errors = newValue
      case .warning: warnings = newValue
      case .note: notes = newValue
      }
    }
  }

  /// How many there are of all severities.
  var sum: Int { errors + warnings + notes }

  /// Adds the counts of another part of a report.
  static func += (a: inout SeverityCounts, b: SeverityCounts) {
    a.errors += b.errors
    a.warnings += b.warnings
    a.notes += b.notes
  }
}
