/// Reads XML 1.0 as Interface Builder and WebDriverAgent write it, without document types.
///
/// Nothing outside the file is ever opened, and no entity is declared: both need a DOCTYPE, which
/// is refused.
package enum XMLParser {
  /// The elements of an XML file, or what keeps it from being well-formed.
  package static func parse(_ file: SourceFile) -> Parsed<XMLTree> {
    guard file.bytes.count <= SourceFile.maximumLength else {
      return Parsed(tree: nil, problems: [TextEncoding.problem(in: file)].compactMap { $0 })
    }
    let mark = TextEncoding.markLength(of: file.bytes)
    let (elements, found) = file.bytes.withUnsafeBufferPointer { bytes in
      var reader = XMLReader(bytes, position: mark)
      defer { reader.deallocate() }
      return (allElements(with: &reader), reader.problems)
    }
    if found.isEmpty {
      return Parsed(tree: XMLTree(file: file, elements: elements), problems: [])
    }
    var problems = found
    // Bytes that are not text explain all problems but a refusal, which says more.
    if problems.allSatisfy({ $0.kind != .unsupported }),
      let problem = TextEncoding.problem(in: file)
    {
      return Parsed(tree: nil, problems: [problem])
    }
    problems.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    return Parsed(tree: nil, problems: Array(problems.prefix(SyntaxLimits.problems)))
  }

  /// Reads everything, moving to a larger array as often as the one in use is full.
  ///
  /// Pages of the array that are never written cost nothing, so the first guess is generous.
  private static func allElements(with reader: inout XMLReader) -> [XMLElement] {
    var capacity = min(reader.bytes.count / 32, 1 << 24) + XMLReader.reserve
    var elements: [XMLElement] = []
    repeat {
      let written = elements
      elements = Array(unsafeUninitializedCapacity: capacity) { buffer, count in
        _ = buffer.update(fromContentsOf: written)
        reader.read(into: buffer)
        count = reader.count
      }
      capacity *= 2
    } while !reader.isDone
    return elements
  }
}
