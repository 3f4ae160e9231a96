@testable import LintReports

/// The parts of `docs/REPORTS.md` that are made from the reporters.
enum ReportsPage {
  /// A table of all formats: their readers, the ending of their files, how they count columns, and
  /// the programs that tests read them with.
  static func table() -> String {
    let rows = ReporterList.all.map { reporter in
      let info = reporter.info
      let reading = ReportReading.of(info.name)
      return [
        "[`\(info.name)`](#\(info.name))", reading?.readers ?? "", "`.\(info.fileExtension)`",
        reading?.columns ?? "", reading?.validators ?? "",
      ]
    }
    return Markdown.table(["format", "read by", "file", "columns", "tests read it with"], rows)
  }

  /// A section for each format, with a link to a real report; `path` says where that is stored.
  static func sections(_ path: (ReporterInfo) -> String) -> String {
    ReporterList.all.map { section(of: $0.info, storedAt: path($0.info)) }
      .joined(separator: "\n")
  }

  private static func section(of info: ReporterInfo, storedAt path: String) -> String {
    let command = "`--format \(info.name):report.\(info.fileExtension)`"
    return """
      ## \(info.name)

      \(info.about)

      \(command) · [sample](../\(path))

      """
  }
}
