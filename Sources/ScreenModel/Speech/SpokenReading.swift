/// How one part of a text is read, where that differs from what is written or is in doubt.
public struct SpokenReading: Hashable, Sendable {
  /// The kinds of parts.
  public enum Kind: String, CaseIterable, Sendable {
    /// A word or phrase of the user's dictionary.
    case dictionary
    /// An e-mail address, a link or the name of a site.
    case address
    /// An amount of money.
    case currency
    /// A date in digits, or with the name of a month.
    case date
    /// A time of day, or minutes and seconds with a colon.
    case time
    /// Hours, minutes and seconds with their units.
    case duration
    /// Groups of digits like those of a telephone number.
    case phone
    /// Three or more numbers with dots between them.
    case version
    /// A number with a fraction.
    case decimal
    /// An integer with commas or blanks between groups of three digits.
    case groupedInteger
    /// An integer without separators.
    case integer
    /// A number like `2nd`.
    case ordinal
    /// A number with a per cent sign.
    case percent
    /// A number with a unit.
    case unit
    /// A word in capitals.
    case capitals
    /// A shortened word.
    case abbreviation
    /// A symbol that has a name.
    case symbol
    /// A mark or a line break.
    case punctuation
    /// An emoji, or a character without meaning to anybody but one font.
    case emoji
    /// A text that is the name of a file or resource.
    case fileName
    /// A text that is spelled out because its author asks for it.
    case spelledOut
  }

  /// Where the part is, in UTF-8 code units of the text.
  public let range: Range<Int>
  /// The kinds of parts.
  public let kind: Kind
  /// The spoken text; empty where nothing is heard.
  public let spoken: String
  /// How sure that is.
  public let evidence: Evidence
  /// Why it is read like that, as a part of a sentence.
  public let reason: String
}
