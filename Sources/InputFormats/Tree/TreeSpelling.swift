import DocumentSyntax
import ScreenModel

/// Writes changes into trees in YAML and JSON.
struct TreeSpelling: EditSpelling {
  let tree: UITree
  let isJSON: Bool

  func insertions(of changes: [Fix.Change], at element: Int, in fix: Fix) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for change in changes {
      guard let value = change.value, let edit = insertion(of: change.key, value, at: element)
      else { return nil }
      edits.append(edit)
    }
    return edits
  }

  func replacement(
    of attribute: StoredAttribute, by change: Fix.Change, in fix: Fix
  ) -> TextEdit? {
    let range = attribute.valueRange
    guard range.start < range.end, range.end <= tree.file.bytes.count,
      isJSON || isWrittenHere(attribute)
    else { return nil }
    return change.value.flatMap(text).map {
      TextEdit(start: range.start, end: range.end, replacement: $0)
    }
  }

  func removal(of attribute: StoredAttribute, in fix: Fix) -> TextEdit? {
    DataRemoval(bytes: tree.file.bytes, isJSON: isJSON).removal(ofPair: attribute.range)
  }

  func removal(ofName name: SourceRange, among names: [SourceRange]) -> TextEdit? {
    DataRemoval(bytes: tree.file.bytes, isJSON: isJSON).removal(ofItem: name)
  }

  // MARK: Values

  /// Whether a value of YAML stands behind its key, on one line and without an anchor, an alias or
  /// a tag: others share it, or its lines and comments are not known.
  private func isWrittenHere(_ attribute: StoredAttribute) -> Bool {
    let value = attribute.valueRange
    let pair = attribute.range
    guard pair.start < value.start, value.end <= pair.end else { return false }
    let bytes = tree.file.bytes
    if bytes[pair.start..<value.end].contains(0x0A) { return false }
    let marks: [UInt8] = [UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!")]
    if marks.contains(bytes[value.start]) { return false }
    return !bytes[pair.start..<value.start].contains(where: marks.contains)
  }

  /// A value as JSON or YAML has it.
  private func text(_ value: Fix.Value) -> String? {
    switch value {
    case .text(let text):
      !isJSON ? ScalarText.yaml(text) : ScalarText.quoted(text)
    case .flag(let flag): "\(flag)"
    case .number(let number): Points.text(number)
    case .names(let names):
      isJSON
        ? "[" + names.map(ScalarText.quoted).joined(separator: ", ") + "]"
        : names.count == 1
          ? ScalarText.yaml(names[0])
          : "[" + names.map(ScalarText.yaml).joined(separator: ", ") + "]"
    }
  }

  // MARK: Insertions

  /// A new attribute behind the type of an element, in the style of its mapping.
  private func insertion(
    of key: AttributeKey, _ value: Fix.Value, at index: Int
  ) -> TextEdit? {
    guard let type = tree.attribute(.type, of: index),
      let text = text(value)
    else { return nil }
    let bytes = tree.file.bytes
    let range = type.range
    guard range.start < range.end, range.end <= bytes.count else { return nil }
    if isJSON { return member(key, text, after: range) }
    var before = range.start
    while before > 0, bytes[before - 1] == 0x20 { before -= 1 }
    let previous = before > 0 ? bytes[before - 1] : 0x0A
    if previous == UInt8(ascii: "{") || previous == UInt8(ascii: ",") {
      return TextEdit(start: range.end, end: range.end, replacement: ", \(key.name): \(text)")
    }
    var line = range.start
    while line > 0, bytes[line - 1] != 0x0A { line -= 1 }
    let indent = String(repeating: " ", count: range.start - line)
    if previous == 0x0A, isInBraces(after: range.end) {
      let feed = LineEdits(bytes: bytes).lineFeed(before: range.start)
      return TextEdit(
        start: range.end, end: range.end, replacement: ",\(feed)\(indent)\(key.name): \(text)")
    }
    guard previous == 0x0A || previous == UInt8(ascii: "-"), let end = endOfLine(range.end) else {
      return nil
    }
    // The last line of a file may have no line feed; the others tell how lines end.
    let feed =
      end < bytes.count
      ? bytes[end] == 0x0D ? "\r\n" : "\n" : LineEdits(bytes: bytes).lineFeed(before: end)
    return TextEdit(start: end, end: end, replacement: "\(feed)\(indent)\(key.name): \(text)")
  }

  /// A new member of a JSON object behind another: on a line of its own where that has one, and
  /// without blanks where that has none.
  private func member(
    _ key: AttributeKey, _ text: String, after range: SourceRange
  ) -> TextEdit {
    let bytes = tree.file.bytes
    var before = range.start
    while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
    var blank = " "
    if before > 0, bytes[before - 1] == 0x0A {
      let feed = before > 1 && bytes[before - 2] == 0x0D ? "\r\n" : "\n"
      blank = feed + String(decoding: bytes[before..<range.start], as: UTF8.self)
    } else if !bytes[range.start..<range.end].contains(0x20) {
      blank = ""
    }
    let gap = blank.isEmpty ? "" : " "
    return TextEdit(
      start: range.end, end: range.end,
      replacement: ",\(blank)\"\(key.name)\":\(gap)\(text)")
  }

  /// Whether a pair of YAML that ends its line is followed by what only stands in braces.
  private func isInBraces(after offset: Int) -> Bool {
    let bytes = tree.file.bytes
    var index = offset
    while index < bytes.count {
      if DataRemoval.isSpace(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "#") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else {
        return bytes[index] == UInt8(ascii: "}") || bytes[index] == UInt8(ascii: ",")
      }
    }
    return false
  }

  /// The end of a line of YAML on which only blanks and a comment follow; nil where more does.
  private func endOfLine(_ offset: Int) -> Int? {
    let bytes = tree.file.bytes
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    if end > offset, end < bytes.count, bytes[end] == UInt8(ascii: "#") {
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    }
    let isEnd = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    return isEnd ? end : nil
  }
}
