/// Telephone numbers.
extension SpeechReader {
  /// Groups of digits like those of a telephone number, with a plus sign or parentheses at most.
  func phone(at offset: Int) -> SpokenReading? {
    guard let number = PhoneNumber(text, at: offset), !isTail(offset), isPlausible(number) else {
      return nil
    }
    let groups = number.groups.map { speller.integer(text.bytes[$0]) }
    return SpokenReading(
      range: offset..<number.end, kind: .phone,
      spoken: (number.hasPlus ? "plus " : "") + groups.joined(separator: ", "),
      evidence: .reported,
      reason: "groups of digits are read as quantities unless the text is spelled out")
  }

  /// Whether nothing shows that the groups are something else.
  private func isPlausible(_ number: PhoneNumber) -> Bool {
    guard isFree(number.end) else { return false }
    if number.hasPlus { return true }
    let counts = number.groups.map(\.count)
    if number.hasDots { return counts == [3, 3, 4] || counts.count > 4 }
    // "2010-2015" are years.
    if counts == [4, 4] {
      return !number.groups.allSatisfy { 1_000..<3_000 ~= text.value($0) }
    }
    return measureEnd(number.end) == nil
  }
}

/// Groups of digits with the separators of telephone numbers between them.
struct PhoneNumber {
  let hasPlus: Bool
  /// Whether dots are the separators; they do not mix with others.
  let hasDots: Bool
  let groups: [Range<Int>]
  let end: Int

  /// How many digits a telephone number may have.
  private static let digits = 7...15

  /// The number that begins at an offset, with its plus sign or parenthesis.
  init?(_ text: SpeechBytes, at offset: Int) {
    hasPlus = text[offset] == UInt8(ascii: "+")
    var scan = Scan(text: text, offset: hasPlus ? offset + 1 : offset)
    guard scan.takesGroups(), Self.digits.contains(scan.digits) else { return nil }
    guard hasPlus || scan.groups.count > 1 else { return nil }
    guard !scan.hasDots || !scan.hasOthers else { return nil }
    hasDots = scan.hasDots
    groups = scan.groups
    end = scan.end
  }

  /// The look at the groups, which gives up where there are too many digits.
  private struct Scan {
    let text: SpeechBytes
    var offset: Int
    var groups: [Range<Int>] = []
    var digits = 0
    var hasDots = false
    var hasOthers = false
    var end = 0

    init(text: SpeechBytes, offset: Int) {
      self.text = text
      self.offset = offset
    }

    mutating func takesGroups() -> Bool {
      var isInside = enters()
      while true {
        let start = offset
        while offset - start < 16, text.isDigit(offset) { offset += 1 }
        guard offset > start else { return !groups.isEmpty && !isInside }
        digits += offset - start
        guard digits <= PhoneNumber.digits.upperBound else { return false }
        groups.append(start..<offset)
        if isInside {
          guard text[offset] == UInt8(ascii: ")") else { return false }
          offset += 1
          isInside = false
        }
        end = offset
        takeSeparator()
        if !isInside, groups.count < 2, enters() { isInside = true }
      }
    }

    private mutating func enters() -> Bool {
      guard text[offset] == UInt8(ascii: "("), text.isDigit(offset + 1) else { return false }
      offset += 1
      hasOthers = true
      return true
    }

    private mutating func takeSeparator() {
      let blank = text.blankEnd(offset)
      if blank > offset || text[offset] == UInt8(ascii: "-") {
        hasOthers = true
        offset = max(blank, offset + 1)
      } else if text[offset] == UInt8(ascii: ".") {
        hasDots = true
        offset += 1
      }
    }
  }
}
