import ScreenModel

/// The effect of activating a control, as far as the file tells; equal targets do the same.
struct ControlTarget: Hashable {
  private let action: String?
  private let place: String?
  /// The row that the action is about; -1 outside of rows.
  private let row: Int

  /// The target of a control; nil where the file names none.
  init?(of index: Int, in tree: AccessibilityTree) {
    let element = tree.element(index)
    place =
      element.has(.opensURL)
      ? tree.interface.text(.opensURL, of: index)
      : element.has(.opens) ? tree.interface.text(.opens, of: index) : nil
    let action = tree.has(.tap, index) ? tree.interface.text(.onTap, of: index) : nil
    self.action = action.flatMap { ["true", "yes", "segue"].contains($0.lowercased()) ? nil : $0 }
    // A row's button acts on the row; a page that opens is the same from everywhere.
    row = place == nil ? Self.row(around: index, in: tree) ?? -1 : -1
    if place == nil, self.action == nil { return nil }
  }

  /// The nearest row or item of a list around an element.
  private static func row(around index: Int, in tree: AccessibilityTree) -> Int? {
    var child = index
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      if isRow(tree.element(parent).kind) { return parent }
      switch tree.element(parent).kind {
      case .list, .grid, .listContainer, .table: return child
      default: break
      }
      child = parent
      parent = Int(tree.element(parent).parent)
    }
    return nil
  }

  private static func isRow(_ kind: ElementKind) -> Bool {
    kind == .cell || kind == .gridCell || kind == .tableCell
  }

  /// The first words of the row that a control stands in.
  static func rowName(of index: Int, in tree: AccessibilityTree) -> String? {
    guard let row = row(around: index, in: tree), row != index else { return nil }
    if tree.nameSources[row] == .label, let name = tree.name(of: row).value { return name.text }
    for child in row + 1..<Int(tree.element(row).next)
    where tree.element(child).kind == .text && tree.interface.says(.text, child) {
      guard !tree.isInside(child, index), let name = tree.name(of: child).value else { continue }
      return name.text.count <= 40 ? name.text : nil
    }
    return nil
  }
}
