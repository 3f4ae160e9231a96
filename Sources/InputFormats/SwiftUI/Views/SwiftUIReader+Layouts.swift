import DocumentSyntax
import ScreenModel

/// Views that arrange others, and the rows of lists.
extension SwiftUIReader {
  mutating func layout(_ kind: ElementKind, _ call: SwiftUICall) -> SwiftUIView {
    let outer = isInList
    if kind == .list { isInList = true }
    defer { isInList = outer }
    let closures = content(of: call)
    let isLayered = layers(of: call) == .over
    let items = items(of: call)
    rows *= items.count
    defer { rows /= items.count }
    var content: [SwiftUIView] = []
    for (place, item) in items.enumerated() {
      var row = closures.flatMap {
        isLayered ? layers(in: $0, isOver: false) : views(in: $0, given: item)
      }
      // What is wrong with all rows is one finding, at the first.
      if place > 0 {
        for index in row.indices { row[index].forEach { $0.marks.insert(.writtenElsewhere) } }
      }
      if items.count == 1, case .unknown = item, repeats(call) { markRow(&row) }
      content += row
    }
    content += named(call)
    // Rows have backgrounds of their own.
    if kind == .list { addBacking(&content, nil, call.anchor) }
    return .layout(kind, at: call.anchor, content)
  }

  /// Whether a call shows its content once for each item of a list.
  private func repeats(_ call: SwiftUICall) -> Bool {
    ["ForEach", "List"].contains(call.viewName) && call.arguments.first?.nameRange.length == 0
  }

  /// Marks the controls of a row whose words are the same in each, beside words that are not.
  private func markRow(_ row: inout [SwiftUIView]) {
    guard row.contains(where: { $0.holdsUnknownWords }) else { return }
    for index in row.indices { markSame(&row[index]) }
  }

  private func markSame(_ view: inout SwiftUIView) {
    // One element, or something that comes up later.
    guard !view.isAside, !view.has(.childrenMode), !isInMenu else { return }
    guard view.isLayout else {
      let isNamed = (view.text(.label) ?? view.text(.text)) != nil
      if !view.roles.isEmpty, isNamed, !view.holdsUnknownWords { view.marks.insert(.inEachRow) }
      return
    }
    for index in view.children.indices { markSame(&view.children[index]) }
  }

  /// The items of the rows of a list that is known; one of which nothing is known for others.
  private func items(of call: SwiftUICall) -> [SwiftUIValue] {
    guard ["ForEach", "List"].contains(call.viewName), let first = call.arguments.first,
      first.nameRange.length == 0,
      case .list(let items) = value(of: first.first(.expression), isKey: false), !items.isEmpty,
      items.count <= Self.mostRows, items.count * rows <= Self.mostCells
    else { return [.unknown] }
    return items.map(\.value)
  }

  /// The most rows of a list that are read one by one.
  private static let mostRows = 10
  /// The most cells of lists in each other that are read one by one.
  private static let mostCells = 30

  /// The views of a function or type that a call names as what makes its content, as in
  /// `ForEach(items, content: Row.init)`.
  mutating func named(_ call: SwiftUICall) -> [SwiftUIView] {
    (call.argument("content") ?? call.argument("rowContent")).map { views(named: $0) } ?? []
  }

  /// The views of a function or type that an expression names.
  mutating func views(named given: SwiftSyntax) -> [SwiftUIView] {
    guard SwiftUICall.closure(given) == nil, let chain = given.first(.chain),
      let head = SwiftUIChainHead(chain)
    else { return [] }
    if Self.isTypeName(head.base), head.rest.isEmpty {
      return make(SwiftUICall(head.base, head.base))
    }
    let name = head.rest.first ?? head.base
    guard name.kind == .identifier || name.kind == .member else { return [] }
    return views(
      ofFunction: head.rest.isEmpty ? [name.name] : [head.base.name, name.name],
      SwiftUICall(name, name)) ?? views(ofMember: name, arguments: name)
  }

  private func layers(of call: SwiftUICall) -> SwiftUIViewType.Layers? {
    vocabulary.view(named: call.viewName)?.layers
  }

  /// Whether a group shows one view at a time, so that its modifiers are those of that view.
  func isTransparent(_ view: SwiftUIView, _ call: SwiftUICall) -> Bool {
    guard layers(of: call) == .inPlace, let block = call.trailing ?? call.closure("content") else {
      return false
    }
    let shown = view.children.filter { !$0.isAside }
    let ways = Self.ways(through: block, depth: 4)
    // A way may lead through a function that has several of its own.
    return !shown.isEmpty && ways > 0
      && (shown.count <= ways || shown.allSatisfy { $0.marks.contains(.alternative) })
  }

  /// How many ways lead through a block of one statement; 0 where it has several, which are shown
  /// together.
  private static func ways(through block: SwiftSyntax, depth: Int) -> Int {
    let shown = block.children.filter { statement in
      [.expression, .ifStatement, .switchStatement, .conditional, .returnStatement]
        .contains(statement.kind)
    }
    guard depth > 0, shown.count == 1, let statement = shown.first else { return 0 }
    switch statement.kind {
    case .ifStatement, .switchStatement, .conditional:
      return statement.all(.branch).reduce(0) { $0 + ways(through: $1, depth: depth - 1) }
    default: return 1
    }
  }
}
