import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// The page source of Appium and WebDriverAgent as XML.
  public static let wda = Self(named: "wda")
}

/// Reads the page source of Appium and WebDriverAgent as XML.
enum PageSourceReader: CaptureReader {
  static let info = FormatInfo(
    .wda, "Appium page source, XML",
    origin: "`driver.page_source` of Appium, `/source` of WebDriverAgent",
    recognition: "XML with the root `AppiumAUT`, `hierarchy` or an `XCUIElementType…`, also inside "
      + "the JSON of a server's answer or after lines of a log",
    lacks: "hints, fonts, colours, gestures; most captures have no traits",
    unsaid: PageSourceReader.unsaid, shows: .all.subtracting(.wholeFrames), mayBeFlat: true)

  /// The keys that neither form of a page source gives.
  static let unsaid: [AttributeKey] = [
    .hint, .traits, .text, .actions, .onTap, .gestures, .font, .color, .background, .image, .opaque,
    .alpha, .language, .contentType, .modal, .implements, .posts, .rotors, .largeContentViewer,
    .decorative,
  ]

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .xml(let xml) = contents else { return "it is not XML" }
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

extension PageSourceReader {
  static func opensDocument(_ line: ArraySlice<UInt8>) -> Bool {
    PageSourceHead(line).opensDocument
  }

  /// The elements without text after them, and in one root where they have none.
  static func embedded(inBroken file: SourceFile) -> EmbeddedText? {
    let head = PageSourceHead(file.bytes)
    guard head.isPageSource else { return nil }
    let end = file.bytes.withUnsafeBufferPointer(EmbeddedContents.endOfElements)
    let start = SourceRange(start: head.rootStart, end: head.rootStart)
    let elements = SourceRange(start: head.rootStart, end: max(end, head.rootStart))
    if head.isContainer {
      guard end < file.bytes.count else { return nil }
      return EmbeddedText(file) { $0.append(elements) }
    }
    return EmbeddedText(file) { writer in
      writer.append("<AppiumAUT>".utf8, for: start)
      writer.append(elements)
      writer.append("</AppiumAUT>".utf8, for: SourceRange(start: elements.end, end: elements.end))
    }
  }
}

/// The first bytes of XML that may be a page source: what its root is, without parsing it.
struct PageSourceHead: Sendable {
  private static let length = 4_096

  /// The name of the first element; "" where there is none.
  private(set) var root = ""
  /// The name of the element after it, or "".
  private(set) var second = ""
  /// Where the first element begins.
  private(set) var rootStart = 0
  private var hasDeclaration = false

  /// The head of a file.
  init(_ bytes: FileBytes) {
    self.init(Array(bytes.prefix(Self.length))[...])
  }

  /// The head of some bytes, the first of which is at offset 0 of the file.
  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...]
      if rest.starts(with: "<!--".utf8) {
        rest = Self.after("-->", in: rest)
      } else if rest.starts(with: "<?".utf8) {
        hasDeclaration = hasDeclaration || rest.starts(with: "<?xml ".utf8)
        rest = Self.after("?>", in: rest)
      } else {
        let name = Self.name(rest.dropFirst())
        if root.isEmpty {
          root = name
          rootStart = open - bytes.startIndex
          if name.isEmpty { return }
        } else {
          second = name
          return
        }
        rest = rest.dropFirst()
      }
    }
  }

  /// Whether the root is one that holds the elements of a page source.
  var isContainer: Bool { root == "AppiumAUT" || root == "hierarchy" }

  /// Whether the root, or the first element in it, can only be that of a page source.
  var isPageSource: Bool {
    root == "AppiumAUT" || Self.isElement(root) || root == "hierarchy" && Self.isElement(second)
  }

  /// Whether a document of XML or a page source begins here.
  var opensDocument: Bool { hasDeclaration || isContainer || Self.isElement(root) }

  /// Whether a name is that of an element of XCUITest.
  static func isElement(_ name: some StringProtocol) -> Bool { name.hasPrefix("XCUIElementType") }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    let name = bytes.prefix { $0 > 0x20 && !"/>=<".utf8.contains($0) }
    return String(decoding: name, as: UTF8.self)
  }

  private static func after(_ end: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let mark = Array(end.utf8)
    guard
      let found = bytes.indices.first(where: { offset in
        bytes[offset] == mark[0] && bytes[offset...].starts(with: mark)
      })
    else { return [] }
    return bytes[(found + mark.count)...]
  }
}
