/// What tells a VoiceOver user where they are when a screen or a popup comes up.
enum ScreenTitle {
  /// What an owner of stops, a screen's root or a popup, has for a title.
  enum Found {
    /// It says its title, or its first stops do.
    case title
    /// One of its first stops is a text that reads like a title, but is no heading.
    case text(Int)
    /// Nothing.
    case none
  }

  /// The longest text that reads like a title, in bytes.
  private static let longest = 60

  /// Whether the owner itself has a title: by its own words, or by a notification when it appears.
  static func isGiven(by owner: Int, in tree: AccessibilityTree) -> Bool {
    if tree.interface.says([.label, .text], owner) { return true }
    if let title = tree.interface.text(.title, of: owner), isSaying(title) { return true }
    return tree.interface.posts(of: owner).contains {
      ($0.kind == .screenChanged || $0.kind == .announcement) && isSaying($0.text?.value ?? "")
    }
  }

  /// What the first stops of a screen or popup have for a title.
  static func found(among stops: some Sequence<Stop>, in tree: AccessibilityTree) -> Found {
    var text: Int?
    for stop in stops {
      let index = stop.element
      if stop.part == .title || tree.traits[index].contains(.header) { return .title }
      if text == nil, readsLikeTitle(index, in: tree) { text = index }
    }
    return text.map { .text($0) } ?? .none
  }

  private static func readsLikeTitle(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.element(index).kind == .text, !tree.has(.interactive, index) else { return false }
    guard let name = tree.name(of: index).value?.text else {
      return tree.nameSources[index] == .unknown
    }
    return name.utf8.count <= longest && name.contains(where: \.isLetter)
  }

  private static func isSaying(_ text: String) -> Bool { !text.allSatisfy(\.isWhitespace) }
}
