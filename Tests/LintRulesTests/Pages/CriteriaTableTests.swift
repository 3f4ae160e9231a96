import Testing

@testable import LintReports
@testable import ScreenModel

@Suite("Table of criteria") struct CriteriaTableTests {
  @Test func everyCriterionOfARuleIsThereWithIt() {
    let table = CriteriaTable(CatalogEntry.all)
    let rows = table.criteria.split(separator: "\n")
    for info in CatalogEntry.all.map(\.info) {
      for criterion in info.criteria {
        let row = rows.first { $0.hasPrefix("| \(criterion.number) ") }
        #expect(
          row?.contains("(\(CriteriaTable.target(of: info)))") == true,
          "\(info.id) \(criterion.number)")
        #expect(row?.contains("| \(criterion.clause ?? "none") |") == true)
      }
      for clause in info.clauses {
        let row = table.clauses.split(separator: "\n").first { $0.hasPrefix("| \(clause) |") }
        #expect(
          row?.contains("(\(CriteriaTable.target(of: info)))") == true, "\(info.id) \(clause)")
      }
    }
  }

  @Test func clausesAreSortedByNumber() {
    let clauses = CriteriaTable(CatalogEntry.all).clauses.split(separator: "\n").dropFirst(2)
      .compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    let numbers = clauses.map { $0.split(separator: ".").compactMap { Int($0) } }
    #expect(numbers.count == clauses.count)
    for (one, next) in zip(numbers, numbers.dropFirst()) {
      #expect(one.lexicographicallyPrecedes(next))
    }
  }
}
