import DocumentSyntax
import ScreenModel

/// The fields of one element of an XCUITest description, put together.
struct XCUITestElement: Sendable {
  private let scanner: DescriptionScanner
  private let type: SourceRange
  /// Where the frame stands.
  private(set) var frame: SourceRange?
  /// The accessibility label.
  private(set) var label: DescriptionField?
  private var identifier: DescriptionField?
  private var title: DescriptionField?
  private var value: DescriptionField?
  private var placeholder: DescriptionField?
  private var hint: DescriptionField?
  private var traits: DescriptionField?
  private var selected: SourceRange?
  private var disabled: SourceRange?
  /// Whether it is the window of the app, and none of the keyboard or the status bar.
  private(set) var isMainWindow = false

  /// The fields of the element that begins with a type and ends before something else.
  init(_ scanner: DescriptionScanner, _ head: XCUITestLine.Head, limit: Int) {
    self.scanner = scanner
    type = head.type
    isMainWindow = scanner.has(" (Main)", at: head.type.end)
    var fields = XCUITestFields(scanner, after: head.type.end, limit: limit)
    while let field = fields.next() {
      switch field {
      case .frame(let range): if frame == nil { frame = range }
      case .flag(let range): take(flag: range)
      case .text(let field): take(field)
      }
    }
  }

  private mutating func take(flag range: SourceRange) {
    if scanner.equals(range, "Selected") { selected = range }
    if scanner.equals(range, "Disabled") { disabled = range }
    if scanner.equals(range, "Main Window") { isMainWindow = true }
  }

  private mutating func take(_ field: DescriptionField) {
    if isKey(field, "label") {
      label = field
    } else if isKey(field, "identifier") {
      identifier = field
    } else if isKey(field, "value") {
      value = field
    } else if isKey(field, "placeholderValue") {
      placeholder = field
    } else if isKey(field, "title") {
      title = field
    } else if isKey(field, "hint") || isKey(field, "help") {
      hint = field
    } else if isKey(field, "traits") {
      traits = field
    }
  }

  private func isKey(_ field: DescriptionField, _ name: StaticString) -> Bool {
    scanner.equals(field.key, name)
  }

  // MARK: Into the tree

  /// Adds the fields to the element that began last; tells whether there is anything to look at.
  func add(to builder: inout UITreeBuilder, _ kind: ElementKind, isLeaf: Bool) -> Bool {
    if let frame, let rect = scanner.rect(from: frame.start, to: frame.end) {
      builder.add(frame: rect, value: frame)
    }
    add(.id, identifier, to: &builder)
    add(.label, label, to: &builder)
    add(.text, title, to: &builder)
    add(.hint, hint, to: &builder)
    add(.placeholder, placeholder, to: &builder)
    addValue(to: &builder, kind)
    if let selected { builder.add(.selected, flag: true, value: selected) }
    if let disabled { builder.add(.enabled, flag: false, value: disabled) }
    addTraits(to: &builder)
    // Containers list what is in them; what holds nothing and has a label is spoken.
    if kind == .view, isLeaf, saysSomething(label), !isApplication {
      builder.add(.element, flag: true, value: type)
    }
    return saysSomething(label) && !isApplication || value != nil || title != nil
      || placeholder != nil
  }

  private var isApplication: Bool {
    scanner.equals(type, "Application") || scanner.equals(type, "Window")
  }

  private func saysSomething(_ field: DescriptionField?) -> Bool {
    field.map { !scanner.text($0.value).isBlank } ?? false
  }

  private func add(
    _ key: AttributeKey, _ field: DescriptionField?, to builder: inout UITreeBuilder
  ) {
    guard let field else { return }
    builder.add(key, .raw, value: field.value, start: field.key.start)
  }

  /// Adds the value: switches have 0 and 1, chosen tabs 1, and empty fields their prompt.
  private func addValue(to builder: inout UITreeBuilder, _ kind: ElementKind) {
    guard let value else { return }
    let isOne = scanner.equals(value.value, "1")
    let isFlag = isOne || scanner.equals(value.value, "0")
    switch kind {
    case .switch where isFlag, .checkbox where isFlag:
      builder.add(.on, flag: isOne, value: value.value, start: value.key.start)
    case .tab where isFlag, .segment where isFlag:
      if isOne, selected == nil {
        builder.add(.selected, flag: true, value: value.value, start: value.key.start)
      }
    case .textField, .secureField, .searchField, .textView:
      if let placeholder, isSame(placeholder.value, value.value) { return }
      if kind == .secureField, isMasked(value.value) { return }
      add(.value, value, to: &builder)
    // Whether it turns.
    case .activityIndicator where isFlag: break
    default: add(.value, value, to: &builder)
    }
  }

  /// Whether a value is bullets alone, in place of what was typed.
  private func isMasked(_ range: SourceRange) -> Bool {
    scanner.text(range).allSatisfy { $0 == "•" || $0 == "●" }
  }

