/// The options of a rule that has none of its own.
public struct NoOptions: RuleOptions {
  /// The one value.
  public init() {}
  /// None.
  public static let fields: [OptionField<NoOptions>] = []
}
