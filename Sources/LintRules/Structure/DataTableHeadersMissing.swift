import ScreenModel

/// Finds data tables in which no cell heads a row or a column.
struct DataTableHeadersMissing: Rule {
  static let info = RuleInfo(
    id: "data-table-headers-missing",
    title: "A data table has row or column headers",
    category: .structure,
    severity: .note,
    criteria: [.wcag("1.3.1")],
    clauses: ["11.5.2.6"],
    restsOn: [.header, .traits],
    why: """
      In a data table VoiceOver says the headers of a cell together with the cell. Where no cell \
      is a header, all that is heard in row 7 is \"14\", and nobody remembers of what.
      """,
    how: """
      Let the table tell its header cells: `header: column` or `header: row` in a tree, and two \
      methods of the table's protocol in UIKit.
      """,
    uiKit: """
      func accessibilityHeaderElements(forColumn column: Int)
        -> [any UIAccessibilityContainerDataTableCell]?
      {
        [headerCells[column]]
      }
      """,
    swiftUI: """
      Text("\\(goals)").accessibilityLabel("Goals, \\(goals)")
      """,
    traps: [
      "Tables of one column, or of one row.",
      "Tables with a cell that is a heading.",
      "Cells of which the file does not tell row and column: a person has to look.",
      "Tables of controls, such as keypads.",
    ],
    examples: [
      .fails(
        """
        screen: League
        children:
          - ⟪type: table⟫
            children:
              - {type: tableCell, text: Porto, row: 0, column: 0}
              - {type: tableCell, text: "14", row: 0, column: 1}
              - {type: tableCell, text: Faro, row: 1, column: 0}
              - {type: tableCell, text: "9", row: 1, column: 1}
        """),
      .passes(
        """
        screen: League
        children:
          - type: table
            children:
              - {type: tableCell, text: Club, row: 0, column: 0, header: column}
              - {type: tableCell, text: Goals, row: 0, column: 1, header: column}
              - {type: tableCell, text: Porto, row: 1, column: 0}
              - {type: tableCell, text: "14", row: 1, column: 1}
        """, "VoiceOver says \"Goals, 14\"."),
      .passes(
        """
        screen: League
        children:
          - type: table
            children:
              - {type: tableCell, text: Porto, row: 0, column: 0}
              - {type: tableCell, text: Faro, row: 1, column: 0}
          - type: table
            children:
              - {type: tableCell, text: Home, row: 0, column: 0}
              - {type: tableCell, text: Away, row: 0, column: 1}
          - type: table
            children:
              - {type: tableCell, text: Club, traits: header, row: 0, column: 0}
              - {type: tableCell, text: Goals, traits: header, row: 0, column: 1}
              - {type: tableCell, text: Porto, row: 1, column: 0}
              - {type: tableCell, text: "14", row: 1, column: 1}
          - type: view
            container: dataTable
            children:
              - {type: button, text: One, row: 0, column: 0}
              - {type: button, text: Two, row: 0, column: 1}
              - {type: button, text: Four, row: 1, column: 0}
              - {type: button, text: Five, row: 1, column: 1}
        """, "One column, one row, a row of headings, a keypad.", documented: false),
      .needsReview(
        """
        screen: League
        children:
          - ⟪type: table⟫
            children:
              - {type: tableCell, text: Porto}
              - {type: tableCell, text: "14"}
              - {type: tableCell, text: Faro}
              - {type: tableCell, text: "9"}
        """, "Nothing tells how many columns there are.", documented: false),
    ])

  let options: NoOptions

  /// The fewest cells that are worth a look where nothing tells their places.
  private static let fewest = 4

  /// The summary of one table's cells.
  private struct Tally {
    var cells = 0
    var controls = 0
    var hasHeader = false
    var isPlaced = false
    var rows: (least: Double, most: Double)?
    var columns: (least: Double, most: Double)?
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.container) else { return [] }
    var tables: [Int32: Bool] = [:]
    for index in tree.nodes([.container, .parent]) where isTable(index, in: tree) {
      tables[tree.element(index).screen] = true
    }
    return tables.keys.sorted().flatMap { findings(onScreen: Int($0), in: tree) }
  }

  private func isTable(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.has([.container, .parent], index)
      && ContainerType.of(index, in: tree.interface) == .dataTable
  }

  private func findings(onScreen screen: Int, in tree: AccessibilityTree) -> [Finding] {
    let root = tree.interface.screens[screen].root
    let range = root..<Int(tree.element(root).next)
    let tables = Enclosures(range) {
      isTable($0, in: tree)
    } end: {
      Int(tree.element($0).next)
    }
    var tallies: [Int: Tally] = [:]
    for index in range where isCell(index, in: tree) {
      guard let table = tables.around(index), table != index else { continue }
      count(index, in: tree, &tallies[table, default: Tally()])
    }
    return tallies.keys.sorted().compactMap { table in
      tallies[table].flatMap { finding(at: table, $0, in: tree) }
    }
  }

  private func isCell(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return (element.kind == .tableCell || element.has(.row) || element.has(.column))
      && tree.has(.exposed, index) || element.has(.header)
  }

  private func count(_ index: Int, in tree: AccessibilityTree, _ tally: inout Tally) {
    tally.cells += 1
    if tree.has(.interactive, index) { tally.controls += 1 }
    if tree.element(index).has(.header) || tree.traits[index].contains(.header) {
      tally.hasHeader = true
    }
    tally.rows = widened(tally.rows, tree.interface.number(.row, of: index))
    tally.columns = widened(tally.columns, tree.interface.number(.column, of: index))
  }

  private func widened(
    _ bounds: (least: Double, most: Double)?, _ number: Double?
  ) -> (least: Double, most: Double)? {
    guard let number else { return bounds }
    guard let bounds else { return (number, number) }
    return (min(bounds.least, number), max(bounds.most, number))
  }

  private func finding(at table: Int, _ tally: Tally, in tree: AccessibilityTree) -> Finding? {
    guard !tally.hasHeader, tally.controls * 2 <= tally.cells else { return nil }
    let message =
      "no cell of this data table is a header, so its \(tally.cells) cells are read alone"
    let help = "Say which cells head the columns or rows."
    guard let columns = tally.columns, let rows = tally.rows else {
      guard tally.cells >= Self.fewest, tally.columns == nil, tally.rows == nil else { return nil }
      return review(message, help: help, of: table, in: tree)
    }
    guard columns.least < columns.most, rows.least < rows.most else { return nil }
    return violation(message, help: help, of: table, in: tree)
  }
}
