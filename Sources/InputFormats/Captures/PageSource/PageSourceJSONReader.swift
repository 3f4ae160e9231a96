import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// The page source of WebDriverAgent as JSON.
  public static let wdaJSON = Self(named: "wda-json")
}

/// Reads the page source of WebDriverAgent as JSON, of today and of 2016.
enum PageSourceJSONReader: CaptureReader {
  static let info = FormatInfo(
    .wdaJSON, "WebDriverAgent page source, JSON", origin: "`/source?format=json` of WebDriverAgent",
    recognition:
      "JSON with the root element itself, or as `value` or `value.tree`; elements have a "
      + "`type` and some of `rawIdentifier`, `isEnabled`, `isVisible`, `rect`",
    lacks: "hints, fonts, colours, gestures; most captures have no traits",
    unsaid: PageSourceReader.unsaid, shows: .all.subtracting(.wholeFrames), mayBeFlat: true)

  static let tellingKeys = ["rawIdentifier", "isEnabled"]

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .json(let syntax) = contents else { return "it is not JSON" }
    guard syntax.roots.count == 1, let entry = syntax.roots.first else {
      return "it is not one JSON document"
    }
    let document = CaptureValue(syntax, entry)
    guard document.kind == .mapping else { return "the root is not an object" }
    let root = self.root(of: document)
    if root.member("error") != nil, root.member("message") != nil {
      return "it is an error that the server answered with"
    }
    guard let type = root.member("type"), let name = type.string else {
      return "the root has no `type`, and neither has its `value`"
    }
    guard name.first?.isUppercase == true, isType(name) else {
      return "the `type` of the root is none of XCUITest's"
    }
    return isElement(root) ? nil : "the root has no `rawIdentifier`, `isEnabled` or `rect`"
  }

  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading {
    guard case .json(let syntax) = contents, let entry = syntax.roots.first else {
      return Reading(tree: nil, problems: [])
    }
    let root = root(of: CaptureValue(syntax, entry))
    let anchor =
      root.present("type")?.range
      ?? SourceRange(start: root.range.start, end: min(root.range.start + 1, root.range.end))
    return PageSourceBuilder.reading(
      of: PageSource(root), in: syntax.file, root: anchor, info, options)
  }

  /// The root element of a document: itself, or in the answer of a server.
  private static func root(of document: CaptureValue) -> CaptureValue {
    var root = document
    for key in ["value", "tree"] as [StaticString] {
      if let inner = root.member(key), inner.kind == .mapping { root = inner }
    }
    return root
  }

  private static func isType(_ name: String) -> Bool {
    name.hasPrefix("UIA") || XCUIElementType.kind(named: name) != nil
  }

  /// Whether an object has what only elements of this format have.
  private static func isElement(_ object: CaptureValue) -> Bool {
    let keys: [StaticString] = [
      "rawIdentifier", "isEnabled", "isVisible", "isAccessible", "nativeFrame",
    ]
    if keys.contains(where: { object.member($0) != nil }) { return true }
    return object.present("rect")?.kind == .mapping
  }
}
