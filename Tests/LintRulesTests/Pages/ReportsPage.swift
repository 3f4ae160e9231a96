@testable import LintReports

/// The parts of `docs/REPORTS.md` and of `docs/internals/REPORTING.md` that are made from the
/// reporters.
enum ReportsPage {
  /// A table of all formats: their readers, the ending of their files, and how they count columns.
  static func table() -> String {
    let rows = ReporterList.all.map { reporter in
      let info = reporter.info
      let reading = ReportReading.of(info.name)
      return [
        "[`\(info.name)`](#\(info.name))", reading?.readers ?? "", "`.\(info.fileExtension)`",
        reading?.columns ?? "",
      ]
    }
    return Markdown.table(["format", "read by", "file", "columns"], rows)
  }

  /// A table of the programs and schemas that tests hold each format against.
  static func validators() -> String {
    let rows = ReporterList.names.map { ["`\($0)`", ReportReading.of($0)?.validators ?? ""] }
    return Markdown.table(["format", "tests read it with"], rows)
  }

  /// A section for each format, with a link to a real report; `path` says where that is stored.
  static func sections(_ path: (ReporterInfo) -> String) -> String {
    ReporterList.all.map { section(of: $0.info, storedAt: path($0.info)) }
      .joined(separator: "\n")
  }

  private static func section(of info: ReporterInfo, storedAt path: String) -> String {
    // The page says it once.
    let about = info.about.replacing(ReportScore.about, with: "[The score](#the-score) is above.")
    return """
      ## \(info.name)

      \(about)

      [Sample](../\(path))

      """
  }
}
