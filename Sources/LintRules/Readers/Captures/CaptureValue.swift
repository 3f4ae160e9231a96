import DocumentSyntax

/// A JSON value of a capture, read leniently: tools write numbers as strings, and booleans as
/// numbers.
struct CaptureValue: Sendable {
  let syntax: SyntaxTree
  /// The value's entry.
  let entry: Int
  /// The entry of the key that it is given under; nil where it is no member of an object.
  let key: Int?

  /// A value at an entry.
  init(_ syntax: SyntaxTree, _ entry: Int, key: Int? = nil) {
    self.syntax = syntax
    self.entry = entry
    self.key = key
  }

  /// What the value is.
  var kind: SyntaxKind { syntax.entries[entry].kind }

  /// Whether it is null.
  var isNull: Bool { kind == .null }

  /// Where the value is written.
  var range: SourceRange { syntax.entries[entry].range }

  /// Where its key begins, or else the value.
  var start: Int { Int(syntax.entries[key ?? entry].start) }

  /// The span of the whole `key: value`.
  var memberRange: SourceRange { SourceRange(start: start, end: range.end) }

  /// The text of a string; nil for anything else.
  var string: String? { kind == .string ? syntax.text(of: entry) : nil }

  /// A string, number or boolean as it is spelled; nil for null and collections.
  var text: String? {
    isNull || kind.isCollection ? nil : syntax.text(of: entry)
  }

  /// A finite number, also where it is written as a string.
  var number: Double? {
    if let number = syntax.number(of: entry) { return number }
    return string.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A boolean, also where it is written as 0 or 1, "true" or "1".
  var flag: Bool? {
    if let flag = syntax.boolean(of: entry) { return flag }
    switch text {
    case "1", "true", "True", "YES": return true
    case "0", "false", "False", "NO": return false
    default: return nil
    }
  }

  /// The items of an array; empty for anything else.
  var items: [CaptureValue] {
    guard kind == .sequence else { return [] }
    var items: [CaptureValue] = []
    var item = entry + 1
    while item < Int(syntax.entries[entry].next) {
      items.append(CaptureValue(syntax, item))
      item = syntax.index(after: item)
    }
    return items
  }

  /// The members of an object in file order; empty for anything else.
  var members: [CaptureValue] {
    var members: [CaptureValue] = []
    forEachMember { members.append($0) }
    return members
  }

  /// The member of an object that stands first.
  var firstMember: CaptureValue? {
    guard kind == .mapping, entry + 1 < Int(syntax.entries[entry].next) else { return nil }
    return CaptureValue(syntax, syntax.index(after: entry + 1), key: entry + 1)
  }

  /// The name of the key that it is given under; "" where there is none.
  var name: String { key.map { syntax.text(of: $0) } ?? "" }

  /// The member of an object by its key, where it is there; null counts as there.
  func member(_ name: StaticString) -> CaptureValue? {
    guard kind == .mapping else { return nil }
    var key = entry + 1
    let end = Int(syntax.entries[entry].next)
    while key < end {
      let value = syntax.index(after: key)
      if isKey(key, name) { return CaptureValue(syntax, value, key: key) }
      key = syntax.index(after: value)
    }
    return nil
  }

  /// The member of an object by its key, where it has a value that is not null.
  func present(_ name: StaticString) -> CaptureValue? {
    member(name).flatMap { $0.isNull ? nil : $0 }
  }

  private func forEachMember(_ body: (CaptureValue) -> Void) {
    guard kind == .mapping else { return }
    var key = entry + 1
    let end = Int(syntax.entries[entry].next)
    while key < end {
      let value = syntax.index(after: key)
      body(CaptureValue(syntax, value, key: key))
      key = syntax.index(after: value)
    }
  }

  private func isKey(_ key: Int, _ name: StaticString) -> Bool {
    let record = syntax.entries[key]
    guard record.style == .quoted else {
      // Keys of JSON are quoted; those of YAML may be spelled in any way.
      return syntax.text(of: key) == name.description
    }
    let start = Int(record.start) + 1
    guard Int(record.end) - 1 - start == name.utf8CodeUnitCount else { return false }
    return syntax.file.bytes.withUnsafeBufferPointer { bytes in
      (0..<name.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == name.utf8Start[$0] }
    }
  }
}
