/// The name of a month in a text, in full or shortened.
struct Month {
  /// The name in full.
  let name: String
  /// Where the word ends, with its dot.
  let end: Int
  /// Whether it is written in full.
  let isName: Bool
  let hasDot: Bool

  private static let all = [
    "January": "January", "Jan": "January", "February": "February", "Feb": "February",
    "March": "March", "Mar": "March", "April": "April", "Apr": "April", "May": "May",
    "June": "June", "Jun": "June", "July": "July", "Jul": "July", "August": "August",
    "Aug": "August", "September": "September", "Sep": "September", "Sept": "September",
    "October": "October", "Oct": "October", "November": "November", "Nov": "November",
    "December": "December", "Dec": "December",
  ]

  /// The short forms of the names, and names that are as short.
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
