import DocumentSyntax

/// The nodes of a Maestro hierarchy in document order, and which of them are heard for certain.
///
/// No form says what VoiceOver stops at. A leaf with words is heard; a view around leaves that
/// repeats their words is no element of its own, as far as anybody can tell.
struct MaestroOutline {
  /// One node, without its texts.
  struct Item {
    /// The entry of its object in the file.
    let entry: Int
    /// The index of the node around it; -1 for the root.
    let parent: Int
    /// The index of the node after it and all that it holds.
    var next: Int
    let frame: Rect?
    let hasWords: Bool
    /// Whether it is certainly a field, since it has a prompt.
    let isField: Bool
    /// Whether the system draws it: the status bar, or the keyboard.
    let isSystem: Bool
  }

  private(set) var items: [Item] = []
  /// Whether VoiceOver reads the node; as long as `items`.
  private(set) var isHeard: [Bool] = []
  /// The node of the app, or the first one that has a size.
  private(set) var application: Int?
  let form: MaestroForm
  private let syntax: SyntaxTree

  /// The most nodes inside a view that are compared with its words.
  private static let largest = 200
  /// The most leaves with words that a view of one element has.
  private static let mostLeaves = 12
  /// The type of the status bar in `XCUIElement.ElementType`.
  private static let statusBar = 25.0

  /// The outline of what a node holds.
  init(_ root: CaptureValue, _ form: MaestroForm) {
    self.form = form
    syntax = root.syntax
    collect(root)
    isHeard = items.map { $0.hasWords && !$0.isSystem && ($0.frame?.area ?? 1) > 0 }
    application = items.indices.first { (items[$0].frame?.area ?? 0) > 0 && !items[$0].isSystem }
    decide()
  }

  /// What a node says.
  func node(_ index: Int) -> MaestroNode {
    form.node(CaptureValue(syntax, items[index].entry))
  }

  /// Whether this outline of a screen has more words than another one, or else more nodes.
  func says(more other: MaestroOutline) -> Bool {
    let count = items.count { $0.hasWords }
    let otherCount = other.items.count { $0.hasWords }
    return count == otherCount ? items.count > other.items.count : count > otherCount
  }

  // MARK: Nodes

  private mutating func collect(_ root: CaptureValue) {
    /// The open nodes, with the entries of the children that are still to come.
    var open: [(index: Int, child: Int, end: Int)] = []
    append(root, parent: -1, &open)
    while let last = open.last {
      guard last.child < last.end else {
        items[last.index].next = items.count
        open.removeLast()
        continue
      }
      open[open.count - 1].child = syntax.index(after: last.child)
      let child = CaptureValue(syntax, last.child)
      if child.kind == .mapping { append(child, parent: last.index, &open) }
    }
  }

  private mutating func append(
    _ item: CaptureValue, parent: Int, _ open: inout [(index: Int, child: Int, end: Int)]
  ) {
    let node = form.node(item)
    items.append(
      Item(
        entry: item.entry, parent: parent, next: items.count + 1, frame: node.frame,
        hasWords: node.hasWords, isField: node.prompt != nil,
        isSystem: isSystem(node, parent: parent)))
    guard let children = item.present("children"), children.kind == .sequence else {
      open.append((items.count - 1, 0, 0))
      return
    }
    let end = Int(syntax.entries[children.entry].next)
    open.append((items.count - 1, children.entry + 1, end))
  }

  /// Whether the system draws a node: what is in its keyboard, and the windows that Maestro puts
  /// beside the app, in a node without a place, for the status bar.
  private func isSystem(_ node: MaestroNode, parent: Int) -> Bool {
    guard parent >= 0 else { return false }
    if items[parent].isSystem { return true }
    if node.type?.number == Self.statusBar { return true }
    if let id = node.id?.string, id.hasPrefix("UIKeyboardLayout") { return true }
    return parent == 0 && isWithoutPlace(items[0].frame) && isWithoutPlace(node.frame)
  }

  private func isWithoutPlace(_ frame: Rect?) -> Bool { (frame?.area ?? 0) <= 0 }

  // MARK: What is heard

  private mutating func decide() {
    let screen = application.flatMap { items[$0].frame }?.area ?? 0
    for index in items.indices where items[index].hasWords && items[index].next > index + 1 {
      let inside = index + 1..<items[index].next
      guard isHeard[index] else { continue }
      let isLarge = screen > 0 && (items[index].frame?.area ?? 0) > screen / 2
      guard !isLarge, inside.count <= Self.largest else {
        isHeard[index] = !inside.contains { isHeard[$0] }
        continue
      }
      decide(index, inside)
    }
  }

  /// Decides between a view and the leaves in it.
  private mutating func decide(_ index: Int, _ inside: Range<Int>) {
    let leaves = leaves(in: inside)
    guard !leaves.isEmpty else {
      // Whatever stands inside has no place of its own.
      for other in inside { isHeard[other] = false }
      return
    }
    let words = node(index).words
    let repeated = leaves.prefix(Self.mostLeaves).filter {
      !items[$0].isField && words.contains(node($0).words)
    }
    let isFieldInside = leaves.contains { items[$0].isField }
    if repeated.count == 1, !isFieldInside, leaves.count > 1, leaves.count <= Self.mostLeaves,
      node(repeated[0]).words == words
    {
      // A title and pictures that say something else make a button.
      for other in inside { isHeard[other] = false }
    } else if !repeated.isEmpty, leaves.count <= Self.mostLeaves {
      isHeard[index] = false
      for leaf in leaves where !repeated.contains(leaf) && !items[leaf].isField {
        isHeard[leaf] = false
      }
    } else if leaves.count == 1, !items[leaves[0]].isField {
      // A picture in a button has words of its own, and those of the button are heard.
      for other in inside { isHeard[other] = false }
    } else {
      isHeard[index] = false
    }
  }

  /// The nodes with words that hold no others, in document order.
  private func leaves(in inside: Range<Int>) -> [Int] {
    var leaves: [Int] = []
    var following = inside.upperBound
    for index in inside.reversed() where isHeard[index] {
      if following >= items[index].next { leaves.append(index) }
      following = index
    }
    return leaves.reversed()
  }
}
