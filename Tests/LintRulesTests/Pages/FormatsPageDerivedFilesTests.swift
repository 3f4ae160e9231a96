import Foundation
import Testing

@testable import ScreenModel

/// The part of the format reference that is made from the reader's vocabulary.
@Suite("DerivedFiles: the format reference") struct FormatsPageDerivedFilesTests {
  private static let begin = "<!-- Made by Scripts/record from TreeVocabulary.swift. -->\n"
  private static let end = "<!-- End of what Scripts/record makes. -->\n"

  private static let page = "docs/FORMATS.md"

  @Test func theTablesAreThoseOfTheVocabulary() throws {
    let url = packageRoot.appendingPathComponent(Self.page)
    let text = try String(contentsOf: url, encoding: .utf8)
    let begin = try #require(text.firstRange(of: Self.begin)).upperBound
    let end = try #require(text[begin...].firstRange(of: Self.end)).lowerBound
    let tables = "\n" + FormatsPage.tables() + "\n"
    try expect(text[..<begin] + tables + text[end...], isStoredAt: Self.page)
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
    for line in FormatsPage.tables().split(separator: "\n", omittingEmptySubsequences: false) {
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
