/// Times of day and durations.
extension SpeechReader {
  /// A time of day, or minutes and seconds: numbers with colons.
  func time(at offset: Int) -> SpokenReading? {
    guard !text.isDigit(offset - 1), !isColon(offset - 1) || !text.isDigit(offset - 2) else {
      return nil
    }
    var parts = [offset..<text.shortDigitsEnd(offset)]
    guard 1...2 ~= parts[0].count else { return nil }
    var end = parts[0].upperBound
    if let minutes = spacedMinutes(after: end) {
      parts.append(minutes)
      end = minutes.upperBound
    }
    while parts.count < 3, isColon(end) {
      let start = end + 1
      let part = start..<text.shortDigitsEnd(start)
      guard part.count == 2, text.value(part) < 60 else { break }
      parts.append(part)
      end = part.upperBound
    }
    guard parts.count > 1, !(isColon(end) && text.isDigit(end + 1)), !text.isDigit(end) else {
      return nil
    }
    var words = clock(parts)
    if text[end] == UInt8(ascii: "."), text.isDigit(end + 1) {
      let fraction = end + 1..<text.digitsEnd(end + 1)
      words.append(speller.fraction(text.bytes[fraction]))
      end = fraction.upperBound
    }
    if let half = half(after: end) {
      words.append(half.spoken)
      end = half.end
    }
    let hasZero = parts[0].count == 2 && text[offset] == 0x30
    return SpokenReading(
      range: offset..<end, kind: .time, spoken: words.joined(separator: " "),
      evidence: hasZero ? .article : .reported,
      reason: "numbers with colons are read as bare numbers, be they a time or a duration")
  }

  /// The minutes of a time with blanks around its colon, as in "13 : 39".
  private func spacedMinutes(after end: Int) -> Range<Int>? {
    guard text[end] == 0x20, isColon(end + 1), text[end + 2] == 0x20 else { return nil }
    let part = end + 3..<text.shortDigitsEnd(end + 3)
    return part.count == 2 && text.value(part) < 60 ? part : nil
  }

  /// A full hour with "am" or "pm".
  func hour(_ number: SpeechNumber) -> SpokenReading? {
    guard number.fraction == nil, !number.isNegative, 1...2 ~= number.whole.count,
      1...12 ~= text.value(number.whole), let half = half(after: number.end)
    else { return nil }
    return SpokenReading(
      range: number.start..<half.end, kind: .time,
      spoken: number.words(in: text, speller) + " " + half.spoken, evidence: .assumed,
      reason: "the halves of the day are spelled")
  }

  /// Hours, minutes and seconds with their units; at least two of them.
  func duration(at offset: Int) -> SpokenReading? {
    guard profile.units == .expand, !text.isLetter(before: offset) else { return nil }
    var words: [String] = []
    var end = offset
    var rank = -1
    while words.count < 4 {
      let start = words.isEmpty ? offset : text.blankEnd(end)
      guard let part = durationPart(at: start), part.rank > rank else { break }
      words.append(part.spoken)
      rank = part.rank
      end = part.end
    }
    guard words.count > 1 else { return nil }
    return SpokenReading(
      range: offset..<end, kind: .duration, spoken: words.joined(separator: " "),
      evidence: .reported,
      reason: "hours and minutes together are understood by some voices")
  }

  private static let durationUnits: [[String]] = [
    ["d"], ["h", "hr", "hrs"], ["m", "min", "mins"], ["s", "sec", "secs"],
  ]
  private static let durationWords = ["day", "hour", "minute", "second"]

  private func durationPart(at offset: Int) -> (rank: Int, spoken: String, end: Int)? {
    let number = offset..<text.shortDigitsEnd(offset)
    guard 1...4 ~= number.count else { return nil }
    let start = text.blankEnd(number.upperBound)
    let end = text.lettersEnd(start, most: 5)
    guard 1...4 ~= end - start, !text.isLetter(end) else { return nil }
    let unit = text.text(start..<end)
    guard let rank = Self.durationUnits.firstIndex(where: { $0.contains(unit) }) else { return nil }
    let isOne = number.count == 1 && text[offset] == UInt8(ascii: "1")
    let word = Self.durationWords[rank] + (isOne ? "" : "s")
    return (rank, speller.integer(text.bytes[number]) + " " + word, end)
  }

  /// The numbers of a time; ":00" after a full hour says nothing.
  private func clock(_ parts: [Range<Int>]) -> [String] {
    let isFull = parts.count == 2 && text.value(parts[1]) == 0 && text.value(parts[0]) > 0
    return (isFull ? parts.dropLast() : parts).map { speller.integer(text.bytes[$0]) }
  }

  /// "AM" or "PM" in any spelling.
  private func half(after end: Int) -> (spoken: String, end: Int)? {
    let start = text.blankEnd(end)
    let first = text[start] | 0x20
    guard first == UInt8(ascii: "a") || first == UInt8(ascii: "p") else { return nil }
    let hasDots = text[start + 1] == UInt8(ascii: ".")
    let second = start + (hasDots ? 2 : 1)
    guard text[second] | 0x20 == UInt8(ascii: "m"), text.isBoundary(second + 1) else { return nil }
    let dropsDot = hasDots && text[second + 1] == UInt8(ascii: ".") && second + 2 < text.count
    return (first == UInt8(ascii: "a") ? "A-M" : "P-M", second + (dropsDot ? 2 : 1))
  }

  private func isColon(_ offset: Int) -> Bool { text[offset] == UInt8(ascii: ":") }
}
