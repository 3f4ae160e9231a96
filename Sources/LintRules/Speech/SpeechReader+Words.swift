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

  /// What begins with a letter: the name of a month, a word in capitals, a shortened word.
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
    if profile.capitals == .dictionary, Capitals.acronyms.contains(written) { return nil }
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
