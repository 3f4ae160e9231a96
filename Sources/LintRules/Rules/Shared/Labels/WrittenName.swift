import DocumentSyntax

/// The words that an author wrote to name an element: its label, or else its visible text.
struct WrittenName {
  /// The attribute that has the words.
  let key: AttributeKey
  let text: String

  /// The name of an element, unless it is longer than so many bytes; nil where nobody wrote one.
  init?(_ index: Int, in tree: AccessibilityTree, upTo limit: Int = .max) {
    let source = tree.nameSources[index]
    let interface = tree.interface
    guard source == .label || source == .text, let key = source.key,
      let attribute = interface.attribute(key, of: index),
      limit == .max || attribute.valueRange.length <= limit + 2,
      let text = interface.text(of: attribute)
    else { return nil }
    self.key = key
    self.text = text
  }

  /// The text in lower case, without blanks and marks around it.
  var plain: String { Self.plain(text) }

  /// A text in lower case, without blanks and marks around it.
  static func plain(_ text: String) -> String { trimmed(text).lowercased() }

  /// A text without blanks and marks around it.
  static func trimmed(_ text: String) -> String {
    if hasPlainEdges(text) { return text }
    var part = text[...]
    while let first = part.first, !first.isLetter, !first.isNumber { part.removeFirst() }
    while let last = part.last, !last.isLetter, !last.isNumber { part.removeLast() }
    return String(part)
  }

  /// Whether a text begins and ends with letters or digits of ASCII, as most do.
  private static func hasPlainEdges(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return true }
    return isWord(first) && isWord(last) && bytes.suffix(2).allSatisfy { $0 < 0x80 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }
}

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
