import Linting

/// Finds the rules that a word is about: a category, a criterion, a part of a rule's name, or what
/// another tool calls it.
package enum CatalogSearch {
  /// The names that other tools give to checks, with our rules for the same.
  ///
  /// From the rule lists of axe-core 4, Google's GTXiLib, Apple's accessibility audit and
  /// SwiftLint.
  private static let otherNames: [String: [String]] = [
    "color-contrast": ["text-contrast"],
    "color-contrast-enhanced": ["text-contrast"],
    "contrast": ["text-contrast", "nontext-contrast"],
    "button-name": ["icon-button-missing-label", "control-missing-label"],
    "link-name": ["control-missing-label", "link-purpose-unclear"],
    "image-alt": ["image-missing-label"],
    "label": ["control-missing-label"],
    "label-title-only": ["placeholder-as-label"],
    "target-size": ["touch-target-too-small", "touch-target-spacing"],
    "page-has-heading-one": ["no-headings"],
    "heading-order": ["heading-level-skip"],
    "empty-heading": ["heading-empty"],
    "html-has-lang": ["speech-language-mismatch"],
    "duplicate-id": ["duplicate-node-id"],
    "aria-hidden-focus": ["hidden-contains-interactive"],
    "document-title": ["missing-screen-title"],
    "elementdetection": ["gesture-only-interaction", "visible-text-unreachable"],
    "hitregion": ["touch-target-too-small"],
    "sufficientelementdescription": ["control-missing-label", "label-generic"],
    "dynamictype": ["fixed-font-size", "dynamic-type-not-adjusting"],
    "textclipped": ["text-may-truncate"],
    "trait": ["trait-fights-native-role", "conflicting-traits"],
    "accessibility_label_for_image": ["image-missing-label"],
    "accessibility_trait_for_button": ["interactive-missing-role-trait"],
    "minimum tappable area": ["touch-target-too-small"],
    "accessibility label present": ["control-missing-label"],
    "accessibility label not punctuated": ["label-ends-with-period"],
  ]

  /// The rules that a word is about, in the order of the catalogue; none where it is about none.
  /// With `byWords`, also those whose names or titles have it.
  package static func entries(for word: String, byWords: Bool) -> [CatalogEntry] {
    let all = CatalogEntry.all
    if let entry = CatalogEntry.entry(word) { return [entry] }
    if let ids = otherNames[word.lowercased()] {
      return ids.compactMap(CatalogEntry.entry)
    }
    let number = word.lowercased().hasPrefix("wcag") ? String(word.dropFirst(4)) : word
    let byCriterion = all.filter { entry in
      entry.info.wcag.contains { $0 == number || $0.filter { $0 != "." } == number }
    }
    if !byCriterion.isEmpty { return byCriterion }
    if let ids = RuleSelector.rules(word) {
      return ids.compactMap(CatalogEntry.entry)
    }
    let needle = word.lowercased()
    guard byWords, needle.utf8.count > 2 else { return [] }
    return all.filter {
      $0.info.id.contains(needle) || $0.info.title.lowercased().contains(needle)
    }
  }
}
