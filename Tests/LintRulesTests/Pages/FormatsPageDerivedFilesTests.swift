import Foundation
import Testing

@testable import ScreenModel

/// The parts of the pages about formats that are made from the readers' tables.
@Suite("DerivedFiles: the pages about formats") struct FormatsPageDerivedFilesTests {
  private static let end = "<!-- End of what Scripts/record makes. -->\n"

  private static let parts: [(page: String, source: String, text: String)] = [
    ("docs/FORMATS.md", "FormatList.swift", FormatsPage.formats()),
    ("docs/FORMATS.md", "ScreenEvidence.swift", FormatsPage.evidence()),
    ("docs/FORMATS-REFERENCE.md", "TreeVocabulary.swift", FormatsPage.tables()),
  ]

  @Test(arguments: parts.indices) func theTablesAreThoseOfTheReaders(index: Int) throws {
    let part = Self.parts[index]
    let url = packageRoot.appendingPathComponent(part.page)
    let text = try String(contentsOf: url, encoding: .utf8)
    let mark = "<!-- Made by Scripts/record from \(part.source). -->\n"
    let begin = try #require(text.firstRange(of: mark)).upperBound
    let end = try #require(text[begin...].firstRange(of: Self.end)).lowerBound
    try expect(text[..<begin] + "\n" + part.text + "\n" + text[end...], isStoredAt: part.page)
  }

  @Test func everyKeyTypeAndTraitIsInATable() {
    let tables = FormatsPage.tables()
    let names =
      TreeVocabulary.keys.flatMap { [$0.name] + $0.aliases }
      + ElementKind.nameable.map(\.rawValue) + TraitSet.bitNames
    for name in names { #expect(tables.contains("`\(name)`"), "\(name)") }
  }

  @Test func rowsHaveAsManyCellsAsTheirHeads() {
    var columns = 0
    let text = FormatsPage.formats() + "\n" + FormatsPage.evidence() + "\n" + FormatsPage.tables()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        columns = 0
        continue
      }
      let cells = line.count { $0 == "|" }
      if columns == 0 { columns = cells }
      #expect(cells == columns, "\(line)")
    }
  }
}
