import DocumentSyntax
import ScreenModel

/// The words that an author wrote to name an element: its label, or else its visible text.
struct WrittenName {
  /// The attribute that has the words.
  let key: AttributeKey
  let text: String

  /// The name of an element, unless it is longer than so many bytes; nil where nobody wrote one.
  init?(_ index: Int, in tree: AccessibilityTree, upTo limit: Int = .max) {
    guard let attribute = Self.attribute(of: index, in: tree),
      limit == .max || attribute.valueRange.length <= limit + 2,
      let text = tree.interface.text(of: attribute)
    else { return nil }
    key = attribute.key
    self.text = text
  }

  /// The attribute that has the name of an element; nil where nobody wrote one.
  static func attribute(of index: Int, in tree: AccessibilityTree) -> StoredAttribute? {
    switch tree.nameSources[index] {
    case .label: tree.interface.attribute(.label, of: index)
    case .text: tree.interface.attribute(.text, of: index)
    default: nil
    }
  }

  /// The text in lower case, without blanks and marks around it.
  var plain: String { Self.plain(text) }

  /// A text in lower case, without blanks and marks around it.
  static func plain(_ text: String) -> String { trimmed(text).lowercased() }

  /// A text without blanks and marks around it.
  static func trimmed(_ text: String) -> String {
    if hasPlainEdges(text) { return text }
    var part = text[...]
    while let first = part.first, !first.isLetter, !first.isNumber { part.removeFirst() }
    while let last = part.last, !last.isLetter, !last.isNumber { part.removeLast() }
    return String(part)
  }

  /// Whether a text begins and ends with letters or digits of ASCII, as most do.
  private static func hasPlainEdges(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return true }
    return isWord(first) && isWord(last) && bytes.suffix(2).allSatisfy { $0 < 0x80 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }
}
