/// A collection that is being read, or the whole text around the root value.
struct JSONFrame {
  /// The index of the collection's entry.
  var entry: UInt32
  /// The byte that ends the collection; 0 for the whole text.
  var closer: UInt8
  /// Whether two of a mapping's keys may be equal, so that its end compares them.
  var hasSuspects: Bool

  /// Whether keys stand before the values.
  @inline(__always) var isMapping: Bool { closer == UInt8(ascii: "}") }
  /// Whether this is the whole text.
  @inline(__always) var isRoot: Bool { closer == 0 }
}
