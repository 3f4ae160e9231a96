package import DocumentSyntax
import ScreenModel

/// A JSON value of a capture, read leniently: tools write numbers as strings, and booleans as
/// numbers.
package struct CaptureValue: Sendable {
  let syntax: SyntaxTree
  /// The value's entry.
  let entry: Int
  /// The entry of the key that it is given under; nil where it is not a member of an object.
  let key: Int?

  /// A value at an entry.
  package init(_ syntax: SyntaxTree, _ entry: Int, key: Int? = nil) {
    self.syntax = syntax
    self.entry = entry
    self.key = key
  }

  /// The kind of the value.
  package var kind: SyntaxKind { syntax.entries[entry].kind }

  /// Whether it is null.
  var isNull: Bool { kind == .null }

  /// Where the value is written.
  var range: SourceRange { syntax.entries[entry].range }

  /// Where its key begins, or else the value.
  var start: Int { Int(syntax.entries[key ?? entry].start) }

  /// The span of the whole `key: value`.
  var memberRange: SourceRange { SourceRange(start: start, end: range.end) }

  /// The text of a string; nil for anything else.
  package var string: String? { kind == .string ? syntax.text(of: entry) : nil }

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
  package var items: [CaptureValue] {
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
  package var members: [CaptureValue] {
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
  package var name: String { key.map { syntax.text(of: $0) } ?? "" }

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
    return syntax.file.bytes.withUnsafeBufferPointer { $0.has(name, at: start) }
  }
}

/// Rectangles in the forms that tools write; nil where a number is missing or not finite.
extension CaptureValue {
  /// The rectangle of `{x, y, width, height}`, `{X, Y, Width, Height}`, `{origin, size}`,
  /// `[[x, y], [w, h]]`, `[x, y, w, h]`, or a text such as `{{x, y}, {w, h}}`.
  var rect: Rect? {
    switch kind {
    case .mapping: return rectOfMembers
    case .sequence: return rectOfItems
    case .string: return string.flatMap(Self.rect)
    default: return nil
    }
  }

  private var rectOfMembers: Rect? {
    if let origin = present("origin"), let size = present("size") {
      return Self.rect([
        origin.present("x")?.number, origin.present("y")?.number, size.present("width")?.number,
        size.present("height")?.number,
      ])
    }
    if member("X") != nil {
      return Self.rect([
        present("X")?.number, present("Y")?.number, present("Width")?.number,
        present("Height")?.number,
      ])
    }
    return Self.rect([
      present("x")?.number, present("y")?.number, present("width")?.number,
      present("height")?.number,
    ])
  }

  private var rectOfItems: Rect? {
    let items = items
    if items.count == 2 { return Self.rect((items[0].items + items[1].items).map(\.number)) }
    return Self.rect(items.map(\.number))
  }

  private static func rect(_ numbers: [Double?]) -> Rect? {
    let numbers = numbers.compactMap { $0 }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The rectangle of a text such as `{{x, y}, {w, h}}` or `NSRect: {{x, y}, {w, h}}`.
  static func rect(_ text: String) -> Rect? {
    guard let open = text.firstIndex(of: "{") else { return nil }
    let parts = text[open...].split { "{}, ".contains($0) }
    return parts.count == 4 ? rect(parts.map { Double($0) }) : nil
  }
}

extension Rect {
  /// The rectangle without the noise that tools compute into whole numbers: 43.99999 is 44.
  var withoutNoise: Rect {
    Rect(
      x: Self.plain(x), y: Self.plain(y), width: Self.plain(width), height: Self.plain(height))
  }

  private static func plain(_ number: Double) -> Double {
    let whole = number.rounded()
    return abs(number - whole) < 0.001 ? whole : number
  }
}

extension CaptureValue {
  /// The value of a whole document.
  static func root(of syntax: SyntaxTree) -> CaptureValue? {
    syntax.roots.first.map { CaptureValue(syntax, $0) }
  }

  /// How many items of a list a look at most takes that tells formats apart.
  static let sample = 4

  /// The first items of an array, so that a look at a big one costs little.
  func firstItems(_ count: Int) -> [CaptureValue] {
    guard kind == .sequence else { return [] }
    var items: [CaptureValue] = []
    var item = entry + 1
    while item < Int(syntax.entries[entry].next), items.count < count {
      items.append(CaptureValue(syntax, item))
      item = syntax.index(after: item)
    }
    return items
  }
}
