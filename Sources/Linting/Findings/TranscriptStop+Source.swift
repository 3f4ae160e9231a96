import DocumentSyntax
import ScreenModel

extension TranscriptStop {
  /// The longest expression that is shown, in characters.
  private static let longest = 60

  /// Adds what the file says of a stop beyond its words.
  mutating func addSource(of stop: Stop, _ utterance: Utterance, in tree: AccessibilityTree) {
    let (interface, index) = (tree.interface, stop.element)
    offset = tree.element(index).anchor.start
    isConditional =
      tree.screen(of: index).has(.composition)
      && tree.element(index).marks.contains(.outlet)
    let notice = UtterancePart.Source.attribute(.actions)
    otherNotices = utterance.parts.filter {
      $0.slot == .notice && $0.source != notice
    }.compactMap(\.written)
    guard stop.part == .whole else { return }
    for key in [AttributeKey.actions, .swipeActions] where interface.has(key, index) {
      let names = interface.texts(key, of: index).map(\.value)
      actions += names.isEmpty ? ["…"] : names
    }
    if spoken.isEmpty { expression = Self.expression(of: index, in: interface) }
  }

  /// The first expression of an element that could have words, on one line.
  private static func expression(of index: Int, in interface: UITree) -> String? {
    for key in [AttributeKey.label, .text, .value, .image] {
      guard let attribute = interface.attribute(key, of: index) else { continue }
      let words = written(attribute, in: interface).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      guard !words.isEmpty else { continue }
      let isLong = words.count > longest
      return "‹" + words.prefix(longest) + (isLong ? "…›" : "›")
    }
    return nil
  }

  /// The value of an attribute as it is written; where that is only the name of what makes it, with
  /// the rest of its line.
  private static func written(_ attribute: StoredAttribute, in interface: UITree) -> String {
    let text = interface.source(of: attribute)
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return text
    }
    let bytes = interface.file.bytes
    let start = attribute.valueRange.start
    var end = start
    while end < bytes.count, end - start < 200, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    if let comment = bytes[start..<end].indices.first(where: {
      $0 + 2 < end && bytes[$0] == 0x20 && bytes[$0 + 1] == 0x2F && bytes[$0 + 2] == 0x2F
    }) {
      end = comment
    }
    // What begins there goes on in the lines below.
    while end > start, [0x20, 0x2C, 0x7B].contains(bytes[end - 1]) { end -= 1 }
    return interface.file.text(in: SourceRange(start: start, end: end))
  }
}
