/// Tells by the bytes of a text whether it may be the caption of something of the user's own: most
/// texts have a word that is in none, and are passed over without a look at their characters.
struct CaptionFilter {
  /// The words of all captions in a language; nil where there are no captions.
  let words: WordMarks?

  /// Whether the text may be one; of texts with other letters than those of ASCII only a closer
  /// look can tell.
  @inline(__always) func mayMatch(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let words else { return false }
    var cursor = 0
    while let word = Words.nextWord(in: bytes, from: &cursor) {
      let hash = WordHash.whole(UnsafeBufferPointer(rebasing: bytes[word]))
      if !words.mayContain(hash) { return bytes.contains { $0 >= 0x80 } }
    }
    return true
  }
}
