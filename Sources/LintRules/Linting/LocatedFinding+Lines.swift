import DocumentSyntax

extension LocatedFinding {
  /// Whether lines and columns are known, and not offsets alone.
  var isPlaced: Bool { start.line > 0 }

  /// Makes lines and columns those of the file, if they are known and were those of a span.
  mutating func move(toSpanAt beginning: Position) {
    guard isPlaced, beginning.line > 1 || beginning.column > 1 else { return }
    start = start.moved(toSpanAt: beginning)
    end = end.moved(toSpanAt: beginning)
    for index in related.indices {
      related[index].start = related[index].start.moved(toSpanAt: beginning)
      related[index].end = related[index].end.moved(toSpanAt: beginning)
    }
  }
}

extension Position {
  /// The place in the file of a place that is counted from the beginning of a span.
  func moved(toSpanAt beginning: Position) -> Position {
    Position(
      line: line + beginning.line - 1,
      column: line == 1 ? column + beginning.column - 1 : column, offset: offset)
  }
}
