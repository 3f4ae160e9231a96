/// Rows of cells as lines of text, the columns aligned; the last one is as long as it likes.
public enum TextColumns {
  /// The rows, two blanks between the columns, a line feed after each row.
  public static func text(_ rows: [[String]]) -> String {
    let count = (rows.map(\.count).max() ?? 1) - 1
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].utf8.count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row.dropLast(), widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.utf8.count + 2)
      }
      return cells.joined() + (row.last ?? "") + "\n"
    }.joined()
  }
}
