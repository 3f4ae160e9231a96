import ScreenModel

/// Texts that have a fault in common, as a rule those of one screen.
struct TextGroup {
  /// Those where the file shows it.
  private(set) var shown: [StyledText] = []
  /// Those where code, or what the file leaves out, may have mended it.
  private(set) var open: [StyledText] = []

  /// The most texts beside the first that a finding points at.
  private static let maximumNotes = 3

  /// The texts for which a rule is sure or asks for a review, together for each screen or alone.
  static func groups(
    _ texts: [StyledText], perScreen: Bool, in tree: AccessibilityTree,
    certainty: (StyledText) -> Certainty?
  ) -> [TextGroup] {
    var groups: [TextGroup] = []
    var last: Int32 = -1
    for text in texts {
      guard let certainty = certainty(text) else { continue }
      let screen = tree.element(text.index).screen
      if !perScreen || screen != last { groups.append(TextGroup()) }
      last = screen
      groups[groups.count - 1].add(text, certainty)
    }
    return groups
  }

  private mutating func add(_ text: StyledText, _ certainty: Certainty) {
    if certainty == .violation { shown.append(text) } else { open.append(text) }
  }

  /// Whether the file shows the fault of any.
  var isShown: Bool { !shown.isEmpty }

  /// The texts that a finding is about.
  var texts: [StyledText] { isShown ? shown : open }

  /// The texts in words, as what somebody reads in a message begins with.
  func subject(in tree: AccessibilityTree) -> String {
    guard let first = texts.first else { return "" }
    if texts.count > 1 {
      return isShown ? "on this screen \(texts.count) texts" : "\(texts.count) texts on this screen"
    }
    return "this \(Wording.noun(tree.element(first.index).kind))"
  }

  /// How many more texts only code can tell about, as a message ends with.
  var rest: String {
    guard isShown, !open.isEmpty else { return "" }
    return "; the same holds for \(open.count) more, unless code changes "
      + (open.count == 1 ? "it" : "them")
  }

  /// Some of the other texts, each with what there is to say about it.
  func notes(in tree: AccessibilityTree, _ message: (StyledText) -> String) -> [Finding.Note] {
    texts.dropFirst().prefix(Self.maximumNotes).map {
      Finding.Note(message: message($0), range: $0.range(in: tree))
    }
  }

  /// The different things that a function says of the texts' fonts: the first few, in order.
  func distinct(_ phrase: (StyledText) -> String?) -> [String] {
    var phrases: [String] = []
    var fonts: [Font] = []
    for text in texts where !fonts.contains(text.font) {
      fonts.append(text.font)
      guard let phrase = phrase(text), !phrases.contains(phrase) else { continue }
      if phrases.count == Self.maximumNotes { return phrases + ["…"] }
      phrases.append(phrase)
    }
    return phrases
  }
}
