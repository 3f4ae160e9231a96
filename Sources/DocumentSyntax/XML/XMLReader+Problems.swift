/// The start of the file, and reporting.
extension XMLReader {
  /// Whether as many problems are found as are reported.
  var isFull: Bool { problems.count >= SyntaxLimits.problems }

  /// Adds a breach of the grammar at the position.
  mutating func report(_ message: String, length: Int = 1) {
    report(.syntax, message, length: length)
  }

  /// Adds a problem of some kind at the position.
  mutating func report(_ kind: SyntaxProblem.Kind, _ message: String, length: Int = 1) {
    let end = min(position + length, bytes.count)
    problems.append(SyntaxProblem(kind, message, at: SourceRange(start: position, end: end)))
  }

  /// Says what is missing at the end of the file, if anything is.
  mutating func reportEnd() {
    if count == 0 {
      report("the file is empty; an XML document has a root element")
    } else if depth > 0 {
      report("the file ends before \(description(ofOpen: depth)) does; add its end tag")
    }
  }

  /// An open element as messages call it.
  func description(ofOpen depth: Int) -> String {
    let open = elements[Int(frames[depth])]
    let start = Int(open.start)
    let name = SyntaxWording.quoted(bytes, from: start + 1, to: start + 1 + Int(open.nameLength))
    return "the element \(name) opened in line \(SyntaxWording.line(of: start, in: bytes))"
  }

  /// Reads the XML declaration, if there is one; whether reading can go on after it.
  mutating func readProlog() -> Bool {
    if XMLMarkup.starts(bytes, at: position, "NIBArchive")
      || XMLMarkup.starts(bytes, at: position, "bplist")
    {
      report(.unsupported, "a compiled nib is no XML; check the file that it was made from")
      return false
    }
    guard XMLMarkup.starts(bytes, at: position, "<?xml"),
      TextScanning.isSpace(TextScanning.byte(bytes, position + 5)),
      let declaration = XMLMarkup.read(bytes, at: position)
    else { return true }
    guard declaration.isClosed else {
      report("the XML declaration is not closed; add ?>", length: 5)
      return false
    }
    let end = declaration.end
    var offset = TextScanning.endOfSpace(bytes, from: position + 5)
    while offset < end {
      guard let attribute = XMLAttributes.attribute(in: bytes, from: offset),
        attribute.valueEnd < end, attribute.nameEnd > attribute.nameStart,
        bytes[attribute.nameEnd..<attribute.valueStart].contains(UInt8(ascii: "="))
      else {
        report("the XML declaration is malformed; write <?xml version=\"1.0\"?>", length: 5)
        return false
      }
      guard checkDeclared(attribute) else { return false }
      offset = TextScanning.endOfSpace(bytes, from: attribute.valueEnd + 1)
    }
    position = declaration.next
    return true
  }

  /// Checks one part of the XML declaration; whether reading can go on after it.
  private mutating func checkDeclared(_ attribute: XMLAttribute) -> Bool {
    let name = string(from: attribute.nameStart, to: attribute.nameEnd)
    let value = string(from: attribute.valueStart, to: attribute.valueEnd)
    let spelled = SyntaxWording.quoted(bytes, from: attribute.valueStart, to: attribute.valueEnd)
    let length = attribute.valueEnd - attribute.valueStart
    switch name {
    case "version" where value.hasPrefix("1."), "standalone" where value == "yes" || value == "no":
      return true
    case "encoding" where ["utf-8", "utf8", "us-ascii", "ascii"].contains(value.lowercased()):
      return true
    case "encoding":
      position = attribute.valueStart
      report(
        .unsupported, "the encoding \(spelled) is not supported; save the file as UTF-8",
        length: length)
    case "version":
      position = attribute.valueStart
      report(.unsupported, "version \(spelled) of XML is not supported; write 1.0", length: length)
    default:
      position = attribute.nameStart
      report("the XML declaration has version, encoding and standalone only; remove this")
    }
    return false
  }

  private func string(from start: Int, to end: Int) -> String {
    String(decoding: Bytes(rebasing: bytes[start..<min(end, start + 40)]), as: UTF8.self)
  }
}
