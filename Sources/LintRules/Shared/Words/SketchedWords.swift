import ScreenModel

/// The words of an element of source, with what the app puts in when it runs in ‹ ›.
struct SketchedWords {
  /// Label, value and hint.
  let all: String

  /// The words that an element says by itself; nil where nothing is known of some of them.
  init?(of index: Int, in tree: AccessibilityTree) {
    var parts: [String] = []
    for key in [AttributeKey.label, .value, .hint] where tree.element(index).has(key) {
      guard let words = Self.words(key, of: index, in: tree) else { return nil }
      parts.append(words)
    }
    all = parts.joined(separator: ", ")
  }

  /// The words of a text; nil where nothing is known of them.
  static func text(of index: Int, in tree: AccessibilityTree) -> String? {
    words(tree.element(index).has(.label) ? .label : .text, of: index, in: tree)
  }

  private static func words(
    _ key: AttributeKey, of index: Int, in tree: AccessibilityTree
  ) -> String? {
    tree.interface.text(key, of: index) ?? tree.interface.sketch(key, of: index)
  }

  /// The expressions in a text that the app puts in.
  private static func holes(_ text: String) -> [Substring] {
    text.split(separator: "‹").dropFirst(text.hasPrefix("‹") ? 0 : 1).compactMap { part in
      part.firstIndex(of: "›").map { part[..<$0] }
    }
  }

  /// Whether all that the app puts in is put into some of these texts as well.
  func isMade(of texts: [String]) -> Bool {
    let known = Set(texts.flatMap(Self.holes))
    return Self.holes(all).allSatisfy(known.contains)
  }

  /// Whether a text is said: its words, or what the app puts into it.
  func says(_ text: String) -> Bool {
    let holes = Self.holes(text)
    guard holes.isEmpty else {
      let said = Set(Self.holes(all))
      return holes.allSatisfy(said.contains)
    }
    return Words.isContained(text, in: all)
  }
}
