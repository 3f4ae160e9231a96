/// Minus signs, hyphens, line breaks, symbols and marks.
extension SpeechReader {
  /// Readings that begin with neither letter, digit nor blank.
  func sign(at offset: Int) -> SpokenReading? {
    if let lineBreak = lineBreak(at: offset) { return lineBreak }
    if text[offset] < 0x20 { return nil }
    if let reading = amount(sign: offset) ?? negative(at: offset) ?? fraction(at: offset) {
      return reading
    }
    let byte = text[offset]
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "("), let phone = phone(at: offset) {
      return phone
    }
    if let dash = dash(at: offset) ?? placeholderDashes(at: offset) { return dash }
    return emoji(at: offset) ?? symbol(at: offset)
  }

  /// A number behind a minus sign.
  private func negative(at offset: Int) -> SpokenReading? {
    guard let digits = minusEnd(offset) else { return nil }
    let isPoint = text[digits] == UInt8(ascii: ".") && text.isDigit(digits + 1)
    guard isPoint || text.isDigit(digits) else { return nil }
    if let time = time(at: digits) {
      return SpokenReading(
        range: offset..<time.range.upperBound, kind: .time, spoken: "minus " + time.spoken,
        evidence: .assumed, reason: time.reason)
    }
    return amount(at: digits, isNegative: true, from: offset)
      ?? quantity(start: offset, digits: digits)
  }

  /// A number that begins with the point.
  private func fraction(at offset: Int) -> SpokenReading? {
    guard text[offset] == UInt8(ascii: "."), text.isDigit(offset + 1),
      text.isOpen(offset - 1) || text[offset - 1] == UInt8(ascii: "(")
    else { return nil }
    return quantity(start: offset, digits: offset)
  }

  /// A hyphen or dash between numbers, or between a letter and a digit.
  private func dash(at offset: Int) -> SpokenReading? {
    let isHyphen = text[offset] == UInt8(ascii: "-")
    guard profile.punctuation != .all, isHyphen || text.has("–", at: offset) else { return nil }
    let end = offset + (isHyphen ? 1 : 3)
    let before = text[offset - 1] == 0x20 ? offset - 1 : offset
    let after = text[end] == 0x20 ? end + 1 : end
    let opens = text.isDigit(after) || Currency.at(after, in: text) != nil
    if endsNumber(before), opens {
      return SpokenReading(
        range: before..<after, kind: .punctuation, spoken: ",",
        evidence: isHyphen ? .reported : .assumed,
        reason: "a hyphen between numbers is heard as a pause")
    }
    let joins =
      isHyphen
      && (text.isDigit(offset - 1) && text.isLetter(end)
        || text.isLetter(before: offset) && text.isDigit(end))
    guard joins else { return nil }
    return SpokenReading(
      range: offset..<end, kind: .punctuation, spoken: "", evidence: .reported,
      reason: "a hyphen between a letter and a digit is not heard")
  }

  /// Dashes that stand for a value which is not there: two or more by themselves.
  private func placeholderDashes(at offset: Int) -> SpokenReading? {
    guard profile.punctuation != .all, text.isOpen(offset - 1) || text[offset - 1] == 0x0A else {
      return nil
    }
    let end = dashesEnd(offset)
    guard end - offset > 1, end == text.count || text.isSpace(end) else { return nil }
    return SpokenReading(
      range: offset..<end, kind: .punctuation, spoken: "", evidence: .assumed,
      reason: "dashes in the place of a value are not heard")
  }

  /// Where a run of two or more hyphens ends; the offset itself where there is none.
  private func dashesEnd(_ offset: Int) -> Int {
    var end = offset
    while text[end] == UInt8(ascii: "-") { end += 1 }
    return end - offset > 1 ? end : offset
  }

  private func endsNumber(_ offset: Int) -> Bool {
    text.isDigit(offset - 1) || text[offset - 1] == UInt8(ascii: "%")
  }

  /// Line breaks and tabs with the blanks around them, which make a pause.
  private func lineBreak(at offset: Int) -> SpokenReading? {
    guard isLineBreak(offset) else { return nil }
    var end = offset
    while text.isSpace(end) || isLineBreak(end) { end += text.isSpace(end) ? 1 : 3 }
    let isPause =
      offset > 0 && end < text.count && dashesEnd(end) < text.count
      && !",;:.!?".utf8.contains(text[offset - 1])
    return SpokenReading(
      range: offset..<end, kind: .punctuation, spoken: isPause ? "," : "", evidence: .assumed,
      reason: "a line break or tab makes a pause")
  }

  private func isLineBreak(_ offset: Int) -> Bool {
    let byte = text[offset]
    return byte == 0x0A || byte == 0x0D || byte == 0x09
      || byte == 0xE2 && text.has("\u{2028}", at: offset)
      || byte == 0xE2 && text.has("\u{2029}", at: offset)
  }

  /// A symbol or mark that is spoken by name.
  private func symbol(at offset: Int) -> SpokenReading? {
    let (scalar, end) = text.scalar(at: offset)
    if profile.punctuation == .all, let name = SymbolNames.marks[scalar], !isApostrophe(offset, end)
    {
      return SpokenReading(
        range: offset..<end, kind: .punctuation, spoken: name, evidence: .documented,
        reason: "every mark is to be spoken")
    }
    guard let symbol = SymbolNames.symbol(scalar) else { return nil }
    let isDropped = symbol.isMark && profile.punctuation == .none
    // A symbol may be followed by the wish to be shown as text.
    let last = text.has("\u{FE0E}", at: end) ? end + 3 : end
    return SpokenReading(
      range: offset..<last, kind: .symbol, spoken: isDropped ? "" : symbol.name,
      evidence: isDropped ? .documented : symbol.evidence,
      reason: isDropped ? "no mark is to be spoken" : "the symbol is read by its name")
  }

  /// Whether a quotation mark is an apostrophe within a word.
  private func isApostrophe(_ offset: Int, _ end: Int) -> Bool {
    (text[offset] == UInt8(ascii: "'") || text.has("’", at: offset))
      && text.isLetter(before: offset) && text.isLetter(end)
  }
}
