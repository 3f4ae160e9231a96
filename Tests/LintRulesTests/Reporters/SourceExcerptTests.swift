import DocumentSyntax
import Testing

@testable import LintReports
@testable import Linting

@Suite("Source excerpts") struct SourceExcerptTests {
  private func excerpt(_ text: String, _ start: Int, _ end: Int, column: Int) -> Excerpt {
    SourceExcerpt.of(
      SourceRange(start: start, end: end), column: column,
      in: SourceFile(path: "a.json", bytes: Array(text.utf8)))
  }

  @Test func linesAreShownWhole() {
    let text = "one\r\ntwo\rthree\nfour\nfive"
    #expect(excerpt(text, 5, 6, column: 1).lines == ["two"])
    #expect(excerpt(text, 5, 24, column: 1).lines == ["two", "three", "four"])
    #expect(excerpt(text, 24, 24, column: 5).lines == ["five"])
    #expect(excerpt("", 0, 0, column: 1).lines == [""])
    #expect(excerpt("\u{FEFF}ab", 3, 4, column: 1).lines == ["ab"])
    #expect(excerpt("a\n\nb", 2, 2, column: 1).lines == [""])
  }

  @Test func longLinesAreCutAroundThePlace() {
    let text = String(repeating: "日", count: 1_000) + "X" + String(repeating: "é", count: 1_000)
    let found = excerpt(text, 3_000, 3_001, column: 1_001)
    let scalars = Array(found.lines[0].unicodeScalars)
    #expect(found.lines.count == 1)
    #expect(scalars[1_000 - found.cut] == "X")
    #expect(!scalars.contains("\u{FFFD}"))
    #expect(found.lines[0].utf8.count <= SourceExcerpt.maximumWidth)
  }
}
