/// Finds elements that say and show the same as others beside them, in another colour.
struct ColoredTwins {
  /// Elements that are alike but for their colours.
  struct Group {
    /// In document order.
    var members: [Int]
    /// The first whose colour is not that of the first of all.
    var other: Int?
    /// Whether they stand in rows, whose words may tell what the colours do.
    let isInRows: Bool
    fileprivate let color: String
  }

  private struct Key: Hashable {
    /// The view that holds them, or the rows that they stand in.
    let parent: Int32
    /// The place within a row; 0 for siblings.
    let place: Int
    let kind: ElementKind
    let traits: TraitSet
    let words: [String?]
    let flags: UInt32
  }

  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// The groups that have two colours or more, in document order.
  func groups() -> [Group] {
    guard tree.uses(.color) || tree.uses(.background) else { return [] }
    var places: [Key: Int] = [:]
    var groups: [Group] = []
    for index in 0..<tree.count {
      guard let color = color(of: index), let words = words(of: index) else { continue }
      let row = row(around: index)
      if let row, tree.has(.label, row) { continue }
      let key = Key(
        parent: tree.element(row ?? index).parent, place: row.map { index - $0 } ?? 0,
        kind: tree.element(index).kind, traits: tree.traits[index], words: words,
        flags: tree.element(index).booleans)
      guard let place = places[key] else {
        places[key] = groups.count
        groups.append(Group(members: [index], isInRows: row != nil, color: color))
        continue
      }
      groups[place].members.append(index)
      if groups[place].other == nil, groups[place].color != color { groups[place].other = index }
    }
    return groups.filter { $0.other != nil }
  }

  /// The colours that an element is given, as written; nil where it is given none, or not seen.
  private func color(of index: Int) -> String? {
    let element = tree.element(index)
    guard element.has(.color) || element.has(.background), element.parent >= 0,
      element.flag(.decorative) != true,
      // There texts stand in for those that come at run time.
      !tree.screen(of: index).isFromInterfaceBuilder
    else { return nil }
    switch tree.silences[index] {
    case .hidden, .transparent, .zeroSize, .outsideModal: return nil
    case .none, .notElement, .insideElement, .elementsHidden, .notListed: break
    }
    let written = [AttributeKey.color, .background].map { tree.interface.text($0, of: index) ?? "" }
    return written.joined(separator: "/").lowercased()
  }

  /// What an element says and shows; nil where that is nothing, so that its colour tells nothing.
  private func words(of index: Int) -> [String?]? {
    guard tree.interface.says([.text, .image], index) else { return nil }
    let keys: [AttributeKey] = [.text, .image, .label, .value, .hint]
    return keys.map { tree.interface.text($0, of: index) }
  }

  /// The row that an element is a part of.
  private func row(around index: Int) -> Int? {
    var parent = Int(tree.element(index).parent)
    for _ in 0..<Self.depth where parent >= 0 {
      switch tree.element(parent).kind {
      case .cell, .gridCell: return parent
      default: parent = Int(tree.element(parent).parent)
      }
    }
    return nil
  }

  /// How deep in a row its parts may stand.
  private static let depth = 4
}
