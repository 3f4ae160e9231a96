/// Reads texts aloud on paper: tells what is heard for what is written.
///
/// Nobody documents how voices read numbers, capitals, units and symbols; `Evidence` says how sure
/// each reading is.
public struct Voice: Sendable {
  let profile: SpeechProfile
  let userWords: UserWords
  let isEnglish: Bool
  let isFrench: Bool

  /// A voice of a language, given as a tag of BCP 47. Words for numbers and symbols are English.
  public init(_ profile: SpeechProfile = SpeechProfile(), language: String = "en") {
    self.profile = profile
    userWords = UserWords(profile.dictionary)
    isEnglish = Self.isLanguage("en", language)
    isFrench = Self.isLanguage("fr", language)
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
