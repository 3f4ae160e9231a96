import DocumentSyntax

/// The traits that EarlGrey prints, such as `UIAccessibilityTraitButton|UIAccessibilityTraitLink`.
enum EarlGreyTraits {
  private static let names: [(name: StaticString, trait: TraitSet)] = [
    ("Button", .button), ("Link", .link), ("Header", .header), ("SearchField", .searchField),
    ("Image", .image), ("Selected", .selected), ("PlaysSound", .playsSound),
    ("KeyboardKey", .keyboardKey), ("StaticText", .staticText),
    ("SummaryElement", .summaryElement), ("NotEnabled", .notEnabled),
    ("UpdatesFrequently", .updatesFrequently), ("StartsMediaSession", .startsMediaSession),
    ("Adjustable", .adjustable), ("AllowsDirectInteraction", .allowsDirectInteraction),
    ("CausesPageTurn", .causesPageTurn), ("TabBar", .tabBar),
  ]
  private static let prefix: StaticString = "UIAccessibilityTrait"

  /// The traits whose names stand in a range; words that name none are left out.
  static func traits(_ scanner: DescriptionScanner, _ range: SourceRange) -> TraitSet {
    var traits: TraitSet = []
    var offset = range.start
    while offset < range.end {
      let end = min(scanner.wordEnd(from: offset), range.end)
      if end > offset {
        let hasPrefix = scanner.has(prefix, at: offset)
        let start = hasPrefix ? offset + prefix.utf8CodeUnitCount : offset
        let word = SourceRange(start: min(start, end), end: end)
        if let found = names.first(where: { scanner.equals(word, $0.name) }) {
          traits.formUnion(found.trait)
        }
      }
      offset = max(end, offset) + 1
    }
    return traits
  }
}
