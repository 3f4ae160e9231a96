/// Numbers in English words, in American style: no "and", no hyphens.
enum NumberWords {
  /// The longest number with a name, in digits: hundreds of trillions.
  static let mostDigits = 15

  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let scales = ["", " thousand", " million", " billion", " trillion"]
  private static let ordinals = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
  ]

  /// The quantity that the digits stand for; nil where it is too large to have a name.
  static func cardinal(_ digits: ArraySlice<UInt8>) -> String? {
    let digits = digits.drop { $0 == 0x30 }
    guard digits.count <= mostDigits else { return nil }
    var value = digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    guard value > 0 else { return small[0] }
    var groups: [String] = []
    for scale in scales where value > 0 {
      if value % 1_000 > 0 { groups.append(group(value % 1_000) + scale) }
      value /= 1_000
    }
    return groups.reversed().joined(separator: " ")
  }

  /// The place in a row that the digits stand for; nil where it is too large to have a name.
  static func ordinal(_ digits: ArraySlice<UInt8>) -> String? {
    guard let cardinal = cardinal(digits) else { return nil }
    var words = cardinal.wordList
    guard let last = words.popLast() else { return nil }
    if let ordinal = ordinals[last] {
      words.append(ordinal)
    } else {
      words.append(last.hasSuffix("y") ? last.dropLast() + "ieth" : last + "th")
    }
    return words.joined(separator: " ")
  }

  /// The digits one by one.
  static func digits(_ digits: ArraySlice<UInt8>, separator: String = " ") -> String {
    digits.map { small[Int($0 & 0x0F) % 10] }.joined(separator: separator)
  }

  /// A number from 1 to 999.
  private static func group(_ value: Int) -> String {
    var words: [String] = []
    if value >= 100 { words.append(small[value / 100] + " hundred") }
    let rest = value % 100
    if rest >= 20 {
      words.append(tens[rest / 10])
      if rest % 10 > 0 { words.append(small[rest % 10]) }
    } else if rest > 0 {
      words.append(small[rest])
    }
    return words.joined(separator: " ")
  }
}

/// Says numbers as a profile asks.
struct NumberSpeller: Sendable {
  /// The way in which an integer is read.
  enum Way { case quantity, digits, zeros }

  let profile: SpeechProfile

  /// The way in which an integer without separators is read.
  func way(of digits: ArraySlice<UInt8>) -> Way {
    if profile.numberMode == .digits { return .digits }
    if profile.leadingZero == .speak, digits.count > 1, digits.first == 0x30 { return .zeros }
    let digits = digits.drop { $0 == 0x30 }
    if digits.count > NumberWords.mostDigits { return .digits }
    guard profile.numberMode == .auto else { return .quantity }
    return digits.count >= profile.digitByDigitFrom ? .digits : .quantity
  }

  /// An integer without separators.
  func integer(_ digits: ArraySlice<UInt8>) -> String {
    switch way(of: digits) {
    case .digits:
      return NumberWords.digits(spoken(digits))
    case .zeros:
      // The article that hears "zero six" hears a single "zero" for 00.
      return digits.elementsEqual([0x30, 0x30]) ? "zero" : NumberWords.digits(digits)
    case .quantity:
      return NumberWords.cardinal(digits) ?? NumberWords.digits(digits)
    }
  }

  /// An integer whose groups were separated, which shows that it is a quantity.
  func grouped(_ digits: ArraySlice<UInt8>) -> String {
    guard profile.numberMode != .digits else { return NumberWords.digits(digits) }
    return NumberWords.cardinal(digits) ?? NumberWords.digits(digits)
  }

  /// The fraction behind the decimal point, with the word for the point.
  func fraction(_ digits: ArraySlice<UInt8>) -> String {
    profile.decimalWord + " " + NumberWords.digits(digits)
  }

  /// The digits without leading zeros, if those are dropped.
  private func spoken(_ digits: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard profile.leadingZero == .drop else { return digits }
    let rest = digits.drop { $0 == 0x30 }
    return rest.isEmpty ? digits.suffix(1) : rest
  }
}
