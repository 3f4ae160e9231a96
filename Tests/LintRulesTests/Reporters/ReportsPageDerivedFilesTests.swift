import Foundation
import Testing

@testable import LintRules

/// The page about report formats: what of it is made from the reporters, and that it knows all.
@Suite("DerivedFiles: the page about reports") struct ReportsPageDerivedFilesTests {
  private static let page = "docs/REPORTS.md"

  private static func text() throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent(page), encoding: .utf8)
  }

  private static func sections() throws -> String {
    try ReportsPage.sections { reporter in
      (
        try ReporterGoldenTests.text(reporter.info.name, ReportStyle()),
        ReporterGoldenTests.path(of: reporter.info)
      )
    }
  }

  @Test func theTableAndTheSectionsAreThoseOfTheReporters() throws {
    var page = try Self.text()
    for (name, text) in [
      ("formats", ReportsPage.table()), ("score", ReportScore.about + "\n"),
      ("sections", try Self.sections()),
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

  @Test func samplesAreShortenedByWholeParts() throws {
    // Parts of three lines, of which the first one is indented less.
    let lines = (1...300).map { $0 % 3 == 1 ? "part \($0)" : "  line \($0)" }
    let info = SummaryReporter.info
    let long = ReportsPage.section(
      of: info, lines.joined(separator: "\n") + "\n", storedAt: "Tests/report.json")
    let end = ReportsPage.sampleLines / 3 * 3
    #expect(long.contains("  line \(end)\n```"))
    #expect(!long.contains("part \(end + 1)"))
    #expect(long.contains("**\(300 - end) more lines follow**"))
    let wide = String(repeating: "x", count: ReportsPage.sampleBytes + 1)
    let one = ReportsPage.section(of: info, wide + "\n", storedAt: "Tests/report.json")
    #expect(one.contains("**One more line follows** in [`report.json`](../Tests/report.json)"))
    #expect(!one.contains("xxx"))
    let fenced = ReportsPage.section(of: info, "````\n", storedAt: "Tests/report.json")
    #expect(fenced.contains("`````json\n````\n`````\n"))
    #expect(fenced.contains("The whole of it"))
  }

  /// A page without its blocks of code.
  private static func withoutCode(_ page: String) -> String {
    var fence: Substring?
    return page.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let ticks = line.prefix { $0 == "`" }
      if let open = fence {
        if line == open { fence = nil }
        return false
      }
      if ticks.count >= 3 { fence = ticks }
      return ticks.count < 3
    }.joined(separator: "\n")
  }

  @Test func linksOfThePageLeadSomewhere() throws {
    let page = Self.withoutCode(try Self.text())
    var anchors: Set<String> = []
    for line in page.split(separator: "\n") where line.hasPrefix("#") {
      let title = line.drop { $0 == "#" || $0 == " " }
      anchors.insert(
        String(
          title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " }
            .map { $0 == " " ? "-" : $0 }))
    }
    var links = 0
    for match in page.matches(of: /\]\(([^)\s]+)\)/) {
      let target = String(match.1)
      guard !target.contains("://") else { continue }
      links += 1
      if target.hasPrefix("#") {
        #expect(anchors.contains(String(target.dropFirst())), "\(target)")
      } else {
        let path = target.split(separator: "#").first.map(String.init) ?? ""
        let url = packageRoot.appendingPathComponent("docs/" + path)
        #expect(FileManager.default.fileExists(atPath: url.path), "\(target)")
      }
    }
    #expect(links >= 2 * ReporterList.all.count)
  }
}
