/// Finds the rules that a word on the command line or in a configuration means.
public enum RuleSelector {
  /// What can be selected: the rules, and the diagnostics that are reported like rules.
  private static var infos: [RuleInfo] { AllRules.infos + FileDiagnostics.all }

  /// The ids of the rules that an id, a category or a tag selects; nil where the word is unknown.
  public static func rules(_ word: String) -> [String]? {
    let all = infos
    if all.contains(where: { $0.id == word }) { return [word] }
    if word == "all" { return all.map(\.id) }
    let selected = all.filter { $0.category.rawValue == word || $0.tags.contains(word) }
    return selected.isEmpty ? nil : selected.map(\.id)
  }

  /// The nearest id, category or tag to an unknown word.
  public static func suggestion(for word: String) -> String? {
    let all = infos
    return Suggestion.closest(
      to: word,
      among: all.map(\.id) + Category.allCases.map(\.rawValue) + Set(all.flatMap(\.tags)).sorted())
  }
}
