/// Short forms of words, and what they stand for; looked up both ways.
struct ShortForms: Sendable {
  private var words: [String: [String]]
  private var forms: [String: [String]] = [:]

  /// Takes the words that each short form stands for.
  init(_ words: [String: [String]]) {
    self.words = words
    for (form, full) in words {
      for word in full { forms[word, default: []].append(form) }
    }
  }

  /// Adds a short form of a word.
  mutating func add(_ form: String, for word: String) {
    words[form, default: []].append(word)
    forms[word, default: []].append(form)
  }

  /// The words that a form is short for.
  func words(for form: String) -> [String] { words[form] ?? [] }

  /// The short forms of a word.
  func forms(of word: String) -> [String] { forms[word] ?? [] }
}
