import Testing

@testable import DocumentSyntax

@Suite("Position") struct PositionTests {
  @Test func positionsAreEqualByAllTheirParts() {
    let position = Position(line: 2, column: 3, offset: 10)
    #expect(position == Position(line: 2, column: 3, offset: 10))
    #expect(position != Position(line: 1, column: 3, offset: 10))
    #expect(position != Position(line: 2, column: 4, offset: 10))
    #expect(position != Position(line: 2, column: 3, offset: 11))
    #expect(Set([position, position]).count == 1)
  }

  @Test func columnsCountScalars() {
    let text = "e\u{301}👩‍👩‍👧漢!"
    let file = SourceFile(path: "x", bytes: Array(text.utf8))
    let position = LineIndex.positions(of: [text.utf8.count], in: file).first
    #expect(position?.column == text.unicodeScalars.count + 1)
  }
}
