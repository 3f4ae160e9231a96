/// A view that source names and the reader does not look into, so that it may hold anything.
package struct UnreadView: Sendable {
  /// The index of its element.
  package let element: Int
  /// The name of its type, untrusted.
  package let name: String

  /// The line that stands for what would be heard of a view of that name.
  package static func line(_ name: String) -> String { "(\(name): not read here)" }

  /// The line that stands for what would be heard of it.
  package var line: String { Self.line(name) }
}
