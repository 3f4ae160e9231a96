import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import ScreenModel

@Suite("Pages of rules") struct RulePageTests {
  @Test func marksBecomeComments() {
    let example = Example.fails("⟪screen: A⟫\nchildren:\n  - {type: ⟪日⟪b⟫⟫, ⟪c⟫: ⟪d⟫}")
    #expect(
      ExampleText(example).lines == [
        "screen: A", "#^^^^^^^^", "children:", "  - {type: 日b, c: d}",
        "#          ^^^  ^  ^",
      ])
  }

  @Test(arguments: CatalogEntry.all.map(\.info.id)) func everyRuleHasAPage(id: String) throws {
    let entry = try #require(CatalogEntry.entry(id))
    let text = RulePage(entry).text
    #expect(text.hasPrefix(id + " ("))
    #expect(!text.contains("⟪"))
    for option in entry.options { #expect(text.contains("  \(option.name)\n")) }
  }

  @Test func commentsUnderMarksLeaveExamplesAsTheyAre() {
    for example in CatalogEntry.all.flatMap(\.info.examples) {
      let plain = example.source.replacing("⟪", with: "").replacing("⟫", with: "")
      let kept = ExampleText(example).lines.filter { !$0.hasPrefix("#") }
      #expect(kept.joined(separator: "\n") == plain || plain.contains("\n#"))
    }
  }

  @Test func theListIsJSON() throws {
    let value = try JSONSerialization.jsonObject(with: Data(RuleList().text(.json).utf8))
    let rules = try #require((value as? [String: Any])?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == CatalogEntry.all.map(\.info.id))
  }
}
