public import DocumentSyntax

/// A place where a rule applies, and what it has to say there. A class, since rules hand around
/// far more answers that are none than findings.
public final class Finding: Sendable {
  /// A second place that belongs to a finding.
  public struct Note: Sendable {
    /// The text of the note.
    public let message: String
    /// Where it is.
    public let range: SourceRange

    package init(message: String, range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// The rule that says it.
  public let rule: RuleInfo
  /// How sure it is.
  public let certainty: Certainty
  /// How bad it is.
  public let severity: Severity
  /// The problem and what would be heard; one sentence without a final full stop.
  public let message: String
  /// The remedy, as a full sentence.
  public let help: String
  /// The index of the element, where there is one.
  public let element: Int?
  /// Where to look.
  public let range: SourceRange
  /// Other places that belong to it.
  public let notes: [Note]
  /// VoiceOver's utterance at the element after the change, where the rule can tell.
  public let speechAfter: String?
  /// Ways to resolve it.
  public let fixes: [Fix]
  /// The success criteria that this finding touches, where they are not all those of its rule.
  package let ownCriteria: [SuccessCriterion]?
  /// Whether it is about the element as a whole, so that it points at whatever comes first there.
  package let isAboutElement: Bool

  package init(
    rule: RuleInfo, certainty: Certainty, severity: Severity, message: String, help: String,
    element: Int?, range: SourceRange, notes: [Note], speechAfter: String?, fixes: [Fix],
    criteria: [SuccessCriterion]? = nil, isAboutElement: Bool = false
  ) {
    self.rule = rule
    self.certainty = certainty
    self.severity = severity
    self.message = message
    self.help = help
    self.element = element
    self.range = range
    self.notes = notes
    self.speechAfter = speechAfter
    self.fixes = fixes
    ownCriteria = criteria
    self.isAboutElement = isAboutElement
  }

  /// The same finding with one more place that belongs to it.
  package func adding(_ note: Note) -> Finding {
    Finding(
      rule: rule, certainty: certainty, severity: severity, message: message, help: help,
      element: element, range: range, notes: notes + [note], speechAfter: speechAfter, fixes: fixes,
      criteria: ownCriteria, isAboutElement: isAboutElement)
  }

  /// The same finding, touching these success criteria alone.
  package func touching(_ criteria: SuccessCriterion...) -> Finding {
    Finding(
      rule: rule, certainty: certainty, severity: severity, message: message, help: help,
      element: element, range: range, notes: notes, speechAfter: speechAfter, fixes: fixes,
      criteria: criteria, isAboutElement: isAboutElement)
  }
}
