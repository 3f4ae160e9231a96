/// Messages as they are read aloud: signs that voices spell out become words.
enum Narration {
  /// The pairs of marks between which a text is repeated as it is; quotes become plain ones.
  private static let quotes: [Character: Character] = ["“": "”", "\"": "\""]

  /// A message as a sentence.
  static func sentence(_ message: String) -> String {
    let text = words(message)
    let ending = text.last.map { ".?!".contains($0) } ?? false
    let quoted = text.hasSuffix(".\"") || text.hasSuffix("?\"") || text.hasSuffix("!\"")
    return text.prefix(1).uppercased() + text.dropFirst() + (ending || quoted ? "" : ".")
  }

  /// A message without signs, but for what it quotes.
  static func words(_ message: String) -> String {
    var result = ""
    var plain = ""
    var closing: Character?
    for character in message {
      if let end = closing {
        result.append(character == end ? "\"" : character)
        if character == end { closing = nil }
      } else if let end = quotes[character] {
        result += spelled(plain) + "\""
        plain = ""
        closing = end
      } else {
        plain.append(character)
      }
    }
    return result + spelled(plain)
  }

  /// Words of the linter's own, with its signs as words.
  private static func spelled(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "`": continue
      case "×": result += "by"
      case "≥": result += "at least"
      case "≤": result += "at most"
      case "→": result += "to"
      case "…": result += "and so on"
      case "–", "—": result += "to"
      default: result.append(character)
      }
    }
    let words = result.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hasPrefix("pt") && !word.dropFirst(2).contains { $0.isLetter }
        ? "points" + word.dropFirst(2) : word
    }
    return words.joined(separator: " ")
  }
}
