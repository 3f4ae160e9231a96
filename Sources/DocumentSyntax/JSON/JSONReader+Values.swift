/// The loop that reads values; the rare cases stand in files of their own.
extension JSONReader {
  /// Reads values until the root ends or the entries run out; whether the root is done with.
  mutating func readValue(into entries: UnsafeMutablePointer<SyntaxEntry>, limit: Int) -> Bool {
    let (bytes, frames, seen) = (bytes, frames, seen)
    var (position, count, depth) = (position, count, depth)
    var closer = frames[depth].closer
    elements: while count < limit {
      value: do {
        if closer == UInt8(ascii: "}") {
          let next = JSONReader.writeKey(
            bytes, position, entries + count, frames + depth, seen + depth &* 4)
          if next >= 0 {
            position = next
            count &+= 1
          } else {
            let step = leave(&position, &count, &depth) { $0.readRareKey() }
            if step == .stop { return true }
            if step == .element { continue elements }
            if step == .separator { break value }
          }
        }
        let end = JSONReader.writeScalar(bytes, position, entries + count)
        if end >= 0 {
          position = end
          count &+= 1
        } else if let bracket = JSONReader.openingBracket(bytes, position, depth) {
          depth &+= 1
          closer = bracket &+ 2
          JSONReader.open(position, count, closer, entries, frames + depth, seen + depth &* 4)
          count &+= 1
          position = TextScanning.endOfSpace(bytes, from: position &+ 1)
          if TextScanning.byte(bytes, position) != closer { continue elements }
        } else {
          let step = leave(&position, &count, &depth) { $0.readRareValue() }
          closer = frames[depth].closer
          if step == .stop { return true }
          if step == .element { continue elements }
        }
      }
      separators: while true {
        let byte = TextScanning.byte(bytes, afterSpace: &position)
        if byte == UInt8(ascii: ","), depth > 0 {
          position = TextScanning.endOfSpace(bytes, from: position &+ 1)
          continue elements
        }
        if byte == closer, depth > 0 {
          position &+= 1
          endCollection(position, count, depth)
          depth &-= 1
          closer = frames[depth].closer
        } else {
          let step = leave(&position, &count, &depth) { $0.readRareSeparator() }
          if step == .stop { return true }
          if step == .element { continue elements }
        }
      }
    }
    save(position, count, depth)
    return false
  }

  @inline(__always) private mutating func save(_ position: Int, _ count: Int, _ depth: Int) {
    self.position = position
    self.count = count
    self.depth = depth
  }

  /// Leaves the loop for a rare function, which takes the state from the fields and back to them.
  @inline(__always) private mutating func leave(
    _ position: inout Int, _ count: inout Int, _ depth: inout Int,
    for read: (inout JSONReader) -> JSONStep
  ) -> JSONStep {
    save(position, count, depth)
    let step = read(&self)
    (position, count, depth) = (self.position, self.count, self.depth)
    return step
  }

  /// The bracket that opens a collection here, if one does and the depth allows it.
  @inline(__always) private static func openingBracket(
    _ bytes: Bytes, _ position: Int, _ depth: Int
  ) -> UInt8? {
    let byte = TextScanning.byte(bytes, position)
    let isOpening = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
    return isOpening && depth < SyntaxLimits.depth ? byte : nil
  }

  /// Starts the entry and the frame of a collection.
  @inline(__always) static func open(
    _ position: Int, _ count: Int, _ closer: UInt8, _ entries: UnsafeMutablePointer<SyntaxEntry>,
    _ frame: UnsafeMutablePointer<JSONFrame>, _ seen: UnsafeMutablePointer<UInt64>
  ) {
    frame.initialize(
      to: JSONFrame(
        entry: UInt32(truncatingIfNeeded: count), closer: closer, hasSuspects: false))
    seen.initialize(repeating: 0, count: 4)
    (entries + count).initialize(
      to: SyntaxEntry(
        start: UInt32(truncatingIfNeeded: position), end: 0,
        kind: closer == UInt8(ascii: "}") ? .mapping : .sequence))
  }

