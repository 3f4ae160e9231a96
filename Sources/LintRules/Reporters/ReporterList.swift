/// The report formats by name.
public enum ReporterList {
  /// Every format, in the order of help texts.
  public static let all: [any Reporter.Type] = [
    TextReporter.self, ConciseReporter.self, JSONReporter.self, XcodeReporter.self,
  ]

  /// The names of the formats.
  public static var names: [String] { all.map { $0.info.name } }

  /// The format of a name.
  public static func reporter(named name: String) -> (any Reporter.Type)? {
    all.first { $0.info.name == name }
  }
}
