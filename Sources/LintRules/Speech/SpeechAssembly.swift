/// Puts readings in the place of what is written, with blanks where words would stick together.
struct SpeechAssembly {
  private let text: SpeechBytes
  private var output: [UInt8] = []
  /// What the last reading asks of what follows.
  private var gap = Gap.none

  private enum Gap {
    case none
    /// A word has to be kept apart.
    case word
    /// Nothing was heard; blanks around it are one blank.
    case silence
  }

  /// The text as it is heard.
  static func spoken(_ string: String, _ readings: [SpokenReading]) -> String {
    var assembly = SpeechAssembly(text: SpeechBytes(string))
    var offset = 0
    for reading in readings {
      assembly.write(offset..<reading.range.lowerBound)
      assembly.say(reading)
      offset = reading.range.upperBound
    }
    assembly.write(offset..<assembly.text.count)
    assembly.dropLastBlanks()
    return String(decoding: assembly.output, as: UTF8.self)
  }

  private init(text: SpeechBytes) {
    self.text = text
    output.reserveCapacity(text.count + text.count / 2)
  }

  /// Writes a part of the text as it is.
  private mutating func write(_ range: Range<Int>) {
    var start = range.lowerBound
    guard start < range.upperBound else { return }
    if gap == .silence, endsWithBlank {
      while start < range.upperBound, text.isSpace(start) { start += 1 }
      // What is left decides; a part of blanks only leaves the gap open.
      guard start < range.upperBound else { return }
    } else if gap != .none, startsWord(start) {
      appendBlank()
    }
    gap = .none
    output.append(contentsOf: text.bytes[start..<range.upperBound])
  }

  /// Says a reading.
  private mutating func say(_ reading: SpokenReading) {
    let spoken = reading.spoken
    if spoken.isEmpty {
      gap = .silence
    } else if spoken == "," {
      output.append(contentsOf: spoken.utf8)
      gap = .word
    } else if spoken == text.text(reading.range) {
      write(reading.range)
    } else {
      if needsBlank(before: reading.range.lowerBound) { appendBlank() }
      output.append(contentsOf: spoken.utf8)
      gap = .word
    }
  }

  /// Whether a word begins at an offset, perhaps in brackets or quotation marks.
  private func startsWord(_ offset: Int) -> Bool {
    if "([{\"".utf8.contains(text[offset]) { return !text.isBoundary(offset + 1) }
    if text.has("“", at: offset) { return !text.isBoundary(offset + 3) }
    return !text.isBoundary(offset)
  }

  /// Whether the words of a reading would stick to what stands before them.
  private func needsBlank(before offset: Int) -> Bool {
    guard let last = output.last else { return false }
    if gap != .none { return true }
    if last >= 0x80 { return text.isLetter(before: offset) }
    let isWord = (last | 0x20) &- 0x61 < 26 || last &- 0x30 < 10
    return isWord || ",;:.!?)]}%".utf8.contains(last)
  }

  private var endsWithBlank: Bool {
    guard let last = output.last else { return true }
    return last == 0x20 || last &- 0x09 < 5
  }

  private mutating func appendBlank() {
    if !endsWithBlank { output.append(0x20) }
  }

  /// Takes away the blanks before something at the end that is not heard.
  private mutating func dropLastBlanks() {
    guard gap == .silence else { return }
    while output.last == 0x20 { output.removeLast() }
  }
}
