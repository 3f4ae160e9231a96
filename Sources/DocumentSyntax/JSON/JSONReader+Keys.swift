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
