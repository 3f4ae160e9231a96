import Foundation
import Testing

@testable import LintReports
@testable import ScreenModel

/// The page about report formats: what of it is made from the reporters, and that it knows all.
@Suite("DerivedFiles: the page about reports") struct ReportsPageDerivedFilesTests {
  private static let pages: [(path: String, parts: [(name: String, text: String)])] = [
    (
      "docs/REPORTS.md",
      [
        ("formats", ReportsPage.table()), ("score", ReportScore.about + "\n"),
        ("sections", ReportsPage.sections(ReporterGoldenTests.path)),
      ]
    ),
    ("docs/internals/REPORTING.md", [("validators", ReportsPage.validators())]),
  ]

  @Test(arguments: pages.indices) func tablesAndSectionsAreThoseOfTheReporters(
    index: Int
  ) throws {
    let (path, parts) = Self.pages[index]
    var page = try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
    for part in parts {
      let begin = try #require(
        page.firstRange(of: "<!-- Made by Scripts/record: \(part.name) -->\n"))
      let end = try #require(page.firstRange(of: "<!-- End of \(part.name) -->\n"))
      page.replaceSubrange(begin.upperBound..<end.lowerBound, with: "\n" + part.text + "\n")
    }
    try expect(page, isStoredAt: path)
  }

  @Test(arguments: ReporterList.names) func everyFormatHasItsReaders(name: String) throws {
    let reading = try #require(ReportReading.of(name), "ReportReading does not know \(name)")
    #expect(!reading.readers.isEmpty && !reading.columns.isEmpty && !reading.validators.isEmpty)
  }
}
