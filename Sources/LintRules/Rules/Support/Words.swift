/// Splits spoken text into words and compares them as a listener would.
enum Words {
  /// The words of a text, lower-cased, without punctuation.
  static func normalized(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber) }.map { $0.lowercased() }
  }

  /// Whether every word of one text is among the words of another.
  static func isContained(_ text: String, in whole: String) -> Bool {
    let known = Set(normalized(whole))
    return normalized(text).allSatisfy(known.contains)
  }
}
