/// Tells ordinary words in capitals from acronyms.
///
/// Long words in capitals are mostly read as words, short ones are spelled ("LOG" is "L-O-G"), and
/// all others are acronyms, which are meant to be spelled. Lists are needed for words of up to five
/// letters alone: of six letters and more with vowels nearly all are words.
package enum CapitalWords {
  /// The kinds of words in capitals.
  @usableFromInline package enum Kind {
    /// An ordinary word of four letters or more, which is mostly read as a word.
    case word
    /// An ordinary word of up to three letters, which is spelled.
    case short
    /// A word that is read as one in capitals as well, such as "OFF" or "NASA".
    case spared
    /// Letters that are meant to be spelled.
    case acronym
  }

  /// The lists of words, of which only that of a voice's language is made.
  @usableFromInline package enum Language: Hashable, Sendable {
    case english, german, french, spanish
    /// A language without a list.
    case other

    /// The language of a tag of BCP 47.
    init(tag: String) {
      switch tag.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
      case "en": self = .english
      case "de": self = .german
      case "fr": self = .french
      case "es": self = .spanish
      default: self = .other
      }
    }

    private var words: Set<String> {
      switch self {
      case .english: CapitalWords.english
      case .german: CapitalWords.german
      case .french: CapitalWords.french
      case .spanish: CapitalWords.spanish
      case .other: []
      }
    }

    /// The kind of a word that is written in capitals.
    package func kind(of word: String) -> Kind {
      if CapitalWords.spared.contains(word) || Capitals.acronyms.contains(word) { return .spared }
      if Acronyms.known.contains(word) { return .acronym }
      let letters = word.unicodeScalars.count
      if letters >= CapitalWords.longFrom {
        return Acronyms.isUnpronounceable(word) ? .acronym : .word
      }
      let isOrdinary = words.contains(word.lowercased())
      guard isOrdinary else { return .acronym }
      return letters > CapitalWords.shortUpTo ? .word : .short
    }
  }

  /// The letters of a short word at most.
  private static let shortUpTo = 3
  /// The letters from which on a word with vowels is taken for an ordinary one.
  private static let longFrom = 6

  /// Short words that everybody writes in capitals and that are read as words.
  private static let spared: Set = ["ON", "OFF", "OK", "NO"]

  /// The words of a list with blanks between them.
  static func list(_ text: String) -> Set<String> { Set(text.wordList) }
}
