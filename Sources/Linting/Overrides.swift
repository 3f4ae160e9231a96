import DocumentSyntax
public import ScreenModel

/// The effect of a configuration's overrides on the findings of one group.
struct Overrides {
  /// The effect on one finding.
  enum Verdict {
    /// It is reported with that severity.
    case reported(Severity)
    /// An override switches its rule off there.
    case silenced(LintOverride)
    /// Its rule does not run there, and nobody asked for it.
    case dropped
  }

  private let configuration: Configuration
  private let tree: UITree?
  /// The nodes that the selectors of the overrides mean, by number, once they were asked for.
  private var nodes: [Int: [Bool]] = [:]
  /// The numbers of the overrides that have changed something.
  private(set) var used: Set<Int> = []

  init(_ configuration: Configuration, _ tree: UITree?) {
    self.configuration = configuration
    self.tree = tree
  }

  /// The effect on a finding; the last override that is about its rule and node decides.
  mutating func verdict(on finding: Finding) -> Verdict {
    let isOn = configuration.isOn(finding.rule)
    guard !configuration.overrides.isEmpty else {
      return isOn ? .reported(configuration.severity(finding)) : .dropped
    }
    for override in configuration.overrides.reversed() {
      guard let level = override.levels[finding.rule.id], covers(override, finding) else {
        continue
      }
      used.insert(override.number)
      if let severity = level.severity { return .reported(severity) }
      return isOn ? .silenced(override) : .dropped
    }
    return isOn ? .reported(configuration.severity(finding)) : .dropped
  }

  /// Whether a finding is about one of an override's nodes.
  private mutating func covers(_ override: LintOverride, _ finding: Finding) -> Bool {
    guard let selector = override.selector else { return true }
    guard let tree, let element = finding.element else { return false }
    if let nodes = nodes[override.number] { return nodes[element] }
    let matches = selector.matches(in: tree)
    nodes[override.number] = matches
    return matches[element]
  }
}

extension LintOverride {
  /// The override as what suppresses a finding.
  func suppression(of finding: Finding) -> Suppression {
    Suppression(
      rule: finding.rule.id, reason: reason, until: until?.description,
      range: SourceRange(start: 0, end: 0), kind: .override)
  }
}

/// The changes of a configuration to the findings of some files or nodes.
public struct LintOverride: Sendable {
  /// The effects on the findings of rules, by id.
  public var levels: [String: Configuration.Level] = [:]
  /// The options that rules run with, by id and name.
  public var options: [String: [String: OptionValue]] = [:]
  /// Which nodes it is about; all where there is none.
  public var selector: NodeSelector?
  /// Why, where somebody said so.
  public var reason: String?
  /// The last day on which it holds.
  public var until: CalendarDay?
  /// Its number among the overrides of its configuration.
  public var number = 0

  /// A change of nothing.
  public init() {}
}
