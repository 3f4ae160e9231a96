/// Numbers, with what belongs to them.
extension SpeechReader {
  /// Readings that begin with a digit.
  func number(at offset: Int) -> SpokenReading? {
    if let reading = keycap(at: offset) ?? amount(at: offset) { return reading }
    if let reading = date(at: offset) ?? time(at: offset) ?? duration(at: offset) { return reading }
    if let reading = spaced(at: offset) ?? phone(at: offset) ?? version(at: offset) {
      return reading
    }
    return quantity(start: offset, digits: offset)
  }

  /// A number by itself or with what belongs to it: sign, per cent, ending, unit.
  func quantity(start: Int, digits: Int) -> SpokenReading {
    let number = SpeechNumber(text, start: start, digits: digits, isNegative: start < digits)
    return percent(number) ?? ordinal(number) ?? hour(number) ?? measure(number) ?? plain(number)
  }

  /// Three or more numbers with dots between them.
  private func version(at offset: Int) -> SpokenReading? {
    var parts: [Range<Int>] = []
    var end = offset
    while text.isDigit(end) {
      let next = text.digitsEnd(end)
      parts.append(end..<next)
      guard text[next] == UInt8(ascii: "."), text.isDigit(next + 1) else { break }
      end = next + 1
    }
    guard parts.count > 2, let last = parts.last else { return nil }
    let words = parts.map { speller.integer(text.bytes[$0]) }
    return SpokenReading(
      range: offset..<last.upperBound, kind: .version,
      spoken: words.joined(separator: " \(profile.decimalWord) "), evidence: .reported,
      reason: "each number is read by itself; some voices leave out a dot")
  }

  /// Groups of three digits with blanks between them.
  private func spaced(at offset: Int) -> SpokenReading? {
    var end = text.digitsEnd(offset)
    guard 1...3 ~= end - offset, text[offset] != 0x30, !isTail(offset) else { return nil }
    var digits = Array(text.bytes[offset..<end])
    var spelled = [text.text(offset..<end)]
    while digits.count <= NumberWords.mostDigits {
      let start = text.blankEnd(end)
      guard start > end, text.digitsEnd(start) == start + 3 else { break }
      digits += text.bytes[start..<start + 3]
      spelled.append(text.text(start..<start + 3))
      end = start + 3
    }
    guard spelled.count > 1, isFree(end) else { return nil }
    let letters = spelled.joined().map(String.init).joined(separator: " ")
    let words = isEnglish ? NumberWords.digits(digits[...]) : letters
    let money = isEnglish ? Currency.at(text.blankEnd(end), in: text) : nil
    return SpokenReading(
      range: offset..<(money?.end ?? end), kind: .groupedInteger,
      spoken: money.map { words + " " + $0.currency.many } ?? words,
      evidence: isFrench ? .reported : .assumed,
      reason: "groups of digits with blanks between them are read digit by digit")
  }

  /// Whether digits and a separator are right before an offset.
  func isTail(_ offset: Int) -> Bool {
    text.isDigit(offset - 1)
      || text.isDigit(offset - 2) && !text.isLetter(before: offset)
        && text[offset - 1] != UInt8(ascii: ",") && text[offset - 1] != 0x0A
  }

  /// Whether no digits, letters or marks of a longer number follow.
  func isFree(_ end: Int) -> Bool {
    guard text.isBoundary(end) else { return false }
    let byte = text[end]
    let isJoined = [.init(ascii: "."), .init(ascii: ","), .init(ascii: ":"), 0x2F].contains(byte)
    return !(isJoined && text.isDigit(end + 1)) && byte != UInt8(ascii: "%")
  }

  private func percent(_ number: SpeechNumber) -> SpokenReading? {
    let sign = text.blankEnd(number.end)
    guard text[sign] == UInt8(ascii: "%"), text.isBoundary(sign + 1) else { return nil }
    return SpokenReading(
      range: number.start..<sign + 1, kind: .percent,
      spoken: number.words(in: text, speller) + " percent", evidence: .reference,
      reason: "the sign behind a number is read as a word")
  }

  private func ordinal(_ number: SpeechNumber) -> SpokenReading? {
    guard number.fraction == nil, !number.isNegative,
      let end = ordinalEnd(number.whole), let words = NumberWords.ordinal(number.digits(in: text))
    else { return nil }
    return SpokenReading(
      range: number.start..<end, kind: .ordinal, spoken: words, evidence: .reported,
      reason: "a number with this ending is a place in a row")
  }

  /// Where the ending of an ordinal ends, if it is the right one for the digits.
  func ordinalEnd(_ digits: Range<Int>) -> Int? {
    let end = digits.upperBound
    guard text.isBoundary(end + 2), text.isASCIILetter(end) else { return nil }
    let isTeen = digits.count > 1 && text[end - 2] == UInt8(ascii: "1")
    let suffix: [UInt8] = [text[end] | 0x20, text[end + 1] | 0x20]
    let expected: StaticString =
      switch isTeen ? 0 : text[end - 1] & 0x0F {
      case 1: "st"
      case 2: "nd"
      case 3: "rd"
      default: "th"
      }
    let matches = expected.withUTF8Buffer { $0.elementsEqual(suffix) }
    return matches ? end + 2 : nil
  }

