/// The anchors of one document, and how many values its aliases stand for.
struct YAMLAnchors {
  /// A name given to an entry.
  struct Anchor {
    /// The index of the anchored entry.
    var entry: Int
    /// How many values came before the entry, with aliases followed.
    var start: Int
    /// How many values the entry is, with aliases followed; 1 until it is complete.
    var size = 1
  }

  private var anchors: [Anchor] = []
  private var indexes: [[UInt8]: Int] = [:]
  /// How many values aliases have added to the entries of the document.
  private var added = 0

  /// Whether the document has no anchor so far.
  var isEmpty: Bool { anchors.isEmpty }

  /// Notes an anchor of the entry that comes next; the answer identifies it to `complete`.
  mutating func add(name: Slice<Bytes>, entry: Int) -> Int {
    indexes[Array(name)] = anchors.count
    anchors.append(Anchor(entry: entry, start: entry + added))
    return anchors.count - 1
  }

  /// The last anchor of that name.
  func anchor(named name: Slice<Bytes>) -> Anchor? {
    indexes[Array(name)].map { anchors[$0] }
  }

  /// Notes that an anchored collection ends after so many entries.
  mutating func complete(_ index: Int, entryCount: Int) {
    anchors[index].size = entryCount + added - anchors[index].start
  }

  /// Counts what an alias, the last entry, stands for; false where that is too much.
  mutating func follow(_ anchor: Anchor, entryCount: Int) -> Bool {
    added += anchor.size - 1
    return entryCount + added <= SyntaxLimits.expandedNodes
  }

  /// Forgets everything: anchors end with their document.
  mutating func removeAll() {
    self = YAMLAnchors()
  }
}
