import ScreenModel

/// The numbers of a text that rules speak about. Each number belongs to one rule only: a clock
/// goes before a date, a date before a doubtful separator, that before a long run of digits.
enum NumberClaims {
  /// The kinds of numbers; the rule of that kind reports them.
  enum Kind { case clock, date, separator, decimal, digits }

  /// A number that belongs to a rule.
  struct Claim {
    /// Where it is, without what belongs to it otherwise, such as a unit.
    let part: Range<String.Index>
    /// How it is written.
    let written: String
    /// How the voice reads it, with what belongs to it.
    let reading: SpokenReading

    /// Whether a letter touches the number, as in the names of versions.
    func isTouched(in text: String) -> Bool {
      text[..<part.lowerBound].last?.isLetter == true
        || text[part.upperBound...].first?.isLetter == true
    }
  }

  /// The numbers of a kind in the texts of a tree that are not spelled out, with their texts.
  static func all(
    _ kind: Kind, in tree: AccessibilityTree, atLeast digits: Int = 2
  ) -> [(spoken: SpokenText, claims: [Claim])] {
    var all: [(SpokenText, [Claim])] = []
    for index in tree.nodes([.spoken, .digits]) {
      let texts = SpokenText.all(of: index, in: tree) { mayHave(kind, $0, digits) }
      for spoken in texts where !spoken.isSpelledOut(in: tree) {
        let claims = Self.claims(kind, in: spoken, of: tree)
        if !claims.isEmpty { all.append((spoken, claims)) }
      }
    }
    return all
  }

  /// The numbers of a kind in a text.
  private static func claims(
    _ kind: Kind, in spoken: SpokenText, of tree: AccessibilityTree
  ) -> [Claim] {
    let bytes = Array(spoken.text.utf8)
    return spoken.voice(in: tree).readings(of: spoken.text).compactMap { reading in
      guard let (found, range) = classified(reading, bytes), found == kind else { return nil }
      let part = spoken.part(range)
      return Claim(part: part, written: String(spoken.text[part]), reading: reading)
    }
  }

  /// Whether a text may have a number of a kind, by the marks between its digits.
  private static func mayHave(
    _ kind: Kind, _ bytes: UnsafeBufferPointer<UInt8>, _ digits: Int
  ) -> Bool {
    var run = 0
    var marks = 0
    for offset in bytes.indices {
      let byte = bytes[offset]
      if byte &- 0x30 < 10 {
        run &+= 1
        if kind == .digits, run >= digits { return true }
        continue
      }
      let isInside = run > 0 && offset &+ 1 < bytes.count && bytes[offset &+ 1] &- 0x30 < 10
      run = 0
      guard isInside, isMark(byte, of: kind) else { continue }
      marks &+= 1
      if marks > 1 || kind != .date { return true }
    }
    return false
  }

  private static func isMark(_ byte: UInt8, of kind: Kind) -> Bool {
    switch kind {
    case .clock: byte == UInt8(ascii: ":")
    case .date: byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    case .separator: byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    case .decimal: byte == UInt8(ascii: ".")
    case .digits: false
    }
  }

  /// The rule that a reading belongs to, and the part of it that is the number.
  private static func classified(_ reading: SpokenReading, _ bytes: [UInt8]) -> (Kind, Range<Int>)?
  {
    let range = reading.range
    let isPlain = bytes[range].allSatisfy { ($0 | 0x20) &- 0x61 >= 26 }
    switch reading.kind {
    case .time:
      return isPlain ? (.clock, range) : nil
    case .date:
      return isPlain ? (.date, range) : nil
    case .version:
      return version(bytes, range).map { ($0, range) }
    case .decimal:
      return decimal(bytes, range).map { ($0, range) }
    case .groupedInteger:
      return bytes[range].contains(UInt8(ascii: ",")) ? (.separator, range) : nil
    case .currency:
      if let number = number(bytes, range), decimal(bytes, number) == .separator {
        return (.separator, number)
      }
      return longestRun(bytes, range).map { (.digits, $0) }
    case .integer, .unit, .percent, .phone:
      return longestRun(bytes, range).map { (.digits, $0) }
    default:
      return nil
    }
  }

  /// Numbers with dots: a date, or thousands as other languages group them.
  private static func version(_ bytes: [UInt8], _ range: Range<Int>) -> Kind? {
    let parts = bytes[range].split(separator: UInt8(ascii: "."))
    if DateParts(parts.map { Array($0) }, isDotted: true) != nil { return .date }
    let isGrouped = parts.dropFirst().allSatisfy { $0.count == 3 }
    return isGrouped && parts[0].count <= 3 && parts.count < 4 ? .separator : nil
  }

  /// A number with a fraction: of three digits, as thousands have them, or of zeros only.
  private static func decimal(_ bytes: [UInt8], _ range: Range<Int>) -> Kind? {
    let parts = bytes[range].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let whole = parts[0].filter { $0 &- 0x30 < 10 }
    if parts[1].count == 3, 1...3 ~= whole.count, whole.first != 0x30 { return .separator }
    return parts[1].allSatisfy { $0 == 0x30 } && !whole.isEmpty ? .decimal : nil
  }

  /// An amount without the sign of its currency.
  private static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    let isDigit = { (offset: Int) in bytes[offset] &- 0x30 < 10 }
    guard let first = range.first(where: isDigit), let last = range.last(where: isDigit) else {
      return nil
    }
    return first..<last + 1
  }

  /// The longest run of digits in a number.
  private static func longestRun(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var longest: Range<Int>?
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, bytes[end] &- 0x30 < 10 { end += 1 }
      // The digits of a fraction are read one by one in any case.
      let isFraction = start > range.lowerBound && ".,".utf8.contains(bytes[start - 1])
      if end - start > longest?.count ?? 0, !isFraction { longest = start..<end }
      start = end + 1
    }
    return longest
  }
}

/// A date in digits.
struct DateParts {
  /// The words in which English says it, where day and month cannot be taken for one another.
  let words: String?
  /// Whether day and month can be taken for one another.
  let isAmbiguous: Bool

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
    // "2026.6.2" may as well be a version.
    let isVersion =
      startsWithYear && isDotted && parts.dropFirst().contains { $0.count != 2 }
    guard yearDigits == 4 || yearDigits == 2 && isSlashed, !isVersion else { return nil }
    let year = numbers[startsWithYear ? 0 : 2]
    guard yearDigits == 2 || 1000...2999 ~= year else { return nil }
    let one = numbers[startsWithYear ? 1 : 0]
    let other = numbers[startsWithYear ? 2 : 1]
    guard 1...31 ~= one, 1...31 ~= other, min(one, other) <= 12 else { return nil }
    if startsWithYear {
      isAmbiguous = false
      words = one <= 12 ? Self.words(year, one, other) : nil
    } else if let full = yearDigits == 4 ? year : Self.century(year) {
      let isDayFirst = one > 12 || isDotted
      isAmbiguous = !isDayFirst && other <= 12 && one != other
      let isClear = isDayFirst ? other <= 12 : other > 12 || one == other
      words = isClear ? Self.words(full, isDayFirst ? other : one, isDayFirst ? one : other) : nil
    } else {
      isAmbiguous = one <= 12 && other <= 12 && one != other && !isDotted
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
