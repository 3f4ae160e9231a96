/// The user's words, words in capitals and shortened words.
extension SpeechReader {
  /// A word or phrase of the user's dictionary.
  func userWord(at offset: Int) -> SpokenReading? {
    guard !userWords.isEmpty, let (end, spoken) = userWords.entry(at: offset, in: text) else {
      return nil
    }
    return SpokenReading(
      range: offset..<end, kind: .dictionary, spoken: spoken, evidence: .documented,
      reason: "the dictionary says so")
  }

  /// Readings that begin with a letter: the name of a month, a word in capitals, a shortened word.
  func word(at offset: Int) -> SpokenReading? {
    if isEnglish, let date = writtenDate(at: offset) { return date }
    let end = text.wordEnd(offset)
    if let capitals = capitals(offset..<end) { return capitals }
    return isEnglish ? abbreviation(offset..<end) : nil
  }

  /// A word in capitals.
  private func capitals(_ word: Range<Int>) -> SpokenReading? {
    guard profile.capitals != .word, word.count > 1, let letters = Capitals(text, word) else {
      return nil
    }
    let written = text.text(word)
    if profile.capitalWords.contains(written) { return nil }
    if profile.capitals == .dictionary {
      switch ordinaryWords.kind(of: written) {
      case .word: return doubtful(word, written)
      case .spared: return nil
      case .short where standsByLongWord(word): return doubtful(word, written)
      case .short, .acronym: break
      }
    }
    if Capitals.isRomanNumeral(written) {
      return SpokenReading(
        range: word, kind: .capitals, spoken: written, evidence: .assumed,
        reason: "it may be a Roman numeral, and voices differ about those")
    }
    return SpokenReading(
      range: word.lowerBound..<letters.end, kind: .capitals, spoken: letters.spelled,
      evidence: letters.isPlural ? .assumed : .article,
      reason: "words in capitals are spelled letter by letter; some voices read some as words")
  }

  /// A word in capitals that is read as a word, though some voices spell it.
  private func doubtful(_ word: Range<Int>, _ written: String) -> SpokenReading {
    SpokenReading(
      range: word, kind: .capitals, spoken: written, evidence: .assumed,
      reason: "long words in capitals are read as words; some voices spell them")
  }

  /// The most words in capitals beside one that are looked at.
  private static let reach = 8

  /// Whether a longer ordinary word in capitals stands in one run with a word, so that a voice
  /// takes the run for words.
  private func standsByLongWord(_ word: Range<Int>) -> Bool {
    var end = word.upperBound
    for _ in 0..<Self.reach where text[end] == 0x20 && text.isLetter(end + 1) {
      let next = end + 1..<text.wordEnd(end + 1)
      guard let kind = capitalKind(next) else { break }
      if kind == .word { return true }
      end = next.upperBound
    }
    var start = word.lowerBound
    for _ in 0..<Self.reach where start > 1 && text[start - 1] == 0x20 {
      var first = start - 1
      while first > 0, text[first - 1] != 0x20, start - first < 64 { first -= 1 }
      guard let kind = capitalKind(first..<start - 1) else { break }
      if kind == .word { return true }
      start = first
    }
    return false
  }

  /// The kind of a word; nil where it is not in capitals.
  private func capitalKind(_ word: Range<Int>) -> CapitalWords.Kind? {
    guard !word.isEmpty, text.wordEnd(word.lowerBound) == word.upperBound,
      word.count == 1 || Capitals(text, word) != nil
    else { return nil }
    return ordinaryWords.kind(of: text.text(word))
  }

  /// A shortened word that voices expand.
  private func abbreviation(_ word: Range<Int>) -> SpokenReading? {
    guard word.count <= Abbreviations.longest else { return nil }
    let hasDot = text[word.upperBound] == UInt8(ascii: ".")
    if let number = numberSign(word) { return number }
    if text.has("n°", at: word.lowerBound), text.isDigit(word.upperBound + 2) {
      return reading(
        word.lowerBound..<word.upperBound + 2, "N degrees", .reported,
        "the sign after the letter is taken for a degree sign")
    }
    if text.has("e.g.", at: word.lowerBound) || text.has("i.e.", at: word.lowerBound) {
      let isExample = text[word.lowerBound] == UInt8(ascii: "e")
      return reading(
        word.lowerBound..<word.lowerBound + 4, isExample ? "for example" : "that is", .assumed,
        "it is a common Latin abbreviation")
    }
    guard hasDot, let entry = entry(word) else { return nil }
    return reading(word.lowerBound..<end(of: word), entry.spoken, entry.evidence, entry.reason)
  }

