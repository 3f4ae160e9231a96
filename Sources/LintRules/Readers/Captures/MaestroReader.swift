import DocumentSyntax

/// Reads the JSON of `maestro hierarchy`, and that of Maestro's runner on the device.
///
/// The first has neither types nor traits: only texts and sizes are certain.
enum MaestroReader: CaptureReader {
  static let info = FormatInfo(
    .maestro, "Maestro hierarchy", origin: "`maestro hierarchy`; Maestro's runner on the device",
    recognition: "JSON; an object with `attributes` and `children`, or with `axElement`",
    lacks: "types, traits, hints, actions, which elements VoiceOver stops at",
    unsaid: [.type] + unsaid)

  /// What the runner gives beside: the type of each element.
  private static let runnerInfo = FormatInfo(
    .maestro, info.title, origin: info.origin, recognition: info.recognition, lacks: info.lacks,
    unsaid: unsaid)

  /// What no form gives.
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
    guard case .json(let syntax) = contents, syntax.roots.count == 1 else { return "it is no JSON" }
    let root = CaptureValue(syntax, syntax.roots[0])
    guard root.kind == .mapping else { return "it is no object" }
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
