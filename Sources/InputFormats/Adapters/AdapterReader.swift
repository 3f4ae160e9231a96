import DocumentSyntax
import ScreenModel

/// Reads a tree of somebody's own schema as an adapter says.
///
/// The walk keeps its own stack, each node is read once, and no path leads into a circle, so the
/// time is linear in the size of the tree.
struct AdapterReader {
  /// A node's children that are still to be read.
  struct Level {
    let items: [Item]
    var next = 0
    /// The element that the children belong to, and its entry.
    let element: Int
    let entry: Int
    /// How many of them became elements.
    var count = 0
  }

  /// A child: where it stands, and the type that it has whatever it says.
  struct Item {
    let match: AdapterMatch
    let type: String?
  }

  let adapter: Adapter
  private lazy var notation = AdapterNotation(adapter)
  let unsaid: AttributeSet
  let language: String?
  var query: AdapterQuery
  var builder: UITreeBuilder
  var diagnostics: [Diagnostic] = []
  private var problems: [SyntaxProblem] = []
  /// How many nodes there were, and how many of them told their type.
  private var nodes = 0
  private var typedNodes = 0
  private var levels: [Level] = []
  private var suggestions = Suggestions()

  private init(_ adapter: Adapter, _ query: AdapterQuery, _ options: ReadingOptions) {
    self.adapter = adapter
    self.query = query
    unsaid = adapter.unsaidKeys
    language = options.language
    builder = UITreeBuilder(
      file: query.syntax.file, expectedElements: min(query.entries.count / 16, 1_000_000))
  }

  /// The tree of a file that is read through an adapter.
  static func read(
    _ syntax: SyntaxTree, _ adapter: Adapter, _ options: ReadingOptions
  ) -> Reading {
    guard let first = syntax.roots.first else {
      return Reading(tree: nil, problems: [nothing(adapter)])
    }
    return AdapterQuery.run(syntax, root: first) { query in
      var reader = AdapterReader(adapter, query, options)
      for root in syntax.roots { reader.readDocument(query.resolved(root)) }
      if reader.builder.count == 0 { return Reading(tree: nil, problems: [nothing(adapter)]) }
      if adapter.typeName != nil, reader.nodes > 0, reader.typedNodes == 0 {
        return Reading(tree: nil, problems: [untyped(adapter)])
      }
      return Reading(
        tree: reader.builder.tree, problems: reader.problems, diagnostics: reader.diagnostics)
    }
  }

  private static func nothing(_ adapter: Adapter) -> SyntaxProblem {
    let what = adapter.screens == nil ? "the file has no object" : "its `root` leads to none"
    return SyntaxProblem(
      .syntax, "the adapter \(Quoted.text(adapter.name)) finds no tree here: \(what)",
      at: SourceRange(start: 0, end: 0))
  }

  private static func untyped(_ adapter: Adapter) -> SyntaxProblem {
    SyntaxProblem(
      .syntax,
      "the adapter \(Quoted.text(adapter.name)) finds the type of no node in this file; mend its "
        + "`type`",
      at: SourceRange(start: 0, end: 0))
  }

  // MARK: Screens

  private mutating func readDocument(_ root: Int) {
    query.root = root
    query.node = root
    query.parent = root
    var matches = [AdapterMatch(root, place: root)]
    if let screens = adapter.screens {
      matches = screens.isPlural ? query.all(screens) : query.first(screens).map { [$0] } ?? []
    }
    for match in matches where query.entries[match.entry].kind.isCollection {
      readScreen(match)
    }
  }

  private mutating func readScreen(_ match: AdapterMatch) {
    query.node = match.entry
    query.parent = query.root
    let root = builder.beginScreen(
      screenName ?? Self.plainName(of: query.syntax.file.path), anchor: anchor(of: match.entry),
      notation: notation)
    builder.screen.isNamedAfterFile = screenName == nil
    builder.screen.isFragment = !adapter.screen.contains { $0.key == .screen }
    builder.screen.unsaid = unsaid
    if let language { builder.screen.language = language }
    for (key, value) in adapter.screen where key != .screen { add(key, value, element: root) }
    builder.applyScreenAttributes(root)
    let items = flattened([Item(match: match, type: nil)])
    levels = [Level(items: items, element: root, entry: query.root)]
    readLevels()
  }

  /// The name that the file gives the screen.
  private var screenName: String? {
    guard let value = adapter.screen.first(where: { $0.key == .screen })?.value,
      case .text(let text, _)? = resolve(value, .text).flatMap(scalar)
    else { return nil }
    return text
  }

