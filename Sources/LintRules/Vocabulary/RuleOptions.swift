/// The options of one rule, with defaults.
public protocol RuleOptions: Sendable {
  /// The defaults.
  init()
  /// Every option; each is documented and shown by an example.
  static var fields: [OptionField<Self>] { get }
}
