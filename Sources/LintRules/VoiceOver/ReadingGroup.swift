/// What is read together: stops and other groups, in one order.
struct ReadingGroup: Sendable {
  /// A stop, or a group within a group, by its index.
  enum Member: Sendable {
    case stop(Int)
    case group(Int)
  }

  /// The element that makes the group.
  let owner: Int
  /// Whether the order is the author's, and places on the screen do not matter.
  let isExplicit: Bool
  /// Whether it is read where its owner lies, and not where its first stop does.
  var isKeyedByOwner = false
}

extension ReadingGroup {
  /// What a walk has found: a member, and the group that it is read in.
  struct Entry: Sendable {
    let group: Int
    let member: Member
  }
}
