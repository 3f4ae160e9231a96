/// Decodes literal and folded block scalars.
struct YAMLBlockText {
  private let bytes: Bytes
  private let end: Int
  private let indent: Int
  private let isFolded: Bool
  private var text: [UInt8] = []
  /// Whether a line has been appended, and whether the last began with a blank.
  private var hasLine = false
  private var isLastIndented = false
  /// How many empty lines have come since.
  private var emptyLines = 0

  /// The decoded text of a block scalar.
  static func decoded(_ bytes: Bytes, entry: SyntaxEntry) -> String {
    guard let header = YAMLBlockHeader(bytes, at: Int(entry.start)) else { return "" }
    var text = YAMLBlockText(bytes, entry: entry)
    return text.decoded(after: header)
  }

  private init(_ bytes: Bytes, entry: SyntaxEntry) {
    self.bytes = bytes
    end = Int(entry.end)
    indent = Int(entry.indent)
    isFolded = entry.style == .yamlFolded
    text.reserveCapacity(Int(entry.end) - Int(entry.start))
  }

  private mutating func decoded(after header: YAMLBlockHeader) -> String {
    var offset = afterLine(header.end).next
    while offset < end {
      let (lineEnd, next) = afterLine(offset)
      var start = offset
      while start < lineEnd, start - offset < indent, bytes.byte(at: start) == YAMLBytes.space {
        start += 1
      }
      if start == lineEnd {
        emptyLines += 1
      } else {
        append(from: start, to: lineEnd)
      }
      offset = next
    }
    if hasLine, !header.strips { text.append(YAMLBytes.lineFeed) }
    if header.keeps { appendEmptyLines() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a line and the break before it, which folding may turn into a space.
  private mutating func append(from start: Int, to lineEnd: Int) {
    let isIndented = YAMLBytes.isBlank(bytes.byte(at: start))
    if hasLine {
      if !isFolded || isIndented || isLastIndented {
        text.append(YAMLBytes.lineFeed)
      } else if emptyLines == 0 {
        text.append(YAMLBytes.space)
      }
    }
    appendEmptyLines()
    text.append(contentsOf: bytes[start..<lineEnd])
    hasLine = true
    isLastIndented = isIndented
  }

  private mutating func appendEmptyLines() {
    text.append(contentsOf: repeatElement(YAMLBytes.lineFeed, count: emptyLines))
    emptyLines = 0
  }

  /// The end of the line at an offset and the start of the next one.
  private func afterLine(_ start: Int) -> (end: Int, next: Int) {
    var offset = start
    while offset < end, !YAMLBytes.isBreak(bytes.byte(at: offset)) { offset += 1 }
    let isPair =
      offset + 1 < end && bytes.byte(at: offset) == YAMLBytes.carriageReturn
      && bytes.byte(at: offset + 1) == YAMLBytes.lineFeed
    return (offset, min(offset + (isPair ? 2 : 1), end))
  }
}
