/// A word that is drawn on a control, with what a comparison with the words of labels needs.
struct DrawnWord {
  let text: String
  /// Whether it has a number.
  let hasNumber: Bool
  private let count: Int
  private let first: UInt8
  /// What it is short for.
  private let words: [String]
  /// What is short for it.
  private let forms: [String]

  /// A word in small letters.
  init(_ text: String, _ short: ShortForms) {
    self.text = text
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    count = isASCII ? text.utf8.count : text.count
    hasNumber =
      isASCII
      ? text.utf8.contains { $0 &- 0x30 < 10 } : text.contains(where: \.isNumber)
    first = text.utf8.first ?? 0
    words = short.words(for: text)
    forms = short.forms(of: text)
  }

  /// The place behind the words of a label that say this one.
  func end(in spoken: [String], at place: Int, isAfterNumber: Bool) -> Int? {
    guard place < spoken.count else { return nil }
    let other = spoken[place]
    if words.contains(other) { return place + 1 }
    guard mayBeginLike(other) else { return nil }
    if text == other || isBeginning(of: other, isAfterNumber) { return place + 1 }
    // The words whose first letters an acronym is made of.
    guard count > 1, place + count <= spoken.count,
      zip(text, spoken[place...]).allSatisfy({ $1.first == $0 })
    else { return nil }
    return place + count
  }

  /// Whether two words are the same for a listener, or one is the beginning of the other.
  func isSame(_ other: String) -> Bool {
    if words.contains(other) || forms.contains(other) { return true }
    guard mayBeginLike(other) else { return false }
    if text == other || isBeginning(of: other, false) { return true }
    let length = other.count
    if text.hasPrefix(other) { return length > 3 || length > 1 && count > length + 1 }
    return count > 3 && length > 3 && other.hasPrefix(text)
  }

  /// Whether it is so short a beginning of a word that it stands for it.
  private func isBeginning(of word: String, _ isAfterNumber: Bool) -> Bool {
    let isShort = count >= 2 && count <= 4
    guard isShort || isAfterNumber && count == 1, word.hasPrefix(text) else { return false }
    return !isShort || word.count > count + 1
  }

  /// Whether it and another word do not begin with different letters of ASCII.
  private func mayBeginLike(_ other: String) -> Bool {
    let byte = other.utf8.first ?? 0
    return first == byte || first >= 0x80 || byte >= 0x80
  }
}
