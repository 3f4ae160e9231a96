/// Tags with anything in them that the loop's scanners leave aside.
extension XMLReader {
  /// Reads an end tag; whether there is something to read after it.
  mutating func readRareEndTag() -> Bool {
    let name = position + 2
    let nameEnd = XMLCharacters.endOfName(bytes, from: name)
    let end = TextScanning.endOfSpace(bytes, from: nameEnd)
    let tag = SourceRange(start: name, end: nameEnd)
    guard depth > 0 else {
      report("the end tag of \(spelled(tag)) ends nothing; remove it", length: 2)
      return false
    }
    let open = elements[Int(frames[depth])]
    let openName = Int(open.start) + 1
    let isSame =
      nameEnd - name == Int(open.nameLength)
      && bytes[name..<nameEnd].elementsEqual(bytes[openName..<(openName + Int(open.nameLength))])
    guard isSame else {
      report(
        "the end tag of \(spelled(tag)) stands where "
          + "\(description(ofOpen: depth)) has to be closed",
        length: nameEnd - position)
      return false
    }
    guard TextScanning.byte(bytes, end) == UInt8(ascii: ">") else {
      reportUnfinishedTag(at: end)
      return false
    }
    position = end + 1
    elements[Int(frames[depth])].end = UInt32(truncatingIfNeeded: position)
    elements[Int(frames[depth])].next = UInt32(truncatingIfNeeded: count)
    depth -= 1
    return true
  }

  /// Reads a start tag or an empty-element tag; whether there is something to read after it.
  mutating func readRareStartTag() -> Bool {
    let start = position
    let nameEnd = XMLCharacters.endOfName(bytes, from: start + 1)
    guard nameEnd > start + 1 else {
      report("a name is missing after this; write &lt; if the character is meant")
      return false
    }
    guard nameEnd - start <= Int(UInt16.max) else {
      report(.limit, "a name is longer than \(UInt16.max) bytes; shorten it", length: 1)
      return false
    }
    position = nameEnd
    guard readAttributes() else { return false }
    let isEmpty = bytes.byte(at: position) == UInt8(ascii: "/")
    guard !isEmpty || TextScanning.byte(bytes, position + 1) == UInt8(ascii: ">") else {
      reportUnfinishedTag(at: position + 1)
      return false
    }
    position += isEmpty ? 2 : 1
    if !isEmpty, depth >= SyntaxLimits.depth {
      position = start
      report(.limit, "elements nest deeper than \(SyntaxLimits.depth) levels; flatten them")
      return false
    }
    elements[count] = XMLReader.element(start, nameEnd, position, count)
    if !isEmpty {
      depth += 1
      frames[depth] = UInt32(truncatingIfNeeded: count)
    }
    count += 1
    return true
  }

  /// Reads attributes up to the `>` or `/` after them; whether one is there.
  mutating func readAttributes() -> Bool {
    var names: [SourceRange] = []
    while !isFull {
      let end = TextScanning.endOfSpace(bytes, from: position)
      let isApart = end > position
      position = end
      switch TextScanning.byte(bytes, position) {
      case UInt8(ascii: ">"), UInt8(ascii: "/"):
        checkNames(names)
        return !isFull
      case _ where position >= bytes.count:
        reportUnfinishedTag(at: position)
        return false
      default:
        if !isApart, !names.isEmpty {
          report("a blank is missing before this attribute; add it")
        }
        guard let name = readAttribute() else { return false }
        names.append(name)
      }
    }
    return false
  }

  /// Reads an attribute's name and value; where the name is, or nil if reading cannot go on.
  private mutating func readAttribute() -> SourceRange? {
    let start = position
    let nameEnd = XMLCharacters.endOfName(bytes, from: start)
    guard nameEnd > start else {
      reportUnfinishedTag(at: start)
      return nil
    }
    position = TextScanning.endOfSpace(bytes, from: nameEnd)
    let name = SourceRange(start: start, end: nameEnd)
    guard TextScanning.byte(bytes, position) == UInt8(ascii: "=") else {
      report("the attribute \(spelled(name)) has no value; write =\"\" after it")
      return nil
    }
    position = TextScanning.endOfSpace(bytes, from: position + 1)
    let quote = TextScanning.byte(bytes, position)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      report("the value of the attribute \(spelled(name)) is not in quotes; add them")
      return nil
    }
    return readValue(quote, of: name) ? name : nil
  }

  private func spelled(_ name: SourceRange) -> String {
    SyntaxWording.quoted(bytes, from: name.start, to: name.end)
  }

  /// Reads a value in quotes; whether reading can go on after it.
  private mutating func readValue(_ quote: UInt8, of name: SourceRange) -> Bool {
    let start = position
    position += 1
    while position < bytes.count, !isFull {
      let byte = bytes.byte(at: position)
      if byte == quote {
        position += 1
        return checkCharacters(from: start)
      }
      if byte == UInt8(ascii: "&") {
        readReference()
        continue
      }
      if byte == UInt8(ascii: "<") {
        report("the character < is written &lt; in the value of an attribute")
        // After a forgotten quote all that follows would be misread.
        return skipToQuote(quote)
      }
      checkControl()
      position += 1
    }
    if isFull { return false }
    position = start
    report("the value of the attribute \(spelled(name)) is not closed; add a quote at its end")
    return false
  }

  /// Goes on after the value's quote if that is on the same line and the next attribute fits.
  private mutating func skipToQuote(_ quote: UInt8) -> Bool {
    var end = position
    while end < bytes.count, bytes.byte(at: end) >= 0x20, bytes.byte(at: end) != quote { end += 1 }
    let next = TextScanning.byte(bytes, end + 1)
    let isEnd = next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next == 0x20
    guard TextScanning.byte(bytes, end) == quote, isEnd else { return false }
    position = end + 1
    return true
  }

  /// Reports each name that a tag has had before.
  private mutating func checkNames(_ names: [SourceRange]) {
    guard names.count > 1 else { return }
    var first: [[UInt8]: Int] = [:]
    first.reserveCapacity(names.count)
    for name in names {
      let text = Array(bytes[name.start..<name.end])
      if let earlier = first[text] {
        let spelled = SyntaxWording.quoted(bytes, from: name.start, to: name.end)
        let line = SyntaxWording.line(of: earlier, in: bytes)
        problems.append(
          SyntaxProblem(
            .duplicateKey,
            "the attribute \(spelled) is already in line \(line); remove one of them",
            at: name))
        if isFull { return }
      } else {
        first[text] = name.start
      }
    }
  }

  /// Says that a tag has something in it that is neither an attribute nor its end.
  private mutating func reportUnfinishedTag(at offset: Int) {
    position = offset
    if offset >= bytes.count {
      position = bytes.count
      report("the file ends inside a tag; add > and what else is missing")
    } else {
      let end = min(offset + 1, bytes.count)
      let character = SyntaxWording.quoted(bytes, from: offset, to: end)
      report("\(character) stands where an attribute or the end of the tag is expected")
    }
  }
}

/// Reads what is between tags, and tags that the loop does not expect.
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
