/// The branches of a tree that are covered, by the usual shares.
struct UsualOverlaps: SharedKnowledge {
  /// The covered share that counts as covered.
  static let share = 0.95
  /// The covered share that a person looks at.
  static let reviewShare = 0.5

  /// The covered branches, each once.
  let all: [OverlapSearch.Overlap]

  init(of tree: AccessibilityTree) {
    all = OverlapSearch(tree, share: Self.share, reviewShare: Self.reviewShare).overlaps()
  }
}
