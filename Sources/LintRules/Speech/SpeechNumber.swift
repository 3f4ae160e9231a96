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
