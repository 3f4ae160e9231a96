/// What a configuration changes for the findings of some files or nodes.
public struct LintOverride: Sendable {
  /// What rules' findings become, by id.
  public var levels: [String: Configuration.Level] = [:]
  /// The options that rules run with, by id and name.
  public var options: [String: [String: OptionValue]] = [:]
  /// Which nodes it is about; all where there is none.
  public var selector: NodeSelector?
  /// Why, where somebody said so.
  public var reason: String?
  /// The last day on which it holds.
  public var until: CalendarDay?
  /// Its number among the overrides of its configuration.
  public var number = 0

  /// A change of nothing.
  public init() {}
}
