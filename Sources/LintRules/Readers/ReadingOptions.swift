/// What a caller says about how files are to be read.
public struct ReadingOptions: Sendable {
  /// The format of the files; nil where their names and contents tell.
  public var format: InputFormat?
  /// The language of the texts, as a BCP 47 tag, where a format does not tell it.
  public var language: String?
  /// The key paths of runtime attributes that code of the project turns into one of our keys.
  public var runtimeAttributes: [String: AttributeKey] = [:]

  /// Files tell their format themselves.
  public init(format: InputFormat? = nil) {
    self.format = format
  }
}
