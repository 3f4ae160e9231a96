import DocumentSyntax

/// What an element's children are, as far as it matters to what the element is.
struct IdbContents: Sendable {
  /// Whether there are none.
  private(set) var isEmpty = true
  /// Whether there is a tab among them.
  private(set) var hasTabs = false
  /// Whether there is anything among them that is no text and no picture.
  private(set) var hasMoreThanTexts = false

  /// Those of an element that holds nothing.
  init() {}

  /// Those of a list of children.
  init(_ children: CaptureValue) {
    let syntax = children.syntax
    var item = children.entry + 1
    while item < Int(syntax.entries[children.entry].next) {
      let child = CaptureValue(syntax, item)
      if child.kind == .mapping { add(IdbNode(value: child)) }
      item = syntax.index(after: item)
    }
  }

  private mutating func add(_ node: IdbNode) {
    isEmpty = false
    if hasMoreThanTexts, hasTabs { return }
    let kind = node.kind
    if kind == .tab { hasTabs = true }
    if kind != .text && kind != .image { hasMoreThanTexts = true }
  }
}
