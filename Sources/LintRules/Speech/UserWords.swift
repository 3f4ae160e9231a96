/// The user's dictionary, ready to be looked up at the beginning of a word.
struct UserWords: Sendable {
  private struct Entry {
    let key: [UInt8]
    let isForEverySpelling: Bool
    let spoken: String
  }

  /// The entries by the first byte of their keys in lower case; longer keys first.
  private let entries: [UInt8: [Entry]]

  var isEmpty: Bool { entries.isEmpty }

  /// The words of a dictionary.
  init(_ dictionary: [String: String]) {
    let all = dictionary.filter { !$0.key.isEmpty }.map { key, spoken in
      Entry(
        key: Array(key.utf8), isForEverySpelling: key == key.lowercased(), spoken: spoken)
    }
    // The order among keys of one length does not matter unless they differ in case only.
    let sorted = all.sorted {
      ($1.key.count, $0.isForEverySpelling ? 1 : 0) < ($0.key.count, $1.isForEverySpelling ? 1 : 0)
    }
    entries = Dictionary(grouping: sorted) { Self.lowered($0.key[0]) }
  }

  /// What is said for the word or phrase that begins at an offset, and where it ends.
  func entry(at offset: Int, in text: SpeechBytes) -> (end: Int, spoken: String)? {
    guard let candidates = entries[Self.lowered(text[offset])] else { return nil }
    for entry in candidates {
      let end = offset + entry.key.count
      guard end <= text.count, !continues(at: offset, in: text), !continues(at: end, in: text)
      else { continue }
      let matches = entry.key.indices.allSatisfy { index in
        let byte = text[offset + index]
        return (entry.isForEverySpelling ? Self.lowered(byte) : byte) == entry.key[index]
      }
      if matches { return (end, entry.spoken) }
    }
    return nil
  }

  /// Whether the characters before and at an offset belong to one word.
  private func continues(at offset: Int, in text: SpeechBytes) -> Bool {
    let isWordBefore = text.isDigit(offset - 1) || text.isLetter(before: offset)
    return isWordBefore && !text.isBoundary(offset)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}
