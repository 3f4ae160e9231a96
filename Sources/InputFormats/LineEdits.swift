import DocumentSyntax
import ScreenModel

/// Looks at the lines around a place of a file, so that edits leave them as authors write them.
struct LineEdits {
  let bytes: FileBytes

  /// The blanks between the beginning of a line and an offset; nil where more stands there.
  func indent(before offset: Int) -> String? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A
      ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  /// The end of line that the line of an offset begins behind, or else the usual one.
  func lineFeed(before offset: Int) -> String {
    var index = offset
    while index > 0, bytes[index - 1] != 0x0A { index -= 1 }
    return index > 1 && bytes[index - 2] == 0x0D ? "\r\n" : "\n"
  }

  /// A range that goes away, with the line where nothing else is on it.
  func wholeLines(_ start: Int, _ end: Int) -> TextEdit {
    var first = start
    while first > 0, bytes[first - 1] == 0x20 || bytes[first - 1] == 0x09 { first -= 1 }
    var last = end
    while last < bytes.count, bytes[last] == 0x20 || bytes[last] == 0x0D { last += 1 }
    guard first == 0 || bytes[first - 1] == 0x0A, last < bytes.count, bytes[last] == 0x0A else {
      return TextEdit(start: start, end: end, replacement: "")
    }
    return TextEdit(start: first, end: last + 1, replacement: "")
  }
}
