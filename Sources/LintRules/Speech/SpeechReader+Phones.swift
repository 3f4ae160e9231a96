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
