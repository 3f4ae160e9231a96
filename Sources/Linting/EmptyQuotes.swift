/// Messages about what VoiceOver says, where it says nothing: rules quote the words that the model
/// gives, and quotation marks with nothing between them tell nobody anything.
enum EmptyQuotes {
  private static let phrases = [
    ("says only “”", "says nothing"), ("says “”", "says nothing"), ("on “”", "on it"),
  ]
  /// The bytes of the two marks.
  private static let marks: [UInt8] = [0xE2, 0x80, 0x9C, 0xE2, 0x80, 0x9D]

  /// A message without empty quotation marks.
  static func removed(from message: String) -> String {
    guard areIn(message) else { return message }
    return phrases.reduce(message) { $0.replacing($1.0, with: $1.1) }
  }

  /// Whether a message has them; each finding is asked, so that bytes are compared.
  private static func areIn(_ message: String) -> Bool {
    var count = 0
    for byte in message.utf8 {
      if byte == marks[count] {
        count += 1
        if count == marks.count { return true }
      } else {
        // An opening mark may follow another one.
        count = count == 5 && byte == marks[2] ? 3 : byte == marks[0] ? 1 : 0
      }
    }
    return false
  }
}
