/// An open collection of a YAML document, or the document around them all, in 32 bytes.
struct YAMLLevel {
  /// What is open.
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

  let kind: Kind
  var phase: Phase = .item
  /// Whether the mapping has so many keys that they stand in the hash table.
  var isLarge = false
  private let column: Int32
  private let index: UInt32
  private var anchorIndex: Int32 = -1
  private var keyIndex: UInt32 = 0
  /// A bit for each key noted: a key whose bit is not set is new.
  var keyBits: UInt64 = 0

  /// The level that all others stand in.
  static let document = YAMLLevel(.document, indent: -1, entry: 0)

  /// A level whose entry comes next.
  @inline(__always) init(_ kind: Kind, indent: Int, entry: Int) {
    self.kind = kind
    column = Int32(truncatingIfNeeded: indent)
    index = UInt32(truncatingIfNeeded: entry)
  }

  /// The column of a block collection; for a flow collection that of the block around it.
  @inline(__always) var indent: Int { Int(column) }
  /// The index of the collection's entry.
  @inline(__always) var entry: Int { Int(index) }

  /// The index of the collection's anchor, or -1.
  @inline(__always) var anchor: Int {
    get { Int(anchorIndex) }
    set { anchorIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// How many keys of collections around it were noted before its own.
  @inline(__always) var firstKey: Int {
    get { Int(keyIndex) }
    set { keyIndex = UInt32(truncatingIfNeeded: newValue) }
  }
}
