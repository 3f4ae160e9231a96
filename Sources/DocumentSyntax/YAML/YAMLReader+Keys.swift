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
