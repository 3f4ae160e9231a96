/// Goes through a text once and notes what is not read as it is written.
///
/// The first match in `next(at:)` wins. Each way of reading looks at a bounded number of bytes, or
/// at bytes that it then takes, so that the time grows with the length of the text and no faster.
struct SpeechReader {
  let text: SpeechBytes
  let profile: SpeechProfile
  let speller: NumberSpeller
  let userWords: UserWords
  /// Whether English words may stand for numbers and symbols.
  let isEnglish: Bool
  let isFrench: Bool
  let ordinaryWords: CapitalWords.Language

  private(set) var readings: [SpokenReading] = []
  private var offset = 0
  /// Where the run of characters without white space ends that was looked at last.
  private var chunkEnd = 0
  /// Where the address begins that the run may be.
  private var addressStart: Int?

  /// A reader of a text as a voice reads it.
  init(_ text: String, by voice: Voice) {
    self.text = SpeechBytes(text)
    profile = voice.profile
    speller = NumberSpeller(profile: voice.profile)
    userWords = voice.userWords
    isEnglish = voice.isEnglish
    isFrench = voice.isFrench
    ordinaryWords = voice.ordinaryWords
  }

  /// Reads the whole text.
  mutating func read() {
    if let name = fileName() {
      add(name)
      return
    }
    while offset < text.count {
      if offset >= chunkEnd { enterChunk() }
      if let reading = next(at: offset) {
        add(reading)
      } else {
        offset = skipped(from: offset)
      }
    }
  }

  /// The way in which the voice reads what begins here, unless it is read as written.
  private func next(at offset: Int) -> SpokenReading? {
    if let reading = userWord(at: offset) { return reading }
    if offset == addressStart, let reading = address(at: offset, chunkEnd: chunkEnd) {
      return reading
    }
    let byte = text[offset]
    if byte &- 0x30 < 10 { return number(at: offset) }
    if text.isLetter(offset) { return word(at: offset) }
    return byte == 0x20 ? nil : sign(at: offset)
  }

  /// The next place where something may begin.
  private func skipped(from offset: Int) -> Int {
    let end = text.wordEnd(offset)
    return end > offset ? end : text.scalar(at: offset).end
  }

  /// Finds out where the run of characters ends that begins here.
  private mutating func enterChunk() {
    addressStart = nil
    guard !text.isSpace(offset) else { return }
    chunkEnd = offset
    while chunkEnd < text.count, !text.isSpace(chunkEnd) { chunkEnd += 1 }
    var start = offset
    while start < chunkEnd, "(<[{\"'".utf8.contains(text[start]) { start += 1 }
    addressStart = start
  }

  /// Whether a number stands within words that another voice reads.
  private func isForeign(_ reading: SpokenReading) -> Bool {
    reading.kind != .emoji && text.isForeign(reading.range)
  }

  /// Notes a reading and goes on behind it.
  private mutating func add(_ reading: SpokenReading) {
    let isHere = isEnglish && !(text.isDigit(reading.range.lowerBound) && isForeign(reading))
    readings.append(isHere ? reading : reading.outsideEnglish(text))
    offset = max(reading.range.upperBound, offset + 1)
  }
}

extension SpokenReading {
  /// The reading where the language is not English: what would be English words stays as written.
  fileprivate func outsideEnglish(_ text: SpeechBytes) -> SpokenReading {
    let reason: String
    switch kind {
    case .dictionary, .capitals, .fileName, .spelledOut:
      return self
    case .punctuation where spoken.isEmpty || spoken == ",", .emoji where spoken.isEmpty:
      return self
    case .groupedInteger where evidence == .reported:
      return self
    case .symbol, .punctuation, .emoji, .address, .abbreviation:
      reason = "names of symbols are known only for English"
    default:
      reason = "numbers are spelled in words only for English"
    }
    return SpokenReading(
      range: range, kind: kind, spoken: text.text(range), evidence: .assumed, reason: reason)
  }
}
