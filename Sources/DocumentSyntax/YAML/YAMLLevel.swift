/// An open collection of a YAML document, or the document around them all.
struct YAMLLevel {
  enum Kind: UInt8 {
    case document
    case blockSequence
    case blockMapping
    case flowSequence
    case flowMapping
  }

  /// What comes next in a flow collection.
  enum Phase: UInt8 {
    /// An item or a key, or the closing bracket.
    case item
    /// The `:` of a flow mapping's key.
    case afterKey
    /// The value of a flow mapping's key.
    case value
    /// A comma or the closing bracket.
    case afterItem
  }

  var kind: Kind
  var phase: Phase = .item
  /// Whether the mapping has so many keys that they stand in the hash table.
  var isLarge = false
  /// The column of a block collection; for a flow collection that of the block around it.
  var indent: Int
  /// The index of the collection's entry.
  var entry: Int
  /// The index of the collection's anchor, or -1.
  var anchor = -1
  /// How many keys of collections around it were noted before its own.
  var firstKey = 0
  /// A bit for each key noted: a key whose bit is not set is new.
  var keyBits: UInt64 = 0

  /// The level that all others stand in.
  static let document = YAMLLevel(kind: .document, indent: -1, entry: 0)
}