  /// Completes the innermost collection.
  @inline(__always) private mutating func endCollection(
    _ position: Int, _ count: Int, _ depth: Int
  ) {
    let frame = frames + depth
    if frame.pointee.hasSuspects {
      save(position, count, depth)
      checkKeys(ofFrame: depth)
    }
    JSONReader.close(position, count, entries.baseAddress.unsafelyUnwrapped, frame)
  }

  /// Completes the entry of a collection.
  @inline(__always) private static func close(
    _ position: Int, _ count: Int, _ entries: UnsafeMutablePointer<SyntaxEntry>,
    _ frame: UnsafeMutablePointer<JSONFrame>
  ) {
    let entry = entries + Int(frame.pointee.entry)
    entry.pointee.end = UInt32(truncatingIfNeeded: position)
    entry.pointee.next = UInt32(truncatingIfNeeded: count)
  }

  /// Writes a key without escapes; the offset of its value, or -1 where anything is unusual.
  @inline(__always) private static func writeKey(
    _ bytes: Bytes, _ position: Int, _ entry: UnsafeMutablePointer<SyntaxEntry>,
    _ frame: UnsafeMutablePointer<JSONFrame>, _ seen: UnsafeMutablePointer<UInt64>
  ) -> Int {
    guard TextScanning.byte(bytes, position) == UInt8(ascii: "\"") else { return -1 }
    let end = endOfPlainString(bytes, from: position)
    guard end >= 0 else { return -1 }
    var colon = end
    guard TextScanning.byte(bytes, afterSpace: &colon) == UInt8(ascii: ":") else { return -1 }
    let hash = keyHash(bytes.word(at: position &+ 1), length: end &- position &- 2)
    let bit: UInt64 = 1 &<< (hash & 63)
    let word = Int(truncatingIfNeeded: hash &>> 6)
    if seen[word] & bit != 0 { frame.pointee.hasSuspects = true }
    seen[word] |= bit
    entry.initialize(to: scalar(.string, .quoted, position, end))
    return TextScanning.endOfSpace(bytes, from: colon &+ 1)
  }

  /// Eight bits of a key's first eight bytes and its length.
  @inline(__always) private static func keyHash(_ word: UInt64, length: Int) -> UInt64 {
    let kept = length < 8 ? word & ((1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1) : word
    return ((kept ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15) &>> 56
  }

  /// Writes a string without escapes, a short integer or a literal; its end, or -1 for others.
  @inline(__always) private static func writeScalar(
    _ bytes: Bytes, _ position: Int, _ entry: UnsafeMutablePointer<SyntaxEntry>
  ) -> Int {
    let first = TextScanning.byte(bytes, position)
    if first == UInt8(ascii: "\"") {
      let end = endOfPlainString(bytes, from: position)
      entry.initialize(to: scalar(.string, .quoted, position, end))
      return end
    }
    if first &- 0x30 <= 9 || first == UInt8(ascii: "-") {
      let end = endOfShortInteger(bytes, from: position)
      entry.initialize(to: scalar(.number, .verbatim, position, end))
      return end
    }
    if first == UInt8(ascii: "t") || first == UInt8(ascii: "f") || first == UInt8(ascii: "n") {
      let end = endOfLiteral(bytes, from: position)
      let kind: SyntaxKind = first == UInt8(ascii: "n") ? .null : .boolean
      entry.initialize(to: scalar(kind, .verbatim, position, end))
      return end
    }
    return -1
  }

  /// The entry of a scalar.
  @inline(__always) static func scalar(
    _ kind: SyntaxKind, _ style: ScalarStyle, _ start: Int, _ end: Int
  ) -> SyntaxEntry {
    SyntaxEntry(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), kind: kind,
      style: style)
  }
}

/// Comparing the keys of a mapping, where their hashes do not tell that all differ.
extension JSONReader {
  /// Reports each key of an open mapping that is there before.
  @inline(never) mutating func checkKeys(ofFrame depth: Int) {
    guard frames[depth].hasSuspects, duplicates < SyntaxLimits.problems else { return }
    var keys: [Int] = []
    var hasEscapes = false
    var index = Int(frames[depth].entry) + 1
    while index < count {
      keys.append(index)
      hasEscapes = hasEscapes || entries[index].style == .jsonEscaped
      let value = index + 1
      guard value < count else { break }
      index = entries[value].kind.isCollection ? Int(entries[value].next) : value + 1
    }
    if keys.count <= 16, !hasEscapes, areDistinct(keys) { return }
    reportDuplicates(among: keys)
  }

