/// Whole words of one or two letters that name something.
enum ShortWords {
  private static let words = WordPack([
    "en": "ok go no hi up on me my in do ad ax be by it us we to tv pc id am pm so if or at as is",
    "de": "ok ja an ab zu um am im du er es wo so da je tv pc ei",
    "fr": "ok où or et ou tv va là un",
    "es": "ok sí si no ir yo tú mi tu su tv ya al de", "pt": "ok eu tu ir já só tv sim ao os",
    "it": "ok sì no su io tu di da tv va or", "nl": "ok ja nu op om in ga tv pc er zo je",
  ])

  /// Whether a short name is a word, a unit or a code; unknown languages are not judged.
  static func isFine(_ name: String, in language: String) -> Bool {
    guard let words = words[language] else { return true }
    if LowercaseNames.units.contains(name) || words.contains(name.lowercased()) { return true }
    // Codes of languages and countries, symbols such as pH.
    return name.count == 1 || name.dropFirst().contains(where: \.isUppercase)
  }
}
