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
