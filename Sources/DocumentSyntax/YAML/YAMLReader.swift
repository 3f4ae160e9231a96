/// Reads a YAML stream into a tape: line by line in block context, token by token in flow context.
///
/// Nothing recurses: open collections are `levels`. The reader is at `offset`; `expected` says what
/// the next line may hold.
struct YAMLReader {
  /// The ways in which the next line may go on.
  enum Expected: UInt8 {
    /// Nothing: the last value is complete.
    case nothing
    /// More lines of the plain scalar that is the last entry.
    case plain
    /// The value of the last key, dash or `---`.
    case value
  }

  /// Where on its line a node begins, and so what it may be.
  enum Place: UInt8 {
    /// After indentation only, or after a dash: any node.
    case line
    /// After `key:` or `---`, on the same line: no block collection.
    case inline
    /// After a tab: no block collection.
    case tabbed
    /// In the column of an open block mapping: one more key of it.
    case entry
  }

  let bytes: Bytes
  let count: Int
  let keepsComments: Bool

  var offset: Int
  var lineStart: Int
  /// The number of spaces that the current line begins with.
  var column = 0
  var expected = Expected.nothing
  /// Where a value that is expected but never written is said to be.
  var missingAt = 0
  /// Where the last complete value ends.
  var lastEnd = 0
  var stopped = false

  /// Where entries are written; a pointer, since checks and counts at each would cost too much.
  private(set) var entries: UnsafeMutablePointer<SyntaxEntry>
  /// How many entries are written.
  private(set) var entryCount = 0
  private var capacity: Int
  /// Whether the entries have outgrown the memory that the reader was given, and are in its own.
  private var hasOutgrown = false
  var roots: [Int] = []
  var problems: [SyntaxProblem] = []
  /// How many of the problems are keys that are there twice, which leave a tree and so end nothing.
  var duplicates = 0
  var comments: [SourceRange] = []

  /// The innermost open level; the `depth` ones around it are in `levels`.
  var top = YAMLLevel.document
  var levels = [YAMLLevel](repeating: .document, count: SyntaxLimits.depth)
  var depth = 0
  /// The keys of the open mappings, the innermost last; what follows `keyCount` is left over.
  var keys: [YAMLKey] = []
  var keyCount = 0
  var keyTable = YAMLKeyTable()
  var anchors = YAMLAnchors()
  /// The anchor that waits for its node, if one does.
  var anchor: SourceRange?

  /// A reader of text in UTF-8 that begins after the byte order mark, if there is one.
  private init(
    _ bytes: Bytes, from start: Int, keepsComments: Bool,
    into room: UnsafeMutableBufferPointer<SyntaxEntry>
  ) {
    self.bytes = bytes
    self.count = bytes.count
    self.keepsComments = keepsComments
    offset = start
    lineStart = start
    entries = room.baseAddress.unsafelyUnwrapped
    capacity = room.count
  }

  /// The entries of a stream; the reader that has read it is handed to a body for the rest.
  static func read(
    _ bytes: Bytes, from start: Int, keepsComments: Bool = false, _ take: (YAMLReader) -> Void
  ) -> [SyntaxEntry] {
    // Pages that are never written cost nothing, so the first guess is generous.
    let guess = min(bytes.count / 4, 1 << 24) + 16
    var outgrown: [SyntaxEntry]?
    let entries = [SyntaxEntry](unsafeUninitializedCapacity: guess) { room, count in
      var reader = YAMLReader(bytes, from: start, keepsComments: keepsComments, into: room)
      reader.readStream()
      take(reader)
      guard reader.hasOutgrown else { return count = reader.entryCount }
      outgrown = Array(UnsafeBufferPointer(start: reader.entries, count: reader.entryCount))
      reader.entries.deallocate()
    }
    return outgrown ?? entries
  }
}

// MARK: - Entries

extension YAMLReader {
  /// Appends a scalar and gives it the anchor that waits for one.
  @inline(__always) mutating func append(
    _ kind: SyntaxKind, _ style: ScalarStyle, start: Int, end: Int, indent: Int = 0
  ) {
    if anchor != nil { bindAnchor() }
    write(
      SyntaxEntry(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        kind: kind, style: style, indent: UInt16(truncatingIfNeeded: indent)))
    lastEnd = end
    expected = .nothing
  }

