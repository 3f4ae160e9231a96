/// Goes through a text that is spelled out because its author asks for it.
struct SpelledOut {
  private let isEnglish: Bool
  private(set) var readings: [SpokenReading] = []
  private var names: [String] = []
  private var written = ""
  private var start = 0

  /// Reads each word of a text character by character; words of one letter have no reading.
  init(_ text: String, isEnglish: Bool) {
    self.isEnglish = isEnglish
    var offset = 0
    for character in text {
      let length = character.utf8.count
      if character.isWhitespace {
        endWord()
        start = offset + length
      } else {
        names.append(name(of: character))
        written.append(character)
      }
      offset += length
    }
    endWord()
  }

  private mutating func endWord() {
    let spoken = names.joined(separator: "-")
    if spoken != written {
      readings.append(
        SpokenReading(
          range: start..<start + written.utf8.count, kind: .spelledOut, spoken: spoken,
          evidence: .documented, reason: "the text asks to be spelled out"))
    }
    names.removeAll(keepingCapacity: true)
    written.removeAll(keepingCapacity: true)
  }

  /// What is said for one character.
  private func name(of character: Character) -> String {
    guard isEnglish, let scalar = character.unicodeScalars.first else { return String(character) }
    if 0x30...0x39 ~= scalar.value { return NumberWords.digits([UInt8(scalar.value)]) }
    return SymbolNames.symbol(scalar)?.name ?? SymbolNames.marks[scalar] ?? String(character)
  }
}
