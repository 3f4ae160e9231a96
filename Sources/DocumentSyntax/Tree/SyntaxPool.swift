/// Memory for parts of trees, which is used again once nobody has the part any more.
///
/// New memory has to be cleared by the system; on a big file that took as long as parsing it.
public struct SyntaxPool {
  private var parts: [SyntaxEntries] = []

  /// A pool without memory.
  public init() {}

  /// A tree of some values that stand one after another, each of which is a root of it.
  ///
  /// - Parameter roots: The values; nothing stands between them, and no alias is among them.
  public mutating func part(of tree: SyntaxTree, roots: [Int]) -> SyntaxTree {
    guard let first = roots.first, let last = roots.last else {
      return SyntaxTree(file: tree.file, entries: SyntaxEntries(capacity: 0), roots: [])
    }
    let count = tree.index(after: last) - first
    let place = place(for: count)
    tree.entries.withUnsafeBufferPointer { entries in
      guard let source = entries.baseAddress, let target = parts[place].room.baseAddress else {
        return
      }
      SyntaxEntry.move(from: source + first, to: target, count: count, by: first)
    }
    return SyntaxTree(
      file: tree.file, entries: parts[place].written(count), roots: roots.map { $0 - first })
  }

  /// Where there is memory for so many entries that nobody has.
  private mutating func place(for count: Int) -> Int {
    for place in parts.indices where parts[place].isUnshared {
      if parts[place].capacity < count { parts[place] = Self.room(for: count) }
      return place
    }
    parts.append(Self.room(for: count))
    return parts.count - 1
  }

  /// More room than is asked for now, since the next part may be a little longer.
  private static func room(for count: Int) -> SyntaxEntries {
    SyntaxEntries(capacity: count + count / 4)
  }
}
