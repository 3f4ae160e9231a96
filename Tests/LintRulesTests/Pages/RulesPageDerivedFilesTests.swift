import Foundation
import Testing

@testable import LintReports
@testable import ScreenModel

/// `Rules.md` and the pages in `docs/rules`.
@Suite("DerivedFiles: the pages about rules") struct RulesPageDerivedFilesTests {
  @Test func theListIsThatOfTheRules() throws {
    try expect(RulesPage().list, isStoredAt: "Rules.md")
  }

  @Test(arguments: RulesPage().categories)
  func theCategoryPageIsThatOfItsRules(category: ScreenModel.Category) throws {
    try expect(RulesPage().page(of: category), isStoredAt: RulesPage.path(of: category))
  }

  @Test func theCriteriaAreThoseOfTheRules() throws {
    try expect(RulesPage().criteria, isStoredAt: RulesPage.criteriaPath)
  }

  @Test func everyRuleHasOneAnchorInTheListAndOneOnItsPage() {
    let page = RulesPage()
    let ids = CatalogEntry.all.map(\.info.id)
    let anchors = page.list.matches(of: /<a id="([^"]+)"><\/a>/).map { String($0.1) }
    #expect(anchors == ids)
    let headings = page.categories.flatMap { category in
      page.page(of: category).split(separator: "\n").filter { $0.hasPrefix("## ") }
        .map { String($0.dropFirst(3)) }
    }
    #expect(headings == ids)
  }

  @Test func thereIsNoPageOfACategoryThatIsGone() throws {
    guard ProcessInfo.processInfo.environment["A11Y_LINT_RECORD"] != "1" else { return }
    let folder = packageRoot.appendingPathComponent("docs/rules")
    let stored = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let written = RulesPage().categories.map { RulesPage.path(of: $0) } + [RulesPage.criteriaPath]
    #expect(Set(stored.map { "docs/rules/" + $0 }) == Set(written))
  }
}
