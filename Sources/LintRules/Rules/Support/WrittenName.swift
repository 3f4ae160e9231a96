import DocumentSyntax

/// The words that an author wrote to name an element: its label, or else its visible text.
struct WrittenName {
  /// The attribute that has the words.
  let key: AttributeKey
  let text: String

  /// The name of an element, unless it is longer than so many bytes; nil where nobody wrote one.
  init?(_ index: Int, in tree: AccessibilityTree, upTo limit: Int = .max) {
    let source = tree.nameSources[index]
    guard source == .label || source == .text, let key = source.key,
      let attribute = tree.interface.attribute(key, of: index),
      limit == .max || attribute.valueRange.length <= limit + 2,
      let text = tree.interface.text(of: attribute)
    else { return nil }
    self.key = key
    self.text = text
  }

  /// The text in lower case, without blanks and marks around it.
  var plain: String { Self.plain(text) }

  /// A text in lower case, without blanks and marks around it.
  static func plain(_ text: String) -> String { trimmed(text).lowercased() }

  /// A text without blanks and marks around it.
  static func trimmed(_ text: String) -> String {
    var part = text[...]
    while let first = part.first, !first.isLetter, !first.isNumber { part.removeFirst() }
    while let last = part.last, !last.isLetter, !last.isNumber { part.removeLast() }
    return String(part)
  }
}
