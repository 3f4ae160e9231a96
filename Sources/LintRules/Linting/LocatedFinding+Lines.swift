import DocumentSyntax

extension LocatedFinding {
  /// Whether lines and columns are known, and not offsets alone.
  var isPlaced: Bool { start.line > 0 }

  /// Adds lines to those of each place, if they are known.
  mutating func moveDown(by lines: Int) {
    guard isPlaced, lines > 0 else { return }
    start = start.movedDown(by: lines)
    end = end.movedDown(by: lines)
    for index in related.indices {
      related[index].start = related[index].start.movedDown(by: lines)
      related[index].end = related[index].end.movedDown(by: lines)
    }
  }
}

extension Position {
  fileprivate func movedDown(by lines: Int) -> Position {
    Position(line: line + lines, column: column, offset: offset)
  }
}
