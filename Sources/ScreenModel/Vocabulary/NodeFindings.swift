/// The findings of a rule in some elements, each made when it is asked for.
///
/// A type of its own, since a lazy sequence of the library takes many times as long where its
/// type is not known, as where all rules are run.
@usableFromInline package struct NodeFindings: Sequence, IteratorProtocol {
  @usableFromInline var nodes: NodeSelection
  @usableFromInline let find: (Int) -> Finding?

  @inlinable init(_ nodes: NodeSelection, _ find: @escaping (Int) -> Finding?) {
    self.nodes = nodes
    self.find = find
  }

  @inlinable package mutating func next() -> Finding? {
    while let index = nodes.next() {
      if let finding = find(index) { return finding }
    }
    return nil
  }
}

extension NodeSelection {
  /// The findings in the elements, one after the other.
  @inlinable package func findings(_ find: @escaping (Int) -> Finding?) -> NodeFindings {
    NodeFindings(self, find)
  }
}
