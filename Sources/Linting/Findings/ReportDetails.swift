/// Details of files and findings that only some report formats show, so that they are worked
/// out for those alone that ask for it.
public struct ReportDetails: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// The set of those bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The source lines of findings and input errors.
  public static let source = ReportDetails(rawValue: 1)
  /// Columns counted in other units than Unicode scalars.
  public static let columns = ReportDetails(rawValue: 2)
  /// Hashes of the lines that findings begin on, as GitHub counts them.
  public static let lineHashes = ReportDetails(rawValue: 4)
  /// The picture of each screen, and its transcript.
  public static let screens = ReportDetails(rawValue: 8)
  /// Paths from the top of the repository, for services that look at the whole of it.
  public static let repositoryPaths = ReportDetails(rawValue: 16)

  /// Which rules ran.
  public static let rules = ReportDetails(rawValue: 32)

  /// Fixes as replacements by lines and columns.
  public static let suggestions = ReportDetails(rawValue: 64)

  /// Fixes as edits of bytes. They are part of a finding, and no detail beside it.
  public static let edits = ReportDetails(rawValue: 128)

  /// Everything that any format shows.
  public static let all: ReportDetails = [
    .source, .columns, .lineHashes, .screens, .repositoryPaths, .rules, .suggestions, .edits,
  ]

  /// Whether somebody may apply what is shown, so that it is checked before.
  var hasEdits: Bool { !isDisjoint(with: [.edits, .suggestions]) }
}
