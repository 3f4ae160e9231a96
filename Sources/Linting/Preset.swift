import LintRules
public import ScreenModel

/// A named choice of rules.
///
/// The diagnostics of files belong to every preset: a file that is misread is misjudged.
public enum Preset: String, CaseIterable, Sendable {
  case core, recommended, strict, wcag2a, wcag2aa, wcag21aa, wcag22aa, en301549
  case bestPractice = "best-practice"
  case speech, all

  /// Its rules, as a phrase without a final full stop.
  public var meaning: String {
    switch self {
    case .core: "a few rules for a first run: only what blocks or misleads somebody"
    case .recommended: "all rules except opt-in ones; the default"
    case .strict: "all rules, and warnings fail the run"
    case .wcag2a: "rules of WCAG 2.0 level A"
    case .wcag2aa: "rules of WCAG 2.0 levels A and AA"
    case .wcag21aa: "rules of WCAG 2.1 levels A and AA"
    case .wcag22aa: "rules of WCAG 2.2 levels A and AA"
    case .en301549: "rules of the clauses of EN 301 549 v3.2.1"
    case .bestPractice: "rules beyond the success criteria, and those only of level AAA"
    case .speech: "rules about how texts are read aloud"
    case .all: "all rules"
    }
  }

  /// Whether a rule belongs to it.
  public func includes(_ rule: RuleInfo) -> Bool { includes(rule, touching: rule.criteria) }

  /// Whether what a rule says about some criteria belongs to it.
  func includes(_ rule: RuleInfo, touching criteria: [SuccessCriterion]) -> Bool {
    if rule.category == .file { return true }
    if self == .strict || self == .all { return true }
    guard !rule.isOptIn else { return false }
    switch self {
    case .recommended, .strict, .all: return true
    case .core: return rule.isCore
    case .wcag2a: return criteria.contains { $0.level == "A" && $0.version == "2" }
    case .wcag2aa: return Self.includes(criteria, upTo: ["2"])
    case .wcag21aa: return Self.includes(criteria, upTo: ["2", "21"])
    case .wcag22aa: return Self.includes(criteria, upTo: ["2", "21", "22"])
    case .en301549: return !rule.clauses.isEmpty || criteria.contains { $0.clause != nil }
    case .bestPractice: return rule.tags.contains("best-practice")
    case .speech: return rule.category == .speech
    }
  }

  /// The ids of the rules and diagnostics that belong to it.
  public var rules: [String] {
    (AllRules.infos + FileDiagnostics.all).filter(includes).map(\.id)
  }

  private static func includes(
    _ criteria: [SuccessCriterion], upTo versions: [String]
  ) -> Bool {
    criteria.contains { $0.level != "AAA" && versions.contains($0.version) }
  }
}
