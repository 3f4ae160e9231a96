/// Which rules run, and how bad their findings are.
public struct Configuration: Sendable {
  /// What a rule's findings become.
  public enum Level: String, CaseIterable, Sendable {
    case off, note, warning, error

    /// The severity, or nil where the rule is off.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// Only these rules run, where the set is given.
  public var only: Set<String>?
  /// These rules do not run.
  public var disabled: Set<String> = []
  /// The levels that were given to rules.
  public var levels: [String: Level] = [:]
  /// The options that were given to rules.
  public var options: [String: [String: OptionValue]] = [:]

  /// The day on which suppressions are judged; nil where none of them ends.
  public var today: CalendarDay?
  /// How files are read.
  public var reading = ReadingOptions()
  /// The decisions of the VoiceOver model.
  public var voiceOver = VoiceOverOptions()

  /// Every rule at its own severity.
  public init() {}

  /// Whether a rule runs.
  public func runs(_ rule: RuleInfo) -> Bool {
    if disabled.contains(rule.id) || levels[rule.id] == .off { return false }
    if let only { return only.contains(rule.id) }
    return !rule.isOptIn || levels[rule.id] != nil
  }

  /// The severity of a rule's finding.
  func severity(_ finding: Finding) -> Severity {
    levels[finding.rule.id]?.severity ?? finding.severity
  }
}
