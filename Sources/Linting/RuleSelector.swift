import LintRules
import ScreenModel

/// Finds the rules that a word on the command line or in a configuration means.
package enum RuleSelector {
  /// The selectable rules, and the diagnostics that are reported like rules.
  private static var infos: [RuleInfo] { AllRules.infos + FileDiagnostics.all }

  /// The ids of the rules that an id, a category, a tag or a preset selects; nil where the word is
  /// unknown. Of words that are tags and presets, such as `wcag2aa`, the tag counts.
  package static func rules(_ word: String) -> [String]? {
    let all = infos
    if all.contains(where: { $0.id == word }) { return [word] }
    let selected = all.filter { $0.category.rawValue == word || $0.tags.contains(word) }
    return selected.isEmpty ? Preset(rawValue: word)?.rules : selected.map(\.id)
  }

  /// The rules that run where a word says that nothing else does: of a category or tag those that
  /// are on by default, since an opt-in rule runs only where its own id or a preset says so.
  package static func chosen(_ word: String) -> [String]? {
    let all = infos
    if all.contains(where: { $0.id == word }) { return [word] }
    let selected = all.filter { $0.category.rawValue == word || $0.tags.contains(word) }
    if selected.isEmpty { return Preset(rawValue: word)?.rules }
    let standard = selected.filter { !$0.isOptIn }
    return (standard.isEmpty ? selected : standard).map(\.id)
  }

  /// The words for several rules: categories, tags and presets.
  package static var groups: [String] {
    Set(
      Category.allCases.map(\.rawValue) + infos.flatMap(\.tags) + Preset.allCases.map(\.rawValue)
    ).sorted()
  }

  /// The nearest id, category, tag or preset to an unknown word.
  package static func suggestion(for word: String) -> String? {
    Suggestion.closest(to: word, among: words)
  }
}

/// Words that shells can offer where rules are to be named.
extension RuleSelector {
  /// The ids of the rules and of the diagnostics that are reported like rules.
  package static var ids: [String] { (AllRules.infos + FileDiagnostics.all).map(\.id) }

  /// Every word that selects rules: ids, categories, tags and presets.
  package static var words: [String] { ids + groups }
}
