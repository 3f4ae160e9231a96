/// Names of code in camel case, such as `RatingSheet`.
enum CamelCase {
  /// The words of a name, in lower case; capitals in a row are one word with what follows.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var wasUpper = true
    for character in name {
      if words.isEmpty || character.isUppercase && !wasUpper { words.append("") }
      words[words.count - 1] += character.lowercased()
      wasUpper = character.isUppercase
    }
    return words
  }

  /// The word that says what a class is: the last one that is not about views in general.
  static func noun(ofClass name: String) -> String? {
    let own = name.split(separator: ".").last.map(String.init) ?? name
    return words(of: own).last { !general.contains($0) }
  }

  private static let general: Set<String> = [
    "view", "control", "controller", "container", "panel", "box", "window", "layer", "bar",
    "wrapper", "content", "ui",
  ]
}
