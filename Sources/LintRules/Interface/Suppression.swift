public import DocumentSyntax

/// A wish that a rule be silent about an element and what it holds, or about a part of a file.
public struct Suppression: Hashable, Sendable {
  /// What carries it.
  public enum Kind: String, CaseIterable, Sendable {
    /// The key `disable` of a node or screen.
    case node
    /// A comment of a YAML or XML file.
    case comment
    /// The Notes of an object in Interface Builder.
    case note
    /// A part of the configuration.
    case override
  }

  /// The rule's id, or `all`.
  public var rule: String
  /// Why, where somebody said so.
  public var reason: String?
  /// The day after which it no longer holds, as written.
  public var until: String?
  /// Where it is written.
  public var range: SourceRange
  /// What carries it.
  public var kind = Kind.node
  /// Why it cannot do anything, as a clause; nil where it can.
  var fault: String?

  /// The reason that a text gives; nil where it is blank.
  static func reason(of text: String) -> String? {
    text.contains { !$0.isWhitespace } ? text : nil
  }

  /// Whether it may silence anything; `all` counts only with a reason.
  var counts: Bool { fault == nil && (rule != "all" || reason != nil) }

  /// Whether its last day is over; where no day is given, none is.
  func isOver(on today: CalendarDay?) -> Bool {
    guard let today, let last = until.flatMap(CalendarDay.init) else { return false }
    return today > last
  }
}
