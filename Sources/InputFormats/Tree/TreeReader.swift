import DocumentSyntax
import ScreenModel

/// Reads the tree format from JSON or YAML into a UI tree.
///
/// Walks the flat syntax tree with a stack of its own, so that no depth of the file is one of ours.
struct TreeReader {
  /// A list of nodes that is being read.
  private struct Level {
    /// The entry of the next item, and the one after the last.
    var cursor: Int
    var end: Int
    /// The element that holds the items, or -1 for a list of screens.
    var parent: Int
    /// The items' place so far.
    var position = 0
    /// Whether the items are those of an `elements` list, and where its value stands.
    var listValue: Int?
    /// Whether the element ends with this level.
    var endsParent: Bool
  }

  /// The most elements that a file may have once its aliases are followed.
  static let maximumElements = 5_000_000

  let syntax: SyntaxTree
  let isJSON: Bool
  let bytes: UnsafeBufferPointer<UInt8>
  /// The syntax tree's entries; a buffer, since checks and counts at each would cost too much.
  let entries: UnsafeBufferPointer<SyntaxEntry>
  let keyTable = TreeVocabulary.keyTable
  let typeTable = TreeVocabulary.typeTable
  let traitTable = TreeVocabulary.traitTable
  let rules = KeyRule.table
  var builder: UITreeBuilder
  var problems: [SyntaxProblem] = []
  var diagnostics: [Diagnostic] = []
  /// The entries of the lists found while the attributes of one element are read.
  var childrenEntry: Int?
  var elementsEntry: Int?
  /// The value of the `type` that is not a type, while the attributes of its node are read.
  var unknownTypeEntry: Int?
  private var levels: [Level] = []
  private var screens: [Int] = []

  /// The entries of the screens of a syntax tree, and what is wrong around them.
  static func outline(_ syntax: SyntaxTree, isJSON: Bool) -> (screens: [Int], reading: Reading) {
    run(syntax, isJSON: isJSON, size: 0) { reader in
      reader.findScreens()
      return (
        reader.screens,
        Reading(tree: nil, problems: reader.problems, diagnostics: reader.diagnostics)
      )
    }
  }

  /// The elements of some of the screens, which `outline` has found.
  static func read(_ syntax: SyntaxTree, isJSON: Bool, screens: ArraySlice<Int>) -> Reading {
    let size = screens.reduce(0) { $0 + Int(syntax.entries[$1].next) - $1 }
    return run(syntax, isJSON: isJSON, size: size) { reader in
      for screen in screens { reader.readScreen(screen) }
      return Reading(
        tree: reader.builder.tree, problems: reader.problems, diagnostics: reader.diagnostics)
    }
  }

  private static func run<Result>(
    _ syntax: SyntaxTree, isJSON: Bool, size: Int, _ body: (inout TreeReader) -> Result
  ) -> Result {
    syntax.file.bytes.withUnsafeBufferPointer { bytes in
      syntax.entries.withUnsafeBufferPointer { entries in
        var reader = TreeReader(
          syntax: syntax, isJSON: isJSON, bytes: bytes, entries: entries, size: size)
        return body(&reader)
      }
    }
  }

  private init(
    syntax: SyntaxTree, isJSON: Bool, bytes: UnsafeBufferPointer<UInt8>,
    entries: UnsafeBufferPointer<SyntaxEntry>, size: Int
  ) {
    self.syntax = syntax
    self.isJSON = isJSON
    self.bytes = bytes
    self.entries = entries
    builder = UITreeBuilder(
      file: syntax.file, expectedElements: min(size / 14 + 16, 1_000_000))
  }

  /// Whether a document has one of the shapes of the tree format.
  static func isTree(_ syntax: SyntaxTree) -> Bool {
    guard let first = syntax.roots.first else { return false }
    let root = syntax.resolved(first)
    var candidate = root
    if syntax.entries[root].kind == .sequence {
      candidate = root + 1
      guard candidate < Int(syntax.entries[root].next) else { return false }
      candidate = syntax.resolved(candidate)
    }
    guard syntax.entries[candidate].kind == .mapping else { return false }
    var entry = candidate + 1
    while entry < Int(syntax.entries[candidate].next) {
      let value = syntax.resolved(syntax.index(after: entry))
      switch syntax.text(of: entry) {
      case "screen" where !syntax.entries[value].kind.isCollection: return true
      case "screens" where syntax.entries[value].kind == .sequence: return true
      case "type" where syntax.entries[value].kind == .string:
        return TreeVocabulary.typeTable.value(syntax.text(of: value)) != nil
      default: entry = syntax.index(after: syntax.index(after: entry))
      }
    }
    return false
  }

