/// Dates in digits and in words.
extension SpeechReader {
  /// A date in digits, with slashes or hyphens.
  func date(at offset: Int) -> SpokenReading? {
    let mark = text[text.shortDigitsEnd(offset)]
    guard mark == UInt8(ascii: "/") || mark == UInt8(ascii: "-"),
      let parts = dateParts(offset, mark)
    else { return nil }
    let words = parts.map { speller.integer(text.bytes[$0]) }
    let isSlash = mark == UInt8(ascii: "/")
    return SpokenReading(
      range: offset..<parts[2].upperBound, kind: .date,
      spoken: words.joined(separator: isSlash ? spokenSlash : spokenHyphen),
      evidence: isSlash ? .article : .assumed,
      reason: isSlash
        ? "a date with slashes is read as three numbers and the marks between them"
        : "a date with hyphens is read as three numbers")
  }

  private var spokenSlash: String { profile.punctuation == .none ? " " : " slash " }
  private var spokenHyphen: String { profile.punctuation == .all ? " hyphen " : ", " }

  /// The three numbers of a date in digits, if lengths and values can be those of one.
  private func dateParts(_ offset: Int, _ mark: UInt8) -> [Range<Int>]? {
    guard !text.isDigit(offset - 1), text[offset - 1] != mark else { return nil }
    let first = offset..<text.shortDigitsEnd(offset)
    let second = first.upperBound + 1..<text.shortDigitsEnd(first.upperBound + 1)
    guard 1...2 ~= second.count, text[second.upperBound] == mark else { return nil }
    let third = second.upperBound + 1..<text.shortDigitsEnd(second.upperBound + 1)
    guard !text.isDigit(third.upperBound),
      !(text[third.upperBound] == mark && text.isDigit(third.upperBound + 1))
    else { return nil }
    let startsWithYear = first.count == 4 && 1...2 ~= third.count
    let endsWithYear = 1...2 ~= first.count && (third.count == 2 || third.count == 4)
    guard startsWithYear || endsWithYear else { return nil }
    let others = [second, startsWithYear ? third : first]
    return others.allSatisfy { 1...31 ~= text.value($0) } ? [first, second, third] : nil
  }

  /// A date with the name of a month in English, or the short form of a month.
  func writtenDate(at offset: Int) -> SpokenReading? {
    guard text.isUpper(offset), let month = Month(text, at: offset) else { return nil }
    let start = text.blankEnd(month.end)
    let day = start..<text.shortDigitsEnd(start)
    guard start > month.end, !day.isEmpty else { return shortMonth(month, at: offset) }
    if day.count == 4, isFree(day.upperBound), 1_000..<3_000 ~= text.value(day) {
      return date(offset..<day.upperBound, [month.name, text.text(day)], .assumed)
    }
    let ending = ordinalEnd(day)
    let dayEnd = ending ?? day.upperBound
    guard 1...2 ~= day.count, 1...31 ~= text.value(day), isFree(dayEnd),
      let place = NumberWords.ordinal(text.bytes[day])
    else { return shortMonth(month, at: offset) }
    if let year = year(after: dayEnd) {
      return date(offset..<year.upperBound, [month.name, place, text.text(year)], .article)
    }
    return date(offset..<dayEnd, [month.name, place], .device)
  }

  /// The year after a day, with or without a comma.
  private func year(after day: Int) -> Range<Int>? {
    let comma = text[day] == UInt8(ascii: ",") ? day + 1 : day
    let start = text.blankEnd(comma)
    let end = text.shortDigitsEnd(start)
    return start > comma && end - start == 4 && isFree(end) ? start..<end : nil
  }

  private func date(
    _ range: Range<Int>, _ words: [String], _ evidence: Evidence
  ) -> SpokenReading {
    SpokenReading(
      range: range, kind: .date, spoken: words.joined(separator: " "), evidence: evidence,
      reason: "a date with the name of its month is read as a date")
  }

  /// The short form of a month without a day.
  private func shortMonth(_ month: Month, at offset: Int) -> SpokenReading? {
    guard !month.isName else { return nil }
    let isWhole = offset == 0 && month.end == text.count
    let written = text.text(offset..<offset + 3)
    let isKnown = month.hasDot || written == "Feb" || written == "Apr"
    guard isWhole || isKnown else { return nil }
    let isSpelled = written == "Apr" && !month.hasDot && month.end == offset + 3
    // The dot of the last word of a text also ends the sentence.
    let end = month.hasDot && month.end == text.count ? month.end - 1 : month.end
    return SpokenReading(
      range: offset..<end, kind: .abbreviation, spoken: isSpelled ? "A-P-R" : month.name,
      evidence: ["Feb", "Apr"].contains(written) ? .reported : .assumed,
      reason: isSpelled
        ? "this short form of a month was heard letter by letter"
        : "it is the short form of a month")
  }
}

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
