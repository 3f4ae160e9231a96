/// An item of a list that the parser is done with while the rest of the file is still unread.
///
/// The list is the root or a member of the root, which is where screens stand.
public struct SyntaxItem {
  /// The tree as far as it is read; of collections that are still open only the start is known.
  public let tree: SyntaxTree
  /// The entry of the list.
  public let list: Int
  /// The entry of the item, a mapping.
  public let index: Int
}
