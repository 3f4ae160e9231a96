import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// JSON of AccessibilitySnapshot's elements.
  public static let snapshot = Self(named: "a11y-snapshot")
}

/// Reads the elements of AccessibilitySnapshot as JSON: flat, as a hierarchy, or in the flat form
/// of ButtonHeist.
enum SnapshotReader: CaptureReader {
  static let info = FormatInfo(
    .snapshot, "AccessibilitySnapshot", origin: "AccessibilitySnapshot's parser, ButtonHeist",
    recognition:
      "JSON whose elements have `shape`, `element` or `container` with `_0`, or `frameX`",
    lacks: "views that are not elements, classes, gestures, colours, fonts, pictures",
    unsaid: [
      .title, .text, .image, .placeholder, .groupChildren, .modal, .elementsHidden, .implements,
      .headingLevel, .gestures, .onTap, .opensURL, .opens, .swipeActions, .font, .adjustsFont,
      .color, .background, .lines, .range, .labelledBy, .contentType, .updates, .alpha, .clips,
      .opaque, .hitInsets, .elements,
    ], shows: [.hierarchy, .roles, .frames], mayBeFlat: true)

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .json(let syntax) = contents, let root = CaptureValue.root(of: syntax) else {
      return "it is not JSON"
    }
    let items = root.kind == .mapping ? root.present("elements") ?? root : root
    let first = items.kind == .sequence ? items.firstItems(CaptureValue.sample) : [items]
    if first.contains(where: SnapshotNode.isNode) { return nil }
    return "no element has `shape`, `element` or `container` with `_0`, or `frameX`"
  }

  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading {
    guard case .json(let syntax) = contents, let root = CaptureValue.root(of: syntax) else {
      return Reading(tree: nil, problems: [])
    }
    let list = root.kind == .mapping ? root.present("elements") ?? root : root
    let items = (list.kind == .sequence ? list.items : [list]).filter(SnapshotNode.isNode)
    guard !items.isEmpty else { return .emptyCapture(at: list.range) }
    var walk = SnapshotWalk(syntax, options, anchor: list.range)
    walk.read(items)
    return Reading(tree: walk.finish(), problems: [])
  }
}
