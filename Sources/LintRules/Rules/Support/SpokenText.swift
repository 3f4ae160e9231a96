import DocumentSyntax

/// One text of an element that VoiceOver speaks, with the way from its characters to the file.
struct SpokenText {
  let element: Int
  let key: AttributeKey
  let text: String
  /// Where the text is written, and whether its bytes stand there as they are.
  private let range: SourceRange
  private let isVerbatim: Bool

  /// The longest text that is looked at word by word, in bytes; nobody listens to the end of a
  /// longer one, whatever it says.
  static let longest = 20_000

  /// The texts that are spoken at an element: name, value and hint; and its Voice Control names.
  static func all(of index: Int, in tree: AccessibilityTree) -> [SpokenText] {
    var texts: [SpokenText] = [tree.nameSources[index].key, .value, .hint].compactMap { key in
      guard let key, let attribute = tree.interface.attribute(key, of: index),
        attribute.valueRange.length <= longest, let text = tree.interface.text(of: attribute)
      else { return nil }
      let value = attribute.valueRange
      let range =
        attribute.form == .quoted
        ? SourceRange(start: value.start + 1, end: value.end - 1) : value
      return SpokenText(
        element: index, key: key, text: text, range: range,
        isVerbatim: attribute.form == .raw || attribute.form == .quoted)
    }
    if tree.element(index).has(.inputLabels) {
      texts += tree.interface.texts(.inputLabels, of: index).map {
        SpokenText(
          element: index, key: .inputLabels, text: $0.value, range: $0.range, isVerbatim: false)
      }
    }
    return texts
  }

  /// Where a part of the text is written; the whole text where it is spelled with escapes.
  func range(of part: Range<String.Index>) -> SourceRange {
    guard isVerbatim else { return range }
    return SourceRange(
      start: range.start + text.utf8.distance(from: text.startIndex, to: part.lowerBound),
      end: range.start + text.utf8.distance(from: text.startIndex, to: part.upperBound))
  }

  /// What VoiceOver would say at the element if a part of the text read otherwise; nil for names
  /// that only Voice Control uses.
  func speech(
    replacing part: Range<String.Index>, with words: String, in tree: AccessibilityTree
  ) -> String? {
    let text = self.text[..<part.lowerBound] + words + self.text[part.upperBound...]
    var change = UtteranceChange()
    switch key {
    case .value: change.value = String(text)
    case .hint: change.hint = String(text)
    case .inputLabels: return nil
    default: change.name = String(text)
    }
    guard tree.has(.exposed, element) else { return nil }
    return tree.utterance(of: element, changing: change)
  }

  /// What the file says about how the text is read: spelled out, or by its sounds.
  func isSpelledOut(in tree: AccessibilityTree) -> Bool {
    guard case .speech(let speech)? = tree.interface.value(.speech, of: element) else {
      return false
    }
    return speech.spellOut == true || speech.ipa != nil
  }
}