  private func isSame(_ first: SourceRange, _ second: SourceRange) -> Bool {
    first.length == second.length
      && (0..<first.length).allSatisfy {
        scanner.byte(first.start + $0) == scanner.byte(second.start + $0)
      }
  }

  /// The bits of traits that anybody else knows; Xcode 8 and older printed the mask.
  private static let known: UInt64 = 0x0120_8100_1FFF_FFFF

  private func addTraits(to builder: inout UITreeBuilder) {
    guard let traits, traits.value.length <= 20, let mask = UInt64(scanner.text(traits.value))
    else { return }
    builder.add(
      traits: TraitSet(rawValue: mask & Self.known), value: traits.value, start: traits.key.start)
  }
}

/// Hands out the fields after the type of an element of an XCUITest description.
///
/// Strings are in quotes that nothing escapes: one ends at the quote after which the line ends or
/// another field follows. A value stands without quotes.
struct XCUITestFields: Sendable {
  /// One field.
  enum Field: Sendable {
    case frame(SourceRange)
    case text(DescriptionField)
    case flag(SourceRange)
  }

  private let scanner: DescriptionScanner
  private let limit: Int
  private var offset: Int
  /// Whether a string was opened that nothing closes.
  private(set) var isOpen = false

  /// The fields between a type and the next element.
  init(_ scanner: DescriptionScanner, after type: Int, limit: Int) {
    self.scanner = scanner
    self.limit = limit
    offset = type
  }

  /// The next field; nil after the last.
  mutating func next() -> Field? {
    while offset < limit {
      switch scanner.byte(offset) {
      case 0x20, 0x09, UInt8(ascii: ","), UInt8(ascii: ":"): offset += 1
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "{"): return frame()
      case UInt8(ascii: "("): skip(to: UInt8(ascii: ")"))
      default:
        if let field = named() { return field }
      }
    }
    return nil
  }

  private mutating func frame() -> Field {
    let start = offset
    while offset < limit, !scanner.isLineEnd(offset) {
      offset += 1
      if scanner.has("}}", at: offset) {
        offset += 2
        break
      }
    }
    return .frame(SourceRange(start: start, end: min(offset, limit)))
  }

  /// Goes beyond a sign of the line, or to its end.
  private mutating func skip(to sign: UInt8) {
    while offset < limit, !scanner.isLineEnd(offset), scanner.byte(offset) != sign { offset += 1 }
    if offset < limit, scanner.byte(offset) == sign { offset += 1 }
  }

  /// A flag, or a key with its value; nil after going beyond anything else.
  private mutating func named() -> Field? {
    let start = offset
    if scanner.has("0x", at: start) {
      offset = max(scanner.wordEnd(from: start), start + 1)
      return nil
    }
    if let end = XCUITestLine.flagEnd(scanner, start) {
      offset = end
      return .flag(SourceRange(start: start, end: end))
    }
    let end = scanner.wordEnd(from: start)
    guard end > start, scanner.byte(end) == UInt8(ascii: ":") else {
      skip(to: UInt8(ascii: ","))
      return nil
    }
    let key = SourceRange(start: start, end: end)
    offset = scanner.skippingBlanks(from: end + 1)
    return .text(scanner.byte(offset) == UInt8(ascii: "'") ? quoted(key) : plain(key))
  }

  private mutating func quoted(_ key: SourceRange) -> DescriptionField {
    let start = offset + 1
    offset = start
    while offset < limit {
      if scanner.byte(offset) == UInt8(ascii: "'"), ends(at: offset + 1) {
        let value = SourceRange(start: start, end: offset)
        offset += 1
        return DescriptionField(key: key, value: value, isQuoted: true)
      }
      offset += 1
    }
    isOpen = true
    // Nothing closes it, so that only its line is certain.
    let end = min(scanner.lineEnd(from: start), limit)
    return DescriptionField(
      key: key, value: SourceRange(start: start, end: max(start, end)), isQuoted: true)
  }

  private mutating func plain(_ key: SourceRange) -> DescriptionField {
    let start = offset
    while offset < limit, !(scanner.byte(offset) == UInt8(ascii: ",") && ends(at: offset)) {
      offset += 1
    }
    let end = scanner.trimmedEnd(from: start, to: min(offset, limit))
    return DescriptionField(key: key, value: SourceRange(start: start, end: max(start, end)))
  }

  /// Whether a value can end before an offset.
  private func ends(at offset: Int) -> Bool {
    if offset >= limit { return true }
    if scanner.has(", ", at: offset) { return XCUITestLine.isField(scanner, offset + 2) }
    let byte = scanner.byte(offset)
    if byte == UInt8(ascii: "{") { return false }
    return byte <= 0x20 && scanner.isLineEnd(scanner.skippingBlanks(from: offset))
  }
}
