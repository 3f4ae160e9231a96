/// Reads texts aloud on paper: tells what is heard for what is written.
///
/// Nobody documents how voices read numbers, capitals, units and symbols; `Evidence` says how sure
/// each reading is.
public struct Voice: Sendable {
  package let profile: SpeechProfile
  let userWords: UserWords
  package let isEnglish: Bool
  let isFrench: Bool
  /// The ordinary words of its language.
  package let ordinaryWords: CapitalWords.Language

  /// A voice of a language, given as a tag of BCP 47. Words for numbers and symbols are English.
  public init(_ profile: SpeechProfile = SpeechProfile(), language: String = "en") {
    self.profile = profile
    userWords = UserWords(profile.dictionary)
    isEnglish = Self.isLanguage("en", language)
    isFrench = Self.isLanguage("fr", language)
    ordinaryWords = CapitalWords.Language(tag: language)
  }

  /// The parts of a text that are not read as they are written, or that are in doubt, in order.
  public func readings(of text: String, spelledOut: Bool = false) -> [SpokenReading] {
    if spelledOut { return SpelledOut(text, isEnglish: isEnglish).readings }
    if readsPlainTexts, PlainText.isPlain(text) { return [] }
    var reader = SpeechReader(text, by: self)
    reader.read()
    return reader.readings
  }

  /// The text as it is heard: readings in place of what is written, all else as it is.
  public func spoken(_ text: String, spelledOut: Bool = false) -> String {
    let readings = readings(of: text, spelledOut: spelledOut)
    return readings.isEmpty ? text : SpeechAssembly.spoken(text, readings)
  }

  /// Whether marks in a text and words of the user leave plain texts as they are.
  private var readsPlainTexts: Bool { userWords.isEmpty && profile.punctuation != .all }

  private static func isLanguage(_ expected: String, _ tag: String) -> Bool {
    let primary = tag.prefix { $0 != "-" && $0 != "_" }
    return primary.lowercased() == expected
  }
}

/// Tells the texts that are read as they are written, which most texts are, by their bytes.
struct PlainText {
  private var word: UInt64 = 0
  private var wasUpper = false

  /// Whether nothing in a text can be read otherwise than it is written; no for the doubtful ones.
  static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var look = PlainText()
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        offset &+= 1
        let next = offset < bytes.count ? bytes[offset] : 0x20
        guard look.takes(byte, next: next) else { return false }
      }
      // The short form of any month may be a whole text.
      return bytes.count < 5 ? !Self.shortened.contains(look.word) : !Self.isMonth(look.word)
    }
  }

  /// Goes on by a byte; false where it may begin something that is read otherwise.
  private mutating func takes(_ byte: UInt8, next: UInt8) -> Bool {
    let lower = byte | 0x20
    if lower &- 0x61 < 26 {
      let isUpper = byte != lower
      if isUpper, wasUpper { return false }
      wasUpper = isUpper
      word = word &<< 8 | UInt64(byte)
      return true
    }
    wasUpper = false
    return takesMark(byte, next: next)
  }

  private mutating func takesMark(_ byte: UInt8, next: UInt8) -> Bool {
    let last = word
    word = 0
    switch byte {
    case UInt8(ascii: " "):
      return !Self.isMonth(last)
    case UInt8(ascii: "."):
      // A site, the ending of a file, or a shortened word.
      return (next == 0x20 || next == byte) && !Self.shortened.contains(last)
    case UInt8(ascii: "-") where next == byte:
      return false
    case UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "'"),
      UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "-"):
      return !Self.isMonth(last)
    default:
      return false
    }
  }

  /// The short forms of months that are known wherever they stand.
  private static func isMonth(_ word: UInt64) -> Bool {
    word == february || word == april
  }

  private static let february = bytes("Feb")
  private static let april = bytes("Apr")
  /// The words that a full stop shortens.
  private static let shortened: Set<UInt64> = Set(
    (Abbreviations.all.keys + Month.shortForms + ["No", "g", "e"]).map(bytes))

  private static func bytes(_ word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 &<< 8 | UInt64($1) }
  }
}

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

  /// The spoken name of one character.
  private func name(of character: Character) -> String {
    guard isEnglish, let scalar = character.unicodeScalars.first else { return String(character) }
    if 0x30...0x39 ~= scalar.value { return NumberWords.digits([UInt8(scalar.value)]) }
    return SymbolNames.symbol(scalar)?.name ?? SymbolNames.marks[scalar] ?? String(character)
  }
}

/// Puts readings in the place of what is written, with blanks where words would stick together.
struct SpeechAssembly {
  private let text: SpeechBytes
  private var output: [UInt8] = []
  /// The gap that the last reading requires before the next.
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
