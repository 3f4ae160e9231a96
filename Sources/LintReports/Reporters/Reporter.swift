public import Linting

/// A rendering of a finished report. Pure: equal reports give equal bytes.
public protocol Reporter: Sendable {
  /// The description of the format.
  static var info: ReporterInfo { get }
  /// A reporter of that style.
  init(style: ReportStyle)
  /// Appends the report.
  func write(_ report: LintReport, to output: inout ByteWriter)
}

/// The description of a report format.
public struct ReporterInfo: Sendable {
  /// The name on the command line.
  public let name: String
  /// Its purpose, as the end of a line of help.
  public let summary: String
  /// The extension of files of the format, without the full stop.
  public let fileExtension: String
  /// The details that it shows beyond the findings.
  public let details: ReportDetails
  /// Whether people read it in a terminal, so that input errors need not be repeated there and
  /// colour is worth something.
  public let isForPeople: Bool
  /// Whether it has every finding, whatever the least severity is that is to be shown.
  public let showsEverything: Bool
  /// Its section in `REPORTS.md`: who reads it, what its limits are, how hostile text is
  /// written; paragraphs of Markdown.
  public let about: String

  init(
    name: String, summary: String, fileExtension: String = "txt", details: ReportDetails = [],
    isForPeople: Bool = false, showsEverything: Bool = false, about: String
  ) {
    self.name = name
    self.summary = summary
    self.fileExtension = fileExtension
    self.details = details
    self.isForPeople = isForPeople
    self.showsEverything = showsEverything
    self.about = about
  }
}

/// The program as it names itself in reports.
public enum Tool {
  /// The name of the program.
  public static let name = "a11y-lint"
  /// The version of the program.
  public static let version = "0.1.0"

  /// Appends it as a member.
  static func write(to json: inout JSONWriter) {
    json.object("tool") { json in
      json.member("name", name)
      json.member("version", version)
    }
  }
}
