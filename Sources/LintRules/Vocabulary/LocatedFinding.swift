public import DocumentSyntax

/// A finding as reports show it: plain data, complete and located.
public struct LocatedFinding: Sendable {
  /// A second place that belongs to a finding.
  public struct Related: Sendable {
    /// What there is to see.
    public let message: String
    /// Where it begins.
    public internal(set) var start: Position
    /// Where it ends.
    public internal(set) var end: Position
  }

  /// Whether the finding is new, known from a baseline, or suppressed.
  public enum State: String, Sendable {
    case new, known, suppressed
  }

  /// The rule that says it.
  public let rule: RuleInfo
  /// How bad it is, as configured.
  public let severity: Severity
  /// How sure it is.
  public let certainty: Certainty
  /// What is wrong and what would be heard; untrusted text in it is escaped and cut.
  public let message: String
  /// What to do.
  public let help: String
  /// The file's path as reported.
  public let path: String
  /// Where it begins.
  public internal(set) var start: Position
  /// Where it ends.
  public internal(set) var end: Position
  /// The name of the screen, untrusted.
  public let screen: String?
  /// The JSON Pointer from the screen to the element.
  public let nodePath: String?
  /// The accessibility identifier, untrusted.
  public let nodeID: String?
  /// The kind of element.
  public let nodeType: String?
  /// What VoiceOver says at the element; nil where it says nothing.
  public let speech: String?
  /// What stays the same while the finding does: 16 hexadecimal digits.
  public internal(set) var fingerprint: String
  /// Whether it is new.
  public let state: State
  /// Other places that belong to it.
  public internal(set) var related: [Related]
  /// The source lines, where the linter was asked for them.
  public internal(set) var excerpt: Excerpt?

  /// The offsets of the places that still need lines and columns, in the order of `place`.
  var offsets: [Int] {
    [start.offset, end.offset] + related.flatMap { [$0.start.offset, $0.end.offset] }
  }

  /// Takes the positions of `offsets` from the front of a list.
  mutating func place(_ positions: inout ArraySlice<Position>) {
    start = positions.popFirst() ?? start
    end = positions.popFirst() ?? end
    for index in related.indices {
      related[index].start = positions.popFirst() ?? related[index].start
      related[index].end = positions.popFirst() ?? related[index].end
    }
  }
}
