/// The captions of fields in one language, and what is typed under each.
///
/// They are looked up where they are written, by their hashes: a run asks for few, and a dictionary
/// of them takes longer to make.
struct Captions: Sendable {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Where a caption and its purpose stand in the list.
  private struct Place {
    let hash: UInt32
    let caption: Range<Int>
    let purpose: Range<Int>
  }

  /// A purpose, a colon and captions without punctuation in each line.
  private let list: String
  private let places: [Place]
  /// Words around a caption that change nothing about what is typed.
  let fillers: WordList?
  /// The words that captions are made of, and those around them.
  let words: WordMarks

  /// A list has a purpose, a colon and captions without punctuation in each line.
  init(_ list: String, fillers: WordList?) {
    var words = WordMarks()
    var places: [Place] = []
    places.reserveCapacity(64)
    var text = list
    text.withUTF8 { bytes in
      Self.forEachCaption(in: bytes) { caption, purpose in
        let bytes = Bytes(rebasing: bytes[caption])
        words.insert(wordsIn: bytes)
        places.append(Place(hash: Self.hash(bytes), caption: caption, purpose: purpose))
      }
    }
    for filler in fillers?.words ?? [] {
      var filler = filler
      filler.withUTF8 { words.insert(wordsIn: $0) }
    }
    self.list = list
    self.places = places
    self.fillers = fillers
    self.words = words
  }

  /// What is typed under a caption, however its accents are composed.
  func purpose(of caption: String) -> String? {
    var (list, caption) = (list, caption)
    return list.withUTF8 { list in
      caption.withUTF8 { wanted in
        let found =
          WordList.mayBeComposed(wanted)
          ? places.first { Self.text(list, $0.caption) == String(decoding: wanted, as: UTF8.self) }
          : place(of: wanted, in: list)
        return found.map { Self.text(list, $0.purpose) }
      }
    }
  }

  private func place(of wanted: Bytes, in list: Bytes) -> Place? {
    let hash = Self.hash(wanted)
    return places.first { place in
      place.hash == hash && list[place.caption].elementsEqual(wanted)
    }
  }

  private static func hash(_ bytes: Bytes) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  private static func text(_ list: Bytes, _ range: Range<Int>) -> String {
    String(decoding: list[range], as: UTF8.self)
  }

  /// Hands out where each caption stands, and the purpose of its line.
  private static func forEachCaption(
    in bytes: Bytes, _ body: (_ caption: Range<Int>, _ purpose: Range<Int>) -> Void
  ) {
    var purpose = 0..<0
    var start = 0
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "\n")
      switch byte {
      case UInt8(ascii: ":"):
        purpose = start..<index
        start = index + 1
      case UInt8(ascii: ","), UInt8(ascii: "\n"):
        while start < index, bytes[start] == UInt8(ascii: " ") { start += 1 }
        if start < index { body(start..<index, purpose) }
        start = index + 1
      default: break
      }
    }
  }
}

/// The words by which a listener or a reader knows what a control is for.
enum Caption {
  /// The words of an element's name, and of the text that stands directly before it.
  static func words(of index: Int, in tree: AccessibilityTree) -> Set<String> {
    var words: Set<String> = []
    if let name = tree.name(of: index).value { words.formUnion(short(name.text)) }
    if let text = textBefore(index, in: tree) { words.formUnion(short(text)) }
    return words
  }

  /// The text that stands directly before an element, among the children of its parent.
  static func textBefore(_ index: Int, in tree: AccessibilityTree) -> String? {
    guard let sibling = tree.interface.sibling(before: index),
      tree.element(sibling).kind == .text, tree.element(sibling).flag(.hidden) != true
    else { return nil }
    return tree.interface.text(.text, of: sibling)
  }

  /// The words of a text that is short enough for a caption.
  private static func short(_ text: String) -> [String] {
    text.utf8.count <= 100 ? Words.normalized(text) : []
  }
}
