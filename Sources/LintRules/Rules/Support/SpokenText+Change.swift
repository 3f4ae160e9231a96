/// What rules about speech ask of a text, and what they propose in its place.
extension SpokenText {
  /// The texts of an element, if a look at the bytes of one of them tells that it is worth while.
  @inline(__always) static func all(
    of index: Int, in tree: AccessibilityTree, where look: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> [SpokenText] {
    SpokenBytes.anyText(of: index, in: tree, look) ? all(of: index, in: tree) : []
  }

  /// The part of the text that a reading is about.
  func part(_ bytes: Range<Int>) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    return start..<text.utf8.index(start, offsetBy: bytes.count)
  }

  /// The voice that reads the text.
  func voice(in tree: AccessibilityTree) -> Voice {
    tree.voice(of: element, language: tree.language(of: element))
  }

  /// What is heard where the text is read: all that the stop says, or else the text alone.
  func heard(in tree: AccessibilityTree) -> String {
    if key == .label || key == .text || key == .value, let all = tree.utterance(of: element) {
      return all
    }
    return Quoted.bare(voice(in: tree).spoken(text, spelledOut: isSpelledOut(in: tree)))
  }

  /// Whether code may put another text in its place: the text of a view that code can reach in
  /// Interface Builder is often a stand-in.
  func mayBeStandIn(in tree: AccessibilityTree) -> Bool {
    key == .text && tree.element(element).mayChangeInCode
  }

  /// The key that takes other words: what is drawn may stay, and a label says it.
  var changedKey: AttributeKey { key == .text ? .label : key }

  /// The place to write other words, in the words of a help.
  var place: String { key == .text ? "accessibility label" : key.name }

  /// The text with other words in place of a part.
  func replacing(_ part: Range<String.Index>, with words: String) -> String {
    text[..<part.lowerBound] + words + text[part.upperBound...]
  }

  /// A fix that makes the text read otherwise; none for prompts and names for Voice Control.
  func fixes(
    replacing part: Range<String.Index>, with words: String, _ safety: Fix.Safety
  ) -> [Fix] {
    guard key != .inputLabels, key != .placeholder else { return [] }
    return [.set(changedKey, of: element, to: replacing(part, with: words), safety)]
  }
}

extension Rule {
  /// A violation at a part of a text, or a review where code may put another text in its place.
  func finding(
    _ message: String, help: String, at spoken: SpokenText, _ part: Range<String.Index>,
    in tree: AccessibilityTree, severity: Severity? = nil, after: String? = nil, fixes: [Fix] = []
  ) -> Finding {
    let range = spoken.range(of: part)
    if spoken.mayBeStandIn(in: tree) {
      return review(
        message, help: help, of: spoken.element, in: tree, range: range, severity: severity,
        after: after)
    }
    return violation(
      message, help: help, of: spoken.element, in: tree, range: range, severity: severity,
      after: after, fixes: fixes)
  }
}
