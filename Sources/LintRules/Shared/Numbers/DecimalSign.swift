/// How languages write fractions and group thousands.
enum DecimalSign {
  /// Whether a language's decimal sign is the point; nil for languages of which that is not known.
  static func isPoint(_ language: String) -> Bool? {
    let primary = primary(language)
    if pointLanguages.contains(primary) { return true }
    return commaLanguages.contains(primary) ? false : nil
  }

  /// Digits in groups of three, as a language writes quantities; nil where blanks or nobody knows
  /// what group them.
  static func grouped(_ digits: String, _ language: String) -> String? {
    let primary = primary(language)
    let mark: Character
    if pointLanguages.contains(primary) {
      mark = ","
    } else if pointGroupedLanguages.contains(primary) {
      mark = "."
    } else {
      return nil
    }
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { result.append(mark) }
      result.append(digit)
    }
    return result
  }

  private static func primary(_ language: String) -> String {
    language.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  private static let pointLanguages: Set<String> = [
    "en", "zh", "ja", "ko", "th", "he", "hi", "ms", "fil",
  ]
  private static let commaLanguages: Set<String> = [
    "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "uk", "cs", "sk", "sl", "hr", "sr", "bg", "ro",
    "hu", "sv", "da", "nb", "nn", "no", "fi", "et", "lv", "lt", "tr", "el", "id", "vi", "ca", "is",
  ]
  /// The languages with decimal commas that group thousands with points.
  private static let pointGroupedLanguages: Set<String> = [
    "de", "es", "it", "pt", "nl", "da", "tr", "id", "el", "ro", "sl", "hr", "sr", "vi", "ca", "is",
  ]
}
