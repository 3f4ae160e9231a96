/// The captions of fields in one language, and what is typed under each.
struct Captions: Sendable {
  /// What is typed, by caption.
  let purposes: [String: String]
  /// Words around a caption that change nothing about what is typed.
  let fillers: WordList?
  /// The words that captions are made of, and those around them.
  let words: WordMarks

  /// A list has a purpose, a colon and captions without punctuation in each line.
  init(_ list: String, fillers: WordList?) {
    var purposes: [String: String] = [:]
    var words = WordMarks()
    for line in list.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"))
      guard parts.count == 2 else { continue }
      let purpose = String(Substring(parts[0]))
      for part in parts[1].split(separator: UInt8(ascii: ",")) {
        let caption = String(Substring(part.drop { $0 == UInt8(ascii: " ") }))
        words.insert(wordsOf: caption)
        purposes[caption] = purpose
      }
    }
    for filler in fillers?.words ?? [] { words.insert(wordsOf: filler) }
    self.purposes = purposes
    self.fillers = fillers
    self.words = words
  }
}
