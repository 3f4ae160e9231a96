/// Finds ids that several elements of one screen have, without a look at the letters of any other.
struct SameIdentifiers {
  private struct Key: Hashable {
    let screen: Int32
    let id: String
  }

  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// The elements of each id that is there twice on a screen, in document order.
  func groups() -> [[Int]] {
    let hashes = hashes()
    let repeated = repeated(hashes)
    guard repeated.contains(where: { $0 != 0 }) else { return [] }
    var groups: [Key: [Int]] = [:]
    var order: [Key] = []
    for index in 0..<tree.count {
      guard hashes[index] != 0, Self.has(hashes[index], repeated), isShown(index),
        let id = tree.interface.text(.id, of: index), !id.isEmpty
      else { continue }
      let key = Key(screen: tree.element(index).screen, id: id)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }

  /// Bits at the places of hashes that were met twice; many times as fast as a set of them.
  private func repeated(_ hashes: [UInt64]) -> [UInt64] {
    // With a word for each element, few hashes meet by accident, and the words stay in the cache.
    var size = 64
    while size < tree.count { size *= 2 }
    var met = [UInt64](repeating: 0, count: size)
    var repeated = [UInt64](repeating: 0, count: size)
    for hash in hashes where hash != 0 {
      let (word, bit) = Self.place(of: hash, in: size)
      repeated[word] |= met[word] & bit
      met[word] |= bit
    }
    return repeated
  }

  private static func has(_ hash: UInt64, _ bits: [UInt64]) -> Bool {
    let (word, bit) = place(of: hash, in: bits.count)
    return bits[word] & bit != 0
  }

  /// The word of a table that a hash belongs to, and its bit there.
  private static func place(of hash: UInt64, in size: Int) -> (word: Int, bit: UInt64) {
    let place = Int(hash >> 16) & (size * 64 - 1)
    return (place >> 6, 1 << UInt64(place & 63))
  }

  /// The hash of each element's id and screen; 0 where there is no id.
  private func hashes() -> [UInt64] {
    let interface = tree.interface
    return interface.elements.indices.map { index in
      guard let id = interface.attribute(.id, of: index) else { return 0 }
      let screen = UInt64(truncatingIfNeeded: interface.elements[index].screen)
      return interface.look(at: id) { Self.hash(of: $0, screen) } ?? 0
    }
  }

  @inline(__always) private static func hash(
    of id: UnsafeBufferPointer<UInt8>, _ screen: UInt64
  ) -> UInt64 {
    var hash = screen &+ 1
    var offset = 0
    while offset < id.count {
      // The upper bits of a product are the well mixed ones.
      hash = (hash ^ EightBytes(id, at: offset).word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      offset &+= 8
    }
    return (hash ^ UInt64(truncatingIfNeeded: id.count)) &* 0xFF51_AFD7_ED55_8CCD | 1
  }

  /// Whether an element is there together with the others, as far as the file tells.
  private func isShown(_ index: Int) -> Bool {
    switch tree.silences[index] {
    case .hidden, .elementsHidden, .transparent: false
    default: !tree.element(index).has(.appearsWhen)
    }
  }
}
