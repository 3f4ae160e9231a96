/// What there is to know about a report format.
public struct ReporterInfo: Sendable {
  /// The name on the command line.
  public let name: String
  /// What it is for, as the end of a line of help.
  public let summary: String
  /// Whether people read it, so that source lines are shown and a terminal is worth colour.
  public let isForPeople: Bool
  /// Whether it shows source lines.
  public let showsSource: Bool
}
