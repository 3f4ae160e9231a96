/// Compares what is drawn on a control with what is spoken for it.
struct DrawnWords {
  /// How much of what is drawn is spoken.
  enum Match {
    /// It begins the label.
    case start
    /// It stands further on in the label.
    case inside
    /// Some words are spoken, but not all of them together.
    case some
    /// No word is spoken.
    case none
  }

  private let drawn: [String]
  private let joined: String
  private let expansions: [String: [String]]

  /// The words of a drawn text; nil where it is a symbol, a number with its unit, a single letter
  /// or a code of two, such as that of a language.
  init?(_ text: String, expansions: [String: [String]]) {
    drawn = Self.words(text)
    joined = drawn.joined()
    self.expansions = expansions
    guard joined.count > 1, drawn.contains(where: Self.isWord), !Self.isCode(text) else {
      return nil
    }
  }

  private static let units: Set<String> = ["am", "pm", "a", "p", "m", "h", "d", "s", "min", "sec"]

  private static func isWord(_ word: String) -> Bool {
    word.contains(where: \.isLetter) && !word.contains(where: \.isNumber) && !units.contains(word)
  }

  private static func isCode(_ text: String) -> Bool {
    let letters = text.filter { !$0.isWhitespace }
    return letters.count == 2 && letters.allSatisfy(\.isUppercase)
      && !["OK", "NO", "GO", "ON", "UP"].contains(letters)
  }

  /// How much of the text a label has; nil where the two are written in different scripts.
  func match(in label: String) -> Match? {
    let spoken = Self.words(label)
    let whole = spoken.joined()
    guard Self.isLatin(joined) == Self.isLatin(whole) else { return nil }
    if Self.runsWordsTogether(joined) {
      if whole.hasPrefix(joined) { return .start }
      if whole.contains(joined) { return .inside }
    }
    for start in spoken.indices
    where isRun(in: spoken, at: start) || isWrittenTogether(in: spoken, at: start) {
      return start == 0 ? .start : .inside
    }
    if isAcronym(of: spoken) { return .start }
    return drawn.contains { word in spoken.contains { isSame(word, $0) } } ? .some : Match.none
  }

  /// The words of a text, with English contractions in full.
  private static func words(_ text: String) -> [String] {
    let text = text.lowercased().replacing("’", with: "'")
    guard text.contains("'") || text.contains("cannot") else { return Words.normalized(text) }
    return Words.normalized(
      contractions.reduce(text) { $0.replacing($1.short, with: $1.full) })
  }

  private static let contractions = [
    (short: "cannot", full: "can not"), (short: "can't", full: "can not"),
    (short: "won't", full: "will not"), (short: "n't", full: " not"), (short: "'re", full: " are"),
    (short: "'ll", full: " will"), (short: "'ve", full: " have"), (short: "i'm", full: "i am"),
  ]

  /// Whether words of a label are the drawn ones, divided otherwise, as in "Log in" and "Login".
  private func isWrittenTogether(in spoken: [String], at start: Int) -> Bool {
    var text = ""
    for word in spoken[start...] where text.count < joined.count { text += word }
    return text == joined
  }

  /// Whether what is drawn are the first letters of a label's words, as in "T&C".
  private func isAcronym(of spoken: [String]) -> Bool {
    let initials = spoken.filter { !["and", "of", "the", "to", "for", "in"].contains($0) }
      .compactMap(\.first)
    return joined.count > 1 && String(initials).hasPrefix(joined)
  }

  private static func isLatin(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic && $0.value < 0x250 }
  }

  /// Whether a text is in a script that sets no blanks between words.
  private static func runsWordsTogether(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      switch $0.value {
      case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
        0xAC00...0xD7AF:
        true
      default: false
      }
    }
  }

  /// Whether the drawn words follow one another in a label; numbers may be spoken as words.
  private func isRun(in spoken: [String], at start: Int) -> Bool {
    var place = start
    var isAfterNumber = false
    for word in drawn {
      if let next = end(of: word, in: spoken, at: place, isAfterNumber) {
        place = next
        isAfterNumber = word.contains(where: \.isNumber)
      } else if word.contains(where: \.isNumber) {
        isAfterNumber = true
      } else if isAfterNumber,
        let later = spoken.indices.first(where: {
          $0 >= place && end(of: word, in: spoken, at: $0, true) != nil
        })
      {
        place = later + 1
        isAfterNumber = false
      } else {
        return false
      }
    }
    return place > start
  }

  /// The place behind the words of a label that say one drawn word.
  private func end(
    of word: String, in spoken: [String], at place: Int, _ isAfterNumber: Bool
  ) -> Int? {
    guard place < spoken.count else { return nil }
    if word == spoken[place] || isShort(word, for: spoken[place], isAfterNumber) {
      return place + 1
    }
    // The words whose first letters an acronym is made of.
    guard word.count > 1, place + word.count <= spoken.count,
      zip(word, spoken[place...]).allSatisfy({ $1.first == $0 })
    else { return nil }
    return place + word.count
  }

  private func isShort(_ word: String, for spoken: String, _ isAfterNumber: Bool) -> Bool {
    if expansions[word]?.contains(spoken) == true { return true }
    let isUnit = isAfterNumber && word.count == 1
    return (2...4).contains(word.count) && spoken.count > word.count + 1 && spoken.hasPrefix(word)
      || isUnit && spoken.hasPrefix(word)
  }

  /// Whether two words are the same for a listener, or one is the beginning of the other.
  private func isSame(_ word: String, _ other: String) -> Bool {
    word == other || isShort(word, for: other, false) || isShort(other, for: word, false)
      || min(word.count, other.count) > 3 && (word.hasPrefix(other) || other.hasPrefix(word))
  }

  /// Short forms that are not simply the beginning of a word.
  static let abbreviations: [String: [String]] = [
    "hr": ["hour", "hours"], "hrs": ["hours"], "qty": ["quantity"], "vs": ["versus"],
    "msg": ["message"], "msgs": ["messages"], "pwd": ["password"], "acct": ["account"],
    "amt": ["amount"], "avg": ["average"], "km": ["kilometers", "kilometres"],
    "cm": ["centimeters", "centimetres"], "mm": ["millimeters", "millimetres"],
    "kg": ["kilograms", "kilogrammes", "kilos"], "lb": ["pounds"], "lbs": ["pounds"],
    "oz": ["ounces"], "ft": ["feet", "foot"], "nr": ["number"], "dept": ["department"],
    "pts": ["points"], "pcs": ["pieces"], "wk": ["week"], "yr": ["year"], "yrs": ["years"],
    "mins": ["minutes"], "secs": ["seconds"], "approx": ["approximately"], "tv": ["television"],
    "ok": ["okay"], "usd": ["dollars", "us"], "eur": ["euros", "euro"],
    "gbp": ["pounds", "british"],
    "fwd": ["forward"], "bwd": ["backward"], "pg": ["page"], "prev": ["previous"],
    "calc": ["calculate"], "addl": ["additional"], "mgmt": ["management"], "mgr": ["manager"],
  ]
}
