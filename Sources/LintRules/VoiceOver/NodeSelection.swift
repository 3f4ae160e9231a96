/// The indices of the elements that have certain facts, in document order.
struct NodeSelection: Sequence, IteratorProtocol {
  private let facts: [NodeFacts]
  private let wanted: UInt32
  private var index = 0

  init(facts: [NodeFacts], wanted: NodeFacts) {
    self.facts = facts
    self.wanted = wanted.rawValue
  }

  mutating func next() -> Int? {
    while index < facts.count {
      defer { index &+= 1 }
      if facts[index].rawValue & wanted == wanted { return index }
    }
    return nil
  }
}
