import ScreenModel

/// The words that VoiceOver says somewhere on a screen; worked out when somebody asks.
struct HeardWords {
  private let tree: AccessibilityTree
  private var screens: [Int32: Set<String>] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Whether all words of a text are heard on the screen that an element is on.
  mutating func contain(_ text: String, onScreenOf index: Int) -> Bool {
    let known = words(onScreen: tree.element(index).screen)
    var words = Words.normalized(text)
    // A text that is cut off ends in the middle of a word.
    if text.hasSuffix("…") || text.hasSuffix("...") { words = words.dropLast() }
    return words.allSatisfy { known.contains($0) || known.contains(Self.number($0)) }
  }

  /// A number without the zeros before it, which a label leaves out.
  private static func number(_ word: String) -> String {
    guard word.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return word }
    let digits = word.drop { $0 == "0" }
    return digits.isEmpty ? "0" : String(digits)
  }

  private mutating func words(onScreen screen: Int32) -> Set<String> {
    if let known = screens[screen] { return known }
    let root = tree.interface.screens[Int(screen)].root
    var words: Set<String> = []
    for index in root..<Int(tree.element(root).next) {
      for text in Self.heard(at: index, in: tree) { words.formUnion(Words.normalized(text)) }
    }
    screens[screen] = words
    return words
  }

  /// The texts that VoiceOver says at an element, or on the way into it.
  static func heard(at index: Int, in tree: AccessibilityTree) -> [String] {
    guard tree.has(.spoken, index) else {
      return tree.announcedName(of: index).map { [$0] } ?? parts(of: index, in: tree)
    }
    var keys: [AttributeKey] = [.value, .hint]
    if let key = tree.nameSources[index].key { keys.append(key) }
    if tree.traits[index].contains(.textEntry) { keys += [.text, .placeholder] }
    var texts = keys.compactMap { tree.interface.text($0, of: index) }
    if case .content(let content)? = tree.interface.value(.content, of: index) {
      texts += content.flatMap { [$0.label, $0.value] }
    }
    return texts
  }

  /// The system's words at the parts that it makes of an element.
  private static func parts(of index: Int, in tree: AccessibilityTree) -> [String] {
    guard !tree.systemParts(of: index).isEmpty else { return [] }
    return [.label, .text, .value].compactMap { tree.interface.text($0, of: index) }
  }
}

/// The elements that others stand in for: what is drawn, while something unseen is read.
struct Substitutes {
  private let ids: Set<String>

  /// Looks for everything that `substituteFor` names.
  init(_ tree: AccessibilityTree) {
    ids =
      tree.uses(.substituteFor)
      ? Set((0..<tree.count).compactMap { tree.interface.text(.substituteFor, of: $0) }) : []
  }

  /// Whether something stands in for an element.
  func exist(for index: Int, in tree: AccessibilityTree) -> Bool {
    guard !ids.isEmpty, let id = tree.interface.text(.id, of: index) else { return false }
    return ids.contains(id)
  }
}
