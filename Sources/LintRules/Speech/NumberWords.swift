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
    var words = cardinal.split(separator: " ").map(String.init)
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
