import DocumentSyntax
import ScreenModel

/// Turns the outline of a Maestro hierarchy into the UI tree.
struct MaestroWriter {
  private let outline: MaestroOutline
  private let root: SourceRange
  private var builder: CaptureBuilder
  /// The kinds of the open nodes, where each ends, and the place that it is in.
  private var open: [(kind: ElementKind, next: Int, place: Rect?)] = []

  /// From which shorter side on a screen is that of a tablet.
  private static let tablet = 600.0

  private init(
    _ outline: MaestroOutline, _ file: SourceFile, _ info: FormatInfo, _ options: ReadingOptions,
    root: SourceRange
  ) {
    self.outline = outline
    self.root = root
    builder = CaptureBuilder(file, info, options, expectedElements: outline.items.count)
  }

  /// The reading of a capture: one screen, or a diagnostic where it shows nothing.
  static func reading(
    of outline: MaestroOutline, in file: SourceFile, _ info: FormatInfo, _ options: ReadingOptions,
    name: String? = nil, fallback: String?, size: Rect? = nil
  ) -> Reading {
    let start = SourceRange(start: 0, end: min(1, file.bytes.count))
    let root = outline.items.isEmpty ? start : outline.node(0).anchor ?? start
    var writer = MaestroWriter(outline, file, info, options, root: root)
    if let reason = writer.emptiness {
      return .emptyCapture(reason, at: root)
    }
    return Reading(
      tree: writer.tree(name: name ?? writer.applicationName ?? fallback, size: size), problems: [])
  }

  /// Why there is nothing to check; nil where there is.
  private var emptiness: String? {
    let items = outline.items
    guard items.contains(where: { $0.hasWords }) else { return "no element has a text" }
    let app = outline.application
    guard let app else { return "no element of the app has a size" }
    let isAnyInside = items.indices.contains {
      $0 != app && items[$0].hasWords && !items[$0].isSystem
    }
    if isAnyInside { return nil }
    // A view with words of its own may be all that was asked for.
    return items[app].hasWords && app == 0 && items.count == 1
      ? nil : "the app has no element with a text"
  }

  private mutating func tree(name: String?, size: Rect?) -> UITree {
    builder.beginScreen(name, anchor: root)
    let frame = size ?? outline.application.flatMap { outline.items[$0].frame }
    if let frame {
      let screen = Rect(x: 0, y: 0, width: frame.maxX, height: frame.maxY)
      builder.builder.screen.size = screen
      if screen.shortSide >= Self.tablet { builder.builder.screen.idiom = .pad }
    }
    for index in outline.items.indices {
      while let last = open.last, last.next <= index {
        open.removeLast()
        builder.end()
      }
      write(index)
    }
    return builder.finish()
  }

  /// The name of the app, where a node around all others gives it.
  private var applicationName: String? {
    guard let app = outline.application, outline.items[app].next > app + 1 else { return nil }
    return outline.node(app).label?.text
  }

  private mutating func write(_ index: Int) {
    let item = outline.items[index]
    let node = outline.node(index)
    let kind = kind(of: node)
    let anchor = node.anchor ?? root
    builder.begin(kind, anchor: anchor, marks: item.isSystem ? .systemProvided : [])
    let isPlaced = node.frame.map(isInPlace) ?? false
    open.append((kind, item.next, isPlaced ? node.frame : open.last?.place))
    if outline.form != .runner, outline.isHeard[index] {
      builder.builder.add(.element, flag: true, value: anchor)
    }
    builder.add(.label, node.label)
    builder.add(.text, node.title)
    builder.add(.placeholder, node.prompt)
    builder.add(.id, node.id)
    addState(of: node, kind)
    if isPlaced, let frame = node.frame, let place = node.framePlace {
      builder.builder.add(frame: frame, value: place)
    }
  }

  /// Whether a frame is one on the screen: of what is scrolled away, some begin at zero and count
  /// from nowhere.
  private func isInPlace(_ frame: Rect) -> Bool {
    guard frame.x == 0, frame.y == 0, let place = open.last?.place, place.area > 0 else {
      return true
    }
    return place.meets(frame) || frame.area == 0
  }

  private func kind(of node: MaestroNode) -> ElementKind {
    if let type = node.type?.number, type >= 0, type < 1_000 {
      return XCUIElementType.kind(rawValue: Int(type), inside: open.last?.kind) ?? .view
    }
    // Nothing but a field has a prompt.
    return node.prompt == nil ? .view : .textField
  }

  private mutating func addState(of node: MaestroNode, _ kind: ElementKind) {
    switch kind {
    case .switch,
      .checkbox where node.value?.flag != nil:
      builder.add(.on, flag: node.value)
    case .textField where node.value?.text == node.prompt?.text && node.prompt != nil: break
    // A text has its words as label and as value.
    case _ where node.value?.text == node.label?.text: break
    default: builder.add(.value, node.value)
    }
    if node.checked?.flag == true, !builder.builder.hasKey(.on) {
      builder.add(.on, flag: node.checked)
    }
    if node.enabled?.flag == false { builder.add(.enabled, flag: node.enabled) }
    if node.selected?.flag == true { builder.add(.selected, flag: node.selected) }
  }
}
