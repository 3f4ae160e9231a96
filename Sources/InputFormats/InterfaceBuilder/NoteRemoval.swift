import DocumentSyntax
import ScreenModel

/// Takes rules that are switched off for nothing out of the Notes of Interface Builder: a name
/// where others stay, or else the line, or else the Notes.
struct NoteRemoval {
  private let scan: MarkupScan
  private var bytes: FileBytes { scan.bytes }

  init(bytes: FileBytes) {
    scan = MarkupScan(bytes: bytes)
  }

  /// The edit that takes a name out, given all names that the Notes of its object have; nil where
  /// the place of the name is not known, or something else stands on its line.
  func edit(ofName name: SourceRange, among all: [SourceRange]) -> TextEdit? {
    guard let value = value(around: name) else { return nil }
    let line = line(around: name.start, in: value)
    let names = all.filter { line.start <= $0.start && $0.end <= line.end }
    guard let place = names.firstIndex(of: name), begins(name, line) || place > 0 else {
      return nil
    }
    if names.count > 1 {
      return place + 1 < names.count
        ? edit(name.start, names[place + 1].start) : edit(names[place - 1].end, name.end)
    }
    guard line.start > value.start || line.end < value.end else { return whole(value) }
    // One of the line breaks around it goes along.
    return line.end < value.end
      ? edit(line.start, line.next) : edit(line.previous, line.end)
  }

  /// The directive that precedes the first name on a line: its mark alone.
  private func begins(_ name: SourceRange, _ line: Line) -> Bool {
    let words = scan.text(line.start..<name.start).split(separator: " ")
    return words.count == 1 && words[0].hasPrefix(SuppressionDirective.mark)
  }

  // MARK: Lines

  /// A line of Notes between two line breaks.
  private struct Line {
    let start: Int
    let end: Int
    /// Where the line before it ends.
    let previous: Int
    /// Where the line behind it begins.
    let next: Int
  }

  /// The ways in which files write a line break in Notes.
  private static let lineBreaks: [[UInt8]] = [
    "&#10;", "&#xA;", "&#xa;", "&#13;", "&#xD;", "&#xd;", "&#x2028;", "\u{2028}", "\r\n", "\n",
  ].map { Array($0.utf8) }

  private func line(around offset: Int, in value: SourceRange) -> Line {
    var (start, previous) = (value.start, value.start)
    var index = value.start
    while index < value.end {
      let width = lineBreak(at: index)
      if width > 0, index < offset {
        previous = index
        start = index + width
      } else if width > 0 {
        return Line(start: start, end: index, previous: previous, next: index + width)
      }
      index += max(width, 1)
    }
    return Line(start: start, end: value.end, previous: previous, next: value.end)
  }

  /// The number of bytes of a line break at an offset; 0 where there is none.
  private func lineBreak(at offset: Int) -> Int {
    Self.lineBreaks.first { bytes[offset...].starts(with: $0) }?.count ?? 0
  }

  // MARK: Elements

  /// The text of the fragment around a place: the value of its attribute, or what a string holds.
  private func value(around name: SourceRange) -> SourceRange? {
    var start = name.start
    while start > 0, bytes[start - 1] != UInt8(ascii: "<"), bytes[start - 1] != 0x3E {
      start -= 1
    }
    guard start > 0 else { return nil }
    if bytes[start - 1] == 0x3E {
      var end = name.end
      while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
      return SourceRange(start: start, end: end)
    }
    guard let tag = scan.tag(at: start - 1), scan.text(tag.name) == "fragment",
      let content = tag.attributes.first(where: { $0.name == "content" }),
      content.start < name.start, name.end < content.end
    else { return nil }
    return SourceRange(start: content.start + "content=\"".utf8.count, end: content.end - 1)
  }

  /// The Notes with all that they hold, or a fragment of them where there are others.
  private func whole(_ value: SourceRange) -> TextEdit? {
    var start = value.start
    while start > 0 {
      start -= 1
      guard bytes[start] == UInt8(ascii: "<"), let tag = scan.tag(at: start),
        scan.text(tag.name) == "attributedString"
      else { continue }
      guard let fragments = scan.children(of: tag)?.children,
        let own = fragments.first(where: { $0.tag.start < value.start && value.end < $0.end })
      else { return nil }
      if fragments.count > 1 { return scan.lines.wholeLines(own.tag.start, own.end) }
      var end = own.end
      while end < bytes.count, bytes[end] != 0x3E { end += 1 }
      return end < bytes.count ? scan.lines.wholeLines(tag.start, end + 1) : nil
    }
    return nil
  }

  private func edit(_ start: Int, _ end: Int) -> TextEdit {
    TextEdit(start: start, end: end, replacement: "")
  }
}
