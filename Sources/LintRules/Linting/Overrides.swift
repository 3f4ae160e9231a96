/// What the overrides of a configuration make of the findings of one portion.
struct Overrides {
  /// What becomes of a finding.
  enum Verdict {
    /// It is reported with that severity.
    case reported(Severity)
    /// An override switches its rule off there.
    case silenced(LintOverride)
    /// Its rule does not run there, and nobody asked for it.
    case dropped
  }

  private let configuration: Configuration
  /// The numbers of the overrides that have changed something.
  private(set) var used: Set<Int> = []

  init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// What becomes of a finding; the last override that is about its rule and node decides.
  mutating func verdict(on finding: Finding, in tree: UITree?) -> Verdict {
    let isOn = configuration.isOn(finding.rule)
    guard !configuration.overrides.isEmpty else {
      return isOn ? .reported(configuration.severity(finding)) : .dropped
    }
    for override in configuration.overrides.reversed() {
      guard let level = override.levels[finding.rule.id], override.covers(finding, in: tree) else {
        continue
      }
      used.insert(override.number)
      if let severity = level.severity { return .reported(severity) }
      return isOn ? .silenced(override) : .dropped
    }
    return isOn ? .reported(configuration.severity(finding)) : .dropped
  }
}

extension LintOverride {
  /// Whether a finding is about one of its nodes.
  fileprivate func covers(_ finding: Finding, in tree: UITree?) -> Bool { selector == nil }
}
