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