  /// Whether all of a few keys without escapes differ.
  private func areDistinct(_ keys: [Int]) -> Bool {
    for last in keys.indices {
      for first in 0..<last where haveEqualBytes(entries[keys[first]], entries[keys[last]]) {
        return false
      }
    }
    return true
  }

  private func haveEqualBytes(_ first: SyntaxEntry, _ second: SyntaxEntry) -> Bool {
    let length = Int(first.end - first.start)
    guard length == Int(second.end - second.start) else { return false }
    let (one, other) = (Int(first.start), Int(second.start))
    var offset = 0
    while offset &+ 8 <= length {
      if bytes.word(at: one &+ offset) != bytes.word(at: other &+ offset) { return false }
      offset &+= 8
    }
    while offset < length {
      if bytes.byte(at: one &+ offset) != bytes.byte(at: other &+ offset) { return false }
      offset &+= 1
    }
    return true
  }

  /// Finds equal keys by a table of hashes that input cannot make collide.
  private mutating func reportDuplicates(among keys: [Int]) {
    var size = 16
    while size < 2 * keys.count { size *= 2 }
    var table = [Int32](repeating: -1, count: size)
    var hashes: [Int] = []
    hashes.reserveCapacity(keys.count)
    for key in keys.indices {
      let hash = hash(of: entries[keys[key]])
      hashes.append(hash)
      var place = hash & (size - 1)
      while table[place] >= 0 {
        let earlier = Int(table[place])
        if hashes[earlier] == hash, areEqual(entries[keys[earlier]], entries[keys[key]]) {
          reportDuplicate(entries[keys[key]], of: entries[keys[earlier]])
          break
        }
        place = (place + 1) & (size - 1)
      }
      if table[place] < 0 { table[place] = Int32(truncatingIfNeeded: key) }
      if duplicates >= SyntaxLimits.problems { return }
    }
  }

  private func hash(of key: SyntaxEntry) -> Int {
    var hasher = Hasher()
    if key.style == .jsonEscaped {
      decoded(key).withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(rawText(of: key)))
    }
    return hasher.finalize()
  }

  /// Whether two keys have the same code points, however they are spelled.
  private func areEqual(_ first: SyntaxEntry, _ second: SyntaxEntry) -> Bool {
    if first.style != .jsonEscaped, second.style != .jsonEscaped, first.style == second.style {
      return haveEqualBytes(first, second)
    }
    return decoded(first) == decoded(second)
  }

  private func decoded(_ key: SyntaxEntry) -> [UInt8] {
    guard key.style == .jsonEscaped else { return Array(rawText(of: key)) }
    return JSONText.decodedBytes(bytes, start: Int(key.start), end: Int(key.end))
  }

  /// The bytes of a key without its quotes; a key that lacks quotes has been reported.
  private func rawText(of key: SyntaxEntry) -> Bytes {
    let quotes = key.style == .verbatim || key.end - key.start < 2 ? 0 : 1
    return Bytes(rebasing: bytes[(Int(key.start) + quotes)..<(Int(key.end) - quotes)])
  }

  private mutating func reportDuplicate(_ second: SyntaxEntry, of first: SyntaxEntry) {
    let (start, end) = (Int(second.start), Int(second.end))
    let name = SyntaxWording.quoted(bytes, from: start, to: end)
    let line = SyntaxWording.line(of: Int(first.start), in: bytes)
    duplicates += 1
    problems.append(
      SyntaxProblem(
        .duplicateKey, "the key \(name) is already in line \(line); remove or rename one of them",
        at: SourceRange(start: start, end: end)))
  }
}
