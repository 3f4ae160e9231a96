import DocumentSyntax
import ScreenModel

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

  /// The utterance of the element if a part of the text read otherwise; nil for names
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

  /// The author's statement about how the text is read: spelled out, or by its sounds.
  func isSpelledOut(in tree: AccessibilityTree) -> Bool {
    guard case .speech(let speech)? = tree.interface.value(.speech, of: element) else {
      return false
    }
    return speech.spellOut == true || speech.ipa != nil
  }
}

/// Questions of speech rules about a text, and the texts that they propose instead.
extension SpokenText {
  /// The texts of an element, if a look at the bytes of one of them tells that it is worth while.
  static func all(
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

  /// The utterance in which the text is read: the whole stop, or else the text alone.
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

/// Looks at the bytes of texts where they stand in the file, so that few texts have to be decoded.
enum SpokenBytes {
  /// Whether the name, the value or the hint of an element passes a test of its bytes; an element
  /// with names for Voice Control always does.
  static func anyText(
    of index: Int, in tree: AccessibilityTree, _ test: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    if tree.element(index).has(.inputLabels) { return true }
    if let key = tree.nameSources[index].key, look(at: key, of: index, in: tree, test) == true {
      return true
    }
    if tree.element(index).has(.value), look(at: .value, of: index, in: tree, test) == true {
      return true
    }
    return tree.element(index).has(.hint) && look(at: .hint, of: index, in: tree, test) == true
  }

  /// The summary of one text's bytes; nil where there is no text.
  static func look<Result>(
    at key: AttributeKey, of index: Int, in tree: AccessibilityTree,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    guard let attribute = tree.interface.attribute(key, of: index) else { return nil }
    return tree.interface.look(at: attribute, body)
  }
}
