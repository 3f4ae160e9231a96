/// Writes an utterance as the sentences that a listener would take down, after section 3.3 of the
/// VoiceOver model.
package struct SpokenRenderer {
  /// Whether long words of the author's are cut and escaped, as in messages.
  var isQuoting = false
  /// Whether the hint and the notices are left out.
  var isBrief = false

  package init(isQuoting: Bool = false, isBrief: Bool = false) {
    self.isQuoting = isQuoting
    self.isBrief = isBrief
  }

  /// All that is heard at a stop: the element, the hint, the notices.
  package func text(of utterance: Utterance) -> String {
    // Bytes are put together at a fraction of what strings cost.
    var text: [UInt8] = []
    text.reserveCapacity(96)
    var isEmpty = true
    for part in utterance.parts where part.slot != .hint && part.slot != .notice {
      guard let spoken = part.spoken, !spoken.isEmpty else { continue }
      let words = part.isSystem ? spoken : shortened(spoken)
      if isEmpty {
        text.append(contentsOf: (part.isSystem ? Self.capitalised(words) : words).utf8)
      } else {
        if !Self.endsSentence(text) { text.append(UInt8(ascii: ",")) }
        text.append(0x20)
        text.append(contentsOf: words.utf8)
      }
      isEmpty = false
      if !part.isSystem { Self.dropPause(from: &text) }
    }
    if !text.isEmpty, !Self.endsSentence(text) { text.append(UInt8(ascii: ".")) }
    if !isBrief { addHints(of: utterance, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  private func addHints(of utterance: Utterance, to text: inout [UInt8]) {
    for part in utterance.parts where part.slot == .hint || part.slot == .notice {
      guard let spoken = part.spoken, !spoken.isEmpty else { continue }
      if !text.isEmpty { text.append(0x20) }
      let words = part.isSystem ? spoken : shortened(spoken)
      text.append(contentsOf: (part.slot == .notice ? Self.capitalised(words) : words).utf8)
      if !Self.endsSentence(text) { text.append(UInt8(ascii: ".")) }
    }
  }

  /// Drops the white space, comma or colon at the end, since a pause follows anyway.
  private static func dropPause(from text: inout [UInt8]) {
    while let last = text.last,
      last <= 0x20 || last == UInt8(ascii: ",")
        || last == UInt8(ascii: ":") || last == UInt8(ascii: ";")
    {
      text.removeLast()
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

  private static func endsSentence(_ text: [UInt8]) -> Bool {
    guard let byte = text.last, byte < 0x80, text.count < 2 || text[text.count - 2] < 0x80 else {
      return String(decoding: text, as: UTF8.self).last.map { ".!?…".contains($0) } == true
    }
    return byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }
}
