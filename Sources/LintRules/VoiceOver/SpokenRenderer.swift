/// Writes an utterance as the sentences that a listener would take down, after section 3.3 of the
/// VoiceOver model.
struct SpokenRenderer {
  /// Whether long words of the author's are cut and escaped, as in messages.
  var isQuoting = false
  /// Whether the hint and the notices are left out.
  var isBrief = false

  /// All that is heard at a stop: the element, the hint, the notices.
  func text(of utterance: Utterance) -> String {
    var text = ""
    var isEmpty = true
    for part in utterance.parts where part.slot != .hint && part.slot != .notice {
      guard let spoken = part.spoken, !spoken.isEmpty else { continue }
      let words = part.isSystem ? spoken : shortened(spoken)
      if isEmpty {
        text = part.isSystem ? Self.capitalised(words) : words
      } else {
        text += (Self.endsSentence(text) ? " " : ", ") + words
      }
      isEmpty = false
      if !part.isSystem { Self.dropPause(from: &text) }
    }
    if !text.isEmpty, !Self.endsSentence(text) { text += "." }
    if !isBrief { addHints(of: utterance, to: &text) }
    return text
  }

  private func addHints(of utterance: Utterance, to text: inout String) {
    for part in utterance.parts where part.slot == .hint || part.slot == .notice {
      guard let spoken = part.spoken, !spoken.isEmpty else { continue }
      if !text.isEmpty { text += " " }
      let words = part.isSystem ? spoken : shortened(spoken)
      text += part.slot == .notice ? Self.capitalised(words) : words
      if !Self.endsSentence(text) { text += "." }
    }
  }

  /// Drops the white space, comma or colon at the end, since a pause follows anyway.
  private static func dropPause(from text: inout String) {
    while let last = text.utf8.last,
      last <= 0x20 || last == UInt8(ascii: ",")
        || last == UInt8(ascii: ":") || last == UInt8(ascii: ";")
    {
      text.unicodeScalars.removeLast()
    }
  }

  /// The author's words without the white space before them, and cut where messages quote them.
  private func shortened(_ words: String) -> String {
    var words = words
    if let first = words.utf8.first, first <= 0x20 {
      words = String(words.drop { $0.isWhitespace })
    }
    return isQuoting ? Quoted.bare(words) : words
  }

  /// The text with its first character in upper case.
  private static func capitalised(_ text: String) -> String {
    // Between two bytes of ASCII characters end, which saves looking for their bounds.
    guard let byte = text.utf8.first, byte < 0x80, text.utf8.dropFirst().first ?? 0 < 0x80 else {
      return text.prefix(1).uppercased() + text.dropFirst()
    }
    guard byte &- 0x61 < 26 else { return text }
    var capitalised = String(Unicode.Scalar(byte &- 0x20))
    capitalised += text[text.utf8.index(after: text.startIndex)...]
    return capitalised
  }

  private static func endsSentence(_ text: String) -> Bool {
    guard let byte = text.utf8.last, byte < 0x80, text.utf8.dropLast().last ?? 0 < 0x80 else {
      return text.last.map { ".!?…".contains($0) } == true
    }
    return byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }
}
