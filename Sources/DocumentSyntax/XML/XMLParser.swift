/// Reads XML 1.0 as Interface Builder and WebDriverAgent write it, without document types.
///
/// Nothing outside the file is ever opened, and no entity is declared: both need a DOCTYPE, which
/// is refused.
public enum XMLParser {
  /// The elements of an XML file, or what keeps it from being well-formed; pieces that were read
  /// before are not read again.
  ///
  /// - Parameter wanted: What is looked for in comments; the same as for the pieces.
  public static func parse(
    _ file: SourceFile, pieces: [XMLPiece] = [], lookingFor wanted: BytePattern? = nil
  ) -> Parsed<XMLTree> {
    guard file.bytes.count <= SourceFile.maximumLength else {
      return Parsed(tree: nil, problems: [TextEncoding.problem(in: file)].compactMap { $0 })
    }
    let mark = TextEncoding.markLength(of: file.bytes)
    var problems: [SyntaxProblem] = []
    let tree = file.bytes.withUnsafeBufferPointer { bytes in
      var reader = XMLReader(bytes, position: mark)
      defer { reader.deallocate() }
      reader.wanted = wanted
      let elements = allElements(with: &reader, pieces, file.prepareMemory)
      problems = reader.problems
      return XMLTree(file: file, elements: elements, hasWantedComment: reader.hasWantedComment)
    }
    if problems.isEmpty { return Parsed(tree: tree, problems: []) }
    // Bytes that are no text explain all problems but a refusal, which says more.
    if problems.allSatisfy({ $0.kind != .unsupported }),
      let problem = TextEncoding.problem(in: file)
    {
      return Parsed(tree: nil, problems: [problem])
    }
    problems.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    return Parsed(tree: nil, problems: Array(problems.prefix(SyntaxLimits.problems)))
  }

  /// The elements between two offsets; the first is 0 or that of a start tag.
  public static func piece(
    _ piece: Range<Int>, of file: SourceFile, lookingFor wanted: BytePattern? = nil
  ) -> XMLPiece {
    let mark = TextEncoding.markLength(of: file.bytes)
    return file.bytes.withUnsafeBufferPointer { bytes in
      var reader = XMLReader(bytes, piece: piece, mark: mark)
      defer { reader.deallocate() }
      reader.wanted = wanted
      let elements = allElements(with: &reader, [], file.prepareMemory)
      return XMLPiece(
        start: piece.lowerBound, end: reader.position, elements: elements,
        open: reader.openElements, hasWantedComment: reader.hasWantedComment,
        isSound: reader.problems.isEmpty)
    }
  }

  /// About equal ranges of a file, each but the first of which begins with a text, which is that of
  /// a start tag; less than two where the text is not met soon enough.
  public static func pieces(
    of file: SourceFile, count: Int, before text: StaticString
  ) -> [Range<Int>] {
    guard file.bytes.count <= SourceFile.maximumLength else { return [] }
    return file.bytes.withUnsafeBufferPointer { bytes in
      let first = text.utf8Start[0]
      var starts = [0]
      for index in 1..<max(count, 1) {
        var offset = max(bytes.count / count * index, (starts.last ?? 0) + 1)
        let end = min(offset + bytes.count / count, offset + 1 << 20, bytes.count)
        while offset < end,
          bytes.byte(at: offset) != first || !XMLMarkup.starts(bytes, at: offset, text)
        {
          offset += 1
        }
        if offset < end { starts.append(offset) }
      }
      return zip(starts, starts.dropFirst() + [bytes.count]).map { $0..<$1 }
    }
  }

  /// Reads everything, moving to a larger array as often as the one in use is full.
  ///
  /// Pages of the array that are never written cost nothing, so the first guess is generous.
  private static func allElements(
    with reader: inout XMLReader, _ pieces: [XMLPiece] = [],
    _ prepareMemory: SourceFile.PrepareMemory?
  ) -> [XMLElement] {
    let length = min(reader.stop, reader.bytes.count) - (pieces.last?.end ?? reader.position)
    let adopted = pieces.reduce(0) { $0 + $1.elements.count }
    var capacity = adopted + min(length / 32, 1 << 24) + XMLReader.reserve
    var elements: [XMLElement] = []
    repeat {
      let written = elements
      elements = Array(unsafeUninitializedCapacity: capacity) { buffer, count in
        prepareMemory?(UnsafeMutableRawBufferPointer(buffer))
        _ = buffer.update(fromContentsOf: written)
        if written.isEmpty { reader.adopt(pieces, into: buffer) }
        reader.read(into: buffer)
        count = reader.count
      }
      capacity *= 2
    } while !reader.isDone
    return elements
  }
}
