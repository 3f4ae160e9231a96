import DocumentSyntax
import ScreenModel

/// Walks over idb's elements and writes them down, without recursion.
///
/// A stop that holds others, such as a search field with a button, is written before them and not
/// around them, where nobody would reach them.
struct IdbWalk {
  private var builder: CaptureBuilder
  private let file: SourceFile
  /// The size of the screen where the document tells it.
  var size: Rect?
  private var hasScreen = false
  private var hasApplication = false
  /// The rest of the lists of children.
  private var pending: [Pending] = []

  /// The rest of a list of children.
  private struct Pending {
    var next: Int
    let end: Int
    /// Whether their element is still open.
    let closes: Bool
    /// The element that holds them, as it is written.
    let kind: ElementKind
    /// Whether they are parts of a stop and none themselves.
    let areInside: Bool
    /// Whether the system gives them to their element.
    let areParts: Bool

    /// The value around the first element.
    static let none = Pending(
      next: 0, end: 0, closes: false, kind: .view, areInside: false, areParts: false)
  }

  init(_ syntax: SyntaxTree, _ info: FormatInfo, _ options: ReadingOptions) {
    file = syntax.file
    builder = CaptureBuilder(
      syntax.file, info, options, expectedElements: syntax.entries.count / 40)
  }

  /// The finished tree.
  mutating func finish() -> UITree { SystemChrome.marked(builder.finish()) }

  /// Reads an element that stands at the top, and all that it holds.
  ///
  /// A flat list goes on with what the application holds.
  mutating func read(_ node: IdbNode) {
    if !hasScreen || node.isApplication && (hasApplication || builder.count > 1) {
      beginScreen(node)
    }
    write(node, in: .none)
    let syntax = node.value.syntax
    while let last = pending.last {
      guard last.next < last.end else {
        pending.removeLast()
        if last.closes { builder.end() }
        continue
      }
      pending[pending.count - 1].next = syntax.index(after: last.next)
      let child = CaptureValue(syntax, last.next)
      if child.kind == .mapping { write(IdbNode(value: child), in: last) }
    }
  }

  private mutating func beginScreen(_ node: IdbNode) {
    let name = node.isApplication ? node.label?.string : nil
    builder.beginScreen(
      name.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
        ?? CaptureName.base(of: file.path), anchor: node.anchor
    )
    let frame = node.isApplication ? node.frame?.rect : nil
    builder.builder.screen.size =
      size ?? frame.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    builder.builder.screen.isFragment = !node.isApplication
    hasScreen = true
    hasApplication = node.isApplication
  }

  /// Begins an element with its attributes; it stays open where its children are written inside.
  private mutating func write(_ node: IdbNode, in around: Pending) {
    let children = node.children
    let contents = children.map(IdbContents.init) ?? IdbContents()
    let part = IdbPart(node, contents)
    let kind = part.kind(of: node, contents, inside: around.kind)
    builder.begin(kind, anchor: node.anchor, marks: around.areParts ? .systemProvided : [])
    IdbAttributes.add(node, kind, to: &builder)
    if !around.areInside { addExposure(of: node, part, kind, contents) }
    // The application of a flat list stays open for what follows.
    if node.isApplication, children == nil { return }
    if part == .stop || contents.isEmpty { builder.end() }
    guard let children, !contents.isEmpty else { return }
    pending.append(
      Pending(
        next: children.entry + 1, end: Int(children.syntax.entries[children.entry].next),
        closes: part != .stop, kind: kind, areInside: around.areInside || part == .whole,
        areParts: around.areParts || Self.hasSystemParts(node.kind)))
  }

  /// Says what VoiceOver stops at, and what is a container with a name.
  private mutating func addExposure(
    of node: IdbNode, _ part: IdbPart, _ kind: ElementKind, _ contents: IdbContents
  ) {
    switch part {
    case .stop, .whole: builder.builder.add(.element, flag: true, value: node.anchor)
    case .holder where kind == .cell || kind == .gridCell:
      builder.builder.add(.element, flag: false, value: node.anchor)
    case .holder where kind == .view && !contents.isEmpty && !node.isApplication && node.hasWords:
      builder.builder.add(.container, text: "semanticGroup", value: node.anchor)
    case .holder: break
    }
  }

  /// Whether UIKit makes what is inside: the glass, the microphone and the cross of a search field,
  /// the halves of a stepper.
  private static func hasSystemParts(_ kind: ElementKind) -> Bool {
    kind == .searchField || kind == .stepper || kind == .datePicker
  }
}

/// The part that an element takes in idb's tree, in which leaves are what VoiceOver stops at.
enum IdbPart: Sendable {
  /// It merely holds others, or nobody knows.
  case holder
  /// VoiceOver stops at it, and at what it holds as well.
  case stop
  /// VoiceOver stops at it, and the texts and pictures inside are parts of it.
  case whole

