import DocumentSyntax

/// A value that a path led to.
struct AdapterMatch: Sendable, Equatable {
  /// The value's entry; that of its target where it is an alias.
  var entry: Int
  /// Where the value itself is written.
  var place: Int
  /// The entry of its key; nil where it is no member of an object.
  var key: Int?

  /// A value with its place.
  init(_ entry: Int, place: Int, key: Int? = nil) {
    self.entry = entry
    self.place = place
    self.key = key
  }
}
