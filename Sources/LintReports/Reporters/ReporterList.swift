/// The report formats by name.
public enum ReporterList {
  /// Every format, in the order of help texts.
  public static let all: [any Reporter.Type] = [
    TextReporter.self, NarratedReporter.self, ConciseReporter.self, HTMLReporter.self,
    MarkdownReporter.self, JSONReporter.self, JSONLinesReporter.self, SummaryReporter.self,
    SARIFReporter.self, GitHubReporter.self, GitLabReporter.self,
    GitLabAccessibilityReporter.self, CodeClimateReporter.self, SonarQubeReporter.self,
    RDJSONReporter.self, RDJSONLReporter.self, CheckstyleReporter.self, JUnitReporter.self,
    TAPReporter.self, CSVReporter.self, PrometheusReporter.self, XcodeReporter.self,
    ACRReporter.self, OpenACRReporter.self,
  ]

  /// The names of the formats.
  public static var names: [String] { all.map { $0.info.name } }

  /// The format of a name.
  public static func reporter(named name: String) -> (any Reporter.Type)? {
    all.first { $0.info.name == name }
  }
}
