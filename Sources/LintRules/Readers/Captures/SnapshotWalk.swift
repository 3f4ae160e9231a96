import DocumentSyntax

/// Writes down AccessibilitySnapshot's elements, with the order that they are read in.
struct SnapshotWalk {
  private var builder: CaptureBuilder
  private let syntax: SyntaxTree
  /// The place of each element in VoiceOver's order, and where its list of items is kept.
  private var orders: [Double] = []
  private var lists: [Int: Int] = [:]
  private var isOrdered = true
  private var pending: [(next: Int, end: Int)] = []

  init(_ syntax: SyntaxTree, _ options: ReadingOptions, anchor: SourceRange) {
    self.syntax = syntax
    builder = CaptureBuilder(
      syntax.file, SnapshotReader.info, options, expectedElements: syntax.entries.count / 30)
    builder.beginScreen(syntax.file.stem, anchor: anchor)
    builder.builder.screen.isFragment = true
    orders.append(.infinity)
    lists[0] = builder.builder.addElementList(value: anchor)
  }

  /// Reads elements and containers, and all that they hold.
  mutating func read(_ items: [CaptureValue]) {
    for item in items {
      write(SnapshotNode(item))
      while let last = pending.last {
        guard last.next < last.end else {
          pending.removeLast()
          builder.end()
          continue
        }
        pending[pending.count - 1].next = syntax.index(after: last.next)
        let child = CaptureValue(syntax, last.next)
        if SnapshotNode.isNode(child) { write(SnapshotNode(child)) }
      }
    }
  }

  /// The finished tree, whose explicit orders are VoiceOver's.
  mutating func finish() -> UITree {
    builder.endAll()
    for index in orders.indices.reversed() where index > 0 {
      let parent = Int(builder.builder[index].parent)
      if parent >= 0 { orders[parent] = min(orders[parent], orders[index]) }
    }
    var items = Array(orders.indices.dropFirst())
    if isOrdered {
      items.sort { orders[$0] == orders[$1] ? $0 < $1 : orders[$0] < orders[$1] }
    }
    for item in items {
      guard let list = lists[Int(builder.builder[item].parent)] else { continue }
      builder.builder.appendElement(.inline(item), toList: list)
    }
    return builder.finish()
  }

  private mutating func write(_ node: SnapshotNode) {
    if let children = node.children {
      writeContainer(node)
      // A container whose children are missing holds none.
      let end = Int(syntax.entries[children.entry].next)
      pending.append(
        children.kind == .sequence ? (children.entry + 1, end) : (0, 0))
      return
    }
    let traits = node.value.present("traits").flatMap(CaptureTraits.traits) ?? []
    builder.begin(Self.kind(of: traits), anchor: node.anchor)
    if node.order == nil { isOrdered = false }
    orders.append(node.order ?? .infinity)
    builder.builder.add(.element, flag: true, value: node.anchor)
    SnapshotAttributes.add(node, traits, to: &builder)
    builder.end()
  }

  private mutating func writeContainer(_ node: SnapshotNode) {
    let index = builder.begin(.view, anchor: node.anchor)
    orders.append(.infinity)
    lists[index] = builder.builder.addElementList(value: node.children?.range ?? node.anchor)
    SnapshotAttributes.add(container: node, to: &builder)
  }

  /// The kind of view that traits stand for, since no class is told.
  static func kind(of traits: TraitSet) -> ElementKind {
    let kinds: [(TraitSet, ElementKind)] = [
      (.secureTextField, .secureField), (.textArea, .textView), (.searchField, .searchField),
      (.textEntry, .textField), (.backButton, .backButton), (.tabBarItem, .tab),
      (.toggle, .switch), (.popupButton, .popupButton), (.keyboardKey, .key), (.link, .link),
      (.adjustable, .slider), (.button, .button), (.header, .text), (.staticText, .text),
      (.image, .image),
    ]
    return kinds.first { traits.contains($0.0) }?.1 ?? .view
  }
}
