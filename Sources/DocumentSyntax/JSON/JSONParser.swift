/// Reads RFC 8259 JSON and newline-delimited JSON onto the flat syntax tree.
///
/// The text is read once. UTF-8 is checked inside strings, the only place where JSON allows
/// anything but ASCII; the whole file is checked only to explain why reading it failed.
package enum JSONParser {
  /// The one value of a JSON file; duplicate keys leave the tree, other problems do not.
  package static func parse(_ file: SourceFile) -> Parsed<SyntaxTree> {
    read(file, isByLine: false)
  }

  /// The values of a newline-delimited JSON file: a root for each line that is not blank.
  package static func parseLines(_ file: SourceFile) -> Parsed<SyntaxTree> {
    read(file, isByLine: true)
  }

  private static func read(_ file: SourceFile, isByLine: Bool) -> Parsed<SyntaxTree> {
    guard file.bytes.count <= SourceFile.maximumLength else {
      return Parsed(tree: nil, problems: [TextEncoding.problem(in: file)].compactMap { $0 })
    }
    let mark = TextEncoding.markLength(of: file.bytes)
    let (entries, roots, found) = file.bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, position: mark, isByLine: isByLine)
      defer { reader.deallocate() }
      return (allEntries(with: &reader), reader.roots, reader.problems)
    }
    let tree = SyntaxTree(file: file, entries: entries, roots: roots)
    if found.isEmpty { return Parsed(tree: tree, problems: []) }
    // Bytes that are not text explain every other problem, so that one is told alone.
    if let problem = TextEncoding.problem(in: file) {
      return Parsed(tree: nil, problems: [problem])
    }
    let problems = found.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    let isUsable = problems.allSatisfy { $0.kind == .duplicateKey }
    return Parsed(
      tree: isUsable ? tree : nil, problems: Array(problems.prefix(SyntaxLimits.problems)))
  }

  /// Reads everything, moving to a larger array as often as the one in use is full.
  ///
  /// Pages of the array that are never written cost nothing, so the first guess is generous.
  private static func allEntries(with reader: inout JSONReader) -> [SyntaxEntry] {
    var capacity = min(reader.bytes.count / 4, 1 << 24) + JSONReader.reserve
    var entries: [SyntaxEntry] = []
    repeat {
      let written = entries
      entries = Array(unsafeUninitializedCapacity: capacity) { buffer, count in
        _ = buffer.update(fromContentsOf: written)
        reader.read(into: buffer)
        count = reader.count
      }
      capacity *= 2
    } while !reader.isDone
    return entries
  }
}
