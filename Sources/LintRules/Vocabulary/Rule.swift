/// A check of one accessibility requirement.
public protocol Rule: Sendable {
  /// The rule's own options.
  associatedtype Options: RuleOptions = NoOptions
  /// What there is to know about the rule.
  static var info: RuleInfo { get }
  /// The rule with its defaults.
  init()
  /// The rule with those options.
  init(options: Options)
  /// What the rule has to say about a tree, in any order.
  func findings(in tree: AccessibilityTree) -> [Finding]
}
