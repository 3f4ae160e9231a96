import DocumentSyntax

/// Reads the page source of Appium and WebDriverAgent as XML.
enum PageSourceReader: CaptureReader {
  static let info = FormatInfo(
    .wda, "Appium page source, XML",
    origin: "`driver.page_source` of Appium, `/source` of WebDriverAgent",
    recognition: "XML with the root `AppiumAUT`, `hierarchy` or an `XCUIElementType…`, also inside "
      + "the JSON of a server's answer or after lines of a log",
    lacks: "hints, fonts, colours, gestures; most captures have no traits",
    unsaid: PageSourceReader.unsaid)

  /// The keys that neither form of a page source gives.
  static let unsaid: [AttributeKey] = [
    .hint, .traits, .text, .actions, .onTap, .gestures, .font, .color, .background, .image, .opaque,
    .alpha, .language, .contentType, .modal, .implements, .posts, .rotors, .largeContentViewer,
    .decorative,
  ]

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .xml(let xml) = contents else { return "it is no XML" }
    if PageSourceHead.isElement(xml.name(of: 0)) || xml.nameEquals(0, "AppiumAUT") { return nil }
    guard xml.nameEquals(0, "hierarchy") else {
      return "the root is none of `AppiumAUT`, `hierarchy`, `XCUIElementType…`"
    }
    guard xml.elements.count > 1 else { return "the `hierarchy` is empty" }
    let first = xml.name(of: 1)
    if PageSourceHead.isElement(first) || first == "AppiumAUT" { return nil }
    if first == "node" || first.hasPrefix("android") {
      return "it is a page source of Android, and only those of iOS are read"
    }
    return "the first element in `hierarchy` is no `XCUIElementType…`"
  }

  static func claims(_ file: SourceFile) -> Bool {
    switch CaptureContents.Shape(file.bytes) {
    case .xml: return PageSourceHead(file.bytes).isPageSource
    case .json:
      let head = file.bytes.prefix(4_096)
      return ["<AppiumAUT", "<XCUIElementType"].contains { ByteSearch.has($0, in: head) }
        && ByteSearch.has("\"value\"", in: head)
    case .text: return false
    }
  }

  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading {
    guard case .xml(let xml) = contents, let root = xml.elements.first else {
      return Reading(tree: nil, problems: [])
    }
    let start = Int(root.start) + 1
    let name = SourceRange(start: start, end: start + Int(root.nameLength))
    return PageSourceBuilder.reading(
      of: PageSource(xml), in: xml.file, root: name, info, options)
  }
}
