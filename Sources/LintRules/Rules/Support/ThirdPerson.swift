/// Turns an English command into what a hint says: "save the list" is "Saves the list".
enum ThirdPerson {
  /// The verbs that change in their own way, or not by their ending.
  private static let irregular = ["do": "does", "go": "goes", "be": "is", "have": "has"]

  /// The command in the third person, with a capital; nil where it does not begin with a verb.
  static func statement(_ command: some StringProtocol) -> String? {
    let text = command.drop { $0.isWhitespace }
    let verb = text.prefix { $0.isLetter }.lowercased()
    guard verb.count > 1, verb.allSatisfy(\.isASCII) else { return nil }
    let rest = text.drop { $0.isLetter }
    return verb.prefix(1).uppercased() + singular(verb).dropFirst() + String(rest)
  }

  private static func singular(_ verb: String) -> String {
    if let known = irregular[verb] { return known }
    if ["s", "x", "z", "ch", "sh"].contains(where: verb.hasSuffix) { return verb + "es" }
    let isConsonantY = verb.hasSuffix("y") && !"aeiou".contains(verb.dropLast().last ?? "a")
    return isConsonantY ? verb.dropLast() + "ies" : verb + "s"
  }
}
