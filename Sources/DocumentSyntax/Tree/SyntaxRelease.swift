/// Items of a list that nobody asks for again, so that what comes next is written in their place.
///
/// A summary of each stays in the tree: where it is written, and one of its members.
public struct SyntaxRelease {
  /// The entries of a summary: the mapping, a key and its value.
  private static let summaryLength = 3
  private let items: [(item: Int, key: Int)]

  /// A release of the items before the one that is handed out, each with the key to keep.
  ///
  /// They are mappings one after another without anything between or behind them, and the value of
  /// the key is a scalar. Nil where there are none.
  public init?(_ items: [(item: Int, key: Int)]) {
    guard !items.isEmpty else { return nil }
    self.items = items
  }

  /// The place that the item takes which is handed out.
  public var place: Int { items[0].item + items.count * Self.summaryLength }

  /// Writes the summaries, and moves the item behind them; gives the number of entries then.
  func apply(
    to entries: UnsafeMutablePointer<SyntaxEntry>, moving item: Int, count: Int
  ) -> Int {
    var target = items[0].item
    for (item, key) in items {
      // What is read stands behind what is written: a mapping with a member has three entries.
      let (mapping, name, value) = (entries[item], entries[key], entries[key + 1])
      entries[target] = mapping
      entries[target].next = UInt32(truncatingIfNeeded: target + Self.summaryLength)
      entries[target + 1] = name
      entries[target + 2] = value
      target += Self.summaryLength
    }
    SyntaxEntry.move(
      from: entries + item, to: entries + target, count: count - item, by: item - target)
    return target + count - item
  }
}
