public import InputFormats
import LintRules
public import ScreenModel

/// Which rules run, and how bad their findings are.
public struct Configuration: Sendable {
  /// The levels that a configuration can give to findings.
  public enum Level: String, CaseIterable, Sendable {
    case off, note, warning, error

    /// The severity, or nil where the rule is off.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The presets that choose the rules; `recommended` where there is none.
  public var presets: [Preset] = []
  /// Only these rules run, where the set is given.
  public var only: Set<String>?
  /// These rules do not run.
  public var disabled: Set<String> = []
  /// The levels that were given to rules.
  public var levels: [String: Level] = [:]
  /// The rules whose levels were given to a group, which switches no opt-in rule on.
  public var levelsOfGroups: Set<String> = []
  /// The options that were given to rules.
  public var options: [String: [String: OptionValue]] = [:]

  /// Exceptions for some nodes, or for the file; later ones count more.
  public var overrides: [LintOverride] = []
  /// The day on which suppressions are judged; nil where none of them ends.
  public var today: CalendarDay?
  /// Whether a suppression without a reason is reported.
  public var requiresReasons = false
  /// Whether suppressions in files silence nothing; those of the configuration do in any case.
  public var ignoresSuppressions = false
  /// Whether it is decided later which suppressions in files count, so that those of the
  /// configuration come first.
  public var asksForApproval = false
  /// Whether reports have the findings that are suppressed.
  public var keepsSuppressed = false
  /// How files are read.
  public var reading = ReadingOptions()
  /// Whether findings are to be recognised in other versions of their files: gives them traces,
  /// and reports the elements of their files.
  public var tracksElements = false
  /// The decisions of the VoiceOver model.
  public var voiceOver = VoiceOverOptions()

  /// Every rule at its own severity.
  public init() {}

  /// Whether a rule runs, for a file or for some of its nodes.
  public func runs(_ rule: RuleInfo) -> Bool {
    if isOn(rule) { return true }
    if disabled.contains(rule.id) || only?.contains(rule.id) == false { return false }
    return overrides.contains { $0.levels[rule.id]?.severity != nil }
  }

  /// Whether the presets include the criteria of a finding, which may be fewer than its rule's.
  func includes(_ finding: Finding) -> Bool {
    guard let criteria = finding.ownCriteria, only == nil, levels[finding.rule.id] == nil else {
      return true
    }
    return presets.isEmpty || presets.contains { $0.includes(finding.rule, touching: criteria) }
  }

  /// Whether a rule runs where no override says otherwise.
  package func isOn(_ rule: RuleInfo) -> Bool {
    if disabled.contains(rule.id) || levels[rule.id] == .off { return false }
    if let only { return only.contains(rule.id) }
    if levels[rule.id] != nil, !(rule.isOptIn && levelsOfGroups.contains(rule.id)) { return true }
    return presets.isEmpty
      ? !rule.isOptIn : presets.contains { $0.includes(rule) }
  }

  /// Whether the rule of an id runs; false where there is none.
  public func runs(ruleNamed id: String) -> Bool {
    Self.info(named: id).map(runs) ?? false
  }

  /// The rule of an id, or what is said about files under that id.
  static func info(named id: String) -> RuleInfo? {
    AllRules.infos.first { $0.id == id } ?? FileDiagnostics.all.first { $0.id == id }
  }

  /// The severity of a rule's finding.
  func severity(_ finding: Finding) -> Severity {
    levels[finding.rule.id]?.severity ?? finding.severity
  }
}
