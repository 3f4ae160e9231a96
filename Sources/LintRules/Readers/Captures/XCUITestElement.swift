import DocumentSyntax

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
    field.map { !TextFacts.isBlank(scanner.text($0.value)) } ?? false
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
