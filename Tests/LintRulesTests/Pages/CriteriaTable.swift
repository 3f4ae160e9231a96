@testable import LintReports
@testable import ScreenModel

/// The success criteria and clauses that rules are about, each with its rules.
struct CriteriaTable {
  private let entries: [CatalogEntry]

  /// The table for those rules.
  init(_ entries: [CatalogEntry]) {
    self.entries = entries
  }

  /// The criteria of WCAG with their clauses, as Markdown.
  var criteria: String {
    Markdown.table(
      ["WCAG 2.2", "Level", "EN 301 549", "Rules"],
      SuccessCriterion.all.compactMap { criterion in
        let rules = links { $0.criteria.contains(criterion) }
        guard !rules.isEmpty else { return nil }
        return [
          "\(criterion.number) \(Markdown.cell(criterion.name))", criterion.level,
          criterion.clause ?? "none", rules,
        ]
      })
  }

  /// The clauses that no criterion implies, as Markdown; "" where no rule has any.
  var clauses: String {
    let clauses = Set(entries.flatMap(\.info.clauses)).sorted {
      Self.numbers($0) < Self.numbers($1)
    }
    guard !clauses.isEmpty else { return "" }
    return Markdown.table(
      ["EN 301 549", "Rules"],
      clauses.map { clause in [Markdown.cell(clause), links { $0.clauses.contains(clause) }] })
  }

  private func links(_ isMember: (RuleInfo) -> Bool) -> String {
    entries.filter { isMember($0.info) }
      .map { "[\(Markdown.cell($0.info.id))](\(Self.target(of: $0.info)))" }
      .joined(separator: ", ")
  }

  /// Where a rule's section is, seen from a page beside that of its category.
  static func target(of info: RuleInfo) -> String { "\(info.category.rawValue).md#\(info.id)" }

  /// A clause's number in a form that sorts as numbers do.
  private static func numbers(_ clause: String) -> String {
    clause.split(separator: ".").map { part in
      String(repeating: "0", count: max(0, 4 - part.utf8.count)) + part
    }.joined(separator: ".")
  }
}
