import Testing

@testable import ScreenModel

@Suite("Spoken reading") struct SpokenReadingTests {
  @Test(arguments: [
    ("520215", SpokenReading.Kind.integer, Evidence.article), ("6,000", .groupedInteger, .article),
    ("6.000", .decimal, .article), ("9.0.4", .version, .reported), ("-100", .integer, .reported),
    ("75%", .percent, .reference), ("2nd", .ordinal, .reported), ("06/14/03", .date, .article),
    ("June 14, 2003", .date, .article), ("February 21st", .date, .device),
    ("00:10", .time, .article),
    ("14:15", .time, .reported), ("2h 34m", .duration, .reported), ("39m", .unit, .reported),
    ("30 min", .unit, .assumed), ("4 km", .unit, .assumed), ("8 m²", .unit, .reported),
    ("$42 million", .currency, .reported), ("$5", .currency, .assumed),
    ("-€100", .currency, .reported), ("- €100", .currency, .reported), ("LOG", .capitals, .article),
    ("PDFs", .capitals, .assumed), ("IV", .capitals, .assumed), ("Feb", .abbreviation, .reported),
    ("Apr", .abbreviation, .reported), ("Mar", .abbreviation, .assumed),
    ("Gov.", .abbreviation, .reported), ("/", .symbol, .article), ("•", .symbol, .reported),
    ("&", .symbol, .assumed), ("555-0123", .phone, .reported),
    ("91 014", .groupedInteger, .assumed),
    ("a.com", .address, .assumed), ("a_b", .fileName, .reported), ("😀", .emoji, .reported),
    ("\u{E000}", .emoji, .assumed),
  ])
  func readingsSayWhatTheyAreAndHowSure(
    text: String, kind: SpokenReading.Kind, evidence: Evidence
  ) throws {
    let readings = Voice().readings(of: text)
    let reading = try #require(readings.first)
    #expect(readings.count == 1)
    #expect(reading.kind == kind)
    #expect(reading.evidence == evidence)
    #expect(!reading.reason.isEmpty)
  }

  @Test func reasonsFitTheProfile() {
    let long = String(repeating: "1", count: 20)
    func reason(_ text: String, _ mode: SpeechProfile.NumberMode, from: Int = 6) -> String? {
      var profile = SpeechProfile()
      profile.numberMode = mode
      profile.digitByDigitFrom = from
      return Voice(profile).readings(of: text).first?.reason
    }
    #expect(reason("123456", .auto)?.hasPrefix("six or more digits") == true)
    #expect(reason("1234", .auto, from: 4)?.hasPrefix("four or more digits") == true)
    #expect(reason("1234", .digits) == "the profile has numbers read digit by digit")
    #expect(reason("1234", .words) == "the profile has numbers read as quantities")
    #expect(reason(long, .words) == "so large a number is read digit by digit")
    #expect(reason(long, .auto, from: 99) == "so large a number is read digit by digit")
    #expect(reason("1234", .auto) == "short numbers are read as quantities")
  }

  @Test func rangesAreThoseOfTheBytes() {
    let found = Voice().readings(of: "é 14 LOG, “5 km” \u{1F600}").map(\.range)
    #expect(found == [3..<5, 6..<9, 14..<18, 22..<26])
  }

  @Test(arguments: ["de", "fr-CA", "ja", "RU", "und", ""])
  func otherLanguagesKeepDigitsAndSymbols(language: String) {
    let voice = Voice(language: language)
    let text = "14 LOG 1/2 $5 75% 12.5 00:10 06/14/03 😀 Feb. 5 Mr. A • 3 km a@b.de"
    #expect(voice.spoken(text) == text.replacing("LOG", with: "L-O-G"))
    let first = voice.readings(of: text)[0]
    #expect(first.spoken == "14")
    #expect(first.evidence == .assumed)
    #expect(first.reason == "numbers are spelled in words only for English")
    #expect(voice.readings(of: text).contains { $0.reason.contains("names of symbols") })
  }

  @Test func frenchReadsGroupsWithBlanksDigitByDigit() {
    let reading = Voice(language: "fr-FR").readings(of: "91 014 doses").first
    #expect(reading?.spoken == "9 1 0 1 4")
    #expect(reading?.evidence == .reported)
    #expect(Voice(language: "de").spoken("91 014") == "91 014")
  }

  @Test(arguments: ["en", "EN-us", "en_GB", "en-Latn-US"])
  func everyEnglishSpellsNumbers(language: String) {
    #expect(Voice(language: language).spoken("14") == "fourteen")
  }

  @Test(arguments: [
    ("25", "two-five"), ("APPL", "A-P-P-L"), ("Ab 1", "A-b one"), ("a-b", "a-hyphen-b"),
    ("I", "I"), ("", ""), ("E\u{301}5", "E\u{301}-five"), ("x #1", "x number-one"),
  ])
  func spelledOutTextsAreReadByTheirCharacters(written: String, heard: String) {
    #expect(Voice().spoken(written, spelledOut: true) == heard)
    let evidence = Set(Voice().readings(of: written, spelledOut: true).map(\.evidence))
    #expect(evidence.isSubset(of: [.documented]))
  }
}
