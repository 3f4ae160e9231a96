/// What stands between tags, and the places where the loop's tags do not fit.
extension XMLReader {
  /// Reads one piece of whatever comes next; whether there is something to read after it.
  @inline(never) mutating func readRareContent() -> Bool {
    if position >= bytes.count {
      reportEnd()
      return false
    }
    guard bytes.byte(at: position) == UInt8(ascii: "<") else { return readText() }
    switch TextScanning.byte(bytes, position + 1) {
    case UInt8(ascii: "/"):
      return readRareEndTag()
    case UInt8(ascii: "!") where XMLMarkup.starts(bytes, at: position, "<!DOCTYPE"):
      let message =
        "a DOCTYPE is not allowed, as the entities it declares are not supported; remove it"
      report(.unsupported, message, length: 9)
      return false
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      return readMarkup()
    default:
      if depth == 0, count > 0 {
        report("a document has one root element; remove this second one")
        return false
      }
      return readRareStartTag()
    }
  }

  /// Reads character data up to the next markup.
  private mutating func readText() -> Bool {
    let start = position
    guard depth > 0 else {
      report(
        count == 0
          ? "text stands before the root element; an XML document starts with <"
          : "there is text after the end of the root element; remove it")
      return false
    }
    elements[Int(frames[depth])].hasText = true
    while position < bytes.count, !isFull {
      switch bytes.byte(at: position) {
      case UInt8(ascii: "<"):
        return checkCharacters(from: start)
      case UInt8(ascii: "&"):
        readReference()
      case UInt8(ascii: "]") where XMLMarkup.starts(bytes, at: position, "]]>"):
        report("the characters ]]> are written ]]&gt; in text", length: 3)
        position += 3
      default:
        checkControl()
        position = endOfPlainText(from: position + 1)
      }
    }
    return checkCharacters(from: start)
  }

  /// The offset of the next byte that text may not simply hold, or the end.
  private func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= bytes.count {
      let word = bytes.word(at: offset)
      let stops =
        ByteScanning.matches(word, UInt8(ascii: "<"))
        | ByteScanning.matches(word, UInt8(ascii: "&"))
        | ByteScanning.matches(word, UInt8(ascii: "]")) | ByteScanning.bytesBelow(word, 0x20)
      if stops != 0 { return offset &+ stops.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    return offset
  }

  /// Moves over a reference, and reports one that stands for nothing.
  mutating func readReference() {
    switch XMLReference.read(bytes, at: position) {
    case .character(_, let end):
      position = end
    case .invalid(let end, let message):
      report(message, length: end - position)
      position = end
    }
  }

  /// Reports the byte here if it is a control character that XML does not allow.
  mutating func checkControl() {
    let byte = bytes.byte(at: position)
    guard byte < 0x20, !TextScanning.isSpace(byte) else { return }
    let name = SyntaxWording.codePoint(bytes, at: position)
    report("the control character \(name) is not allowed in XML; remove it")
  }

  /// Checks what lies between an offset and here; whether reading can go on.
  mutating func checkCharacters(from start: Int) -> Bool {
    if !TextScanning.isText(bytes, from: start, to: position) {
      report(.encoding, "the text is not UTF-8; save the file as UTF-8")
      return false
    }
    if let offset = XMLReader.noncharacter(bytes, from: start, to: position) {
      let name = SyntaxWording.codePoint(bytes, at: offset)
      let range = SourceRange(start: offset, end: offset + 3)
      let message = "the character \(name) is not allowed in XML; remove it"
      problems.append(SyntaxProblem(.syntax, message, at: range))
    }
    return !isFull
  }

  /// Reads a comment, a processing instruction or a CDATA section.
  private mutating func readMarkup() -> Bool {
    guard let markup = XMLMarkup.read(bytes, at: position) else {
      report("<! starts nothing that is allowed here; write &lt; for the character")
      return false
    }
    guard markup.isClosed else {
      let name =
        markup.kind == .comment
        ? "comment"
        : markup.kind == .characterData
          ? "CDATA section" : "processing instruction"
      report("this \(name) is not closed", length: 2)
      return false
    }
    switch markup.kind {
    case .comment: checkComment(markup)
    case .instruction: checkInstruction(markup)
    case .characterData: checkCharacterData(markup)
    }
    position = markup.start
    while position < markup.end, !isFull {
      checkControl()
      position += 1
    }
    if isFull { return false }
    position = markup.next
    return checkCharacters(from: markup.start)
  }

  private mutating func checkComment(_ comment: XMLMarkup) {
    position = comment.start
    if !hasWantedComment, let search {
      hasWantedComment = search.comment.occurs(in: bytes, beginningIn: comment.start..<comment.end)
    }
    while position < comment.end {
      // The second of two hyphens may be that of the end.
      if bytes.byte(at: position) == UInt8(ascii: "-"),
        TextScanning.byte(bytes, position + 1) == UInt8(ascii: "-")
      {
        report("two hyphens are not allowed in a comment; put a blank between them", length: 2)
        return
      }
      position += 1
    }
  }

  private mutating func checkInstruction(_ instruction: XMLMarkup) {
    let end = XMLCharacters.endOfName(bytes, from: instruction.start)
    let name = String(
      decoding: Bytes(rebasing: bytes[instruction.start..<min(end, instruction.start + 4)]),
      as: UTF8.self)
    if name.lowercased() == "xml" {
      report("the XML declaration stands at the very start of a file; remove this one", length: 5)
    } else if end == instruction.start
      || end < instruction.end && !TextScanning.isSpace(bytes.byte(at: end))
    {
      report("a processing instruction starts with a name; write one after <?", length: 2)
    }
  }

  private mutating func checkCharacterData(_ data: XMLMarkup) {
    guard depth > 0 else {
      report("a CDATA section is text, which stands in the root element only", length: 9)
      return
    }
    if TextScanning.endOfSpace(bytes, from: data.start) < data.end {
      elements[Int(frames[depth])].hasText = true
    }
  }
}
