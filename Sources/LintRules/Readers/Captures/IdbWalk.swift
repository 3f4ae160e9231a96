import DocumentSyntax

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
  /// What is left of the lists of children.
  private var pending: [Pending] = []

  /// What is left of a list of children.
  private struct Pending {
    var next: Int
    let end: Int
    /// Whether their element is still open.
    let closes: Bool
    /// What holds them, as it is written.
    let kind: ElementKind
    /// Whether they are parts of a stop and none themselves.
    let areInside: Bool
    /// Whether the system gives them to their element.
    let areParts: Bool

    /// What stands around the first element.
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
      name.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil } ?? file.stem, anchor: node.anchor
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
