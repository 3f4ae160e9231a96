/// Reporting, and finding back into the grammar after it.
extension JSONReader {
  /// Whether as many breaches of the grammar are found as are reported.
  var isFull: Bool { problems.count - duplicates >= SyntaxLimits.problems }

  /// That step, or none if no more problems are wanted.
  func step(_ step: JSONStep) -> JSONStep { isFull ? .stop : step }

  /// Adds a breach of the grammar at the position.
  mutating func report(_ message: String, length: Int = 1) {
    report(.syntax, message, length: length)
  }

  /// Adds a problem of some kind at the position.
  mutating func report(_ kind: SyntaxProblem.Kind, _ message: String, length: Int = 1) {
    let end = min(position + length, bytes.count)
    problems.append(SyntaxProblem(kind, message, at: SourceRange(start: position, end: end)))
  }

  /// Says that there is no value at all.
  mutating func reportEmpty() {
    position = bytes.count
    report("the file is empty; a JSON value is expected")
  }

  /// Says that the text ends too early.
  mutating func reportEnd() -> JSONStep {
    position = bytes.count
    if depth == 0 {
      report("the text ends before a value; add one")
    } else {
      let line = SyntaxWording.line(of: startOfFrame, in: bytes)
      let closer = frames[depth].isMapping ? "}" : "]"
      report("the text ends before the \(frameName) opened in line \(line) does; add \(closer)")
    }
    return .stop
  }

  /// Says that collections nest too deep.
  mutating func reportDepth() -> JSONStep {
    report(.limit, "values nest deeper than \(SyntaxLimits.depth) levels; flatten them")
    return .stop
  }

  /// Says that a closing bracket belongs to nothing, or to something else.
  mutating func reportCloser(_ byte: UInt8) -> JSONStep {
    let bracket = byte == UInt8(ascii: "}") ? "}" : "]"
    if depth == 0 {
      report("this \(bracket) closes nothing; remove it")
    } else {
      let line = SyntaxWording.line(of: startOfFrame, in: bytes)
      let closer = frames[depth].isMapping ? "}" : "]"
      report("the \(frameName) opened in line \(line) is closed by \(closer), not by \(bracket)")
    }
    return .stop
  }

  /// Says that a character cannot begin what is expected here.
  mutating func reportUnexpected(_ expected: String) -> JSONStep {
    let end = endOfCharacter(position)
    var name = SyntaxWording.quoted(bytes, from: position, to: end)
    if name == "`\u{FFFD}`" { name = SyntaxWording.codePoint(bytes, at: position) }
    report("\(name) stands where \(expected) is expected", length: end - position)
    return .stop
  }

  /// Reports the comma before a closing bracket.
  mutating func reportTrailingComma() {
    let closer = position
    var comma = position - 1
    while comma > 0, TextScanning.isSpace(bytes.byte(at: comma)) { comma -= 1 }
    // Without a comma there is a comment between the brackets, which is reported already.
    guard comma > 0, bytes.byte(at: comma) == UInt8(ascii: ",") else { return }
    position = comma
    report("a comma is not allowed before a closing bracket; remove it")
    position = closer
  }

  /// Moves over comments and the white space around them, and reports each.
  mutating func skipComments() {
    while !isFull, let end = endOfComment() {
      report("JSON has no comments; remove this one or use YAML", length: end - position)
      position = TextScanning.endOfSpace(bytes, from: end)
    }
  }

  /// The offset after the comment that starts here, if one does.
  private func endOfComment() -> Int? {
    let first = TextScanning.byte(bytes, position)
    let second = TextScanning.byte(bytes, position + 1)
    let isBlock = first == UInt8(ascii: "/") && second == UInt8(ascii: "*")
    let isLine = first == UInt8(ascii: "/") && second == UInt8(ascii: "/")
    var end = position
    if isBlock {
      end += 2
      while end < bytes.count {
        let isEnd = bytes.byte(at: end) == UInt8(ascii: "*")
        end += 1
        if isEnd, TextScanning.byte(bytes, end) == UInt8(ascii: "/") { return end + 1 }
      }
      return end
    }
    guard isLine || first == UInt8(ascii: "#") else { return nil }
    while end < bytes.count, bytes.byte(at: end) != 0x0A, bytes.byte(at: end) != 0x0D { end += 1 }
    return end
  }

  /// Moves over the byte here and the white space after it.
  mutating func moveToNext() {
    position = TextScanning.endOfSpace(bytes, from: position + 1)
  }

  /// Writes an entry that starts here, and moves to its end.
  mutating func write(_ kind: SyntaxKind, _ style: ScalarStyle, to end: Int) {
    entries[count] = JSONReader.scalar(kind, style, position, end)
    count += 1
    position = end
  }

  /// Writes an entry for a value that is not there.
  mutating func writeMissing() {
    write(.null, .missing, to: position)
  }

  /// The offset after letters, digits and what else numbers and names are made of.
  func endOfWord(from start: Int) -> Int {
    var end = start
    while end < bytes.count, JSONReader.isWord(bytes.byte(at: end)) { end += 1 }
    return end
  }

  /// Whether a byte may be part of a number, a literal or a name that lacks quotes.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    default: "_$+-.".utf8.contains(byte)
    }
  }

  /// Whether a value may start with a byte.
  static func startsValue(_ byte: UInt8) -> Bool {
    byte < 0x80 && isWord(byte) || "\"'[{".utf8.contains(byte)
  }

  /// The offset after the character that starts at an offset, or the end.
  func endOfCharacter(_ start: Int) -> Int {
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes.byte(at: end) & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// The text from here, as it may stand in a message.
  func quoted(to end: Int) -> String {
    SyntaxWording.quoted(bytes, from: position, to: end)
  }

  private var startOfFrame: Int { Int(entries[Int(frames[depth].entry)].start) }
  private var frameName: String { frames[depth].isMapping ? "object" : "array" }
}