  private func plain(_ number: SpeechNumber) -> SpokenReading {
    let range = number.start..<number.end
    let words = number.words(in: text, speller)
    if number.fraction != nil {
      return SpokenReading(
        range: range, kind: .decimal, spoken: words, evidence: .article,
        reason: "what follows the point is read digit by digit")
    }
    if number.isGrouped {
      return SpokenReading(
        range: range, kind: .groupedInteger, spoken: words, evidence: .article,
        reason: "commas between groups of three digits make it a quantity")
    }
    return integer(number, words)
  }

  /// A year that is the whole text.
  private func year(_ number: SpeechNumber) -> SpokenReading? {
    guard isEnglish, profile.numberMode == .auto, number.whole == 0..<text.count,
      number.whole.count == 4, !number.isNegative,
      case let value = text.value(number.whole), 1900..<2100 ~= value, !(2000..<2010 ~= value)
    else { return nil }
    let century = speller.integer(text.bytes[number.whole.prefix(2)])
    let rest = value % 100
    let years = number.whole.suffix(2)
    let tail =
      rest == 0
      ? "hundred"
      : (rest < 10 ? "oh " : "")
        + speller.integer(
          rest < 10
            ? text.bytes[years.suffix(1)] : text.bytes[years])
    return SpokenReading(
      range: number.start..<number.end, kind: .integer, spoken: century + " " + tail,
      evidence: .assumed, reason: "four digits alone are read as a year")
  }

  private func integer(_ number: SpeechNumber, _ words: String) -> SpokenReading {
    if let year = year(number) { return year }
    var reason: String
    switch speller.way(of: text.bytes[number.whole]) {
    case .quantity:
      reason = "short numbers are read as quantities"
      if profile.numberMode == .words { reason = "the profile has numbers read as quantities" }
    case .zeros:
      reason = "leading zeros are spoken; some voices drop them"
    case .digits where profile.numberMode == .digits:
      reason = "the profile has numbers read digit by digit"
    case .digits
    where profile.numberMode == .words || number.whole.count < profile.digitByDigitFrom:
      reason = "so large a number is read digit by digit"
    case .digits:
      reason =
        "\(countWord) or more digits without separators are read one by one; "
        + "some voices read them as one quantity"
    }
    return SpokenReading(
      range: number.start..<number.end, kind: .integer, spoken: words,
      evidence: number.isNegative ? .reported : .article, reason: reason)
  }

  private var countWord: String {
    NumberWords.cardinal(Array(String(profile.digitByDigitFrom).utf8)[...]) ?? ""
  }
}

/// A number in a text: sign, whole part and fraction.
struct SpeechNumber {
  /// Where it begins, with its sign.
  let start: Int
  let isNegative: Bool
  /// The whole part, with commas; empty where the number begins with the point.
  let whole: Range<Int>
  let isGrouped: Bool
  /// The digits of the fraction.
  let fraction: Range<Int>?

  var end: Int { fraction?.upperBound ?? whole.upperBound }

  /// Reads the number whose first digit or point is at `digits`; its sign is at `start`.
  init(_ text: SpeechBytes, start: Int, digits: Int, isNegative: Bool) {
    self.start = start
    self.isNegative = isNegative
    var end = text.digitsEnd(digits)
    var isGrouped = false
    if 1...3 ~= end - digits, text[digits] != 0x30 {
      while text[end] == UInt8(ascii: ","), text.digitsEnd(end + 1) == end + 4 {
        end += 4
        isGrouped = true
      }
    }
    whole = digits..<end
    self.isGrouped = isGrouped
    let hasFraction = text[end] == UInt8(ascii: ".") && text.isDigit(end + 1)
    fraction = hasFraction ? end + 1..<text.digitsEnd(end + 1) : nil
  }

  /// The digits of the whole part.
  func digits(in text: SpeechBytes) -> ArraySlice<UInt8> {
    guard isGrouped else { return text.bytes[whole] }
    return text.bytes[whole].filter { $0 != UInt8(ascii: ",") }[...]
  }

  /// Whether it is exactly one, so that its unit is singular.
  func isOne(in text: SpeechBytes) -> Bool {
    fraction == nil && whole.count == 1 && text[whole.lowerBound] == UInt8(ascii: "1")
  }

  /// The number in words.
  func words(in text: SpeechBytes, _ speller: NumberSpeller) -> String {
    var words: [String] = isNegative ? ["minus"] : []
    if !whole.isEmpty {
      let digits = digits(in: text)
      words.append(isGrouped ? speller.grouped(digits) : speller.integer(digits))
    }
    if let fraction { words.append(speller.fraction(text.bytes[fraction])) }
    return words.joined(separator: " ")
  }
}
