import DocumentSyntax
import ScreenModel

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
    builder.beginScreen(CaptureName.base(of: syntax.file.path), anchor: anchor)
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

/// Writes down what AccessibilitySnapshot says about one element or container.
enum SnapshotAttributes {
  /// Adds the attributes of the element that began last.
  static func add(_ node: SnapshotNode, _ traits: TraitSet, to builder: inout CaptureBuilder) {
    let value = node.value
    builder.add(.id, value.present("identifier"))
    builder.add(.label, value.present("label"))
    builder.add(.value, value.present("value"))
    builder.add(.hint, value.present("hint"))
    builder.add(.language, value.present("accessibilityLanguage"))
    builder.add(.respondsToInteraction, flag: value.present("respondsToUserInteraction"))
    if let list = value.present("traits") {
      builder.builder.add(traits: traits, value: list.range, start: list.start)
    }
    addTexts(.inputLabels, value.present("userInputLabels"), to: &builder)
    addTexts(.actions, value.present("customActions") ?? customActions(value), to: &builder)
    addTexts(.rotors, value.present("customRotors"), to: &builder)
    addContent(value.present("customContent"), to: &builder)
    addPlace(node, to: &builder)
    if let place = node.activationPoint {
      builder.builder.add(
        .activationPoint, .point(place.point), value: place.source.range,
        start: place.source.start)
    }
  }

  /// Adds the attributes of a container that began last.
  static func add(container node: SnapshotNode, to builder: inout CaptureBuilder) {
    let value = node.value
    let type = value.present("type")
    // A semantic group may carry its words in the case of its type.
    let inner = type?.members.first.flatMap { $0.kind == .mapping ? $0 : nil }
    builder.add(.id, value.present("identifier") ?? inner?.present("identifier"))
    builder.add(.label, value.present("label") ?? inner?.present("label"))
    builder.add(.value, value.present("value") ?? inner?.present("value"))
    if let list = value.present("traits"), let traits = CaptureTraits.traits(of: list),
      !traits.isEmpty
    {
      builder.builder.add(traits: traits, value: list.range, start: list.start)
    }
    if let type, let name = containerType(type) {
      builder.builder.add(.container, text: name, value: type.range, start: type.start)
    }
    addPlace(node, to: &builder)
  }

  /// The type of a container: a name, the case of an enumeration, or UIKit's number.
  private static func containerType(_ type: CaptureValue) -> String? {
    let name = type.string ?? type.members.first?.name ?? ""
    if ["list", "landmark", "dataTable", "semanticGroup"].contains(name) { return name }
    switch type.number {
    case 1: return "dataTable"
    case 2: return "list"
    case 3: return "landmark"
    case 4: return "semanticGroup"
    default: return nil
    }
  }

  private static func addPlace(_ node: SnapshotNode, to builder: inout CaptureBuilder) {
    guard let frame = node.frame else { return }
    builder.builder.add(
      frame: frame.rect.withoutNoise, value: frame.source.range, start: frame.source.start)
  }

  /// Adds a list of texts, or of objects that have a name.
  private static func addTexts(
    _ key: AttributeKey, _ list: CaptureValue?, to builder: inout CaptureBuilder
  ) {
    guard let list else { return }
    let texts = list.items.compactMap { item in
      (item.string ?? item.present("name")?.string).map { Located(value: $0, range: item.range) }
    }
    guard !texts.isEmpty else { return }
    builder.builder.add(key, .texts(texts), value: list.range, start: list.start)
  }

  /// The `actions` of ButtonHeist's form, which names those of UIKit beside the author's.
  private static func customActions(_ value: CaptureValue) -> CaptureValue? {
    guard let list = value.present("actions") else { return nil }
    let usual: Set<String> = ["activate", "increment", "decrement", "typeText"]
    return list.items.contains { $0.string.map(usual.contains) ?? false } ? nil : list
  }

  private static func addContent(_ list: CaptureValue?, to builder: inout CaptureBuilder) {
    guard let list else { return }
    let pairs = list.items.filter { $0.kind == .mapping }.map { item in
      CustomContent(
        label: item.present("label")?.string ?? "", value: item.present("value")?.string ?? "",
        important: item.present("isImportant")?.flag ?? false)
    }
    guard !pairs.isEmpty else { return }
    builder.builder.add(.content, .content(pairs), value: list.range, start: list.start)
  }
}
