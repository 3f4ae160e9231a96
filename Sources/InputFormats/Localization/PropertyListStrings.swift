import DocumentSyntax

/// The texts of a strings file that is written as an XML property list.
struct PropertyListStrings {
  private(set) var entries: [StringsEntry] = []
  private(set) var problems: [SyntaxProblem]

  /// The texts; nil where the file is not XML.
  init?(_ file: SourceFile) {
    let start = TextEncoding.markLength(of: file.bytes)
    guard let first = file.bytes[start...].first(where: { $0 > 0x20 }), first == UInt8(ascii: "<")
    else { return nil }
    let parsed = XMLParser.parse(Self.withoutDocumentType(file))
    problems = parsed.problems
    guard let xml = parsed.tree, !xml.elements.isEmpty else { return }
    guard xml.nameEquals(0, "plist"), xml.elements.count > 1, xml.nameEquals(1, "dict") else {
      problems.append(
        SyntaxProblem(
          .syntax, "this is not a strings file: a property list with a `dict` belongs here",
          at: xml.elements[0].tagRange))
      return
    }
    read(1, of: xml)
  }

  private mutating func read(_ dictionary: Int, of xml: XMLTree) {
    var key: Int?
    var child = dictionary + 1
    while child < Int(xml.elements[dictionary].next) {
      if xml.nameEquals(child, "key") {
        key = child
      } else if let name = key {
        // Plural rules and other collections are nothing that Interface Builder writes.
        if xml.nameEquals(child, "string") {
          entries.append(
            StringsEntry(
              key: xml.text(of: name), value: xml.text(of: child),
              keyRange: xml.elements[name].range, valueRange: xml.elements[child].range))
        }
        key = nil
      }
      child = Int(xml.elements[child].next)
    }
  }

  /// The file with blanks in place of the document type that every property list has.
  ///
  /// One that declares something stays, so that the parser refuses it.
  private static func withoutDocumentType(_ file: SourceFile) -> SourceFile {
    var bytes = Array(file.bytes)
    let mark = Array("<!DOCTYPE".utf8)
    let head = bytes.prefix(1_000)
    guard let start = head.indices.first(where: { head[$0...].starts(with: mark) }),
      let end = head[start...].firstIndex(of: UInt8(ascii: ">")),
      !bytes[start..<end].contains(UInt8(ascii: "["))
    else { return file }
    for index in start...end where bytes[index] > 0x20 { bytes[index] = 0x20 }
    return SourceFile(path: file.path, bytes: bytes)
  }
}
