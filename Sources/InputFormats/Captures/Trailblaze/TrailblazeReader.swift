import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// A waypoint capture of trailblaze.
  public static let trailblaze = Self(named: "trailblaze")
}

/// Reads waypoint captures of trailblaze, which drives iPhones through Maestro.
///
/// A capture may hold the same elements twice; the tree that says more is read.
enum TrailblazeReader: CaptureReader {
  static let info = FormatInfo(
    .trailblaze, "trailblaze waypoint", origin: "`trailblaze` on an iPhone",
    recognition: "JSON; an object with `viewHierarchy` or `trailblazeNodeTree`",
    lacks: "types, traits, hints, actions, which elements VoiceOver stops at",
    unsaid: MaestroReader.info.unsaid, shows: MaestroReader.shown)

  static let tellingKeys = ["waypointId", "viewHierarchy"]

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .json(let syntax) = contents, syntax.roots.count == 1 else {
      return "it is not JSON"
    }
    let root = CaptureValue(syntax, syntax.roots[0])
    guard root.kind == .mapping else { return "it is not an object" }
    guard hierarchy(in: root) != nil || nodeTree(in: root) != nil else {
      return "the object has no `viewHierarchy` and no `trailblazeNodeTree`"
    }
    return android(root)
  }

  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading {
    guard case .json(let syntax) = contents, let first = syntax.roots.first else {
      return Reading(tree: nil, problems: [])
    }
    let root = CaptureValue(syntax, first)
    let outlines = [
      hierarchy(in: root).map { MaestroOutline($0, .waypoint) },
      nodeTree(in: root).map { MaestroOutline($0, .nodeTree) },
    ].compactMap(\.self)
    guard var outline = outlines.first else { return Reading(tree: nil, problems: []) }
    for other in outlines.dropFirst() where other.says(more: outline) { outline = other }
    var size: Rect?
    if let width = root.present("deviceWidth")?.number, width > 0,
      let height = root.present("deviceHeight")?.number, height > 0
    {
      size = Rect(x: 0, y: 0, width: width, height: height)
    }
    return MaestroWriter.reading(
      of: outline, in: syntax.file, info, options,
      name: MaestroNode.said(root.present("waypointId"))?.string,
      fallback: CaptureName.base(of: syntax.file.path), size: size)
  }

  private static func hierarchy(in root: CaptureValue) -> CaptureValue? {
    guard let node = root.present("viewHierarchy"), isNode(node) else { return nil }
    return node
  }

  private static func nodeTree(in root: CaptureValue) -> CaptureValue? {
    guard let node = root.present("trailblazeNodeTree"), isNode(node),
      node.present("driverDetail")?.present("class")?.string ?? "iosMaestro" == "iosMaestro"
    else { return nil }
    return node
  }

  /// Whether a value has a member that every node of some form has.
  private static func isNode(_ value: CaptureValue) -> Bool {
    let names: [StaticString] = [
      "nodeId", "centerPoint", "driverDetail", "accessibilityText", "x2", "y2", "resourceId",
    ]
    return value.kind == .mapping && names.contains { value.member($0) != nil }
  }

  /// Why the capture is one of an Android app; nil where it is not.
  private static func android(_ root: CaptureValue) -> String? {
    let driver = root.present("trailblazeNodeTree")?.present("driverDetail")?.present("class")
    if let name = driver?.string, name.lowercased().hasPrefix("android") {
      return "its driver shows that it is of an Android app"
    }
    var node = root.present("viewHierarchy")
    // The first view of each level tells.
    for _ in 0..<20 {
      guard let view = node, view.kind == .mapping else { break }
      let isAndroid =
        view.present("className")?.string?.hasPrefix("android") == true
        || view.present("resourceId")?.string?.contains(":id/") == true
      if isAndroid { return "its views are those of an Android app" }
      guard let children = view.present("children"), children.kind == .sequence,
        children.syntax.entries[children.entry].next > children.entry + 1
      else { break }
      node = CaptureValue(children.syntax, children.entry + 1)
    }
    return nil
  }
}
