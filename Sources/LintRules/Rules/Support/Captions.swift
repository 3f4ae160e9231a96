/// The captions of fields in one language, and what is typed under each.
///
/// They are looked up where they are written: a run asks for few, and a dictionary of them takes
/// longer to make.
struct Captions: Sendable {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// A purpose, a colon and captions without punctuation in each line.
  private let list: String
  /// Words around a caption that change nothing about what is typed.
  let fillers: WordList?
  /// The words that captions are made of, and those around them.
  let words: WordMarks

  /// A list has a purpose, a colon and captions without punctuation in each line.
  init(_ list: String, fillers: WordList?) {
    var words = WordMarks()
    var text = list
    text.withUTF8 { bytes in
      Self.forEachCaption(in: bytes) { caption, _ in
        words.insert(wordsIn: Bytes(rebasing: bytes[caption]))
      }
    }
    for filler in fillers?.words ?? [] {
      var filler = filler
      filler.withUTF8 { words.insert(wordsIn: $0) }
    }
    self.list = list
    self.fillers = fillers
    self.words = words
  }

  /// What is typed under a caption, however its accents are composed.
  func purpose(of caption: String) -> String? {
    var (list, caption) = (list, caption)
    let isASCII = caption.utf8.allSatisfy { $0 < 0x80 }
    return list.withUTF8 { bytes in
      caption.withUTF8 { wanted in
        var found: Range<Int>?
        Self.forEachCaption(in: bytes) { caption, purpose in
          guard found == nil else { return }
          let isIt =
            isASCII
            ? bytes[caption].elementsEqual(wanted)
            : String(decoding: bytes[caption], as: UTF8.self)
              == String(decoding: wanted, as: UTF8.self)
          if isIt { found = purpose }
        }
        return found.map { String(decoding: bytes[$0], as: UTF8.self) }
      }
    }
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
