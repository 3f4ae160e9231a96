import DocumentSyntax

/// One text of an element that VoiceOver speaks, with the way from its characters to the file.
struct SpokenText {
  let element: Int
  let key: AttributeKey
  let text: String
  private let attribute: StoredAttribute

  /// The texts that are spoken at an element: its name, value and hint, and its Voice Control
  /// names.
  static func all(of index: Int, in tree: AccessibilityTree) -> [SpokenText] {
    [tree.nameSources[index].key, .value, .hint].compactMap { key in
      guard let key, let attribute = tree.interface.attribute(key, of: index),
        let text = tree.interface.text(of: attribute)
      else { return nil }
      return SpokenText(element: index, key: key, text: text, attribute: attribute)
    }
  }

  /// Where a part of the text is written; the whole value where it is spelled with escapes.
  func range(of part: Range<String.Index>) -> SourceRange {
    let value = attribute.valueRange
    guard attribute.form == .raw || attribute.form == .quoted else { return value }
    let base = value.start + (attribute.form == .quoted ? 1 : 0)
    return SourceRange(
      start: base + text.utf8.distance(from: text.startIndex, to: part.lowerBound),
      end: base + text.utf8.distance(from: text.startIndex, to: part.upperBound))
  }

  /// What the file says about how the text is read: spelled out, or by its sounds.
  func isSpelledOut(in tree: AccessibilityTree) -> Bool {
    guard case .speech(let speech)? = tree.interface.value(.speech, of: element) else {
      return false
    }
    return speech.spellOut == true || speech.ipa != nil
  }
}