  /// A file's name without folder and ending.
  private static func plainName(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  // MARK: Nodes

  private mutating func readLevels() {
    while let top = levels.indices.last {
      guard levels[top].next < levels[top].items.count else {
        builder.end(levels[top].element)
        levels.removeLast()
        continue
      }
      let item = levels[top].items[levels[top].next]
      levels[top].next += 1
      guard builder.count < TreeReader.maximumElements else {
        problems.append(
          SyntaxProblem(
            .limit, "the tree has more than \(TreeReader.maximumElements) elements; split it",
            at: query.entries[item.match.place].range))
        levels.removeAll()
        return
      }
      read(item, in: top)
    }
  }

  private mutating func read(_ item: Item, in top: Int) {
    let parent = levels[top].element
    let position = levels[top].count
    switch query.entries[item.match.entry].kind {
    case .null, .boolean, .alias:
      // What frameworks write where nothing is drawn.
      return
    case .string, .number:
      levels[top].count += 1
      readText(item.match, parent: parent, position: position)
    case .mapping, .sequence:
      query.node = item.match.entry
      query.parent = levels[top].entry
      let name = typeName(of: item)
      nodes += 1
      if name != nil { typedNodes += 1 }
      let type = name.flatMap { adapter.types[$0.text] } ?? adapter.general
      guard type.skip?.holds(query) != true else { return }
      levels[top].count += 1
      readNode(item, type, name, parent: parent, position: position)
    }
  }

  /// A text that stands where a node could.
  private mutating func readText(_ match: AdapterMatch, parent: Int, position: Int) {
    let range = query.entries[match.place].range
    let index = builder.begin(.text, parent: parent, position: position, anchor: range)
    addText(.text, match, start: range.start)
    builder.end(index)
  }

  /// Refuses nodes that stand in one another without end, as where `children` leads to the node.
  private mutating func refuseDepth(at entry: Int) {
    problems.append(
      SyntaxProblem(
        .limit,
        "nodes stand in one another more than \(SyntaxLimits.depth) times; `children` of the "
          + "adapter \(Quoted.text(adapter.name)) may lead back to the node itself",
        at: query.entries[entry].range))
    levels.removeAll()
  }

  private mutating func readNode(
    _ item: Item, _ type: AdapterType, _ name: TypeName?, parent: Int, position: Int
  ) {
    let entry = item.match.entry
    let kind = kind(of: type, name)
    let index = builder.begin(
      kind ?? .view, parent: parent, position: position,
      anchor: name?.range ?? anchor(of: entry))
    if kind == nil, let name { reportUnknown(name, element: index) }
    for (key, value) in type.properties { add(key, value, element: index) }
    if let traits = type.traits { add(traits: traits, element: index) }
    let children = type.children.map(items) ?? []
    guard !children.isEmpty else { return builder.end(index) }
    guard levels.count < SyntaxLimits.depth else { return refuseDepth(at: entry) }
    levels.append(Level(items: children, element: index, entry: entry))
  }

  // MARK: Types

  /// The type that a node gives itself.
  struct TypeName {
    let text: String
    /// The member that says it; nil where the adapter says it.
    let range: SourceRange?
    let valueRange: SourceRange?
  }

  private func typeName(of item: Item) -> TypeName? {
    if let type = item.type { return TypeName(text: type, range: nil, valueRange: nil) }
    guard let path = adapter.typeName, let match = query.first(path),
      !query.entries[match.entry].kind.isCollection
    else { return nil }
    let value = query.entries[match.place].range
    return TypeName(
      text: query.text(match.entry), range: SourceRange(start: start(of: match), end: value.end),
      valueRange: value)
  }

  /// Our type of a node; nil where its own is unknown and nobody says what to make of such.
  private func kind(of type: AdapterType, _ name: TypeName?) -> ElementKind? {
    if let value = type.kindValue, let found = resolve(value, .text),
      case .text(let text, _)? = scalar(found), let kind = TreeVocabulary.typeTable.value(text)
    {
      return kind
    }
    if let kind = type.kind { return kind }
    guard let name else { return adapter.defaultKind ?? .view }
    if adapter.types[name.text] != nil { return adapter.defaultKind ?? .view }
    return TreeVocabulary.typeTable.value(name.text) ?? adapter.defaultKind
  }

  private mutating func reportUnknown(_ name: TypeName, element: Int) {
    let range = name.valueRange ?? builder[element].anchor
    builder.set(mark: .unknownType)
    builder.add(.class, text: name.text, value: range)
    let near = suggestions.closest(to: name.text, among: adapter.types.keys.sorted())
    report(
      .unknownType,
      "the adapter \(Quoted.text(adapter.name)) has no type \(Quoted.text(name.text)), so this is "
        + "read as a plain view",
      help: near.map { "Did you mean \(Quoted.text($0))?" }
        ?? "Add it to `types` of the adapter, or give `type` a `default`.",
      at: range, element: element)
  }

  // MARK: Children

  private func items(_ children: [AdapterChild]) -> [Item] {
    var items: [Item] = []
    for child in children {
      let path = child.path
      let matches = path.isPlural ? query.all(path) : query.first(path).map { [$0] } ?? []
      items += flattened(matches.map { Item(match: $0, type: child.type) })
    }
    return items
  }

  /// Items with lists, and lists of lists, taken apart.
  private func flattened(_ items: [Item]) -> [Item] {
    guard items.contains(where: { query.entries[$0.match.entry].kind == .sequence }) else {
      return items
    }
    var flat: [Item] = []
    var open = Array(items.reversed())
    while let item = open.popLast() {
      if query.entries[item.match.entry].kind == .sequence {
        open += query.items(of: item.match.entry).reversed().map {
          Item(match: $0, type: item.type)
        }
      } else {
        flat.append(item)
      }
    }
    return flat
  }

  // MARK: Places

  /// Where the member begins that a value belongs to, or else the value.
  func start(of match: AdapterMatch) -> Int {
    Int(query.entries[match.key ?? match.place].start)
  }

  /// Where findings about a node without a type point: its first member.
  private func anchor(of entry: Int) -> SourceRange {
    let record = query.entries[entry]
    guard record.kind == .mapping, Int(record.next) > entry + 1 else {
      return SourceRange(start: Int(record.start), end: min(Int(record.end), Int(record.start) + 1))
    }
    let value = query.entries[query.following(entry + 1)]
    let key = query.entries[entry + 1]
    let isShort = !value.kind.isCollection && value.style != .missing
    return SourceRange(start: Int(key.start), end: Int(isShort ? value.end : key.end))
  }

  /// Notes what is wrong with a file, as far as anybody would read on.
  mutating func report(
    _ kind: Diagnostic.Kind, _ message: String, help: String, at range: SourceRange, element: Int
  ) {
    guard diagnostics.count < 1_000 else { return }
    diagnostics.append(
      Diagnostic(kind: kind, message: message, help: help, range: range, element: element))
  }
}
