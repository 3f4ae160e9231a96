import DocumentSyntax
import InputFormats
import ScreenModel

/// Takes comments that switch rules off out of a file: a rule where others stay, or else the whole
/// comment, with its line where nothing else is on it.
struct SuppressionRemoval {
  private let bytes: FileBytes
  private let comments: SuppressionComments
  /// The comment that ends the region of each entry, by index.
  private var closings: [Int: Int] = [:]

  init(bytes: FileBytes, comments: SuppressionComments) {
    self.bytes = bytes
    self.comments = comments
    for (number, closing) in comments.closings.enumerated() {
      for index in closing.closed { closings[index] = number }
    }
  }

  /// The edits that remove what an entry says; nil where its comment says something else as well.
  func edits(of index: Int) -> [TextEdit]? {
    let entry = comments.entries[index]
    let isBeside = { (other: SuppressionComment) in other.range == entry.range }
    let earlier = comments.entries[..<index].reversed().prefix(while: isBeside).reversed()
    let names = (earlier + comments.entries[index...].prefix(while: isBeside))
      .map(\.suppression.range)
    guard let edit = edit(entry.suppression.range, among: names, in: entry.range) else {
      return nil
    }
    guard let closing = closings[index].map({ comments.closings[$0] }) else { return [edit] }
    // What ended the region would end nothing.
    let rule = entry.suppression.rule
    guard let name = closing.rules.first(where: { $0.text == rule })?.range else {
      guard closing.closed == [index] else { return [edit] }
      return whole(closing.range).map { [edit, $0] }
    }
    return self.edit(name, among: closing.rules.map(\.range), in: closing.range).map { [edit, $0] }
  }

  private func edit(
    _ name: SourceRange, among names: [SourceRange], in directive: SourceRange
  ) -> TextEdit? {
    guard names.count > 1, let place = names.firstIndex(of: name) else { return whole(directive) }
    return place + 1 < names.count
      ? TextEdit(start: name.start, end: names[place + 1].start, replacement: "")
      : TextEdit(start: names[place - 1].end, end: name.end, replacement: "")
  }

  /// A comment with its signs, with its line or with the blanks before it.
  private func whole(_ directive: SourceRange) -> TextEdit? {
    guard let comment = comments.style?.comment(around: directive, in: bytes) else { return nil }
    var start = comment.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = comment.end
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let isBegun = start == 0 || bytes[start - 1] == 0x0A
    if end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      // More follows on the line, which only markup allows.
      return TextEdit(start: comment.start, end: comment.end, replacement: "")
    }
    guard isBegun else { return TextEdit(start: start, end: end, replacement: "") }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return TextEdit(start: start, end: end, replacement: "")
  }
}
