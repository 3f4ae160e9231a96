/// The state of reading XML: open elements on a stack of its own, problems as they come.
///
/// The loop reads tags as tools write them. What is rare (text, references, problems) is read by
/// functions that are not inlined and allow all of XML.
struct XMLReader {
  /// The text.
  let bytes: Bytes
  /// The offset of what is read next.
  var position: Int
  /// How many elements are written.
  var count = 0
  /// How many elements are open.
  var depth = 0
  /// The problems so far.
  var problems: [SyntaxProblem] = []
  /// Whether everything is read.
  var isDone = false
  /// Whether what may stand at the start of a file alone has been read, or stands elsewhere.
  var hasProlog = false
  /// Where elements are written.
  var elements = UnsafeMutableBufferPointer<XMLElement>(start: nil, count: 0)

  /// The indices of the open elements, outermost first, from place 1 on.
  let frames = UnsafeMutablePointer<UInt32>.allocate(capacity: SyntaxLimits.depth + 1)
  /// For each hash of an attribute's name the end of the name of the last tag that had it.
  let seen = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << hashBits)

  /// How many elements are kept free: more than one round of the loop writes.
  static let reserve = 8
  /// How many bits hashes of names have.
  static let hashBits: UInt64 = 10

  /// A reader at the start of the text, after its byte order mark.
  init(_ bytes: Bytes, position: Int) {
    self.bytes = bytes
    self.position = position
    seen.initialize(repeating: 0, count: 1 << XMLReader.hashBits)
  }

  /// Gives the stacks back.
  func deallocate() {
    frames.deallocate()
    seen.deallocate()
  }

  /// Reads on until the buffer is full or everything is read.
  mutating func read(into buffer: UnsafeMutableBufferPointer<XMLElement>) {
    guard let base = buffer.baseAddress else { return }
    elements = buffer
    if count == 0, !hasProlog {
      hasProlog = true
      guard readProlog() else {
        isDone = true
        return
      }
    }
    isDone = readContent(into: base, limit: buffer.count - XMLReader.reserve)
  }

  /// Reads tags until the file ends or the buffer is full; whether reading is done.
  private mutating func readContent(
    into elements: UnsafeMutablePointer<XMLElement>, limit: Int
  ) -> Bool {
    let (bytes, frames, seen) = (bytes, frames, seen)
    var (position, count, depth) = (position, count, depth)
    while count < limit {
      position = TextScanning.endOfSpace(bytes, from: position)
      if TextScanning.byte(bytes, position) == UInt8(ascii: "<"), depth > 0 {
        if TextScanning.byte(bytes, position &+ 1) == UInt8(ascii: "/") {
          let open = elements + Int(frames[depth])
          let end = XMLReader.endOfEndTag(bytes, position, open)
          if end >= 0 {
            position = end
            open.pointee.end = UInt32(truncatingIfNeeded: end)
            open.pointee.next = UInt32(truncatingIfNeeded: count)
            depth &-= 1
            continue
          }
        } else {
          let (nameEnd, end) = XMLReader.endOfStartTag(bytes, position, seen)
          let isEmpty = end >= 0 && bytes.byte(at: end &- 2) == UInt8(ascii: "/")
          if end >= 0, isEmpty || depth < SyntaxLimits.depth {
            (elements + count).initialize(to: XMLReader.element(position, nameEnd, end, count))
            if !isEmpty {
              depth &+= 1
              frames[depth] = UInt32(truncatingIfNeeded: count)
            }
            position = end
            count &+= 1
            continue
          }
        }
      }
      (self.position, self.count, self.depth) = (position, count, depth)
      if !readRareContent() { return true }
      (position, count, depth) = (self.position, self.count, self.depth)
    }
    (self.position, self.count, self.depth) = (position, count, depth)
    return false
  }

  /// The element of a start tag, as if nothing stood in it.
  @inline(__always) static func element(
    _ start: Int, _ nameEnd: Int, _ end: Int, _ index: Int
  ) -> XMLElement {
    XMLElement(
      start: UInt32(truncatingIfNeeded: start), tagEnd: UInt32(truncatingIfNeeded: end),
      end: UInt32(truncatingIfNeeded: end), next: UInt32(truncatingIfNeeded: index &+ 1),
      nameLength: UInt16(truncatingIfNeeded: nameEnd &- start &- 1), hasText: false)
  }
}

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
      report(.unsupported, "a compiled nib is not XML; check the file that it was made from")
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
    var isVersioned = false
    var offset = TextScanning.endOfSpace(bytes, from: position + 5)
    while offset < end {
      guard let attribute = XMLAttributes.attribute(in: bytes, from: offset),
        attribute.valueEnd < end, attribute.nameEnd > attribute.nameStart,
        bytes[attribute.nameEnd..<attribute.valueStart].contains(UInt8(ascii: "="))
      else {
        report("the XML declaration is malformed; write <?xml version=\"1.0\"?>", length: 5)
        return false
      }
      let isVersion = string(from: attribute.nameStart, to: attribute.nameEnd) == "version"
      guard isVersion != isVersioned else {
        report(
          isVersion
            ? "the XML declaration has two versions; remove one"
            : "the XML declaration begins with the version; write <?xml version=\"1.0\"?>",
          length: 5)
        return false
      }
      isVersioned = true
      guard checkDeclared(attribute) else { return false }
      offset = TextScanning.endOfSpace(bytes, from: attribute.valueEnd + 1)
    }
    guard isVersioned else {
      report("the XML declaration has no version; write <?xml version=\"1.0\"?>", length: 5)
      return false
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
    case "version" where Self.isVersion(value), "standalone" where value == "yes" || value == "no":
      return true
    case "encoding" where ["utf-8", "utf8", "us-ascii", "ascii"].contains(value.lowercased()):
      return true
    case "encoding" where value.isEmpty:
      position = attribute.valueStart
      report("the encoding has no name; write UTF-8, or remove it")
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

  /// Whether a text is a version that is read as 1.0 is: `VersionNum` of XML 1.0, rule 26.
  private static func isVersion(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(2)
    return text.hasPrefix("1.") && !digits.isEmpty
      && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  private func string(from start: Int, to end: Int) -> String {
    String(decoding: Bytes(rebasing: bytes[start..<min(end, start + 40)]), as: UTF8.self)
  }
}
