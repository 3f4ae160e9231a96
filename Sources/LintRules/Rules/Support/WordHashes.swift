/// What rules seek in a text by its hashes: its first and its last word, and all of it.
struct WordHashes {
  let first: UInt32
  let last: UInt32
  let whole: UInt32

  /// The hashes of no text.
  static let none = WordHashes(UnsafeBufferPointer(start: nil, count: 0))

  /// The hashes of a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    first = WordHash.first(bytes)
    last = WordHash.last(bytes)
    whole = WordHash.whole(bytes)
  }

  /// The hashes of a word that is known.
  init(_ word: StaticString) {
    self = word.withUTF8Buffer { WordHashes($0) }
  }
}
