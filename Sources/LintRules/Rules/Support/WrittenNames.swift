import DocumentSyntax

/// The names that somebody wrote for elements where VoiceOver stops: each is the label, or else the
/// text. Found and hashed once, since many rules ask for them.
struct WrittenNames: SharedKnowledge {
  /// A name: where it is written, and what its words are hashed to.
  struct Name {
    /// The index of the attribute among those of the tree, or the largest number for none.
    fileprivate let attribute: UInt32
    let hashes: WordHashes
  }

  private let names: [Name]

  init(of tree: AccessibilityTree) {
    var names = Array(repeating: Name(attribute: .max, hashes: .none), count: tree.count)
    for index in tree.nodes(.exposed) {
      if let name = Self.name(of: index, in: tree) { names[index] = name }
    }
    self.names = names
  }

  private static func name(of index: Int, in tree: AccessibilityTree) -> Name? {
    let key: AttributeKey
    switch tree.nameSources[index] {
    case .label: key = .label
    case .text: key = .text
    default: return nil
    }
    let interface = tree.interface
    let first = Int(interface.elements[index].firstAttribute)
    let end = first &+ Int(interface.elements[index].attributeCount)
    for position in first..<end where interface.attributes[position].key == key {
      return interface.look(at: interface.attributes[position], WordHashes.init).map {
        Name(attribute: UInt32(position), hashes: $0)
      }
    }
    return nil
  }

  /// The name of an element; nil where nobody wrote one, or VoiceOver never stops.
  subscript(index: Int) -> Name? {
    let name = names[index]
    return name.attribute == .max ? nil : name
  }
}

extension AccessibilityTree {
  /// The elements with certain facts, among them that they are exposed, whose written name passes a
  /// test, in document order; no name has more than so many bytes.
  ///
  /// `isCandidate` is asked first.
  @inline(__always) func writtenNames(
    of wanted: NodeFacts, upTo limit: Int = Int(UInt32.max), where isCandidate: (Int) -> Bool,
    pass test: (Int, WrittenNames.Name) -> Bool
  ) -> [Int] {
    guard hasAny(wanted) else { return [] }
    let names = shared(WrittenNames.self)
    var found: [Int] = []
    for index in nodes(wanted) where isCandidate(index) {
      guard let name = names[index], test(index, name),
        interface.attributes[Int(name.attribute)].valueRange.length <= limit &+ 2
      else { continue }
      found.append(index)
    }
    return found
  }

  /// Whether the bytes of a written name pass a test; only what is spelled with escapes is decoded.
  @inline(__always) func passes(
    _ name: WrittenNames.Name, _ test: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    interface.look(at: interface.attributes[Int(name.attribute)], test) == true
  }
}
