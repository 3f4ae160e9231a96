/// How a report looks, where the format leaves a choice.
public struct ReportStyle: Sendable {
  /// Whether severities are coloured; they are always written out as well.
  public var usesColor = false
  /// Whether a summary closes a report for people.
  public var showsSummary = true
  /// Whether a report for people tells how often each rule was broken.
  public var showsStatistics = false
  /// Whether a report for people repeats what could not be read; data formats always do.
  public var showsInputErrors = true

  /// A style without colour, with everything else.
  public init() {}
}
