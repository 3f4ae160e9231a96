/// The findings that a project knows of and has not mended yet.
///
/// Its file is JSON with an entry a line. The list ends with an empty object, so that a new entry
/// is one new line wherever it stands. Nothing in it depends on lines, messages, dates or the
/// version of the program.
public struct Baseline: Sendable {
  /// The name of its file where nobody gives another.
  public static let name = ".a11y-lint-baseline.json"
  /// The version of the form of the file.
  static let version = 1

  /// The known findings in the order of the file.
  public let entries: [BaselineEntry]

  /// A baseline of entries as a file has them.
  init(entries: [BaselineEntry]) {
    self.entries = entries
  }

  /// A baseline of entries in any order.
  public init(sorting entries: [BaselineEntry]) {
    self.entries = entries.sorted()
  }

  /// The entries of the new findings of a report.
  public static func entries(of report: FileReport) -> [BaselineEntry] {
    report.newFindings.compactMap { BaselineEntry($0, in: report.identifyingPath) }
  }

  /// The file.
  public var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write("{\n  \"version\": \(Self.version),\n  \"findings\": [\n")
    for entry in entries { writer.write("    " + entry.line + ",\n") }
    writer.write("    {}\n  ]\n}\n")
    return writer.bytes
  }
}
