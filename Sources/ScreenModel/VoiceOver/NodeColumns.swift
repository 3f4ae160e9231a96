/// The facts of all elements turned round: for each fact a bit an element, 32 of them a word, so
/// that a rule passes over 32 elements at a time that are none of its business.
@usableFromInline package struct NodeColumns: Sendable {
  /// For each 32 elements a word a fact.
  @usableFromInline package let words: [UInt32]
  @usableFromInline package let count: Int

  /// No element at all.
  static let none = NodeColumns([])

  /// The columns of those facts.
  init(_ facts: [NodeFacts]) {
    count = facts.count
    var words: [UInt32] = []
    words.reserveCapacity((facts.count + 31) & ~31)
    for fact in facts { words.append(fact.rawValue) }
    while words.count & 31 != 0 { words.append(0) }
    words.withUnsafeMutableBufferPointer { words in
      for start in stride(from: 0, to: words.count, by: 32) { Self.turn(words, from: start) }
    }
    self.words = words
  }

  /// Turns 32 words of 32 bits round, by swapping ever smaller squares of bits.
  private static func turn(_ words: UnsafeMutableBufferPointer<UInt32>, from start: Int) {
    var width = 16
    var mask: UInt32 = 0xFFFF
    while width > 0 {
      var row = 0
      while row < 32 {
        let (upper, lower) = (start &+ row, start &+ row &+ width)
        let shift = UInt32(truncatingIfNeeded: width)
        let swapped = (words[upper] &>> shift ^ words[lower]) & mask
        words[lower] ^= swapped
        words[upper] ^= swapped &<< shift
        row = (row &+ width &+ 1) & ~width
      }
      width /= 2
      mask ^= mask &<< UInt32(truncatingIfNeeded: width)
    }
  }

  /// How many words cover all elements.
  @inlinable package var wordCount: Int { words.count &>> 5 }

  /// A bit for each of the 32 elements of a word that has all of these facts.
  @inlinable package func word(_ place: Int, _ wanted: NodeFacts) -> UInt32 {
    let left = UInt32(truncatingIfNeeded: count &- place &* 32)
    var found: UInt32 = left < 32 ? (1 &<< left) &- 1 : .max
    var rest = wanted.rawValue
    while rest != 0 {
      found &= words[place &* 32 &+ rest.trailingZeroBitCount]
      rest &= rest &- 1
    }
    return found
  }
}

/// The indices of the elements that have certain facts, in document order.
@usableFromInline package struct NodeSelection: Sequence, IteratorProtocol {
  @usableFromInline package let columns: NodeColumns
  @usableFromInline package let wanted: NodeFacts
  @usableFromInline package var place = -1
  /// The rest of the word at that place.
  @usableFromInline package var found: UInt32 = 0

  init(_ columns: NodeColumns, _ wanted: NodeFacts) {
    self.columns = columns
    self.wanted = wanted
  }

  @inlinable package mutating func next() -> Int? {
    while found == 0 {
      place &+= 1
      guard place < columns.wordCount else { return nil }
      found = columns.word(place, wanted)
    }
    let index = place &* 32 &+ found.trailingZeroBitCount
    found &= found &- 1
    return index
  }
}
