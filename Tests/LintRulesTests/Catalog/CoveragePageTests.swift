import Foundation
import Testing

@testable import LintRules

/// The page that says which rule answers what others check and advise.
@Suite("Coverage") struct CoveragePageTests {
  @Test func theDerivedFilesAreUpToDate() throws {
    try expect(CoveragePage().markdown, isStoredAt: "docs/COVERAGE.md")
  }

  @Test func everyRuleThatIsNamedExists() {
    let known = Set(CatalogEntry.all.map(\.info.id))
    for section in CoveragePage.sections {
      for id in section.ruleIDs {
        #expect(known.contains(id), "\(section.title): there is no rule \(id)")
      }
    }
  }

  @Test func everyRowHasAnAnswer() {
    for section in CoveragePage.sections {
      #expect(!section.title.isEmpty && !section.rows.isEmpty)
      let columns = section.rows.map(\.count)
      #expect(columns.allSatisfy { $0 == columns.first && $0 >= 2 }, "\(section.title)")
      for cell in section.rows.joined() { #expect(cell.count { $0 == "`" } % 2 == 0, "\(cell)") }
    }
  }

  @Test func everyStatementOfTheArticlesIsThere() throws {
    guard let url = SharedData.url("design/rules.md") else { return }
    let page = try String(contentsOf: url, encoding: .utf8)
    let sections = CoverageSection.articles + CoverageSection.laterArticles
    let numbers = Set(sections.flatMap(\.rows).compactMap(\.first))
    for match in page.matches(of: #/\n\| (\d\.\d+) \|/#) {
      #expect(numbers.contains(String(match.1)), "statement \(match.1)")
    }
  }
}
