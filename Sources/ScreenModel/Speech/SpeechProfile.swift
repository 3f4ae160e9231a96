/// How a voice is taken to read texts, where voices, versions and settings differ.
public struct SpeechProfile: Hashable, Sendable {
  /// Whether integers are read as quantities or digit by digit.
  public enum NumberMode: String, CaseIterable, Sendable {
    /// Short integers are quantities; long ones without separators are read digit by digit.
    case auto
    /// Every integer is a quantity.
    case words
    /// Every integer is read digit by digit.
    case digits
  }

  /// The treatment of the zero of `06`.
  public enum LeadingZero: String, CaseIterable, Sendable { case speak, drop }

  /// How words in capitals are read.
  public enum Capitals: String, CaseIterable, Sendable {
    /// Letter by letter.
    case spell
    /// As words.
    case word
    /// Acronyms and short words letter by letter; longer ordinary words as words.
    case dictionary
  }

  /// Which marks are spoken by name.
  public enum Punctuation: String, CaseIterable, Sendable { case some, all, none }

  /// Whether units after numbers are spoken in full.
  public enum Units: String, CaseIterable, Sendable { case expand, keep }

  /// Whether integers are read as quantities or digit by digit; `auto` unless set.
  public var numberMode = NumberMode.auto
  /// With that many digits and no separators, an integer is read digit by digit; 6 unless set.
  public var digitByDigitFrom = 6
  /// The word between the whole part and the fraction; "point" unless set.
  public var decimalWord = "point"
  /// The treatment of leading zeros; spoken unless set.
  public var leadingZero = LeadingZero.speak
  /// How words in capitals are read; by word lists unless set.
  public var capitals = Capitals.dictionary
  /// Words in capitals that are read as words all the same; none unless set.
  public var capitalWords: Set<String> = []
  /// Which marks are spoken by name; some unless set.
  public var punctuation = Punctuation.some
  /// Whether units after numbers are spoken in full; they are unless set.
  public var units = Units.expand
  /// Words or phrases and what is said for them; none unless set.
  ///
  /// A key in lower case stands for every spelling, another one only for its own.
  public var dictionary: [String: String] = [:]

  /// The profile with every default.
  public init() {}
}
