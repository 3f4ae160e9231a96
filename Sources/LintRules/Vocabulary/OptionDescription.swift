/// What a page about a rule says of one option.
public struct OptionDescription: Sendable {
  /// The name in configurations.
  public let name: String
  /// What values it takes.
  public let kind: OptionKind
  /// The value where nobody sets it.
  public let defaultValue: OptionValue
  /// What it does.
  public let meaning: String
}
