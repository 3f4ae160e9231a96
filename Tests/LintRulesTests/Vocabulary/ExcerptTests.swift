import DocumentSyntax
import Testing

@testable import Linting

@Suite("Columns in excerpts") struct ExcerptTests {
  private func position(_ line: Int, _ column: Int) -> Position {
    Position(line: line, column: column, offset: 0)
  }

  @Test func columnsAreCountedInOtherUnits() {
    let excerpt = Excerpt(lines: ["a😀é: b", "日c"], cut: 0)
    #expect(
      excerpt.columns(from: position(4, 4), to: position(5, 2))
        == EncodedColumns(startUTF8: 8, endUTF8: 4, startUTF16: 5, endUTF16: 2))
    #expect(excerpt.columns(from: position(4, 1), to: position(4, 7))?.endUTF16 == 8)
  }

  @Test func whatIsCutIsNotGuessed() {
    let whole = Excerpt(lines: ["abc"], cut: 0)
    #expect(whole.columns(from: position(1, 1), to: position(1, 5)) == nil)
    #expect(whole.columns(from: position(1, 1), to: position(2, 1)) == nil)
    #expect(
      Excerpt(lines: ["abc"], cut: 2).columns(from: position(1, 1), to: position(1, 2)) == nil)
  }
}
