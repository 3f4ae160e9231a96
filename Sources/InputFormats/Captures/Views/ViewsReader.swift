import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// The `recursiveDescription` of a UIView.
  public static let views = Self(named: "views")
}

/// Reads what the `recursiveDescription` of a UIView prints: the views, their places, some texts.
///
/// There is no accessibility data in it: labels, traits and what is an element may all be set in
/// code. Frames are those in the superview; the tree gets them on the screen.
struct ViewsReader: CaptureReader {
  static let info = FormatInfo(
    .views, "View hierarchy", origin: "`recursiveDescription` of UIView, in the debugger or a test",
    recognition: "text; a line `<UIView: 0x…; frame = (0 0; 390 844); …>`",
    lacks: "all that is set for accessibility, traits, colours, fonts, what taps do, SwiftUI",
    unsaid: FormatInfo.all(but: [
      .text, .placeholder, .frame, .hidden, .alpha, .opaque, .clips, .userInteraction, .enabled,
      .selected, .on,
    ]))

  /// How many characters of a text are printed before three points take the place of the rest.
  private static let textLimit = 25

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .text(let file) = contents else { return "it is not plain text" }
    if let other = unreadGrammar(of: contents) { return other }
    let scanner = DescriptionScanner(bytes: file.bytes)
    guard let (head, limit) = ViewList.first(in: scanner) else {
      return "no line has a `<Class: 0x…; frame = (…)>`"
    }
    return scanner.contains("frame = (", from: head.open, to: limit)
      ? nil : "`<\(Quoted.bare(name(scanner, head)))` has no `frame = (…)`"
  }

  static func unreadGrammar(of contents: CaptureContents) -> String? {
    UnreadGrammar.name(of: contents)
  }

  private static func name(_ scanner: DescriptionScanner, _ head: AngleDescription.Head) -> String {
    scanner.text(AngleDescription(scanner, open: head.open, limit: scanner.end).className)
  }

  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading {
    guard case .text(let file) = contents else { return Reading(tree: nil, problems: []) }
    if let problem = TextEncoding.problem(in: file) {
      return Reading(tree: nil, problems: [problem])
    }
    var reader = ViewsReader(file, options)
    return reader.read()
  }

  /// An open element: how deep it is nested, what it is, and where frames inside count from.
  private struct Level {
    let depth: Int
    let kind: ElementKind
    let isPart: Bool
    let origin: Point?
  }

  /// The fields of one view, as far as they are of use.
  private struct View {
    var base: SourceRange?
    var frame: DescriptionField?
    var text: DescriptionField?
    var placeholder: DescriptionField?
    var flags: [(key: AttributeKey, field: DescriptionField)] = []
    var alpha: DescriptionField?
    /// How far the content is scrolled.
    var offset: Point?
  }

  private let file: SourceFile
  private let scanner: DescriptionScanner
  private var builder: CaptureBuilder
  private var levels: [Level] = []
  private var hasScreen = false
  private var isWorthALook = false

  private init(_ file: SourceFile, _ options: ReadingOptions) {
    self.file = file
    scanner = DescriptionScanner(bytes: file.bytes)
    builder = CaptureBuilder(file, Self.info, options, expectedElements: file.bytes.count / 200)
  }

  private mutating func read() -> Reading {
    var views = ViewList(scanner)
    while let (head, limit) = views.next() {
      if levels.count > SyntaxLimits.depth { return .tooDeep(at: head) }
      add(head, limit: limit)
    }
    return builder.finishedList(isWorthALook: isWorthALook)
  }

  // MARK: Views

  private mutating func add(_ head: AngleDescription.Head, limit: Int) {
    var description = AngleDescription(scanner, open: head.open, limit: limit)
    var view = View()
    while let field = description.next() { take(field, into: &view) }
    while let last = levels.last, last.depth >= head.depth {
      levels.removeLast()
      builder.end()
    }
    if !hasScreen { beginScreen(at: description.className) }
    let name = scanner.text(description.className)
    if ViewClass.hostsSwiftUI(name) { isWorthALook = true }
    let parent = levels.last
    var kind = ViewClass.kind(of: name, base: view.base.map { scanner.text($0) })
    if parent?.isPart == true, kind != .text { kind = .view }
    // A button that gets no touches is the picture of one, as inside the buttons of bars.
    if kind == .button, isUntouchable(view) { kind = .view }
    begin(kind, view, at: description.className, in: parent)
    let place = place(of: view, in: parent)
    if let frame = view.frame, let place { addFrame(place, frame, in: parent) }
    let origin = place.map { place in
      Point(x: place.x - (view.offset?.x ?? 0), y: place.y - (view.offset?.y ?? 0))
    }
    levels.append(
      Level(
        depth: head.depth, kind: kind,
        isPart: parent?.isPart == true || ViewClass.isMadeOfParts(kind), origin: origin))
  }

  private func isUntouchable(_ view: View) -> Bool {
    view.flags.contains { $0.key == .userInteraction && scanner.equals($0.field.value, "NO") }
  }

  private mutating func beginScreen(at anchor: SourceRange) {
    hasScreen = true
    builder.beginScreen(CaptureName.base(of: file.path), anchor: anchor)
    // What SwiftUI draws, and bars of other windows, do not show.
    builder.builder.screen.isFragment = true
  }

  private func place(of view: View, in parent: Level?) -> Rect? {
    guard let field = view.frame, let origin = parent.map(\.origin) ?? Point(x: 0, y: 0),
      let frame = scanner.rect(from: field.value.start, to: field.value.end)
    else { return nil }
    return frame.moved(by: Rect(x: origin.x, y: origin.y, width: 0, height: 0))
  }

  private mutating func addFrame(_ place: Rect, _ field: DescriptionField, in parent: Level?) {
    builder.builder.add(frame: place, value: field.value, start: field.key.start)
    if parent == nil, builder.builder.screen.size == nil, place.width > 0, place.height > 0 {
      builder.builder.screen.size = place
    }
  }

  private mutating func begin(
    _ kind: ElementKind, _ view: View, at anchor: SourceRange, in parent: Level?
  ) {
    // Code may give any view a label, traits and the rest; nothing of that is printed.
    builder.begin(kind, anchor: anchor, marks: .outlet)
    if kind != .view, kind != .stack, kind != .scroll { isWorthALook = true }
    addText(kind, view)
    for (key, field) in view.flags where key != .selected || kind != .view {
      builder.builder.add(
        key, flag: scanner.equals(field.value, "YES"), value: field.value, start: field.key.start)
    }
    if let alpha = view.alpha, let number = scanner.number(alpha.value) {
      builder.builder.add(.alpha, number: number, value: alpha.value, start: alpha.key.start)
    }
  }

  private mutating func addText(_ kind: ElementKind, _ view: View) {
    if let field = view.placeholder, !scanner.equals(field.value, "(null)") {
      builder.builder.add(.placeholder, .raw, value: field.value, start: field.key.start)
    }
    // A cell repeats the text of the label that it holds.
    if let field = view.text, kind != .cell, kind != .gridCell {
      if isCut(field) {
        builder.builder.add(
          .text, unknown: .cutOff, value: field.value, start: field.key.start)
      } else {
        builder.builder.add(.text, .raw, value: field.value, start: field.key.start)
      }
      isWorthALook = true
    }
  }

  /// Whether a text was too long to be printed as a whole.
  private func isCut(_ field: DescriptionField) -> Bool {
    guard field.isQuoted, field.value.length > Self.textLimit,
      scanner.has("...", at: field.value.end - 3)
    else { return false }
    return scanner.text(field.value).utf16.count >= Self.textLimit + 3
  }

  // MARK: Fields

  private func take(_ field: DescriptionField, into view: inout View) {
    switch scanner.byte(field.key.start) {
    case UInt8(ascii: "a"): if isKey(field, "alpha") { view.alpha = field }
    case UInt8(ascii: "b"):
      if isKey(field, "baseClass") { view.base = field.value }
      if isKey(field, "bounds"), view.offset == nil { view.offset = boundsOrigin(field) }
    case UInt8(ascii: "c"):
      if isKey(field, "clipsToBounds") { view.flags.append((.clips, field)) }
      if isKey(field, "contentOffset") {
        view.offset = scanner.point(from: field.value.start, to: field.value.end)
      }
    case UInt8(ascii: "e"): if isKey(field, "enabled") { view.flags.append((.enabled, field)) }
    case UInt8(ascii: "f"): if isKey(field, "frame"), view.frame == nil { view.frame = field }
    case UInt8(ascii: "h"): if isKey(field, "hidden") { view.flags.append((.hidden, field)) }
    case UInt8(ascii: "o"):
      if isKey(field, "opaque") { view.flags.append((.opaque, field)) }
      if isKey(field, "on") { view.flags.append((.on, field)) }
    case UInt8(ascii: "p"):
      if isKey(field, "placeholder"), view.placeholder == nil { view.placeholder = field }
    case UInt8(ascii: "s"): if isKey(field, "selected") { view.flags.append((.selected, field)) }
    case UInt8(ascii: "t"): if isKey(field, "text"), view.text == nil { view.text = field }
    case UInt8(ascii: "u"):
      if isKey(field, "userInteractionEnabled") { view.flags.append((.userInteraction, field)) }
    default: break
    }
  }

  private func isKey(_ field: DescriptionField, _ name: StaticString) -> Bool {
    scanner.equals(field.key, name)
  }

  private func boundsOrigin(_ field: DescriptionField) -> Point? {
    scanner.rect(from: field.value.start, to: field.value.end).map { Point(x: $0.x, y: $0.y) }
  }
}

/// Descriptions that look like those that are read, and are not.
enum UnreadGrammar {
  /// How much of a file is looked at.
  private static let headLength = 16_384

  /// The kind of list that is not read, and the way out; nil for any other text.
  static func name(of contents: CaptureContents) -> String? {
    guard case .text(let file) = contents else { return nil }
    let scanner = DescriptionScanner(bytes: file.bytes)
    var line = TextEncoding.markLength(of: file.bytes)
    while line < min(scanner.end, headLength) {
      let end = scanner.lineEnd(from: line)
      if let name = name(scanner, line, end) { return name }
      line = scanner.lineStart(after: end)
    }
    return nil
  }

  private static func name(_ scanner: DescriptionScanner, _ line: Int, _ end: Int) -> String? {
    let start = scanner.skippingBlanks(from: line)
    let limit = min(end, start + 300)
    if scanner.has("[", at: start), scanner.contains("] h=", from: start, to: limit) {
      return "it lists views of AppKit (`_subtreeDescription`), which are not read"
    }
    if scanner.has("<", at: start), scanner.contains(">, state: ", from: start, to: limit) {
      return "it lists view controllers (`_printHierarchy`); take the `recursiveDescription` of "
        + "their view"
    }
    return nil
  }
}
