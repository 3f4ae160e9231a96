/// The name of a month in a text, in full or shortened.
struct Month {
  /// The name in full.
  let name: String
  /// Where the word ends, with its dot.
  let end: Int
  /// Whether it is written in full.
  let isName: Bool
  let hasDot: Bool

  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let all = Dictionary(
    uniqueKeysWithValues: names.map { ($0, $0) }
      + names.filter { $0 != "May" }.map { (String($0.prefix(3)), $0) }
      + [("Sept", "September")])

  /// The short forms of the names.
  static var shortForms: [String] { all.keys.filter { $0.utf8.count < 5 } }

  /// The month whose name begins at an offset.
  init?(_ text: SpeechBytes, at offset: Int) {
    let wordEnd = text.lettersEnd(offset)
    guard 3...9 ~= wordEnd - offset, !text.isLetter(wordEnd),
      let name = Self.all[text.text(offset..<wordEnd)]
    else { return nil }
    self.name = name
    isName = wordEnd - offset == name.utf8.count
    hasDot = !isName && text[wordEnd] == UInt8(ascii: ".")
    end = hasDot ? wordEnd + 1 : wordEnd
  }
}
