/// Words of several languages, by the primary part of a language tag.
///
/// A rule asks for the list of the language that its text is in, and stays silent without one.
struct WordPack: Sendable {
  private let lists: [String: String]

  /// A pack of lists: each is words, or phrases, one a line or, without any line break, separated
  /// by blanks; all in lower case.
  init(_ lists: [String: String]) {
    self.lists = lists
  }

  /// The list for a language tag; nil where there is none.
  subscript(language: String) -> WordList? {
    Self.list(for: language, in: lists).map(WordList.init)
  }

  /// The list for a language tag among lists by language, as it is written.
  static func list(for language: String, in lists: [String: String]) -> String? {
    lists[language] ?? lists[primary(language)]
  }

  /// The primary part of a language tag, in lower case.
  static func primary(_ language: String) -> String {
    // Most are nothing else.
    if language == "en" || language.utf8.allSatisfy({ $0 &- 0x61 < 26 }) { return language }
    return language.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
}
