import Testing

@testable import ScreenModel

@Suite("Speech reader") struct SpeechReaderTests {
  /// What random texts are made of: everything that some way of reading looks for.
  private static let pieces = [
    "1", "0", "23", "456", "7890", "123456", ".", ",", ":", "/", "-", "−", "–", " ", "  ", "\n",
    "(",
    ")", "+", "$", "€", "%", "°", "C", "m", "km", "GB", "²", "h", "min", "s", "AM", "p.m.", "nd",
    "st",
    "LOG", "I", "IV", "Feb", "Mar.", "June", "No", "Mr.", "e.g.", "etc.", "St.", "a", "Wi", "é",
    "É",
    "\u{301}", "漢", "@", "a.com", "www.", "://", "_", ".png", "😀", "👍🏽", "\u{200D}", "\u{FE0F}",
    "\u{20E3}", "🇺", "🇸", "\u{E000}", "•", "★", "\"", "'", "’", "“", "\u{A0}", "\t", "million", "#",
    "Save", "word", "A", "It", "May", "Dr", "Sept", "no", "...", "? ", "! ", "; ",
  ]

  @Test func readingsOfRandomTextsAreInOrderAndMakeWhatIsSpoken() {
    var random = SplitMix(state: 7)
    for _ in 0..<6_000 {
      let count = Int(random.next() % 9) + 1
      let text = (0..<count).map { _ in
        Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
      }.joined()
      for voice in voices { check(text, voice) }
    }
  }

  /// Ranges lie in order on borders of characters; without blanks, the readings and what is left
  /// between them are what is spoken.
  private func check(_ text: String, _ voice: Voice) {
    let readings = voice.readings(of: text)
    let bytes = Array(text.utf8)
    var expected: [UInt8] = []
    var offset = 0
    if PlainText.isPlain(text) {
      var reader = SpeechReader(text, by: Voice())
      reader.read()
      #expect(reader.readings.isEmpty, "\(text.debugDescription) is not plain")
    }
    for reading in readings {
      guard offset <= reading.range.lowerBound, reading.range.upperBound <= bytes.count,
        !reading.range.isEmpty
      else {
        Issue.record("the range \(reading.range) in \(text.debugDescription)")
        return
      }
      expected += bytes[offset..<reading.range.lowerBound] + Array(reading.spoken.utf8)
      offset = reading.range.upperBound
    }
    expected += bytes[offset...]
    let spoken = voice.spoken(text)
    #expect(
      withoutBlanks(Array(spoken.utf8)) == withoutBlanks(expected), "\(text.debugDescription)")
    #expect(String(validating: expected, as: UTF8.self) != nil)
    #expect(voice.spoken(text) == spoken)
  }

  private func withoutBlanks(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { $0 > 0x20 } }

  private var voices: [Voice] {
    var all = SpeechProfile()
    all.punctuation = .all
    all.numberMode = .words
    var none = SpeechProfile()
    none.punctuation = .none
    none.leadingZero = .drop
    none.dictionary = ["log": "book", "1": "uno", "(": "bracket"]
    return [Voice(), Voice(all), Voice(none), Voice(language: "fr")]
  }

  @Test(arguments: [
    "Save", "save your changes", "Double tap to save your changes.", "It's done, isn't it?",
    "Wi-Fi (home)", "What: this; that!", "May I have this? No, thanks.", "March on. Sat down.",
    "Decide now", "Jan Novak", "camelCase", "Über uns", "Größe wählen…", "Wait… what – now",
    "“Quoted”", "日本語", "I", "A", "A. B. Smith", "", " ", "Add to cart", "St", "no", "sat", "mar",
  ])
  func ordinaryTextsAreReadAsTheyAreWritten(text: String) {
    #expect(Voice().spoken(text) == text)
    #expect(Voice().readings(of: text).isEmpty)
  }

  @Test(arguments: [
    "1:", "1", ",", ",1", "1,111", "1.", "1/", "1-", "1 ", "(1", "(", "A", "😀", "👍\u{200D}", "🇺",
    "\u{E000}", "$", "$1", "-", "- ", "/", "a/", "a.", "@", "a@", "_", "\n", "1\n", "www.", "m²",
    "1m", "1h ", "Feb", "Feb ", "No ", "é", "\u{301}", "'", "A'", "a.com/", "+1", "1 111", "°",
    "\u{A0}",
  ])
  func hostileTextsTakeNoLongerThanTheirLength(piece: String) {
    let text = String(repeating: piece, count: 10_000 / piece.utf8.count)
    #expect(!Voice().spoken(text).isEmpty || ["\u{E000}", "\n", "-"].contains(piece))
  }

  @Test(arguments: ["1", ",", "A", "a. ", "👍\u{200D}", "\u{301}"])
  func hugeTextsAreRead(piece: String) {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    #expect(!Voice().spoken(text).isEmpty)
  }

  @Test func hostileTextsThatAreSpelledOutTakeNoLongerThanTheirLength() {
    let text = String(repeating: "1a ", count: 30_000)
    #expect(Voice().spoken(text, spelledOut: true).hasPrefix("one-a one-a"))
  }
}
