/// Literal and folded block scalars.
extension YAMLReader {
  /// Reads a block scalar from its `|` or `>` to the line after it.
  mutating func readBlockScalar() {
    let start = offset
    let style: ScalarStyle =
      bytes.byte(at: start) == UInt8(ascii: "|") ? .yamlLiteral : .yamlFolded
    guard let header = YAMLBlockHeader(bytes, at: start) else {
      fail(
        .syntax, "only one digit 1 to 9 and one '+' or '-' may follow the '|' or '>'",
        at: start + 1)
      return
    }
    offset = header.end
    finishLine(after: "the head of the text; begin the text on the next line")
    guard !stopped else { return }
    let parent = max(top.indent, 0)
    let indent = header.indent > 0 ? parent + header.indent : detectIndent()
    guard !stopped else { return }
    guard indent <= Int(UInt16.max) else {
      fail(.limit, "the text is indented too deep; indent it less", at: offset)
      return
    }
    let end = skipText(indent: indent, header: header)
    guard !stopped else { return }
    append(.string, style, start: start, end: end, indent: indent)
  }

  /// The indentation of the first line with text; that of the longest blank one if there is none.
  private mutating func detectIndent() -> Int {
    var line = offset
    var longest = 0
    while line < count {
      let text = endOfSpaces(from: line)
      let indent = text - line
      if !isLineEnd(at: text) {
        if indent == 0, isMarker(at: line) { break }
        if bytes.byte(at: text) == YAMLBytes.tab, indent <= top.indent {
          failAtTab(text)
        } else if indent > top.indent, indent < longest {
          fail(
            .syntax, "a blank line above has more spaces than this line; remove them", at: text)
        }
        return indent > top.indent ? indent : max(longest, top.indent + 1)
      }
      longest = max(longest, indent)
      line = afterBreak(text)
    }
    return max(longest, top.indent + 1)
  }

  /// Moves to the first line that is no longer text; the answer is where the text ends.
  private mutating func skipText(indent: Int, header: YAMLBlockHeader) -> Int {
    var end = header.end
    while offset < count, !stopped {
      var text = endOfSpaces(from: offset)
      let isBlank = isLineEnd(at: text)
      if isBlank {
        if text - offset > indent { end = text }
      } else {
        if text - offset < indent || indent == 0 && isMarker(at: offset) { break }
        text = endOfLine(from: text)
        end = text
      }
      offset = afterBreak(text)
      if header.keeps { end = offset }
    }
    lineStart = offset
    return end
  }
}
