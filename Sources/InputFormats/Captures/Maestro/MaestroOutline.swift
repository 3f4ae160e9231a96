import DocumentSyntax
import ScreenModel

/// The nodes of a Maestro hierarchy in document order, and which of them are heard for certain.
///
/// No form says what VoiceOver stops at. A leaf with words is heard; a view around leaves that
/// repeats their words is not an element of its own, as far as anybody can tell.
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

  /// The contents of a node.
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

/// The forms in which Maestro and trailblaze write the same elements.
enum MaestroForm {
  /// The JSON of `maestro hierarchy`.
  case hierarchy
  /// The JSON of Maestro's runner on the device.
  case runner
  /// `viewHierarchy` of a trailblaze waypoint.
  case waypoint
  /// `trailblazeNodeTree` of a trailblaze waypoint.
  case nodeTree

  /// The contents of a node.
  func node(_ item: CaptureValue) -> MaestroNode {
    switch self {
    case .hierarchy: Self.hierarchy(item)
    case .runner: Self.runner(item)
    case .waypoint: Self.waypoint(item)
    case .nodeTree: Self.nodeTree(item)
    }
  }

  private static func hierarchy(_ item: CaptureValue) -> MaestroNode {
    var node = MaestroNode()
    guard let attributes = item.present("attributes"), attributes.kind == .mapping else {
      node.first = item.firstMember
      return node
    }
    node.first = attributes.firstMember ?? attributes
    node.label = MaestroNode.said(attributes.present("accessibilityText"))
    node.title = MaestroNode.said(attributes.present("title"))
    node.value = MaestroNode.said(attributes.present("value"))
    // Older files have the title and the value in this alone.
    if node.title == nil, node.value == nil {
      node.value = MaestroNode.said(attributes.present("text"))
    }
    node.prompt = MaestroNode.said(attributes.present("hintText"))
    node.id = MaestroNode.said(attributes.present("resource-id"))
    if let bounds = attributes.present("bounds") {
      node.frame = bounds.string.flatMap(rect)
      node.framePlace = bounds.memberRange
    }
    node.enabled = attributes.present("enabled") ?? item.present("enabled")
    node.selected = attributes.present("selected") ?? item.present("selected")
    node.checked = attributes.present("checked") ?? item.present("checked")
    return node
  }

  private static func runner(_ item: CaptureValue) -> MaestroNode {
    var node = MaestroNode()
    node.first = item.firstMember
    node.type = item.present("elementType")
    node.label = MaestroNode.said(item.present("label"))
    node.title = MaestroNode.said(item.present("title"))
    node.value = MaestroNode.said(item.present("value"))
    node.prompt = MaestroNode.said(item.present("placeholderValue"))
    node.id = MaestroNode.said(item.present("identifier"))
    if let frame = item.present("frame") {
      node.frame = frame.rect
      node.framePlace = frame.memberRange
    }
    node.enabled = item.present("enabled")
    node.selected = item.present("selected")
    return node
  }

  private static func waypoint(_ item: CaptureValue) -> MaestroNode {
    var node = MaestroNode()
    node.first = item.firstMember
    addTexts(of: item, to: &node)
    let sides = [
      item.present("x1"), item.present("y1"), item.present("x2"), item.present("y2"),
    ]
    let places = sides.compactMap { $0?.memberRange }
    if let start = places.map(\.start).min(), let end = places.map(\.end).max() {
      // What is zero is left out.
      node.frame = rect(sides.map { $0?.number ?? 0 })
      node.framePlace = SourceRange(start: start, end: end)
    }
    return node
  }

  private static func nodeTree(_ item: CaptureValue) -> MaestroNode {
    var node = MaestroNode()
    node.first = item.firstMember
    if let detail = item.present("driverDetail") { addTexts(of: detail, to: &node) }
    if let bounds = item.present("bounds") {
      node.frame = rect([
        bounds.present("left")?.number ?? 0, bounds.present("top")?.number ?? 0,
        bounds.present("right")?.number ?? 0, bounds.present("bottom")?.number ?? 0,
      ])
      node.framePlace = bounds.memberRange
    }
    return node
  }

  /// Adds what both forms of trailblaze have under the same names.
  private static func addTexts(of item: CaptureValue, to node: inout MaestroNode) {
    node.label = MaestroNode.said(item.present("accessibilityText"))
    // On iOS hardly anything has a title, so this is the value.
    node.value = MaestroNode.said(item.present("text"))
    node.prompt = MaestroNode.said(item.present("hintText"))
    node.id = MaestroNode.said(item.present("resourceId"))
    node.enabled = item.present("enabled")
    node.selected = item.present("selected")
    node.checked = item.present("checked")
  }

  /// The rectangle of `[left,top][right,bottom]`.
  private static func rect(_ text: String) -> Rect? {
    guard text.utf8.count < 200 else { return nil }
    let parts = text.split { "[], ".contains($0) }
    return parts.count == 4 ? rect(parts.map { Double($0) ?? .nan }) : nil
  }

  private static func rect(_ sides: [Double]) -> Rect? {
    let (width, height) = (sides[2] - sides[0], sides[3] - sides[1])
    guard width.isFinite, height.isFinite, width >= 0, height >= 0 else { return nil }
    return Rect(x: sides[0], y: sides[1], width: width, height: height)
  }
}

/// One node of a Maestro hierarchy, in whichever of its forms; empty texts are nil.
struct MaestroNode {
  /// The accessibility label.
  var label: CaptureValue?
  /// The text that is drawn.
  var title: CaptureValue?
  var value: CaptureValue?
  /// The placeholder of a field.
  var prompt: CaptureValue?
  var id: CaptureValue?
  var frame: Rect?
  /// Where the frame is written.
  var framePlace: SourceRange?
  var enabled: CaptureValue?
  var selected: CaptureValue?
  var checked: CaptureValue?
  /// The type that the runner on the device gives it; no other form has types.
  var type: CaptureValue?
  /// The member that stands first.
  var first: CaptureValue?

  /// Where findings about the node point.
  var anchor: SourceRange? {
    guard let first = type ?? first else { return nil }
    guard first.kind.isCollection, let key = first.key else { return first.memberRange }
    return first.syntax.entries[key].range
  }

  /// Whether there is anything to be heard.
  var hasWords: Bool { label != nil || value != nil || title != nil || prompt != nil }

  /// The words as they are compared with those of other nodes.
  var words: String {
    [label, title, value].compactMap { $0?.text }.joined(separator: " ").lowercased()
  }

  /// A value where it says something: empty texts stand for none in all forms.
  static func said(_ value: CaptureValue?) -> CaptureValue? {
    guard let value, let text = value.text, text.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    return value
  }
}