  // MARK: Documents

  private mutating func findScreens() {
    for root in syntax.roots {
      let entry = resolved(root)
      switch entries[entry].kind {
      case .mapping:
        if let list = value(of: "screens", in: entry) {
          reportStrayKeys(of: entry)
          findScreens(in: list)
        } else {
          screens.append(entry)
        }
      case .sequence:
        findScreens(in: entry)
      case .null where syntax.roots.count > 1:
        continue
      default:
        refuse(entry, "this is not a UI tree; a tree is a mapping with `screen` or `type`")
      }
    }
    if screens.isEmpty, problems.isEmpty {
      problems.append(
        SyntaxProblem(
          .syntax, "the file holds no UI tree; a tree is a mapping with `screen` or `type`",
          at: SourceRange(start: 0, end: 0)))
    }
    var kept: [Int] = []
    for screen in screens where isScreen(screen) { kept.append(screen) }
    screens = kept
  }

  private mutating func findScreens(in list: Int) {
    let list = resolved(list)
    switch entries[list].kind {
    case .mapping:
      screens.append(list)
    case .sequence:
      var entry = list + 1
      while entry < Int(entries[list].next) {
        let screen = resolved(entry)
        if entries[screen].kind == .mapping {
          screens.append(screen)
        } else {
          refuse(entry, "this is not a screen; a screen is a mapping with `screen` or `type`")
        }
        entry = following(entry)
      }
    default:
      refuse(list, "`screens` takes a list of screens")
    }
  }

  private mutating func isScreen(_ entry: Int) -> Bool {
    if value(of: "screen", in: entry) != nil { return true }
    guard let type = value(of: "type", in: entry) else {
      refuse(entry, "this mapping is not a screen; give it a `screen` name or a `type`")
      return false
    }
    if isNode(entry, type) { return true }
    refuse(
      entry,
      "this mapping is not a node: its `type` is none of the tree format, nor is any other key")
    return false
  }

  /// Whether a mapping with a type is one of ours: it may be misspelt, but then another key is not.
  private func isNode(_ entry: Int, _ type: Int) -> Bool {
    if typeTable.value(syntax.text(of: resolved(type))) != nil { return true }
    var key = entry + 1
    while key < Int(entries[entry].next) {
      let value = following(key)
      if value != type, let known = keyTable.value(syntax.text(of: key)),
        rules[Int(known.rawValue)].onNode
      {
        return true
      }
      key = following(value)
    }
    return false
  }

  /// Reads a screen, or a bare node as a screen of its own.
  private mutating func readScreen(_ entry: Int) {
    guard let name = value(of: "screen", in: entry) else {
      let root = builder.beginScreen(nil, anchor: anchor(of: entry), notation: TreeNotation())
      builder.screen.isFragment = true
      levels.append(
        Level(
          cursor: entry, end: entry + 1, parent: root, listValue: nil, endsParent: true))
      return readLevels()
    }
    let root = builder.beginScreen(
      syntax.text(of: resolved(name)), anchor: anchor(of: entry), notation: TreeNotation())
    readAttributes(of: entry, element: root, owner: .screen)
    builder.applyScreenAttributes(root)
    pushLists(of: root)
    readLevels()
  }

  // MARK: Nodes

  private mutating func readLevels() {
    while let level = levels.last {
      let last = levels.count - 1
      if level.cursor >= level.end {
        levels.removeLast()
        if level.endsParent { builder.end(level.parent) }
        continue
      }
      let item = level.cursor
      // A bare node as root is a list of one, whose only item is the root entry itself.
      levels[last].cursor = level.end == item + 1 ? level.end : following(item)
      levels[last].position = level.position + 1
      readItem(item, at: level.position, of: level)
    }
  }

  private mutating func readItem(_ item: Int, at position: Int, of level: Level) {
    let entry = target(of: item)
    guard entries[entry].kind == .mapping else {
      if let list = level.listValue {
        addReference(entry, at: item, to: list)
      } else {
        mismatch(at: item, "a child is a node, not \(describe(entry))", element: level.parent)
      }
      return
    }
    guard builder.count < Self.maximumElements else {
      if problems.isEmpty {
        problems.append(
          SyntaxProblem(
            .limit, "the tree has more than \(Self.maximumElements) elements; split it",
            at: entries[item].range))
      }
      levels.removeAll()
      return
    }
    let marks: Element.Marks = level.listValue == nil ? [] : .pseudo
    let index = builder.begin(
      .view, parent: level.parent, position: position, anchor: anchor(of: entry), marks: marks)
    if let list = level.listValue { appendListItem(.inline(index), to: list) }
    readAttributes(of: entry, element: index, owner: .node)
    pushLists(of: index)
  }

