/// Reads RFC 8259 JSON and newline-delimited JSON onto the flat syntax tree.
///
/// The text is read once. UTF-8 is checked inside strings, the only place where JSON allows
/// anything but ASCII; the whole file is checked only to explain why reading it failed.
public enum JSONParser {
  /// The one value of a JSON file; duplicate keys leave the tree, other problems do not.
  ///
  /// Items of lists are handed out as they are read, until there is a problem, and those before
  /// them may be released.
  public static func parse(
    _ file: SourceFile, handingOut handOut: ((SyntaxItem) -> SyntaxRelease?)? = nil
  ) -> Parsed<SyntaxTree> {
    read(file, isByLine: false, handingOut: handOut)
  }

  /// The values of a newline-delimited JSON file: a root for each line that is not blank.
  public static func parseLines(_ file: SourceFile) -> Parsed<SyntaxTree> {
    read(file, isByLine: true, handingOut: nil)
  }

  private static func read(
    _ file: SourceFile, isByLine: Bool, handingOut handOut: ((SyntaxItem) -> SyntaxRelease?)?
  ) -> Parsed<SyntaxTree> {
    guard file.bytes.count <= SourceFile.maximumLength else {
      return Parsed(tree: nil, problems: [TextEncoding.problem(in: file)].compactMap { $0 })
    }
    let mark = TextEncoding.markLength(of: file.bytes)
    var roots: [Int] = []
    var problems: [SyntaxProblem] = []
    let entries = file.bytes.withUnsafeBufferPointer { bytes in
      let takeItem = handOut.map { SyntaxItem.taker(in: file, $0) }
      var reader = JSONReader(bytes, position: mark, isByLine: isByLine, handOut: takeItem)
      defer { reader.deallocate() }
      let entries = allEntries(with: &reader, file.prepareMemory)
      roots = reader.roots
      problems = reader.problems
      return entries
    }
    let tree = SyntaxTree(file: file, entries: entries, roots: roots)
    if problems.isEmpty {
      return Parsed(tree: tree, problems: [])
    }
    // Bytes that are no text explain every other problem, so that one is told alone.
    if let problem = TextEncoding.problem(in: file) {
      return Parsed(tree: nil, problems: [problem])
    }
    problems.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    let isUsable = problems.allSatisfy { $0.kind == .duplicateKey }
    return Parsed(
      tree: isUsable ? tree : nil, problems: Array(problems.prefix(SyntaxLimits.problems)))
  }

  /// Reads everything, moving to a larger array as often as the one in use is full.
  ///
  /// Pages of the array that are never written cost nothing, so the first guess is generous.
  private static func allEntries(
    with reader: inout JSONReader, _ prepare: SourceFile.PrepareMemory?
  ) -> SyntaxEntries {
    var entries = SyntaxEntries(
      capacity: min(reader.bytes.count / 4, 1 << 24) + JSONReader.reserve, prepare: prepare)
    reader.read(into: entries)
    while !reader.isDone {
      entries = SyntaxEntries(
        capacity: entries.capacity * 2, copying: reader.count, of: entries)
      reader.read(into: entries)
    }
    return entries.written(reader.count)
  }
}
