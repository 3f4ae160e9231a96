import Foundation
import Testing

@testable import LintReports
@testable import ScreenModel

/// The list of rules against the catalogue that they were planned in.
@Suite("List of rules") struct RuleListTests {
  /// Diagnostics of files that the catalogue names and nothing gives yet.
  private static let pendingDiagnostics: Set = [
    "unresolved-include", "not-evaluated", "stale-baseline-entry",
  ]

  private static func listed() throws -> Set<String> {
    let value = try JSONSerialization.jsonObject(with: Data(RuleList().text(.json).utf8))
    let rules = try #require((value as? [String: Any])?["rules"] as? [[String: Any]])
    return Set(rules.compactMap { $0["id"] as? String })
  }

  @Test func everyRuleOfTheCatalogueIsListed() throws {
    guard let url = SharedData.url("design/rules.md") else { return }
    let page = try String(contentsOf: url, encoding: .utf8)
    let headings = page.matches(of: #/\n#### `([a-z0-9-]+)`/#).map { String($0.1) }
    #expect(headings.count > 100)
    let listed = try Self.listed()
    for id in headings { #expect(listed.contains(id), "there is no rule \(id)") }
  }

  @Test func everyDiagnosticOfTheCatalogueIsListed() throws {
    guard let url = SharedData.url("design/rules.md") else { return }
    let page = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(page.firstRange(of: "\n### 3.10 ")).upperBound
    let end = try #require(page[start...].firstRange(of: "\n### ")).lowerBound
    let ids = page[start..<end].matches(of: #/`([a-z]+-[a-z-]+)`/#).map { String($0.1) }
    #expect(ids.count >= 12)
    let listed = try Self.listed()
    for id in ids {
      #expect(
        listed.contains(id) != Self.pendingDiagnostics.contains(id),
        "\(id) is neither listed nor pending, or both")
    }
  }
}
