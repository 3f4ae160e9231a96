/// The cells of a data table by row and column.
struct TableMap {
  private struct Cell {
    let index: Int
    let row: Int?
    let column: Int?
    let rowSpan: Int
    let columnSpan: Int
    let heads: String?
  }

  /// The most headers that are read for one row or column.
  private static let mostHeaders = 16

  private var cells: [Int: Cell] = [:]
  /// The least column of each row.
  private var firstColumns: [Int: Int] = [:]
  /// The headers of rows and of columns, in document order.
  private var rowHeaders: [Int: [Cell]] = [:]
  private var columnHeaders: [Int: [Cell]] = [:]

  /// The cells that a table holds.
  init(owner: Int, in tree: AccessibilityTree) {
    for index in owner + 1..<max(owner + 1, Int(tree.element(owner).next)) {
      guard let cell = Self.cell(index, in: tree.interface) else { continue }
      cells[index] = cell
      if let row = cell.row {
        guard let column = cell.column else { continue }
        firstColumns[row] = min(firstColumns[row] ?? column, column)
        // A header of rows that has no place is not a cell of the table.
        if cell.heads == "row" {
          for row in row..<row + cell.rowSpan { Self.add(cell, to: &rowHeaders[row, default: []]) }
        }
      }
      if let column = cell.column, cell.heads == "column" {
        for column in column..<column + cell.columnSpan {
          Self.add(cell, to: &columnHeaders[column, default: []])
        }
      }
    }
  }

  private static func add(_ header: Cell, to headers: inout [Cell]) {
    if headers.count < mostHeaders { headers.append(header) }
  }

  private static func cell(_ index: Int, in tree: UITree) -> Cell? {
    let element = tree.elements[index]
    guard element.kind == .tableCell || element.has(.row) || element.has(.column) else {
      return nil
    }
    func place(_ key: AttributeKey) -> Int? {
      tree.number(key, of: index).flatMap { $0 >= 0 && $0 < 1e9 ? Int($0) : nil }
    }
    // A span beyond any table would only fill the memory.
    func span(_ key: AttributeKey) -> Int { min(max(place(key) ?? 1, 1), 1_000) }
    return Cell(
      index: index, row: place(.row), column: place(.column), rowSpan: span(.rowSpan),
      columnSpan: span(.columnSpan), heads: tree.text(.header, of: index))
  }

  /// The words about a cell's place; nil for anything else.
  func cell(_ index: Int) -> TableCell? {
    guard let cell = cells[index] else { return nil }
    let isFirst = cell.row.flatMap { row in
      cell.column.map { $0 <= firstColumns[row] ?? $0 }
    }
    let isFirstInRow = isFirst ?? false
    var headers: [Int] = []
    if isFirstInRow, let row = cell.row {
      headers += (rowHeaders[row] ?? []).map(\.index)
    }
    if let column = cell.column {
      headers += (columnHeaders[column] ?? []).filter { header in
        // The one directly above the first cell of a row was just read.
        guard isFirstInRow, let row = cell.row, header.row == row - 1 else { return true }
        return header.column != column
      }.map(\.index)
    }
    return TableCell(
      row: cell.row, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan,
      isFirstInRow: isFirstInRow, headers: headers.filter { $0 != index })
  }
}

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
