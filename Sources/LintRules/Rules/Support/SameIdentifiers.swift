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
    let repeated = repeatedHashes()
    guard !repeated.isEmpty else { return [] }
    var groups: [Key: [Int]] = [:]
    var order: [Key] = []
    for index in 0..<tree.count {
      guard let hash = hash(of: index), repeated.contains(hash), isShown(index),
        let id = tree.interface.text(.id, of: index), !id.isEmpty
      else { continue }
      let key = Key(screen: tree.element(index).screen, id: id)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }

  /// The hashes that were met twice; a table of bits is many times as fast as one of hashes.
  private func repeatedHashes() -> Set<UInt64> {
    var size = 1024
    while size < tree.count * 2 { size *= 2 }
    var bits = [UInt64](repeating: 0, count: size)
    var repeated: Set<UInt64> = []
    for index in 0..<tree.count {
      guard let hash = hash(of: index) else { continue }
      // The upper bits of a product are the well mixed ones.
      let place = Int((hash &* 0x9E37_79B9_7F4A_7C15) >> 16) & (size * 64 - 1)
      let bit: UInt64 = 1 << UInt64(place & 63)
      if bits[place >> 6] & bit != 0 { repeated.insert(hash) }
      bits[place >> 6] |= bit
    }
    return repeated
  }

  private func hash(of index: Int) -> UInt64? {
    guard tree.element(index).has(.id), let id = tree.interface.attribute(.id, of: index) else {
      return nil
    }
    return tree.interface.look(at: id) { bytes in
      var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: tree.element(index).screen)
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
      return hash
    }
  }

  /// Whether an element is there together with the others, as far as the file tells.
  private func isShown(_ index: Int) -> Bool {
    switch tree.silences[index] {
    case .hidden, .elementsHidden, .transparent: false
    default: !tree.element(index).has(.appearsWhen)
    }
  }
}
