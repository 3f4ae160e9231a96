/// Where a stop is in a data table; rows and columns are counted from 0.
struct TableCell: Sendable {
  let row: Int?
  let column: Int?
  let rowSpan: Int
  let columnSpan: Int
  /// Whether no cell of its row stands before it.
  let isFirstInRow: Bool
  /// The elements that head it, those of its row first.
  let headers: [Int]
}
