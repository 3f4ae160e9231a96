/// A state that somebody typed into a label, and the label without it.
struct StateInLabel {
  /// The state as it is written.
  let word: String
  /// The label without the state.
  let rest: String

  /// The state in a label: after a mark that sets it apart or, where the element has states of its
  /// own, as its last words.
  init?(_ label: String, language: String, hasState: Bool, extra: [String]) {
    guard let states = StateVocabulary.states[language],
      let switching = StateVocabulary.switching[language]
    else { return nil }
    let words = states.adding(extra.map { $0.lowercased() })
    let found =
      Self.apart(label, words, switching)
      ?? (hasState ? Self.ending(label, words, switching) : nil)
    guard let (word, rest) = found, rest.contains(where: { $0.isLetter || $0.isNumber }) else {
      return nil
    }
    self.word = word
    self.rest = rest
  }

  /// Marks that set a state apart from a name.
  private static func isMark(_ character: Character) -> Bool {
    switch character {
    case ",", ";", ":", "(", ")", "[", "]", "–", "—", "|", "、", "，", "：", "；", "（", "）": true
    default: false
    }
  }

  /// Whether there may be marks in a label, by its bytes.
  static func mayHaveMarks(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in label {
      switch byte {
      case 0x28, 0x29, 0x2C, 0x3A, 0x3B, 0x5B, 0x5D, 0x7C: return true
      // A hyphen counts between blanks.
      case 0x2D: if last == 0x20 { return true }
      // Dashes, the marks of Chinese and Japanese, and a Greek one that equals the semicolon.
      case 0x80: if last == 0xE2 || last == 0xE3 { return true }
      case 0xBC: if last == 0xEF { return true }
      case 0xCD: return true
      default: break
      }
      last = byte
    }
    return false
  }

  /// A state between marks; on and off only as the last of them.
  private static func apart(
    _ label: String, _ words: WordList, _ switching: WordList
  ) -> (String, String)? {
    let pieces = pieces(of: label)
    guard pieces.count > 1 else { return nil }
    for position in pieces.indices.dropFirst() {
      let piece = pieces[position]
      let isLast = position == pieces.count - 1
      let lower = piece.lowercased()
      guard words.contains(lower) || isLast && switching.contains(lower) else { continue }
      let before = LabelWords.trimmed(label[..<piece.startIndex])
      let after = isLast ? "" : ", " + label[pieces[position + 1].startIndex...]
      return (String(piece), before + after)
    }
    return nil
  }

  /// What stands between the marks of a label, without blanks around it.
  private static func pieces(of label: String) -> [Substring] {
    label.split(whereSeparator: isMark).flatMap { piece in
      piece.pieces(between: " - ")
    }.compactMap { piece in
      var piece = piece.drop { $0.isWhitespace }
      while piece.last?.isWhitespace == true { piece.removeLast() }
      return piece.isEmpty ? nil : piece
    }
  }

  /// A state at the end, without any mark before it.
  private static func ending(
    _ label: String, _ states: WordList, _ switching: WordList
  ) -> (String, String)? {
    let words = LabelWords(label)
    guard words.count > 1 else { return nil }
    for count in stride(from: min(2, words.count - 1), through: 1, by: -1) {
      let first = words.count - count
      let found = words.joined(first..<words.count)
      let isSwitching = switching.contains(found)
      guard isSwitching || states.contains(found) else { continue }
      let before = words[first - 1]
      // "3 selected" counts, "Turn sound off" is an action, "Always on" a name.
      guard !before.contains(where: \.isNumber), !actions.contains(words[0]),
        !isSwitching || !companions.contains(before)
      else { return nil }
      return (words.written(first..<words.count), words.text(before: first))
    }
    return nil
  }

  /// Words with which an action begins.
  private static let actions: Set<String> = Set(
    """
    turn switch toggle set power put keep carry hold lock log sign show hide delete remove \
    move clear copy share download upload add apply edit mark send stay leave get start stop \
    auto automatically always never when if while
    """.split(separator: " ").map(String.init))

  /// Words that make a name together with "on" or "off".
  private static let companions: Set<String> = Set(
    """
    always never add hands sign log turn switch day days time auto power kick take drop cut \
    day carry follow and or hold play is early later what read pick one spin try roll put \
    lights lift sleep shut
    """.split(separator: " ").map(String.init))
}
