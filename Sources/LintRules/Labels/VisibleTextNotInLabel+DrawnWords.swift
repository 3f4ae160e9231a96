import ScreenModel

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

  /// The drawn words with what is known about them, and all of them together.
  private let drawn: [DrawnWord]
  private let joined: String
  private let joinedCount: Int
  private let isASCII: Bool

  /// The words of a drawn text; nil where it is a symbol, a number with its unit, a single letter
  /// or a code of two, such as that of a language.
  init?(_ text: String, expansions: ShortForms) {
    let words = Self.words(text)
    joined = words.joined()
    isASCII = joined.utf8.allSatisfy { $0 < 0x80 }
    joinedCount = isASCII ? joined.utf8.count : joined.count
    guard joinedCount > 1, words.contains(where: Self.isWord), !Self.isCode(text) else {
      return nil
    }
    drawn = words.map { DrawnWord($0, expansions) }
  }

  private static let units: Set<String> = ["am", "pm", "a", "p", "m", "h", "d", "s", "min", "sec"]

  private static func isWord(_ word: String) -> Bool {
    if word.utf8.allSatisfy({ $0 &- 0x61 < 26 }) {
      return word.utf8.count > 3 || !units.contains(word)
    }
    return word.contains(where: \.isLetter) && !word.contains(where: \.isNumber)
      && !units.contains(word)
  }

  private static func isCode(_ text: String) -> Bool {
    // In ASCII, a look at the bytes tells how many letters there are.
    var count = 0
    for byte in text.utf8 {
      if byte >= 0x80 {
        count = 2
        break
      }
      if byte != 0x20, byte &- 0x09 >= 5 { count += 1 }
    }
    guard count == 2 else { return false }
    let letters = text.filter { !$0.isWhitespace }
    return letters.count == 2 && letters.allSatisfy(\.isUppercase)
      && !["OK", "NO", "GO", "ON", "UP"].contains(letters)
  }

  /// How much of the text a label has; nil where the two are written in different scripts.
  func match(in label: String) -> Match? {
    let spoken = Self.words(label)
    guard isASCII, spoken.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else {
      let whole = spoken.joined()
      guard Self.isLatin(joined) == Self.isLatin(whole) else { return nil }
      if Self.runsWordsTogether(joined) {
        if whole.hasPrefix(joined) { return .start }
        if whole.contains(joined) { return .inside }
      }
      return match(of: spoken, isAcronym: isAcronym(of: spoken))
    }
    // The drawn words have a letter; numbers alone are in no script.
    guard spoken.contains(where: { $0.utf8.contains { $0 &- 0x61 < 26 } }) else { return nil }
    return match(of: spoken, isAcronym: isPlainAcronym(of: spoken))
  }

  private func match(of spoken: [String], isAcronym: @autoclosure () -> Bool) -> Match {
    for start in spoken.indices
    where isRun(in: spoken, at: start) || isWrittenTogether(in: spoken, at: start) {
      return start == 0 ? .start : .inside
    }
    if isAcronym() { return .start }
    return drawn.contains { word in spoken.contains(where: word.isSame) } ? .some : Match.none
  }

  /// The words of a text, with English contractions in full.
  private static func words(_ text: String) -> [String] {
    if hasNoContraction(text) { return Words.normalized(text) }
    let text = text.lowercased().replacing("’", with: "'")
    guard text.contains("'") || text.contains("cannot") else { return Words.normalized(text) }
    return Words.normalized(
      contractions.reduce(text) { $0.replacing($1.short, with: $1.full) })
  }

  /// Whether a text has no apostrophe and no "cannot", as its bytes tell.
  private static func hasNoContraction(_ text: String) -> Bool {
    var last: UInt32 = 0
    for byte in text.utf8 {
      last = last << 8 | UInt32(byte)
      // The apostrophe that is a quotation mark is E2 80 99.
      if byte == 0x27 || last & 0xFF_FFFF == 0xE2_8099 { return false }
    }
    return !text.hasLetters("cannot")
  }

  private static let contractions = [
    (short: "cannot", full: "can not"), (short: "can't", full: "can not"),
    (short: "won't", full: "will not"), (short: "n't", full: " not"), (short: "'re", full: " are"),
    (short: "'ll", full: " will"), (short: "'ve", full: " have"), (short: "i'm", full: "i am"),
  ]

  /// Whether words of a label are the drawn ones, divided otherwise, as in "Log in" and "Login".
  private func isWrittenTogether(in spoken: [String], at start: Int) -> Bool {
    var text = ""
    guard isASCII else {
      for word in spoken[start...] where text.count < joinedCount { text += word }
      return text == joined
    }
    guard spoken[start].utf8.first == joined.utf8.first else { return false }
    for word in spoken[start...] where text.utf8.count < joinedCount { text += word }
    return text == joined
  }

  /// Whether what is drawn are the first letters of a label's words, as in "T&C".
  private func isAcronym(of spoken: [String]) -> Bool {
    let initials = spoken.filter { !Self.smallWords.contains($0) }.compactMap(\.first)
    return joinedCount > 1 && String(initials).hasPrefix(joined)
  }

  /// The same where all words are ASCII.
  private func isPlainAcronym(of spoken: [String]) -> Bool {
    guard joinedCount <= spoken.count else { return false }
    var place = joined.utf8.startIndex
    for word in spoken where word.utf8.count > 3 || !Self.smallWords.contains(word) {
      guard place < joined.utf8.endIndex else { return true }
      guard word.utf8.first == joined.utf8[place] else { return false }
      joined.utf8.formIndex(after: &place)
    }
    return place == joined.utf8.endIndex
  }

  private static let smallWords = ["and", "of", "the", "to", "for", "in"]

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
      if let next = word.end(in: spoken, at: place, isAfterNumber: isAfterNumber) {
        place = next
        isAfterNumber = word.hasNumber
      } else if word.hasNumber {
        isAfterNumber = true
      } else if isAfterNumber,
        let later = spoken.indices.first(where: {
          $0 >= place && word.end(in: spoken, at: $0, isAfterNumber: true) != nil
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

  /// Short forms that are not simply the beginning of a word.
  static let abbreviations = ShortForms([
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
  ])
}

/// A word that is drawn on a control, with what a comparison with the words of labels needs.
struct DrawnWord {
  let text: String
  /// Whether it has a number.
  let hasNumber: Bool
  private let count: Int
  private let first: UInt8
  /// The words that it is short for.
  private let words: [String]
  /// The short forms.
  private let forms: [String]

  /// A word in small letters.
  init(_ text: String, _ short: ShortForms) {
    self.text = text
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    count = isASCII ? text.utf8.count : text.count
    hasNumber =
      isASCII
      ? text.utf8.contains { $0 &- 0x30 < 10 } : text.contains(where: \.isNumber)
    first = text.utf8.first ?? 0
    words = short.words(for: text)
    forms = short.forms(of: text)
  }

  /// The place behind the words of a label that say this one.
  func end(in spoken: [String], at place: Int, isAfterNumber: Bool) -> Int? {
    guard place < spoken.count else { return nil }
    let other = spoken[place]
    if words.contains(other) { return place + 1 }
    guard mayBeginLike(other) else { return nil }
    if text == other || isBeginning(of: other, isAfterNumber) { return place + 1 }
    // The words whose first letters an acronym is made of.
    guard count > 1, place + count <= spoken.count,
      zip(text, spoken[place...]).allSatisfy({ $1.first == $0 })
    else { return nil }
    return place + count
  }

  /// Whether two words are the same for a listener, or one is the beginning of the other.
  func isSame(_ other: String) -> Bool {
    if words.contains(other) || forms.contains(other) { return true }
    guard mayBeginLike(other) else { return false }
    if text == other || isBeginning(of: other, false) { return true }
    let length = other.count
    if text.hasPrefix(other) { return length > 3 || length > 1 && count > length + 1 }
    return count > 3 && length > 3 && other.hasPrefix(text)
  }

  /// Whether it is so short a beginning of a word that it stands for it.
  private func isBeginning(of word: String, _ isAfterNumber: Bool) -> Bool {
    let isShort = count >= 2 && count <= 4
    guard isShort || isAfterNumber && count == 1, word.hasPrefix(text) else { return false }
    return !isShort || word.count > count + 1
  }

  /// Whether it and another word do not begin with different letters of ASCII.
  private func mayBeginLike(_ other: String) -> Bool {
    let byte = other.utf8.first ?? 0
    return first == byte || first >= 0x80 || byte >= 0x80
  }
}

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