  init(_ node: IdbNode, _ contents: IdbContents) {
    let kind = node.kind
    switch kind {
    case .textField, .secureField, .searchField, .textView, .tab: self = .stop
    case .view where contents.isEmpty && !IdbRole.isHolder(node.role) && node.hasWords:
      self = .stop
    case .cell, .gridCell, .tableCell: self = contents.isEmpty ? .stop : .holder
    case _ where !Self.isStopKind(kind): self = .holder
    case _ where !contents.hasMoreThanTexts: self = contents.isEmpty ? .stop : .whole
    default: self = node.hasWords ? .stop : .holder
    }
  }

  /// The kind that the element is written as, inside an element of some kind.
  func kind(
    of node: IdbNode, _ contents: IdbContents, inside parent: ElementKind
  ) -> ElementKind {
    let kind = node.kind
    guard self == .holder else {
      return kind == .button ? XCUIElementType.kind(named: "Button", inside: parent) ?? kind : kind
    }
    if contents.hasTabs, kind == .view { return .tabBar }
    // The halves of a stepper that are listed stand for themselves.
    if kind == .stepper, !contents.isEmpty { return .view }
    return Self.isStopKind(kind) ? .view : kind
  }

  /// Whether views of a kind are stops by themselves.
  private static func isStopKind(_ kind: ElementKind) -> Bool {
    switch kind {
    case .button, .barButton, .segment, .disclosure, .menuItem, .popupButton, .backButton, .link,
      .slider, .pageControl, .switch, .checkbox, .tab, .key, .text, .header, .progress,
      .activityIndicator, .image:
      true
    default: false
    }
  }
}

/// The children of an element, as far as they decide its kind.
struct IdbContents: Sendable {
  /// Whether there are none.
  private(set) var isEmpty = true
  /// Whether there is a tab among them.
  private(set) var hasTabs = false
  /// Whether there is anything among them that is neither text nor a picture.
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

/// Writes down what idb says about one element.
enum IdbAttributes {
  /// Adds the attributes of the element that began last.
  static func add(_ node: IdbNode, _ kind: ElementKind, to builder: inout CaptureBuilder) {
    let value = node.value
    builder.add(.id, node.identifier)
    builder.add(.label, node.label)
    if node.label == nil { builder.add(.text, value.present("title")) }
    builder.add(.hint, value.present("help"))
    builder.add(.placeholder, value.present("placeholder"))
    addState(node, kind, to: &builder)
    addTraits(node, kind, to: &builder)
    builder.add(.enabled, flag: value.present("enabled"))
    builder.add(.expanded, flag: value.present("expanded"))
    builder.add(.hidden, flag: value.present("hidden"))
    if kind.isEntry { builder.add(.editing, flag: value.present("focused")) }
    addActions(value.present("custom_actions"), to: &builder)
    builder.add(frame: node.frame)
  }

  /// Adds the value as what it is for the kind: a state, a prompt, or a text.
  private static func addState(
    _ node: IdbNode, _ kind: ElementKind, to builder: inout CaptureBuilder
  ) {
    guard let state = node.state else { return }
    // Newer runtimes repeat the value as the label.
    if !kind.isEntry, let text = state.string, text == node.label?.string { return }
    let isFlag = state.flag != nil
    switch kind {
    case .switch where isFlag, .checkbox where isFlag:
      builder.add(.on, flag: state)
    case .tab where isFlag, .segment where isFlag:
      builder.add(.selected, flag: state)
    case _ where node.role == "RadioButton" && isFlag:
      builder.add(.selected, flag: state)
    case _ where kind.isEntry && isPrompt(node):
      if node.label == nil { builder.add(.placeholder, state) }
    case .secureField:
      // Bullets stand for what was typed; VoiceOver tells how many and does not read them.
      break
    default:
      builder.add(.value, state)
    }
  }

  /// Whether the value of a field is its prompt: an empty field shows it there, and has no other
  /// name or the same one.
  private static func isPrompt(_ node: IdbNode) -> Bool {
    guard let state = node.state?.string, !state.isEmpty else { return false }
    if let prompt = node.value.present("placeholder")?.string { return prompt == state }
    return node.label == nil || node.label?.string == state
  }

  /// Adds traits where the tool lists some; an empty list stands in every capture of some versions
  /// and says nothing.
  private static func addTraits(
    _ node: IdbNode, _ kind: ElementKind, to builder: inout CaptureBuilder
  ) {
    if let list = node.value.present("traits"), let traits = CaptureTraits.traits(of: list),
      !traits.isEmpty
    {
      builder.builder.add(traits: traits, value: list.range, start: list.start)
      return
    }
    guard node.role == "Heading", let type = node.type else { return }
    builder.builder.add(traits: [.staticText, .header], value: type.range, start: type.start)
  }

  private static func addActions(_ list: CaptureValue?, to builder: inout CaptureBuilder) {
    guard let list else { return }
    let names = list.items.compactMap { item in
      item.string.map { Located(value: $0, range: item.range) }
    }
    guard !names.isEmpty else { return }
    builder.builder.add(.actions, .texts(names), value: list.range, start: list.start)
  }
}
