/// Guesses the language of a capture by the letters of its texts; no format of captures tells it.
struct CaptureLanguage {
  private var letters = ScriptCounts()

  /// The language tag of a screen of a tree, and nil where the letters are Latin or none.
  static func guess(_ screen: Screen, in tree: UITree) -> String? {
    let end = Int(tree.elements[screen.root].next)
    let range = screen.root..<end
    guard range.contains(where: { tree.elements[$0].textFacts.contains(.foreign) }) else {
      return nil
    }
    var guess = CaptureLanguage()
    for index in range where !tree.elements[index].marks.contains(.systemProvided) {
      for key in [AttributeKey.label, .text, .value, .hint, .placeholder] {
        if tree.elements[index].has(key), let text = tree.text(key, of: index) {
          guess.letters.add(text)
        }
      }
    }
    return guess.language
  }

  /// Whether a language is written from right to left.
  static func isRightToLeft(_ language: String) -> Bool { ["ar", "he"].contains(language) }

  /// The language of the script that leads; Latin letters lead only where they are many more, since
  /// names, brands and addresses are Latin everywhere, and other scripts say more with a letter.
  private var language: String? {
    var foreign = letters
    foreign[.latin] = 0
    let sum = foreign.total
    guard sum > 0, sum * 3 >= letters[.latin] else { return nil }
    // Japanese has more Chinese letters than kana in short texts, and Korean may have some.
    let (ideographs, kana) = (letters[.han], letters[.kana])
    if kana > 0, kana * 8 >= ideographs, (kana + ideographs) * 2 >= sum { return "ja" }
    return foreign.leading?.likelyLanguage
  }
}
