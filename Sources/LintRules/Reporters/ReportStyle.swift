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
  /// The folder that relative paths start at, for formats that show whole paths; no others ask.
  public var folder = ""

  /// A style without colour, with everything else.
  public init() {}

  /// A path from the root of the file system on, where the folder is known.
  func wholePath(_ path: String) -> String {
    guard !path.hasPrefix("/"), !folder.isEmpty else { return path }
    return folder == "/" ? "/" + path : folder + "/" + path
  }
}
