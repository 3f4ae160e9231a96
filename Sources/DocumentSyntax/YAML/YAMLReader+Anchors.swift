/// Anchors, aliases and tags.
extension YAMLReader {
  /// Reads `&name`; nil, with a problem, where the name is missing.
  mutating func readAnchorName() -> SourceRange? {
    let start = offset
    offset = endOfName(from: start + 1)
    guard offset > start + 1 else {
      fail(.syntax, "a name is missing after '&'; add it, or quote the value", at: start)
      return nil
    }
    return SourceRange(start: start, end: offset)
  }

  /// The offset of the first byte that no anchor, alias or tag may hold.
  private func endOfName(from start: Int) -> Int {
    var end = start
    while end < count, bytes.byte(at: end) > YAMLBytes.space,
      !YAMLBytes.isFlowIndicator(bytes.byte(at: end))
    {
      end += 1
    }
    return end
  }

  /// Refuses the tag at `offset` and moves past it.
  mutating func skipTag() {
    let start = offset
    offset = endOfName(from: start + 1)
    refuse("tags; remove this, or quote the value", at: start, end: offset)
    if offset < count, !isFlowSpace(at: offset) || !isFlowLevel && !isSpace(at: offset) {
      stopped = true
    }
  }

  private var isFlowLevel: Bool { top.kind == .flowSequence || top.kind == .flowMapping }

  /// Moves past the blanks after an anchor or a tag; false where no node follows on the line.
  mutating func skipProperty(_ place: Place) -> Bool {
    if stopped { return false }
    let start = offset
    guard isSpace(at: start) else {
      fail(.syntax, "a space is missing after the name; add it", at: start)
      return false
    }
    missingAt = start
    if skipToValue() { return true }
    if place == .entry { failWithoutColon(start) }
    return false
  }

  /// Whether no anchor stands before the one at `start`; reports it otherwise.
  mutating func isOnlyAnchor(_ earlier: SourceRange?, _ start: Int) -> Bool {
    if earlier == nil { return true }
    failAtSecondAnchor(start)
    return false
  }

  /// Reports the second of two anchors.
  mutating func failAtSecondAnchor(_ start: Int) {
    fail(.syntax, "the value has two anchors; remove one", at: start)
  }

  /// Keeps the anchor that ends a line for the node on a later one.
  mutating func keepAnchor(_ own: SourceRange?) {
    guard !stopped, let own else { return }
    if anchor != nil { return failAtSecondAnchor(own.start) }
    anchor = own
  }

  /// Makes the anchor of this line that of the node that is not a key; false after a problem.
  mutating func placeAnchor(_ own: SourceRange?, _ place: Place) -> Bool {
    if place == .entry {
      failWithoutColon(offset)
      return false
    }
    guard let own else { return true }
    if anchor != nil {
      failAtSecondAnchor(own.start)
      return false
    }
    anchor = own
    return true
  }

  /// Gives the anchor that waits to the next entry; the answer is its index.
  @discardableResult mutating func bindAnchor() -> Int {
    guard let range = anchor else { return -1 }
    anchor = nil
    return anchors.add(
      name: bytes[range.start + 1..<range.end], entry: entryCount)
  }

  /// Reads `*name` and appends the alias.
  mutating func readAlias() {
    let start = offset
    offset = endOfName(from: start + 1)
    guard offset > start + 1 else {
      fail(.syntax, "a name is missing after '*'; add it, or quote the value", at: start)
      return
    }
    append(.alias, .verbatim, start: start, end: offset)
    guard let target = anchors.anchor(named: bytes[start + 1..<offset]) else {
      report(
        .syntax, "no '&' of this name stands above; correct the name, or quote the value",
        at: start, end: offset)
      return
    }
    let entry = entries[target.entry]
    if entry.kind.isCollection, entry.next == 0 {
      report(
        .syntax, "the alias stands inside the value that it names; repeat what it needs instead",
        at: start, end: offset)
      return
    }
    entries[entryCount - 1].next = UInt32(truncatingIfNeeded: target.entry)
    guard anchors.follow(target, entryCount: entryCount) else {
      report(
        .limit,
        "the aliases stand for more than \(SyntaxLimits.expandedNodes) values; use fewer of them",
        at: start, end: offset)
      stopped = true
      return
    }
  }
}

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
