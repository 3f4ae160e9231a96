/// Reads XML 1.0 as Interface Builder and WebDriverAgent write it, without document types.
///
/// Nothing outside the file is ever opened, and no entity is declared: both need a DOCTYPE, which
/// is refused.
public enum XMLParser {
  /// The elements of an XML file, or what keeps it from being well-formed.
  ///
  /// - Parameters:
  ///   - search: What is looked for on the way; the same as for the pieces.
  ///   - nextPiece: Gives the pieces of the file in their order, which were or still are read
  ///     elsewhere, and then nil; they are not read again.
  public static func parse(
    _ file: SourceFile, lookingFor search: XMLSearch? = nil, nextPiece: (() -> XMLPiece?)? = nil
  ) -> Parsed<XMLTree> {
    guard file.bytes.count <= SourceFile.maximumLength else {
      return Parsed(tree: nil, problems: [TextEncoding.problem(in: file)].compactMap { $0 })
    }
    let mark = TextEncoding.markLength(of: file.bytes)
    var problems: [SyntaxProblem] = []
    let tree = file.bytes.withUnsafeBufferPointer { bytes in
      var reader = XMLReader(bytes, position: mark)
      defer { reader.deallocate() }
      reader.search = search
      let elements = allElements(with: &reader, file.prepareMemory, nextPiece)
      problems = reader.problems
      let rest = search?.elements(among: elements, from: reader.joined, of: bytes) ?? []
      return XMLTree(
        file: file, elements: elements, hasWantedComment: reader.hasWantedComment,
        wanted: reader.wanted + rest)
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
    _ piece: Range<Int>, of file: SourceFile, lookingFor search: XMLSearch? = nil
  ) -> XMLPiece {
    let mark = TextEncoding.markLength(of: file.bytes)
    return file.bytes.withUnsafeBufferPointer { bytes in
      var reader = XMLReader(bytes, piece: piece, mark: mark)
      defer { reader.deallocate() }
      reader.search = search
      let elements = allElements(with: &reader, file.prepareMemory)
      return XMLPiece(
        start: piece.lowerBound, end: reader.position, elements: elements,
        open: reader.openElements, hasWantedComment: reader.hasWantedComment,
        wanted: search?.elements(among: elements, of: bytes) ?? [],
        isSound: reader.problems.isEmpty)
    }
  }

  /// Reads everything, moving to a larger array as often as the one in use is full.
  ///
  /// Pages of the array that are never written cost nothing, so the first guess is generous.
  private static func allElements(
    with reader: inout XMLReader, _ prepareMemory: SourceFile.PrepareMemory?,
    _ nextPiece: (() -> XMLPiece?)? = nil
  ) -> [XMLElement] {
    let length = min(reader.stop, reader.bytes.count) - reader.position
    var capacity = min(length / 32, 1 << 24) + XMLReader.reserve
    var elements: [XMLElement] = []
    var piece = nextPiece?()
    repeat {
      let written = elements
      elements = Array(unsafeUninitializedCapacity: capacity) { buffer, count in
        prepareMemory?(UnsafeMutableRawBufferPointer(buffer))
        _ = buffer.update(fromContentsOf: written)
        while let next = piece, reader.hasRoom(for: next, in: buffer) {
          piece = reader.adopt(next, into: buffer) ? nextPiece?() : nil
        }
        if piece == nil { reader.read(into: buffer) }
        count = reader.count
      }
      capacity *= 2
    } while !reader.isDone
    return elements
  }
}