  /// "No" before a number.
  private func numberSign(_ word: Range<Int>) -> SpokenReading? {
    guard text.has("No", at: word.lowerBound), word.count == 2 else { return nil }
    let hasDot = text[word.upperBound] == UInt8(ascii: ".")
    let end = hasDot ? word.upperBound + 1 : word.upperBound
    let blank = text.blankEnd(end)
    guard text.isDigit(blank), hasDot || blank > end else { return nil }
    return reading(
      word.lowerBound..<end, "number", hasDot ? .assumed : .reported,
      "before a number it is taken for the short form of \"number\"")
  }

  private func entry(_ word: Range<Int>) -> Abbreviations.Entry? {
    let written = text.text(word)
    guard written == "St" else { return Abbreviations.all[written] }
    // Behind a name it is a street, else a saint.
    let isStreet = text.isSpace(word.lowerBound - 1) && text.isLetter(before: word.lowerBound - 1)
    return Abbreviations.Entry(isStreet ? "Street" : "Saint")
  }

  /// The end of a shortened word with its dot, unless that also ends the sentence.
  private func end(of word: Range<Int>) -> Int {
    let end = word.upperBound + 1
    if end >= text.count { return word.upperBound }
    let endsSentence = text.has("etc", at: word.lowerBound) && text.isSpace(end)
    return endsSentence && text.isUpper(end + 1) ? word.upperBound : end
  }

  private func reading(
    _ range: Range<Int>, _ spoken: String, _ evidence: Evidence, _ reason: String
  ) -> SpokenReading {
    SpokenReading(
      range: range, kind: .abbreviation, spoken: spoken, evidence: evidence, reason: reason)
  }
}

/// Shortened words with a dot, and what voices make of them.
enum Abbreviations {
  /// The spoken form of a shortened word.
  struct Entry {
    let spoken: String
    let evidence: Evidence
    let reason: String

    /// An expansion; without a source unless there is one.
    init(
      _ spoken: String, _ evidence: Evidence = .assumed,
      _ reason: String = "it is a common abbreviation"
    ) {
      self.spoken = spoken
      self.evidence = evidence
      self.reason = reason
    }
  }

  /// The most bytes of a shortened word, without the dot.
  static let longest = 6

  /// The shortened words, without the dot that has to follow.
  static let all: [String: Entry] = [
    "Gov": Entry("Governor", .reported, "it is taken for the title, not for \"government\""),
    "bd": Entry("B D", .reported, "it is not known and read by its letters"),
    "Dr": Entry("Doctor"), "Mr": Entry("Mister"), "Mrs": Entry("Missus"), "Ms": Entry("Ms"),
    "St": Entry("Saint"), "vs": Entry("versus"), "etc": Entry("et cetera"),
    "approx": Entry("approximately"), "Approx": Entry("Approximately"),
  ]
}

/// The user's dictionary, ready to be looked up at the beginning of a word.
struct UserWords: Sendable {
  private struct Entry {
    let key: [UInt8]
    let isForEverySpelling: Bool
    let spoken: String
  }

  /// The entries by the first byte of their keys in lower case; longer keys first.
  private let entries: [UInt8: [Entry]]

  var isEmpty: Bool { entries.isEmpty }

  /// The words of a dictionary.
  init(_ dictionary: [String: String]) {
    let all = dictionary.filter { !$0.key.isEmpty }.map { key, spoken in
      Entry(
        key: Array(key.utf8), isForEverySpelling: key == key.lowercased(), spoken: spoken)
    }
    // The order among keys of one length does not matter unless they differ in case only.
    let sorted = all.sorted {
      ($1.key.count, $0.isForEverySpelling ? 1 : 0) < ($0.key.count, $1.isForEverySpelling ? 1 : 0)
    }
    entries = Dictionary(grouping: sorted) { Self.lowered($0.key[0]) }
  }

  /// The spoken form of the word or phrase that begins at an offset, and where it ends.
  func entry(at offset: Int, in text: SpeechBytes) -> (end: Int, spoken: String)? {
    guard let candidates = entries[Self.lowered(text[offset])] else { return nil }
    for entry in candidates {
      let end = offset + entry.key.count
      guard end <= text.count, !continues(at: offset, in: text), !continues(at: end, in: text)
      else { continue }
      let matches = entry.key.indices.allSatisfy { index in
        let byte = text[offset + index]
        return (entry.isForEverySpelling ? Self.lowered(byte) : byte) == entry.key[index]
      }
      if matches { return (end, entry.spoken) }
    }
    return nil
  }

  /// Whether the characters before and at an offset belong to one word.
  private func continues(at offset: Int, in text: SpeechBytes) -> Bool {
    let isWordBefore = text.isDigit(offset - 1) || text.isLetter(before: offset)
    return isWordBefore && !text.isBoundary(offset)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}
