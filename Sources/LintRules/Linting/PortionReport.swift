import DocumentSyntax

/// What linting one portion of a file came to; only the lines and columns are still missing.
public struct PortionReport: Sendable {
  /// The findings, whose positions have offsets alone.
  var findings: [LocatedFinding] = []
  var problems: [SyntaxProblem] = []
  /// Remarks for standard error.
  var notes: [String] = []
  var screens = 0
  var nodes = 0
  var suppressed = 0
}
