/// A date in digits.
struct DateParts {
  /// The words in which English says it, where day and month cannot be taken for one another.
  let words: String?

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The date of three numbers in digits; nil where they can be none. Years have four digits but
  /// between slashes.
  init?(_ parts: [[UInt8]], isDotted: Bool = false, isSlashed: Bool = false) {
    guard parts.count == 3, parts.allSatisfy({ 1...4 ~= $0.count }) else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 & 0x0F) } }
    let startsWithYear = parts[0].count == 4
    let yearDigits = parts[startsWithYear ? 0 : 2].count
    guard yearDigits == 4 || yearDigits == 2 && isSlashed, !(startsWithYear && isDotted) else {
      return nil
    }
    let year = numbers[startsWithYear ? 0 : 2]
    guard yearDigits == 2 || 1000...2999 ~= year else { return nil }
    let one = numbers[startsWithYear ? 1 : 0]
    let other = numbers[startsWithYear ? 2 : 1]
    guard 1...31 ~= one, 1...31 ~= other, min(one, other) <= 12 else { return nil }
    if startsWithYear {
      words = one <= 12 ? Self.words(year, one, other) : nil
    } else if let full = yearDigits == 4 ? year : Self.century(year) {
      let isDayFirst = one > 12 || isDotted
      let isClear = isDayFirst ? other <= 12 : other > 12 || one == other
      words = isClear ? Self.words(full, isDayFirst ? other : one, isDayFirst ? one : other) : nil
    } else {
      words = nil
    }
  }

  private static func words(_ year: Int, _ month: Int, _ day: Int) -> String {
    "\(months[month - 1]) \(day), \(year)"
  }

  /// The year of two digits, where nearly everybody means the same century.
  private static func century(_ year: Int) -> Int? {
    switch year {
    case ..<40: 2000 + year
    case 70...: 1900 + year
    default: nil
    }
  }
}
