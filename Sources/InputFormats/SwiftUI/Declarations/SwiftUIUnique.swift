/// Declarations by their names: a name that is declared twice stands for nothing.
struct SwiftUIUnique<Declaration: Sendable>: Sendable {
  private var declarations: [String: Declaration?] = [:]

  /// Adds a declaration.
  mutating func add(_ declaration: Declaration, named name: String) {
    declarations[name] = .some(declarations.keys.contains(name) ? nil : declaration)
  }

  /// Says that a name has several declarations.
  mutating func doubt(_ name: String) { declarations[name] = .some(nil) }

  /// Adds the declarations of another file.
  mutating func add(_ other: SwiftUIUnique) {
    declarations.merge(other.declarations) { _, _ in nil }
  }

  /// The only declaration of a name; nil where there are several, or none.
  subscript(name: String) -> Declaration? { declarations[name] ?? nil }

  /// The names, with those of several declarations, for which the value is nil.
  var all: [String: Declaration?] { declarations }
}
