/// A word whose letters are all capitals.
package struct Capitals {
  /// The letters with hyphens between them.
  let spelled: String
  /// Where the word ends, with what follows an apostrophe.
  let end: Int
  /// Whether an "s" in lower case follows the capitals.
  let isPlural: Bool

  /// The word at a range; nil unless it has two letters or more and all of them are capitals.
  init?(_ text: SpeechBytes, _ word: Range<Int>) {
    // Most words go on in small letters.
    if text[word.lowerBound + 1] &- 0x61 < 26 { return nil }
    var letters: [String] = []
    var offset = word.lowerBound
    var end = word.upperBound
    var isPlural = false
    while offset < end {
      let (scalar, next) = text.scalar(at: offset)
      let isLast = next == word.upperBound
      if let last = letters.indices.last, scalar.isMark {
        letters[last].unicodeScalars.append(scalar)
      } else if scalar.isCapital {
        letters.append(String(scalar))
      } else if scalar == "s", isLast, letters.count > 1, let last = letters.indices.last {
        letters[last] += "s"
        isPlural = true
      } else {
        return nil
      }
      offset = next
      if offset == end, !isPlural, let (start, further) = Self.continuation(text, offset) {
        offset = start
        end = further
      }
    }
    guard letters.count > 1 else { return nil }
    spelled = letters.joined(separator: "-")
    self.end = end
    self.isPlural = isPlural
  }

  /// The capitals after an apostrophe, as those of "DON'T".
  private static func continuation(_ text: SpeechBytes, _ offset: Int) -> (Int, Int)? {
    let isPlain = text[offset] == UInt8(ascii: "'")
    guard isPlain || text.has("’", at: offset) else { return nil }
    let start = offset + (isPlain ? 1 : 3)
    let end = text.wordEnd(start)
    var letter = start
    while letter < end {
      let (scalar, next) = text.scalar(at: letter)
      guard scalar.isCapital else { return nil }
      letter = next
    }
    return end > start ? (start, end) : nil
  }

  /// Whether it could be a Roman numeral up to thirty-nine, as in the names of chapters and kings.
  package static func isRomanNumeral(_ word: String) -> Bool {
    let rest = word.utf8.drop { $0 == UInt8(ascii: "X") }
    guard word.utf8.count - rest.count <= 3 else { return false }
    return ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
      .contains(String(Substring(rest)))
  }

  /// Acronyms that most voices read as words.
  static let acronyms: Set = [
    "AIDS", "ASAP", "ASCII", "CAPTCHA", "COVID", "FIFA", "GIF", "IKEA", "JPEG", "JSON", "LASER",
    "LED",
    "NASA", "NASDAQ", "NATO", "OPEC", "PIN", "RADAR", "RAM", "ROM", "SARS", "SIM", "SONAR",
    "SWAT", "SWIFT", "UEFA", "UNESCO", "UNICEF", "VAT", "WASP", "ZIP",
  ]
}

extension Unicode.Scalar {
  /// Whether it is a capital of a script that has small letters too.
  fileprivate var isCapital: Bool {
    isASCII ? value &- 0x41 < 26 : properties.generalCategory == .uppercaseLetter
  }
}
