import DocumentSyntax
import ScreenModel

/// The kind of a line of an XCUITest description.
enum XCUITestLine: Sendable {
  /// Where an element begins.
  struct Head: Sendable {
    /// How far it is indented.
    let column: Int
    /// Where its type stands, as in `Window` of `Window (Main)`.
    let type: SourceRange
    let kind: ElementKind
    /// Whether an arrow says that it is the root.
    let isRoot: Bool
    /// Whether a hooked arrow says that it is around the element, and not in the tree.
    let isOnPath: Bool
    /// Whether nothing but the type stands on the line.
    let isBare: Bool
  }

  /// The headings of the parts.
  enum Heading: Sendable {
    /// The element itself; its fields follow on the line.
    case attributes
    /// The element and what it holds.
    case subtree
    /// The elements around it, which are not part of the tree.
    case path
    /// How it was found.
    case query
  }

  case element(Head)
  case heading(Heading, after: Int)
  /// It goes on with the line before, or is none of ours.
  case other

  /// The keys of fields that are in quotes or not.
  static let keys: [StaticString] = [
    "identifier", "label", "title", "value", "placeholderValue", "pid", "traits", "hint", "help",
  ]
  /// The flags after the fields.
  static let flags: [StaticString] = [
    "Selected", "Disabled", "Keyboard Focused", "Focused", "Main Window", "Hittable",
  ]

  /// The kind of the line at an offset; an element has a known type.
  init(_ scanner: DescriptionScanner, at line: Int, isBareElement: Bool = false) {
    var offset = Self.afterLogPrefix(scanner, line)
    var column = 0
    while let blank = Self.blank(scanner, offset) {
      column = scanner.byte(offset) == 0x09 ? (column / 4 + 1) * 4 : column + 1
      offset += blank
    }
    // The arrows are three bytes each.
    let isRoot = scanner.has("→", at: offset)
    let isOnPath = scanner.has("↳", at: offset)
    if isRoot || isOnPath { offset = scanner.skippingBlanks(from: offset + 3) }
    if let heading = Self.heading(scanner, offset) {
      self = heading
      return
    }
    let end = scanner.wordEnd(from: offset, limit: 40)
    let type = SourceRange(start: offset, end: end)
    guard type.length > 2, scanner.byte(offset) &- 0x41 < 26,
      let follows = Self.follows(scanner, end), follows != .nothing || isBareElement,
      let kind = XCUIElementType.kind(named: scanner.text(type))
    else {
      self = .other
      return
    }
    self = .element(
      Head(
        column: column, type: type, kind: kind, isRoot: isRoot, isOnPath: isOnPath,
        isBare: follows == .nothing))
  }

  /// The length of the blank at an offset: a space, a tab, or the space of a web page that does not
  /// break; nil where there is none.
  private static func blank(_ scanner: DescriptionScanner, _ offset: Int) -> Int? {
    switch scanner.byte(offset) {
    case 0x20, 0x09: 1
    case 0xC2 where scanner.byte(offset + 1) == 0xA0: 2
    default: nil
    }
  }

  /// The characters that may follow a type.
  private enum Sequel { case fields, nothing }

  private static func follows(_ scanner: DescriptionScanner, _ end: Int) -> Sequel? {
    var offset = end
    // "Window (Main)"
    if scanner.has(" (", at: offset) {
      offset += 2
      let limit = offset + 40
      while offset < limit, scanner.byte(offset) != UInt8(ascii: ")"), !scanner.isLineEnd(offset) {
        offset += 1
      }
      guard scanner.byte(offset) == UInt8(ascii: ")") else { return nil }
      offset += 1
    }
    if scanner.isLineEnd(scanner.skippingBlanks(from: offset)) { return .nothing }
    if scanner.has(" 0x", at: offset) || scanner.has(": 0x", at: offset) { return .fields }
    guard scanner.has(", ", at: offset) else { return nil }
    return isField(scanner, offset + 2) ? .fields : nil
  }

  /// Whether a field stands at an offset: an address, a frame, a key that is known, or a flag.
  static func isField(_ scanner: DescriptionScanner, _ offset: Int) -> Bool {
    if scanner.has("0x", at: offset) || scanner.has("{{", at: offset) { return true }
    let end = scanner.wordEnd(from: offset, limit: 20)
    if scanner.byte(end) == UInt8(ascii: ":") {
      let word = SourceRange(start: offset, end: end)
      return keys.contains { scanner.equals(word, $0) }
    }
    return flagEnd(scanner, offset) != nil
  }

  /// Where a flag ends that stands at an offset, with nothing else up to the comma.
  static func flagEnd(_ scanner: DescriptionScanner, _ offset: Int) -> Int? {
    for flag in flags where scanner.has(flag, at: offset) {
      let end = offset + flag.utf8CodeUnitCount
      let after = scanner.skippingBlanks(from: end)
      if scanner.isLineEnd(after) || scanner.byte(end) == UInt8(ascii: ",") { return end }
    }
    return nil
  }

  private static func heading(_ scanner: DescriptionScanner, _ offset: Int) -> XCUITestLine? {
    switch scanner.byte(offset) {
    case UInt8(ascii: "A"):
      scanner.has("Attributes:", at: offset) ? .heading(.attributes, after: offset + 11) : nil
    case UInt8(ascii: "E"):
      scanner.has("Element subtree:", at: offset) ? .heading(.subtree, after: offset + 16) : nil
    case UInt8(ascii: "P"):
      scanner.has("Path to element:", at: offset) ? .heading(.path, after: offset + 16) : nil
    case UInt8(ascii: "Q"):
      scanner.has("Query chain:", at: offset) ? .heading(.query, after: offset + 12) : nil
    default: nil
    }
  }

  /// Where a line goes on after `t = 1.23s`, as the log of a test begins it.
  private static func afterLogPrefix(_ scanner: DescriptionScanner, _ line: Int) -> Int {
    let start = scanner.skippingBlanks(from: line)
    guard scanner.has("t =", at: start) else { return line }
    var offset = scanner.skippingBlanks(from: start + 3)
    let digits = offset
    while scanner.byte(offset) &- 0x30 < 10 || scanner.byte(offset) == 0x2E { offset += 1 }
    return offset > digits && scanner.byte(offset) == UInt8(ascii: "s") ? offset + 1 : line
  }
}
