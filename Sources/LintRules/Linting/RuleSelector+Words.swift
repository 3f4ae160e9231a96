/// What shells can offer where rules are to be named.
extension RuleSelector {
  /// The ids of the rules and of the diagnostics that are reported like rules.
  public static var ids: [String] { (AllRules.infos + FileDiagnostics.all).map(\.id) }

  /// Every word that selects rules: ids, categories, tags and presets.
  public static var words: [String] { ids + groups }
}
