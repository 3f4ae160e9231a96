/// The values of a JSON or YAML file as one contiguous array over the file's bytes.
///
/// Flat, because that is what makes reading close to as fast as scanning: nothing is copied out of
/// the file, and strings are decoded when somebody asks.
@usableFromInline package struct SyntaxTree: Sendable {
  /// The file the entries point into.
  package let file: SourceFile
  /// Every value in document order.
  @usableFromInline package let entries: [SyntaxEntry]
  /// The index of each document's root value; one for JSON, one a line for JSON lines.
  package let roots: [Int]

  /// A tree of those entries; readers make it.
  init(file: SourceFile, entries: [SyntaxEntry], roots: [Int]) {
    self.file = file
    self.entries = entries
    self.roots = roots
  }

  /// The index of the entry that follows this one and all that it holds.
  @inlinable package func index(after index: Int) -> Int {
    let entry = entries[index]
    return entry.kind.isCollection ? Int(entry.next) : index + 1
  }

  /// The index of the entry itself, or of what it stands for if it is an alias.
  @inlinable package func resolved(_ index: Int) -> Int {
    var index = index
    while entries[index].kind == .alias {
      index = Int(entries[index].next)
    }
    return index
  }
}
