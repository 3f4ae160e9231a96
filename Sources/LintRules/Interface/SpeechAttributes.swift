/// The speech attributes of a label.
public struct SpeechAttributes: Hashable, Sendable {
  /// Whether characters are read one by one.
  public var spellOut: Bool?
  /// The pronunciation.
  public var ipa: String?
  /// Whether all punctuation is read.
  public var punctuation: Bool?
  /// The language of the label.
  public var language: String?
}
