/// One text of a strings file, with its key.
public struct StringsEntry: Hashable, Sendable {
  /// The key, decoded.
  public let key: String
  /// The text, decoded.
  public let value: String
  /// Where the key is written, with its quotes.
  public let keyRange: SourceRange
  /// Where the text is written, with its quotes; that of the key where there is no text.
  public let valueRange: SourceRange

  /// A text of that key at those places.
  public init(key: String, value: String, keyRange: SourceRange, valueRange: SourceRange) {
    self.key = key
    self.value = value
    self.keyRange = keyRange
    self.valueRange = valueRange
  }
}
