/// What the parser of XML looks for on its way: pieces of a big file are searched at the same time,
/// while they are in the processor's cache.
public struct XMLSearch: Sendable {
  /// A name of elements, and up to eight bytes from its beginning.
  private struct Name: Sendable {
    let text: String
    let length: Int
    let word: UInt64
  }

  /// An element that was looked for.
  public struct Match: Equatable, Sendable {
    /// The place of the element.
    public internal(set) var element: Int
    /// Which of the names it has.
    public let name: Int
  }

  /// What may begin in a comment.
  public let comment: BytePattern
  private let names: [Name]
  /// A bit for each length that a name has.
  private let lengths: UInt64

  /// A search for a text in comments, and for elements of some names of less than 64 bytes.
  public init(inComments comment: BytePattern, forElements names: [String] = []) {
    self.comment = comment
    self.names = names.map { name in
      let bytes = Array(name.utf8)
      precondition(bytes.count < 64, "a name that is searched for has less than 64 bytes")
      let word = bytes.prefix(8).reversed().reduce(0) { $0 &<< 8 | UInt64($1) }
      return Name(text: name, length: bytes.count, word: word)
    }
    lengths = self.names.reduce(0) { $0 | 1 &<< UInt64($1.length) }
  }

  /// The elements of those names from one on, in order.
  func elements(among elements: [XMLElement], from first: Int = 0, of bytes: Bytes) -> [Match] {
    var matches: [Match] = []
    guard lengths != 0 else { return matches }
    elements.withUnsafeBufferPointer { elements in
      for index in first..<elements.count {
        let length = Int(elements[index].nameLength)
        guard length < 64, lengths &>> UInt64(length) & 1 != 0,
          let name = name(of: elements[index], in: bytes)
        else { continue }
        matches.append(Match(element: index, name: name))
      }
    }
    return matches
  }

  /// Which of the names an element has.
  private func name(of element: XMLElement, in bytes: Bytes) -> Int? {
    let length = Int(element.nameLength)
    let start = Int(element.start) + 1
    var word: UInt64 = 0
    if start + 8 <= bytes.count {
      word = bytes.word(at: start)
      if length < 8 { word &= (1 &<< UInt64(length * 8)) &- 1 }
    } else {
      // At the end of a file a name is shorter than eight bytes.
      for index in (start..<start + length).reversed() {
        word = word &<< 8 | UInt64(bytes.byte(at: index))
      }
    }
    return names.firstIndex { name in
      name.word == word && name.length == length
        && (length <= 8 || name.text.utf8.elementsEqual(bytes[start..<start + length]))
    }
  }
}
