/// Emoji, flags, keycaps and characters for private use.
extension SpeechReader {
  /// An emoji with what modifies or joins it, or a character for private use.
  func emoji(at offset: Int) -> SpokenReading? {
    if let keycap = keycap(at: offset) { return keycap }
    guard text[offset] >= 0xC0 else { return nil }
    let (scalar, next) = text.scalar(at: offset)
    if scalar.properties.generalCategory == .privateUse { return privateUse(at: offset) }
    if scalar == "\u{FFFC}" {
      return SpokenReading(
        range: offset..<next, kind: .emoji, spoken: "", evidence: .reported,
        reason: "the place of an attachment is silent")
    }
    if let flag = flag(at: offset) { return flag }
    guard scalar.startsEmoji(followedBy: text.scalar(at: next).value) else { return nil }
    var names = [scalar.emojiName]
    var end = next
    while let part = part(at: end) {
      names.append(part.name)
      end = part.end
    }
    return reading(offset..<end, names.compactMap(\.self).joined(separator: " "))
  }

  /// The continuation of an emoji: a colour, another joined emoji, its presentation.
  private func part(at offset: Int) -> (name: String?, end: Int)? {
    guard text[offset] >= 0xC0 else { return nil }
    let (scalar, next) = text.scalar(at: offset)
    if scalar.properties.isEmojiModifier { return (scalar.emojiName.map { "with " + $0 }, next) }
    if scalar.isSilentInEmoji { return (nil, next) }
    guard scalar == "\u{200D}", text[next] >= 0xC0 else { return nil }
    let (other, end) = text.scalar(at: next)
    return other.properties.isEmoji ? (other.emojiName, end) : nil
  }

  /// A digit or sign in a frame.
  func keycap(at offset: Int) -> SpokenReading? {
    guard text[offset] < 0x80, text.has("\u{FE0F}\u{20E3}", at: offset + 1) else { return nil }
    let key =
      text.isDigit(offset)
      ? NumberWords.digits(text.bytes[offset...offset])
      : SymbolNames.symbol(text.scalar(at: offset).value)?.name
    return key.map { reading(offset..<offset + 7, "keycap " + $0) }
  }

  /// Two letters that make a flag.
  private func flag(at offset: Int) -> SpokenReading? {
    let (first, next) = text.scalar(at: offset)
    guard let one = first.flagLetter else { return nil }
    let (second, end) = text.scalar(at: next)
    guard let two = second.flagLetter else { return reading(offset..<next, one) }
    return reading(offset..<end, "flag \(one)-\(two)")
  }

  /// Characters that mean something in one font only.
  private func privateUse(at offset: Int) -> SpokenReading {
    var end = offset
    while end < text.count, text[end] >= 0xC0 {
      let (scalar, next) = text.scalar(at: end)
      guard scalar.properties.generalCategory == .privateUse else { break }
      end = next
    }
    return SpokenReading(
      range: offset..<end, kind: .emoji, spoken: "", evidence: .assumed,
      reason: "a character for private use has no name")
  }

  private func reading(_ range: Range<Int>, _ spoken: String) -> SpokenReading {
    SpokenReading(
      range: range, kind: .emoji, spoken: spoken, evidence: .reported,
      reason: "an emoji is read by its name")
  }
}

extension Unicode.Scalar {
  /// Whether it is shown as a picture with that character behind it.
  fileprivate func startsEmoji(followedBy next: Unicode.Scalar) -> Bool {
    properties.isEmojiPresentation || properties.isEmoji && !isASCII && next == "\u{FE0F}"
  }

  /// The name of an emoji or of the colour of its skin.
  fileprivate var emojiName: String? {
    switch value {
    case 0x1F3FB: "light skin tone"
    case 0x1F3FC: "medium light skin tone"
    case 0x1F3FD: "medium skin tone"
    case 0x1F3FE: "medium dark skin tone"
    case 0x1F3FF: "dark skin tone"
    default: spokenName
    }
  }

  /// The letter of half a flag.
  fileprivate var flagLetter: String? {
    guard 0x1F1E6...0x1F1FF ~= value else { return nil }
    return Unicode.Scalar(value - 0x1F1E6 + 0x41).map { String($0) }
  }

  /// Whether it only tells how the emoji before it is shown: variation selectors, tags.
  fileprivate var isSilentInEmoji: Bool {
    properties.isVariationSelector || value == 0x20E3 || 0xE0020...0xE007F ~= value
  }
}
