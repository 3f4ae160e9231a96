import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// JSON of `maestro hierarchy`.
  public static let maestro = Self(named: "maestro")
}

/// Reads the JSON of `maestro hierarchy`, and that of Maestro's runner on the device.
///
/// The first has neither types nor traits: only texts and sizes are certain.
enum MaestroReader: CaptureReader {
  static let info = FormatInfo(
    .maestro, "Maestro hierarchy", origin: "`maestro hierarchy`; Maestro's runner on the device",
    recognition: "JSON; an object with `attributes` and `children`, or with `axElement`",
    lacks: "types, traits, hints, actions, which elements VoiceOver stops at",
    unsaid: [.type] + unsaid, shows: shown)

  /// The facts that the tool tells: it has no types.
  static let shown: ScreenEvidence = .all.subtracting([.roles, .wholeFrames])

  /// The description of captures by the runner, which also gives types.
  private static let runnerInfo = FormatInfo(
    .maestro, info.title, origin: info.origin, recognition: info.recognition, lacks: info.lacks,
    unsaid: unsaid, shows: shown.union(.roles))

  /// The keys that no form gives.
  static let unsaid: [AttributeKey] = [
    .element, .traits, .hint, .actions, .rotors, .gestures, .onTap, .opens, .opensURL, .implements,
    .swipeActions, .elements, .container, .groupChildren, .sortPriority, .hidden, .elementsHidden,
    .modal, .alpha, .z, .clips, .opaque, .image, .draws, .text, .font, .adjustsFont, .color,
    .background, .language, .speech, .title, .focus, .posts, .returnsFocusTo, .range, .headingLevel,
    .header, .activationPoint, .contentType, .inputLabels, .labelledBy, .largeContentViewer,
    .ignoresInvertColors, .userInteraction, .respondsToInteraction, .class, .observes,
    .orientations, .editing,
  ]

  static let tellingKeys = ["attributes", "accessibilityText", "bounds"]

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .json(let syntax) = contents, syntax.roots.count == 1 else {
      return "it is not JSON"
    }
    let root = CaptureValue(syntax, syntax.roots[0])
    guard root.kind == .mapping else { return "it is not an object" }
    if runnerRoot(root) != nil { return nil }
    guard let attributes = root.present("attributes"), attributes.kind == .mapping else {
      return "the object has no `attributes` and no `axElement`"
    }
    return MaestroHead(root).refusal
  }

  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading {
    guard case .json(let syntax) = contents, let first = syntax.roots.first else {
      return Reading(tree: nil, problems: [])
    }
    let root = CaptureValue(syntax, first)
    let name = CaptureName.base(of: syntax.file.path)
    guard let runner = runnerRoot(root) else {
      return MaestroWriter.reading(
        of: MaestroOutline(root, .hierarchy), in: syntax.file, info, options, fallback: name)
    }
    return MaestroWriter.reading(
      of: MaestroOutline(runner, .runner), in: syntax.file, runnerInfo, options, fallback: name)
  }

  /// The element that the runner's answer begins with; nil where it is none.
  private static func runnerRoot(_ root: CaptureValue) -> CaptureValue? {
    let element = root.present("axElement") ?? root
    guard element.present("elementType")?.number != nil, let frame = element.present("frame"),
      frame.member("Width") != nil || frame.member("X") != nil
    else { return nil }
    return element
  }
}

/// The origin of a hierarchy, by its first nodes.
struct MaestroHead {
  /// How many nodes are looked at.
  private static let length = 100
  /// Attributes that Maestro has for elements of an iPhone.
  private static let known: [StaticString] = ["accessibilityText", "hintText", "title", "value"]
  /// Attributes that it has for Android alone.
  private static let android: [StaticString] = [
    "class", "package", "ignoreBoundsFiltering", "scrollable", "long-clickable", "password",
    "clickable", "focusable", "content-desc",
  ]

  /// Why it is not a hierarchy of an iPhone; nil where it is one.
  private(set) var refusal: String?

  /// The beginning of a hierarchy.
  init(_ root: CaptureValue) {
    var pending = [root]
    var count = 0
    var hasKnown = false
    var hasOther = false
    while let item = pending.popLast(), count < Self.length {
      count += 1
      if let attributes = item.present("attributes"), attributes.kind == .mapping {
        if let reason = Self.isAndroid(attributes) {
          refusal = reason
          return
        }
        hasKnown = hasKnown || Self.known.contains { attributes.member($0) != nil }
        hasOther = hasOther || attributes.firstMember != nil
      }
      if let children = item.present("children") { Self.push(children, to: &pending) }
    }
    guard !hasKnown else { return }
    if hasOther {
      refusal = "no element has `accessibilityText`, as those of iOS apps do"
    } else if root.present("children")?.kind != .sequence || !Self.isBare(root) {
      refusal = "`attributes` is empty"
    }
  }

  /// Why attributes are those of an Android app; nil where they are not.
  private static func isAndroid(_ attributes: CaptureValue) -> String? {
    let mark = android.first { attributes.member($0) != nil }
    if let mark { return "`\(mark)` shows that it is the hierarchy of an Android app" }
    guard let id = attributes.present("resource-id")?.string, id.contains(":id/") else {
      return nil
    }
    return "its ids are those of an Android app"
  }

  /// Adds the first children of a node, so that the first of all comes next.
  private static func push(_ children: CaptureValue, to pending: inout [CaptureValue]) {
    guard children.kind == .sequence else { return }
    var found: [CaptureValue] = []
    var child = children.entry + 1
    while child < Int(children.syntax.entries[children.entry].next), found.count < length {
      found.append(CaptureValue(children.syntax, child))
      child = children.syntax.index(after: child)
    }
    pending += found.reversed()
  }

  /// Whether an object has no members but those of a node.
  private static func isBare(_ root: CaptureValue) -> Bool {
    let names: Set = [
      "attributes", "children", "clickable", "enabled", "focused", "checked", "selected",
    ]
    return root.members.allSatisfy { names.contains($0.name) }
  }
}
