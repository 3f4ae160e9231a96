/// The rules that the findings of reports are of: those of this version, and what a report of
/// another version says of others.
struct ReportRules {
  private var byID: [String: RuleInfo] = Dictionary(
    (AllRules.infos + FileDiagnostics.all).map { ($0.id, $0) },
    uniquingKeysWith: { first, _ in first })

  /// The rule of an id; `make` says what a rule is that this version does not have.
  mutating func rule(_ id: String, _ make: () -> RuleInfo) -> RuleInfo {
    if let rule = byID[id] { return rule }
    let rule = make()
    byID[id] = rule
    return rule
  }
}