  /// Queues the children and the inline items of the element whose attributes were just read.
  private mutating func pushLists(of index: Int) {
    let children = childrenEntry
    let elements = elementsEntry
    childrenEntry = nil
    elementsEntry = nil
    guard children != nil || elements != nil else { return builder.end(index) }
    if let elements {
      let list = builder.addElementList(value: entries[elements].range)
      levels.append(self.level(of: elements, parent: index, listValue: list, endsParent: true))
    }
    if let children {
      levels.append(
        level(of: children, parent: index, listValue: nil, endsParent: elements == nil))
    }
  }

  /// The level of a list; one item may stand for a list of one.
  private func level(of entry: Int, parent: Int, listValue: Int?, endsParent: Bool) -> Level {
    let list = resolved(entry)
    if entries[list].kind == .sequence {
      return Level(
        cursor: list + 1, end: Int(entries[list].next), parent: parent,
        listValue: listValue, endsParent: endsParent)
    }
    return Level(
      cursor: list, end: list + 1, parent: parent, listValue: listValue, endsParent: endsParent)
  }

  private mutating func addReference(_ entry: Int, at item: Int, to list: Int) {
    guard !entries[entry].kind.isCollection else {
      return mismatch(at: item, "`elements` takes ids or nodes, not \(describe(entry))")
    }
    appendListItem(
      .reference(Located(value: syntax.text(of: entry), range: entries[item].range)),
      to: list)
  }

  private mutating func appendListItem(_ item: ExplicitElement, to list: Int) {
    builder.appendElement(item, toList: list)
  }

  // MARK: Walking the entries

  /// The index of the entry after this one and all that it holds.
  func following(_ index: Int) -> Int {
    entries[index].kind.isCollection ? Int(entries[index].next) : index &+ 1
  }

  /// The index of the entry itself, or of what it stands for if it is an alias.
  func resolved(_ index: Int) -> Int {
    entries[index].kind == .alias ? syntax.resolved(index) : index
  }

  /// The same on the way of all entries, for the reason that `text(of:)` has.
  mutating func target(of index: Int) -> Int {
    entries[index].kind == .alias ? aliased(index) : index
  }

  @inline(never) private mutating func aliased(_ index: Int) -> Int { syntax.resolved(index) }

  // MARK: Places and messages

  /// Where findings about a node point: its `type` or `screen` member, or else its first member.
  ///
  /// Inlined, since a call of a function that cannot change the reader copies all of it.
  private func anchor(of mapping: Int) -> SourceRange {
    let end = Int(entries[mapping].next)
    guard mapping + 1 < end else { return entries[mapping].range }
    let first = mapping + 1
    return SourceRange(
      start: Int(entries[first].start), end: lastByte(of: following(first), first))
  }

  /// The end of a member, or of its key where the value takes more than a line's worth.
  func lastByte(of value: Int, _ key: Int) -> Int {
    let entry = entries[value]
    return entry.kind.isCollection || entry.style == .missing
      ? Int(entries[key].end) : Int(entry.end)
  }

  /// The value of a key of a mapping, found by its name; for the few keys that decide the shape.
  private func value(of name: String, in mapping: Int) -> Int? {
    var entry = mapping + 1
    while entry < Int(entries[mapping].next) {
      let value = following(entry)
      let length = Int(entries[entry].end) - Int(entries[entry].start)
      if length <= name.utf8.count + 2, syntax.text(of: entry) == name { return value }
      entry = following(value)
    }
    return nil
  }

  private mutating func refuse(_ entry: Int, _ message: String) {
    guard problems.count < SyntaxLimits.problems else { return }
    let range = entries[entry].range
    problems.append(
      SyntaxProblem(
        .syntax, message, at: SourceRange(start: range.start, end: min(range.end, range.start + 1)))
    )
  }

  /// Reports the keys beside `screens` that nobody reads.
  private mutating func reportStrayKeys(of mapping: Int) {
    var entry = mapping + 1
    while entry < Int(entries[mapping].next) {
      let name = syntax.text(of: entry)
      if name != "screens" { unknownKey(name, at: entry, element: nil, owner: .screen) }
      entry = following(following(entry))
    }
  }
}
