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
