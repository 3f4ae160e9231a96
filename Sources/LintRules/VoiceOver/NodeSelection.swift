/// The indices of the elements that have certain facts, in document order.
struct NodeSelection: Sequence, IteratorProtocol {
  private let columns: NodeColumns
  private let wanted: NodeFacts
  private var place = -1
  /// What is left of the word at that place.
  private var found: UInt32 = 0

  init(_ columns: NodeColumns, _ wanted: NodeFacts) {
    self.columns = columns
    self.wanted = wanted
  }

  @inline(__always) mutating func next() -> Int? {
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
