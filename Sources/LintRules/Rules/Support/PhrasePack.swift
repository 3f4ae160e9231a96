/// Phrases of several languages, with the words that they begin and end with, by which most texts
/// are passed over.
struct PhrasePack: Sendable {
  /// The phrases: words in lower case with one blank between them.
  let phrases: WordPack
  private let firstWords: WordPack
  private let lastWords: WordPack

  /// A pack of lists: each is phrases, one a line or, without any line break, words.
  init(_ lists: [String: String]) {
    phrases = WordPack(lists)
    firstWords = WordPack(lists.mapValues { Self.words(of: $0) { $0.first } })
    lastWords = WordPack(lists.mapValues { Self.words(of: $0) { $0.last } })
  }

  /// The pack of all phrases of several lists.
  init(_ lists: [[String: String]]) {
    self.init(
      lists.reduce(into: [:]) { all, list in
        all.merge(list.mapValues { $0.contains("\n") ? $0 : Self.lines($0) }) { "\($0)\n\($1)" }
      })
  }

  /// The phrases of a language; nil where there are none.
  subscript(language: String) -> Set<String>? { phrases[language] }

  /// Whether a text may begin with a phrase of a language.
  func mayBegin(_ text: String, in language: String) -> Bool {
    guard let words = firstWords[language] else { return false }
    return LabelWords.first(of: text).map(words.contains) ?? true
  }

  /// Whether a text may end with a phrase of a language.
  func mayEnd(_ text: String, in language: String) -> Bool {
    guard let words = lastWords[language] else { return false }
    return LabelWords.last(of: text).map(words.contains) ?? true
  }

  private static func lines(_ list: String) -> String {
    list.split(separator: " ").joined(separator: "\n")
  }

  private static func words(
    of list: String, _ pick: ([Substring]) -> Substring?
  ) -> String {
    let phrases = list.contains("\n") ? list.split(separator: "\n") : list.split(separator: " ")
    // A line break at the end keeps a single word apart from a list of words.
    return phrases.compactMap { pick($0.split(separator: " ")) }.joined(separator: "\n") + "\n"
  }
}
