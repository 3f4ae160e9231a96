/// A picture that shows a state, as its name tells.
struct StatePicture {
  /// The words with which somebody would say the state.
  let states: [String]

  /// The state that a name is about; nil where it has any word that is about something else, such
  /// as that of a shield with a check mark.
  init?(_ image: String, extra: [String]) {
    if extra.contains(image) {
      states = []
      return
    }
    var found: [String]?
    for word in Words.normalized(AssetName.spoken(image)) {
      if let states = Self.states[word] {
        if found == nil { found = states }
      } else if !Self.neutral.contains(word), !word.allSatisfy(\.isNumber) {
        return nil
      }
    }
    guard let found else { return nil }
    states = found
  }

  /// Whether a text says the state.
  func isSaid(in texts: [String]) -> Bool {
    let words = texts.flatMap { Words.normalized($0) }
    return words.contains { word in states.contains { word.hasPrefix($0) } }
  }

  private static let done = [
    "done", "complete", "finish", "check", "tick", "select", "chosen", "current", "bought",
  ]
  private static let unread = ["unread", "new", "unseen"]

  /// The words of pictures that are about a state alone, and what would say it.
  private static let states: [String: [String]] = [
    "check": done, "checkmark": done, "checked": done, "tick": done, "ticked": done,
    "done": done, "completed": done, "finished": done,
    "unchecked": ["un", "not", "open", "to"], "unticked": ["un", "not", "open", "to"],
    "unread": unread,
  ]

  /// Words that say of a picture what it looks like, and not what it is about.
  private static let neutral: Set<String> = [
    "ic", "icon", "img", "image", "mark", "symbol", "circle", "square", "fill", "filled", "box",
    "small", "large", "big", "mini", "on", "off", "white", "black", "blue", "green", "grey",
    "gray", "red", "dark", "light", "task", "item", "row", "cell", "list", "dot", "badge",
    "indicator", "state", "status", "is",
  ]
}
