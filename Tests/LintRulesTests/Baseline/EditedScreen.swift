/// A screen of buttons in stacks, some of which have no names, that is edited as people do.
struct EditedScreen {
  /// An element; the items are those that it holds.
  struct Node {
    var type: String
    var id: String?
    var image: String?
    var label: String?
    var text: String?
    var items: [Node] = []

    /// Whether it is a button without a name.
    var isBroken: Bool { type == "button" && label == nil }
    var isContainer: Bool { type == "stack" }
  }

  /// A node by the indices on the way to it.
  typealias Path = [Int]

  private(set) var root = Node(type: "screen")
  private var random: SplitMix
  private var counter = 0

  /// A screen like many; the seed tells which.
  init(seed: UInt64) {
    random = SplitMix(state: seed)
    root.items = (0..<3 + below(3)).map { _ in stack(depth: 0) }
    root.items.append(button(isBroken: true))
  }

  /// A number from 0 up to a bound.
  mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  private mutating func name(_ prefix: String) -> String {
    counter += 1
    return prefix + String(counter)
  }

  private mutating func stack(depth: Int) -> Node {
    var node = Node(type: "stack", id: below(3) == 0 ? name("stack") : nil)
    for _ in 0..<2 + below(4) {
      switch below(4) {
      case 0 where depth < 2: node.items.append(stack(depth: depth + 1))
      case 0, 1: node.items.append(Node(type: "text", text: name("Word ")))
      case 2: node.items.append(button(isBroken: false))
      default: node.items.append(button(isBroken: true))
      }
    }
    return node
  }

  private mutating func button(isBroken: Bool) -> Node {
    Node(
      type: "button", id: below(2) == 0 ? name("button") : nil, image: name("ic_"),
      label: isBroken ? nil : name("Label "))
  }

  // MARK: Nodes

  /// The ways to the nodes that fit.
  func paths(_ fits: (Node) -> Bool) -> [Path] {
    var found: [Path] = []
    var open: [(Node, Path)] = [(root, [])]
    while let (node, path) = open.popLast() {
      if fits(node) { found.append(path) }
      for (index, item) in node.items.enumerated().reversed() {
        open.append((item, path + [index]))
      }
    }
    return found
  }

  subscript(path: Path) -> Node {
    get { path.reduce(root) { $0.items[$1] } }
    set {
      // From the inside out, each node around the new one is written anew.
      var node = newValue
      for depth in path.indices.reversed() {
        var parent = self[Array(path[..<depth])]
        parent.items[path[depth]] = node
        node = parent
      }
      root = node
    }
  }

  /// One of the nodes that fit, if there is any.
  mutating func any(_ fits: (Node) -> Bool) -> Path? {
    let paths = paths(fits)
    return paths.isEmpty ? nil : paths[below(paths.count)]
  }

  private mutating func insert(_ node: Node) {
    guard let path = any({ $0.isContainer || $0.type == "screen" }) else { return }
    let place = below(self[path].items.count + 1)
    self[path].items.insert(node, at: place)
  }

  // MARK: Edits

  /// Something that leaves every known problem what and where it was.
  mutating func editElsewhere() {
    switch below(5) {
    case 0: insert(Node(type: "text", text: name("Word ")))
    case 1: insert(button(isBroken: false))
    case 2: insert(Node(type: "stack", items: [Node(type: "text", text: name("Word "))]))
    case 3: shuffle()
    default:
      guard let path = any({ $0.type == "text" }) else { return }
      self[path].text = name("Word ")
    }
  }

  private mutating func shuffle() {
    guard let path = any({ $0.items.count > 1 }) else { return }
    let count = self[path].items.count
    let (first, second) = (below(count), below(count))
    self[path].items.swapAt(first, second)
  }

  /// One more copy of a broken button beside it; gives whether there was one to copy.
  mutating func copyBroken() -> Bool {
    guard let path = any(\.isBroken), let last = path.last else { return false }
    let node = self[path]
    self[Array(path.dropLast())].items.insert(node, at: last + below(2))
    return true
  }

  /// A new stack at the end, with a button without a name in it.
  mutating func addBrokenInStack() {
    root.items.append(Node(type: "stack", items: [button(isBroken: true)]))
  }

  /// Names a broken button; gives whether there was one.
  mutating func fix() -> Bool {
    guard let path = any(\.isBroken) else { return false }
    self[path].label = name("Label ")
    return true
  }

  /// Takes a broken button out, and takes the name of another button in the same stack.
  mutating func deleteBrokenAndBreakNeighbour() -> Bool {
    let parents = paths { node in
      node.items.contains(where: \.isBroken)
        && node.items.contains { $0.type == "button" && !$0.isBroken }
    }
    guard !parents.isEmpty else { return false }
    let path = parents[below(parents.count)]
    guard let fine = self[path].items.firstIndex(where: { $0.type == "button" && !$0.isBroken }),
      let broken = self[path].items.firstIndex(where: \.isBroken)
    else { return false }
    self[path].items[fine].label = nil
    self[path].items.remove(at: broken)
    return true
  }

  /// Gives every broken button another picture.
  mutating func changeWords() {
    for path in paths(\.isBroken) { self[path].image = name("other_") }
  }

  /// Gives every id another name.
  mutating func renameIDs() {
    for path in paths({ $0.id != nil }) { self[path].id = name("renamed") }
  }

  /// The number of buttons without names.
  var brokenCount: Int { paths(\.isBroken).count }

  // MARK: Text

  /// The screen as YAML, indented by so many blanks a level.
  func yaml(indent: Int = 2) -> String {
    var text = "screen: S\nchildren:\n"
    for (path, node) in nodes {
      let margin = String(repeating: " ", count: (path.count * 2 - 1) * indent)
      text += margin + "- type: \(node.type)\n"
      let inner = margin + "  "
      for (key, value) in Self.members(node) { text += inner + "\(key): \(value)\n" }
      // Lists inside begin two steps further in.
      if !node.items.isEmpty { text += inner + "children:\n" }
    }
    return text
  }

  /// The screen as JSON on one line.
  var json: String {
    var text = #"{"screen": "S", "children": ["#
    var depth = 1
    for (path, node) in nodes {
      while depth > path.count {
        text += "]}"
        depth -= 1
      }
      if path.last != 0 { text += ", " }
      text += #"{"type": ""# + node.type + "\""
      for (key, value) in Self.members(node) { text += #", "\#(key)": "\#(value)""# }
      if node.items.isEmpty {
        text += "}"
      } else {
        text += #", "children": ["#
        depth = path.count + 1
      }
    }
    return text + String(repeating: "]}", count: depth)
  }

  /// The nodes inside the screen in document order.
  private var nodes: [(path: Path, node: Node)] {
    paths { $0.type != "screen" }.map { ($0, self[$0]) }
  }

  private static func members(_ node: Node) -> [(String, String)] {
    [("id", node.id), ("image", node.image), ("label", node.label), ("text", node.text)]
      .compactMap { key, value in value.map { (key, $0) } }
  }
}
