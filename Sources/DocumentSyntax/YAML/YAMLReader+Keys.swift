/// Duplicate keys, compared by their decoded bytes.
extension YAMLReader {
  /// The most keys of a mapping that are compared one by one.
  private static var mostCompared: Int { 16 }

  /// Notes the last entry, whose text is not as written or is short, as a key of the open mapping.
  mutating func noteLastKey() {
    let entry = entries[entryCount - 1]
    entries[entryCount - 1].kind = .string
    if entry.style == .verbatim, entry.end &- entry.start == 2,
      bytes[Int(entry.start)..<Int(entry.end)].elementsEqual("<<".utf8)
    {
      refuse("merge keys; repeat the pairs", at: Int(entry.start), end: Int(entry.end))
    }
    let (packed, length) = withText(of: entry) { text in
      var packed: UInt64 = 0
      for (index, byte) in text.prefix(8).enumerated() { packed |= UInt64(byte) << (index * 8) }
      return (packed, text.count)
    }
    noteKey(packed: packed, length: length)
  }

  /// Notes the last entry as a key of the open mapping, given its first bytes and its length.
  @inline(__always) mutating func noteKey(packed: UInt64, length: Int) {
    let bit = YAMLKey.bit(packed: packed, length: length)
    let key = YAMLKey(
      packed: packed, length: UInt32(truncatingIfNeeded: length),
      entry: UInt32(truncatingIfNeeded: entryCount &- 1))
    if top.keyBits & bit != 0 { lookForEqual(key) }
    top.keyBits |= bit
    if top.isLarge { return }
    if keyCount < keys.count {
      keys[keyCount] = key
    } else {
      keys.append(key)
    }
    keyCount &+= 1
  }

  private mutating func lookForEqual(_ key: YAMLKey) {
    if !top.isLarge, keyCount - top.firstKey > Self.mostCompared {
      for known in keys[top.firstKey..<keyCount] { _ = insert(known) }
      keyCount = top.firstKey
      top.isLarge = true
      top.keyBits = ~0
    }
    if top.isLarge {
      if let first = insert(key) { reportDuplicate(key.entry, of: first) }
      return
    }
    for known in keys[top.firstKey..<keyCount] where areEqual(known, key) {
      return reportDuplicate(key.entry, of: known.entry)
    }
  }

  private func areEqual(_ first: YAMLKey, _ second: YAMLKey) -> Bool {
    guard first.packed == second.packed, first.length == second.length else { return false }
    return first.length <= 8 || haveEqualText(first.entry, second.entry)
  }

  private func haveEqualText(_ first: UInt32, _ second: UInt32) -> Bool {
    withText(of: entries[Int(first)]) { text in
      withText(of: entries[Int(second)]) { text.elementsEqual($0) }
    }
  }

  /// Adds a key to the hash table, if it is not there; otherwise the answer is the one there.
  private mutating func insert(_ key: YAMLKey) -> UInt32? {
    // Hasher is seeded anew in each process: no file can be made to collide. Its values go nowhere.
    var hasher = Hasher()
    hasher.combine(top.entry)
    withText(of: entries[Int(key.entry)]) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    let hash = UInt32(truncatingIfNeeded: hasher.finalize())
    var table = YAMLKeyTable()
    swap(&table, &keyTable)
    defer { swap(&table, &keyTable) }
    return table.insert(
      key.entry, mapping: UInt32(truncatingIfNeeded: top.entry), hash: hash
    ) { haveEqualText($0, key.entry) }
  }

  private mutating func reportDuplicate(_ entry: UInt32, of first: UInt32) {
    guard duplicates < SyntaxLimits.problems else { return }
    duplicates += 1
    let key = entries[Int(entry)]
    let line = lineNumber(of: Int(entries[Int(first)].start))
    report(
      .duplicateKey, "the key is already there on line \(line); remove one of the two",
      at: Int(key.start), end: Int(key.end))
  }

  /// Gives the decoded bytes of a scalar to a function.
  private func withText<Result>(
    of entry: SyntaxEntry, _ body: (Bytes) -> Result
  ) -> Result {
    switch entry.style {
    case .verbatim:
      return body(Bytes(rebasing: bytes[Int(entry.start)..<Int(entry.end)]))
    case .quoted:
      return body(Bytes(rebasing: bytes[Int(entry.start) + 1..<Int(entry.end) - 1]))
    default:
      return Array(YAMLText.decoded(bytes, entry: entry).utf8).withUnsafeBufferPointer(body)
    }
  }
}

/// A key of an open mapping, in a form that is quick to compare.
struct YAMLKey {
  /// The first eight bytes of the decoded key, the first lowest, with zeros after its end.
  var packed: UInt64
  /// The length of the decoded key in bytes.
  var length: UInt32
  /// The index of the key's entry.
  var entry: UInt32

  /// The first bytes of a key of that length out of the word that begins with them.
  @inline(__always) static func packed(_ word: UInt64, length: Int) -> UInt64 {
    length >= 8 ? word : word & ((1 &<< (UInt64(truncatingIfNeeded: length) &* 8)) &- 1)
  }

  /// The bit of `YAMLLevel.keyBits` that stands for a key.
  @inline(__always) static func bit(packed: UInt64, length: Int) -> UInt64 {
    let mixed = (packed ^ UInt64(truncatingIfNeeded: length) &<< 59) &* 0x9E37_79B9_7F4A_7C15
    return 1 &<< (mixed &>> 58)
  }
}

/// The keys of all large mappings, by hash: what keeps a mapping of many keys from quadratic time.
struct YAMLKeyTable {
  /// A place of the table, 12 bytes.
  struct Slot {
    var hash: UInt32
    /// The index of the mapping's entry.
    var mapping: UInt32
    /// The index of the key's entry; 0, which is not a key's, where the slot is free.
    var key: UInt32
  }

  private var slots: [Slot] = []
  private var used = 0

  /// The key of the mapping that equals a new one; nil, with the new one added, if there is none.
  mutating func insert(
    _ key: UInt32, mapping: UInt32, hash: UInt32, isEqual: (UInt32) -> Bool
  ) -> UInt32? {
    if used * 2 >= slots.count { grow() }
    var index = Int(hash) & (slots.count - 1)
    while slots[index].key != 0 {
      let slot = slots[index]
      if slot.hash == hash, slot.mapping == mapping, isEqual(slot.key) { return slot.key }
      index = (index + 1) & (slots.count - 1)
    }
    slots[index] = Slot(hash: hash, mapping: mapping, key: key)
    used += 1
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = Array(
      repeating: Slot(hash: 0, mapping: 0, key: 0), count: max(old.count * 2, 64))
    for slot in old where slot.key != 0 {
      var index = Int(slot.hash) & (slots.count - 1)
      while slots[index].key != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }
}
