/// An item of a list that the parser is done with while the rest of the file is still unread.
///
/// The list is the root or a member of the root, which is where screens stand. Who is done with the
/// items before it can have them left out of the tree (`SyntaxRelease`), and must then have no copy
/// of the tree that is handed out here.
public struct SyntaxItem {
  /// The tree as far as it is read; of collections that are still open only the start is known.
  public let tree: SyntaxTree
  /// The entry of the list.
  public let list: Int
  /// The entry of the item, a mapping.
  public let index: Int

  /// What a reader hands items out to: the entries so far, and which are the list and the item.
  typealias Taker = (_ soFar: SyntaxEntries, _ list: Int, _ item: Int) -> SyntaxRelease?

  /// Makes items of what the reader of a file hands out.
  static func taker(
    in file: SourceFile, _ take: @escaping (SyntaxItem) -> SyntaxRelease?
  ) -> Taker {
    { entries, list, index in
      let tree = SyntaxTree(file: file, entries: entries, roots: [0])
      return take(SyntaxItem(tree: tree, list: list, index: index))
    }
  }
}
