/// Messages about what VoiceOver says, where it says nothing: rules quote the words that the model
/// gives, and quotation marks with nothing between them tell nobody anything.
enum EmptyQuotes {
  private static let phrases = [
    ("says only “”", "says nothing"), ("says “”", "says nothing"), ("on “”", "on it"),
  ]

  /// A message without empty quotation marks.
  static func removed(from message: String) -> String {
    guard message.contains("“”") else { return message }
    return phrases.reduce(message) { $0.replacing($1.0, with: $1.1) }
  }
}
