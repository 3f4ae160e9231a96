/// Amounts of money.
extension SpeechReader {
  /// An amount that begins with the sign of its currency, perhaps after a minus sign.
  func amount(sign offset: Int) -> SpokenReading? {
    var isNegative = false
    var start = offset
    if let minus = minusEnd(offset) {
      // A hyphen and a blank before the sign were heard as something else than "minus".
      if text[minus] == 0x20, offset == 0, Currency.at(minus + 1, in: text) != nil {
        return lostMinus(offset, minus + 1)
      }
      isNegative = true
      start = minus
    }
    guard let (currency, end) = Currency.at(start, in: text) else { return nil }
    var digits = end
    if !isNegative, let minus = minusEnd(end, isInside: true) {
      isNegative = true
      digits = minus
    }
    digits = text.isDigit(text.blankEnd(digits)) ? text.blankEnd(digits) : digits
    let isPoint = text[digits] == UInt8(ascii: ".") && text.isDigit(digits + 1)
    guard isPoint || text.isDigit(digits) else { return nil }
    let number = SpeechNumber(text, start: digits, digits: digits, isNegative: false)
    return amount(number, of: currency, from: offset, end: number.end, isNegative)
  }

  /// An amount that ends with the sign of its currency.
  func amount(at offset: Int, isNegative: Bool = false, from: Int? = nil) -> SpokenReading? {
    let number = SpeechNumber(text, start: offset, digits: offset, isNegative: false)
    let end = cents(after: number)?.upperBound ?? number.end
    guard let (currency, next) = Currency.at(text.blankEnd(end), in: text),
      !text.isDigit(next), text.isBoundary(next)
    else { return nil }
    return amount(number, of: currency, from: from ?? offset, end: next, isNegative)
  }

  /// The offset after a minus sign that touches what follows it.
  func minusEnd(_ offset: Int, isInside: Bool = false) -> Int? {
    let isHyphen = text[offset] == UInt8(ascii: "-")
    guard isHyphen || text.has("\u{2212}", at: offset) else { return nil }
    let opens = text.isOpen(offset - 1) || text[offset - 1] == UInt8(ascii: "(")
    return opens || isInside ? offset + (isHyphen ? 1 : 3) : nil
  }

  private func lostMinus(_ offset: Int, _ start: Int) -> SpokenReading? {
    guard let rest = amount(sign: start) else { return nil }
    return SpokenReading(
      range: offset..<rest.range.upperBound, kind: .currency, spoken: rest.spoken,
      evidence: .reported,
      reason: "a hyphen and a blank before an amount are not read as a minus sign")
  }

  private func amount(
    _ number: SpeechNumber, of currency: Currency, from start: Int, end: Int, _ isNegative: Bool
  ) -> SpokenReading {
    var end = end
    var words: String
    var evidence = isNegative ? Evidence.reported : .assumed
    if let (scale, scaleEnd, isWord) = scale(after: end) {
      words = "\(number.words(in: text, speller)) \(scale) \(currency.many)"
      if isWord { evidence = .reported }
      end = scaleEnd
    } else {
      let cents = cents(after: number)
      words = sum(number, cents, of: currency)
      end = max(end, cents?.upperBound ?? end)
    }
    if isNegative { words = "minus " + words }
    return SpokenReading(
      range: start..<end, kind: .currency, spoken: words, evidence: evidence,
      reason: "an amount is read with the name of its currency behind it")
  }

  /// The digits of the cents: two behind a point, or behind a comma.
  private func cents(after number: SpeechNumber) -> Range<Int>? {
    if let fraction = number.fraction { return fraction.count == 2 ? fraction : nil }
    let start = number.whole.upperBound + 1
    guard text[start - 1] == UInt8(ascii: ","), text.digitsEnd(start) == start + 2 else {
      return nil
    }
    return start..<start + 2
  }

  private func sum(_ number: SpeechNumber, _ cents: Range<Int>?, of currency: Currency) -> String {
    let isOne = number.whole.count == 1 && text[number.whole.lowerBound] == UInt8(ascii: "1")
    guard let cents, let names = currency.cents else {
      let isExact = isOne && number.fraction == nil
      return number.words(in: text, speller) + " " + (isExact ? currency.one : currency.many)
    }
    let digits = number.digits(in: text)
    let whole = number.isGrouped ? speller.grouped(digits) : speller.integer(digits)
    let units = whole + " " + (isOne ? currency.one : currency.many)
    let value = text.value(cents)
    guard value > 0 else { return units }
    let rest = NumberWords.cardinal(text.bytes[cents]) ?? ""
    let parts = rest + " " + (value == 1 ? names.one : names.many)
    return digits.isEmpty || digits.elementsEqual([0x30]) ? parts : units + " and " + parts
  }

  /// "million" or the like behind a number, or its capital.
  private func scale(after end: Int) -> (word: String, end: Int, isWord: Bool)? {
    let start = text.blankEnd(end)
    let wordEnd = text.lettersEnd(start)
    guard text.isBoundary(wordEnd) else { return nil }
    let word = text.text(start..<wordEnd)
    if ["thousand", "million", "billion", "trillion"].contains(word) {
      return (word, wordEnd, true)
    }
    let capitals = ["K": "thousand", "M": "million", "B": "billion"]
    guard start == end, let scale = capitals[word] else { return nil }
    return (scale, wordEnd, false)
  }
}

/// A sign of money, and how amounts of it are said.
struct Currency: Sendable {
  /// One, and several.
  let one: String
  let many: String
  /// The hundredth part, one and several; nil where there is none.
  let cents: (one: String, many: String)?

  /// The currency whose sign begins at an offset, and where the sign ends.
  static func at(_ offset: Int, in text: SpeechBytes) -> (currency: Currency, end: Int)? {
    guard text[offset] == UInt8(ascii: "$") || text[offset] >= 0x80 else { return nil }
    let (scalar, end) = text.scalar(at: offset)
    return all[scalar].map { ($0, end) }
  }

  private static let all: [Unicode.Scalar: Currency] = [
    "$": Currency(one: "dollar", many: "dollars", cents: ("cent", "cents")),
    "€": Currency(one: "euro", many: "euros", cents: ("cent", "cents")),
    "£": Currency(one: "pound", many: "pounds", cents: ("penny", "pence")),
    "¥": Currency(one: "yen", many: "yen", cents: nil),
    "₹": Currency(one: "rupee", many: "rupees", cents: ("paisa", "paise")),
    "₽": Currency(one: "ruble", many: "rubles", cents: ("kopeck", "kopecks")),
    "₩": Currency(one: "won", many: "won", cents: nil),
    "₺": Currency(one: "lira", many: "lira", cents: ("kurus", "kurus")),
    "₴": Currency(one: "hryvnia", many: "hryvnias", cents: ("kopeck", "kopecks")),
    "₿": Currency(one: "bitcoin", many: "bitcoins", cents: nil),
  ]
}