  @inline(__always) private mutating func write(_ entry: SyntaxEntry) {
    if entryCount == capacity { grow() }
    (entries + entryCount).initialize(to: entry)
    entryCount &+= 1
  }

  @inline(never) private mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<SyntaxEntry>.allocate(capacity: capacity)
    larger.initialize(from: entries, count: entryCount)
    if hasOutgrown { entries.deallocate() }
    (entries, hasOutgrown) = (larger, true)
  }

  /// Appends the value that was expected and is not written.
  mutating func appendMissing() {
    append(.null, .missing, start: missingAt, end: missingAt)
  }

  /// Opens a collection at an offset; false where that exceeds the depth that is read.
  mutating func open(_ kind: YAMLLevel.Kind, at start: Int, indent: Int) -> Bool {
    guard depth < SyntaxLimits.depth else {
      fail(
        .limit, "collections nest deeper than \(SyntaxLimits.depth) levels; flatten the file",
        at: start)
      return false
    }
    var level = YAMLLevel(kind, indent: indent, entry: entryCount)
    level.firstKey = keyCount
    if anchor != nil { level.anchor = bindAnchor() }
    let isMapping = kind == .blockMapping || kind == .flowMapping
    write(
      SyntaxEntry(
        start: UInt32(truncatingIfNeeded: start), end: 0, kind: isMapping ? .mapping : .sequence))
    levels[depth] = top
    depth &+= 1
    top = level
    expected = .nothing
    return true
  }

  /// Closes the innermost collection, which ends at an offset.
  mutating func close(end: Int) {
    entries[top.entry].next = UInt32(truncatingIfNeeded: entryCount)
    entries[top.entry].end = UInt32(truncatingIfNeeded: end)
    keyCount = top.firstKey
    if top.anchor >= 0 { anchors.complete(top.anchor, entryCount: entryCount) }
    lastEnd = end
    depth &-= 1
    top = levels[depth]
  }
}

// MARK: - Problems

extension YAMLReader {
  /// Reports a problem that reading goes on after, unless there are too many of them.
  mutating func report(
    _ kind: SyntaxProblem.Kind, _ message: String, at start: Int, end: Int? = nil
  ) {
    problems.append(
      SyntaxProblem(kind, message, at: SourceRange(start: start, end: end ?? start)))
    if problems.count - duplicates >= SyntaxLimits.problems { stopped = true }
  }

  /// Reports a problem that leaves nothing to go on with.
  @inline(never) mutating func fail(
    _ kind: SyntaxProblem.Kind, _ message: String, at start: Int, end: Int? = nil
  ) {
    report(kind, message, at: start, end: end ?? min(start + 1, count))
    stopped = true
  }

  /// Reports a feature that is refused by name.
  mutating func refuse(_ feature: String, at start: Int, end: Int? = nil) {
    report(.unsupported, "unsupported YAML feature: \(feature)", at: start, end: end)
  }

  /// Refuses a feature whose end is not known, so that there is nothing to go on with.
  mutating func refuseAndStop(_ feature: String, at start: Int, end: Int) {
    refuse(feature, at: start, end: min(end, count))
    stopped = true
  }

  /// Reports a character that YAML allows nowhere.
  mutating func failAtControl(_ offset: Int) {
    if bytes.byte(at: offset) == 0, offset < 4 {
      fail(.encoding, "the file looks like UTF-16 or UTF-32; save it as UTF-8", at: offset)
    } else {
      fail(
        .syntax, "a control character stands here; remove it, or write it as an escape in \"…\"",
        at: offset)
    }
  }
}

/// An open collection of a YAML document, or the document around them all, in 32 bytes.
struct YAMLLevel {
  /// The kind of the open collection.
  enum Kind: UInt8 {
    case document
    case blockSequence
    case blockMapping
    case flowSequence
    case flowMapping
  }

  /// The part of a flow collection that comes next.
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
