import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// The `debugDescription` of an XCUIElement.
  public static let xcuitest = Self(named: "xcuitest")
}

/// Reads the `debugDescription` of an XCUIElement or of a query.
///
/// Only the subtrees count: the path to the element and the query chain repeat elements. A query
/// prints one subtree for each match, and each becomes a screen. What VoiceOver stops at is not
/// said; the types tell, and a leaf of no particular type that has a label is taken for an element.
struct XCUITestReader: CaptureReader {
  static let info = FormatInfo(
    .xcuitest, "XCUITest description", origin: "`debugDescription` of XCUIApplication in a UI test",
    recognition: "text; a line `Button, 0x…, {{16.0, 40.0}, {80.0, 44.0}}, label: 'Save'`",
    lacks: "hints, traits, actions and gestures, colours, fonts, what is hidden from VoiceOver",
    unsaid: FormatInfo.all(but: [
      .label, .text, .value, .placeholder, .id, .frame, .enabled, .selected, .on,
    ]), shows: .all.subtracting(.wholeFrames))

  /// How much of a file is looked at to tell its format.
  private static let headLength = 262_144

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .text(let file) = contents else { return "it is not plain text" }
    let scanner = DescriptionScanner(bytes: file.bytes)
    var line = TextEncoding.markLength(of: file.bytes)
    var hasQuery = false
    while line < min(scanner.end, headLength) {
      let end = scanner.lineEnd(from: line)
      switch XCUITestLine(scanner, at: line) {
      case .element(let head):
        let limit = min(end, head.type.end + 4_000)
        if scanner.contains("{{", from: head.type.end, to: limit)
          || scanner.contains("0x", from: head.type.end, to: min(limit, head.type.end + 60))
          || scanner.contains(", pid: ", from: head.type.end, to: limit)
        {
          return nil
        }
      case .heading(.query, _): hasQuery = true
      case .heading(.subtree, _): return nil
      case .heading(.attributes, let after):
        let start = scanner.skippingBlanks(from: after)
        if case .element = XCUITestLine(scanner, at: start) { return nil }
      case .heading, .other:
        let limit = min(end, line + 200)
        if hasQuery, scanner.contains("Find: ", from: line, to: limit) { return nil }
      }
      line = scanner.lineStart(after: end)
    }
    return "no line has a type such as `Button` with `0x…` or `{{x, y}, {w, h}}`"
  }

  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading {
    guard case .text(let file) = contents else { return Reading(tree: nil, problems: []) }
    if let problem = TextEncoding.problem(in: file) {
      return Reading(tree: nil, problems: [problem])
    }
    var reader = XCUITestReader(file, options)
    return reader.read()
  }

  /// An open element.
  private struct Level {
    let column: Int
    let kind: ElementKind
    /// Whether it is a window beside the app's own.
    let isOtherWindow: Bool
    /// Whether the system made it, as the keys of the keyboard.
    var isSystem: Bool
  }

  private let file: SourceFile
  let scanner: DescriptionScanner
  var builder: CaptureBuilder
  private var levels: [Level] = []
  /// The element whose last line is not reached yet, and whether a string of it is still open.
  private var pending: XCUITestLine.Head?
  private var isPendingOpen = false
  private var part = XCUITestLine.Heading.subtree
  private var queryRange: SourceRange?
  /// The element that `Attributes:` describes, for the case that no subtree follows.
  private var described: XCUITestLine.Head?
  private var startsScreen = true
  var isWorthALook = false

  private init(_ file: SourceFile, _ options: ReadingOptions) {
    self.file = file
    scanner = DescriptionScanner(bytes: file.bytes)
    builder = CaptureBuilder(file, Self.info, options, expectedElements: file.bytes.count / 90)
  }

  // MARK: Lines

  private mutating func read() -> Reading {
    var line = TextEncoding.markLength(of: file.bytes)
    while line < scanner.end {
      let end = scanner.lineEnd(from: line)
      switch XCUITestLine(scanner, at: line, isBareElement: part == .subtree && !isPendingOpen) {
      case .heading(let heading, let after): begin(heading, line: line, after: after)
      case .element(let head):
        if head.isOnPath {
          takePath(head, limit: end)
        } else if part == .subtree {
          flush(at: line, next: head)
          pending = head
          isPendingOpen = hasOpenString(head, limit: end)
          if levels.count > SyntaxLimits.depth { return tooDeep(head) }
        } else if part == .path {
          takePath(head, limit: end)
        }
      case .other:
        if isPendingOpen, scanner.contains("'", from: line, to: end) { isPendingOpen = false }
      }
      line = scanner.lineStart(after: end)
    }
    flush(at: scanner.end, next: nil)
    addDescribed(limit: scanner.end)
    return finished()
  }

  private mutating func begin(_ heading: XCUITestLine.Heading, line: Int, after: Int) {
    flush(at: line, next: nil)
    if heading == .attributes || heading == .query { addDescribed(limit: line) }
    part = heading
    switch heading {
    case .attributes:
      startsScreen = true
      if case .element(let head) = XCUITestLine(scanner, at: scanner.skippingBlanks(from: after)) {
        described = head
      }
    case .query:
      if queryRange == nil { queryRange = SourceRange(start: line, end: after) }
    case .subtree, .path: break
    }
  }

  /// Whether a string of an element goes on after its first line.
  private func hasOpenString(_ head: XCUITestLine.Head, limit: Int) -> Bool {
    var fields = XCUITestFields(scanner, after: head.type.end, limit: limit)
    while fields.next() != nil {}
    return fields.isOpen
  }

  /// Adds the element that `Attributes:` describes, where no subtree had it.
  private mutating func addDescribed(limit: Int) {
    guard let head = described else { return }
    let end = scanner.lineEnd(from: head.type.end)
    add(head, limit: min(end, limit), isLeaf: true)
  }

  private func tooDeep(_ head: XCUITestLine.Head) -> Reading {
    let problem = SyntaxProblem(
      .limit,
      "elements are nested more than \(SyntaxLimits.depth) deep here; take a part of the tree",
      at: head.type)
    return Reading(tree: nil, problems: [problem])
  }

  // MARK: Elements

  /// Adds the element that ends where another line begins.
  private mutating func flush(at end: Int, next: XCUITestLine.Head?) {
    guard let head = pending else { return }
    pending = nil
    isPendingOpen = false
    let isLeaf = next.map { $0.isRoot || $0.column <= head.column } ?? true
    add(head, limit: end, isLeaf: isLeaf)
  }

  private mutating func add(_ head: XCUITestLine.Head, limit: Int, isLeaf: Bool) {
    described = nil
    while let last = levels.last, startsScreen || head.isRoot || last.column >= head.column {
      levels.removeLast()
      builder.end()
    }
    let fields = XCUITestElement(scanner, head, limit: limit)
    if startsScreen || builder.count == 0 { beginScreen(head, fields) }
    let parent = levels.last
    let kind = kind(of: head, in: parent?.kind)
    if kind == .keyboard { markWindowAsSystem() }
    let isSystem =
      parent?.isSystem == true || kind == .keyboard || parent?.kind == .stepper
      || parent?.kind == .datePicker || scanner.equals(head.type, "StatusBar")
    let isOtherWindow = scanner.equals(head.type, "Window") && !fields.isMainWindow
    builder.begin(kind, anchor: head.type, marks: isSystem ? .systemProvided : [])
    let mayBeElement = isLeaf && parent?.kind != .stepper
    if fields.add(to: &builder.builder, kind, isLeaf: mayBeElement) || kind != .view {
      isWorthALook = true
    }
    levels.append(
      Level(
        column: head.column, kind: kind, isOtherWindow: isOtherWindow,
        isSystem: isSystem || levels.last?.isSystem == true))
  }

  /// Everything else in the window of the keyboard is the system's as well.
  private mutating func markWindowAsSystem() {
    guard let window = levels.lastIndex(where: \.isOtherWindow) else { return }
    for index in window..<levels.count { levels[index].isSystem = true }
  }

  /// The kind of an element where it stands: XCUITest has one type for all buttons.
  private func kind(of head: XCUITestLine.Head, in parent: ElementKind?) -> ElementKind {
    // The halves of a stepper are parts of it already.
    if parent == .stepper { return .view }
    guard head.kind == .button, let parent else { return head.kind }
    return XCUIElementType.kind(named: scanner.text(head.type), inside: parent) ?? head.kind
  }

  private mutating func beginScreen(_ head: XCUITestLine.Head, _ fields: XCUITestElement) {
    startsScreen = false
    let isApplication = scanner.equals(head.type, "Application")
    let label = isApplication ? fields.label.map { scanner.text($0.value) } : nil
    let name = label.flatMap { $0.isBlank ? nil : $0 }
    builder.beginScreen(name ?? CaptureName.base(of: file.path), anchor: head.type)
    builder.builder.screen.isFragment = !isApplication
    if isApplication || scanner.equals(head.type, "Window") { takeSize(fields.frame) }
  }

  private mutating func takeSize(_ field: SourceRange?) {
    guard builder.builder.screen.size == nil, let field,
      let rect = scanner.rect(from: field.start, to: field.end), rect.width > 0, rect.height > 0
    else { return }
    builder.builder.screen.size = rect
  }

  /// Takes name and size of a screen from the path to its element, which begins with the app.
  private mutating func takePath(_ head: XCUITestLine.Head, limit: Int) {
    guard builder.count > 0 else { return }
    let fields = XCUITestElement(scanner, head, limit: limit)
    if scanner.equals(head.type, "Application") || scanner.equals(head.type, "Window") {
      takeSize(fields.frame)
    }
    if scanner.equals(head.type, "Application"), let label = fields.label {
      let name = scanner.text(label.value)
      if !name.isBlank { builder.builder.screen.name = name }
    }
  }

  // MARK: The end

  private mutating func finished() -> Reading {
    guard builder.count > 0 else {
      let range = queryRange ?? SourceRange(start: 0, end: 0)
      let cause =
        queryRange == nil ? "there is no element" : "only the query is there, and no element"
      return .emptyCapture(cause, at: range)
    }
    if !isWorthALook { builder.builder.screen.isFragment = true }
    let tree = builder.finish()
    let cause = "no element has a type of its own, a label or a value"
    let nothing = Diagnostic.emptyCapture(cause, at: tree.elements[0].anchor)
    let diagnostics = isWorthALook ? [] : [nothing]
    return Reading(tree: tree, problems: [], diagnostics: diagnostics)
  }
}
