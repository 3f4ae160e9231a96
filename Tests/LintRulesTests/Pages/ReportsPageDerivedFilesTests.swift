import Foundation
import Testing

@testable import LintReports
@testable import ScreenModel

/// The page about report formats: what of it is made from the reporters, and that it knows all.
@Suite("DerivedFiles: the page about reports") struct ReportsPageDerivedFilesTests {
  private static let page = "docs/REPORTS.md"

  private static func text() throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent(page), encoding: .utf8)
  }

  @Test func theTableAndTheSectionsAreThoseOfTheReporters() throws {
    var page = try Self.text()
    for (name, text) in [
      ("formats", ReportsPage.table()), ("score", ReportScore.about + "\n"),
      ("sections", ReportsPage.sections(ReporterGoldenTests.path)),
    ] {
      let begin = try #require(page.firstRange(of: "<!-- Made by Scripts/record: \(name) -->\n"))
      let end = try #require(page.firstRange(of: "<!-- End of \(name) -->\n"))
      page.replaceSubrange(begin.upperBound..<end.lowerBound, with: "\n" + text + "\n")
    }
    try expect(page, isStoredAt: Self.page)
  }

  @Test(arguments: ReporterList.names) func everyFormatHasItsReaders(name: String) throws {
    let reading = try #require(ReportReading.of(name), "ReportReading does not know \(name)")
    #expect(!reading.readers.isEmpty && !reading.columns.isEmpty && !reading.validators.isEmpty)
  }
}
