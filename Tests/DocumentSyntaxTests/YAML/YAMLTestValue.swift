import DocumentSyntax

/// A value to compare: numbers by value, strings by code points, objects without order.
enum YAMLTestValue: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  /// A number that no finite double holds.
  case noNumber
  case text([UInt32])
  case list([YAMLTestValue])
  case object([[UInt32]: YAMLTestValue])

  static func text(_ string: String) -> YAMLTestValue {
    .text(string.unicodeScalars.map(\.value))
  }

  /// The member of an object.
  subscript(_ name: String) -> YAMLTestValue? {
    guard case .object(let members) = self else { return nil }
    return members[name.unicodeScalars.map(\.value)]
  }

  var string: String? {
    guard case .text(let scalars) = self else { return nil }
    var string = String.UnicodeScalarView()
    for value in scalars { string.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
    return String(string)
  }

  var items: [YAMLTestValue]? {
    guard case .list(let items) = self else { return nil }
    return items
  }

  /// The value at an index of a tree, with aliases followed.
  init(_ tree: SyntaxTree, at index: Int) {
    let index = tree.resolved(index)
    let entry = tree.entries[index]
    switch entry.kind {
    case .null, .alias: self = .null
    case .boolean: self = tree.boolean(of: index).map { .boolean($0) } ?? .null
    case .number: self = tree.number(of: index).map { .number($0) } ?? .noNumber
    case .string: self = .text(tree.text(of: index))
    case .sequence:
      var items: [YAMLTestValue] = []
      var child = index + 1
      while child < Int(entry.next) {
        items.append(YAMLTestValue(tree, at: child))
        child = tree.index(after: child)
      }
      self = .list(items)
    case .mapping:
      var members: [[UInt32]: YAMLTestValue] = [:]
      var child = index + 1
      while child < Int(entry.next) {
        let key = tree.text(of: child).unicodeScalars.map(\.value)
        child = tree.index(after: child)
        members[key] = YAMLTestValue(tree, at: child)
        child = tree.index(after: child)
      }
      self = .object(members)
    }
  }

  /// The value that a JSON text writes; the text is known to be well formed.
  init(json: String) {
    var reader = YAMLTestJSON(scalars: Array(json.unicodeScalars))
    self = reader.value()
  }
}
