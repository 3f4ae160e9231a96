/// How a report looks, where the format leaves a choice.
public struct ReportStyle: Sendable {
  /// Whether severities are coloured; they are always written out as well.
  public var usesColor = false
  /// How wide a report for people may be, in cells; only a word that is longer takes more.
  public var width = Wrapping.reportWidth
  /// Whether a summary closes a report for people.
  public var showsSummary = true
  /// Whether a report for people tells how often each rule was broken.
  public var showsStatistics = false
  /// Whether a report for people repeats what could not be read; data formats always do.
  public var showsInputErrors = true
  /// The moment of the run, for reports that are to tell it; without it two runs on the same files
  /// give the same bytes.
  public var time: ReportTime?
  /// Whether JUnit reports have what some readers like and no schema allows.
  public var extendsJUnit = false
  /// Whether cells of tables that a spreadsheet would take for formulas are written as text.
  public var guardsFormulas = true
  /// Whether the JSON report has what other formats show beyond the findings, so that it can be
  /// turned into any of them.
  public var showsDetails = false
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
