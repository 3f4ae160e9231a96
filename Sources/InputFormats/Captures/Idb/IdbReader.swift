import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// JSON of `idb ui describe-all`, `describe-point` and `axe describe-ui`.
  public static let idb = Self(named: "idb")
}

/// Reads what `idb ui describe-all`, `idb ui describe-point` and `axe describe-ui` print.
enum IdbReader: CaptureReader {
  static let info = FormatInfo(
    .idb, "idb and AXe", origin: "`idb ui describe-all`, `axe describe-ui`",
    recognition: "JSON whose elements have `AXLabel`, `AXFrame`, or `type` with `frame`",
    lacks: "gestures, colours, fonts, pictures, what is drawn but no element, most traits",
    unsaid: unsaid, shows: shown, mayBeFlat: true)

  /// The facts that the tool tells; a field shows its prompt as its value.
  static let shown: ScreenEvidence = [.hierarchy, .drawingOrder, .hitAreas, .roles, .frames]

  /// Keys for which the Mac's accessibility, whose words idb uses, has no word.
  static let unsaid: [AttributeKey] = [
    .title, .text, .image, .container, .groupChildren, .modal, .elementsHidden, .elements,
    .implements,
    .rotors, .content, .headingLevel, .gestures, .onTap, .opensURL, .opens, .swipeActions, .font,
    .adjustsFont, .color, .background, .lines, .range, .inputLabels, .labelledBy, .contentType,
    .traits, .selected, .placeholder, .updates, .alpha, .clips, .opaque, .hitInsets,
  ]

  /// Why a list of paths and types is not a capture.
  private static let schemaReason = "it lists paths and types of a capture and none of its values"

  static let tellingKeys = ["AXLabel", "AXUniqueId"]

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .json(let syntax) = contents, let root = CaptureValue.root(of: syntax) else {
      return "it is not JSON"
    }
    switch root.kind {
    case .mapping where isDocument(root) || IdbNode.isElement(root): return nil
    case .sequence:
      let first = root.firstItems(CaptureValue.sample)
      if let line = first.first, IdbNode.isSchemaLine(line) {
        return schemaReason
      }
      if first.contains(where: IdbNode.isElement) { return nil }
    default: break
    }
    return "no element has `AXLabel`, `AXFrame`, or `type` with `frame`"
  }

  static func outline(_ contents: CaptureContents) -> SyntaxProblem? {
    guard case .json(let syntax) = contents,
      let first = CaptureValue.root(of: syntax)?.firstItems(1).first, IdbNode.isSchemaLine(first)
    else { return nil }
    return SyntaxProblem(
      .syntax, "this is not a capture: \(schemaReason); lint the capture itself", at: first.range)
  }

  /// Whether an object is idb's complete form: elements, and the state that they were read in.
  private static func isDocument(_ root: CaptureValue) -> Bool {
    guard let elements = root.present("elements"), elements.kind == .sequence else { return false }
    let first = elements.firstItems(CaptureValue.sample)
    let keys: [StaticString] = [
      "backend", "target", "screen", "truncated", "modal", "automation", "coverage", "profile",
    ]
    let known = keys.count { root.member($0) != nil }
    if first.isEmpty { return known > 2 }
    return known > 0
      && first.contains { item in
        IdbNode.isElement(item) || known > 2 && item.kind == .mapping && item.member("type") != nil
      }
  }

  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading {
    guard case .json(let syntax) = contents, let root = CaptureValue.root(of: syntax) else {
      return Reading(tree: nil, problems: [])
    }
    return read(root.present("elements") ?? root, of: root, info, options)
  }

  /// The reading of a list of elements, or of a single one, in a `document`.
  static func read(
    _ elements: CaptureValue, of document: CaptureValue, _ info: FormatInfo,
    _ options: ReadingOptions
  ) -> Reading {
    let items = elements.kind == .sequence ? elements.items : [elements]
    let nodes = items.filter { $0.kind == .mapping }.map(IdbNode.init)
    if nodes.allSatisfy({ $0.isBlank || $0.isApplication && isLonely($0, among: nodes) }) {
      return .emptyCapture(
        nodes.isEmpty
          ? "it has no element"
          : nodes.contains(where: \.isApplication)
            ? "the application holds no element" : "no value of its element is there",
        at: nodes.first?.anchor ?? elements.range)
    }
    var walk = IdbWalk(elements.syntax, info, options)
    let screen = document.present("screen").flatMap { $0.kind == .mapping ? $0 : nil }
    walk.size = screen.flatMap(Self.size)
    for node in nodes { walk.read(node) }
    return Reading(tree: walk.finish(), problems: [])
  }

  private static func isLonely(_ node: IdbNode, among nodes: [IdbNode]) -> Bool {
    node.children?.items.isEmpty != false && nodes.allSatisfy { $0.isApplication || $0.isBlank }
  }

  private static func size(of screen: CaptureValue) -> Rect? {
    guard let width = screen.present("width")?.number,
      let height = screen.present("height")?.number,
      width > 0, height > 0, screen.present("coordinate_space")?.string?.contains("pixel") != true
    else { return nil }
    return Rect(x: 0, y: 0, width: width, height: height)
  }
}
