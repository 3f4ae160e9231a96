import ScreenModel

/// Finds the branches of a tree that are covered as a whole, and single stops that are in part.
struct OverlapSearch {
  /// A covered branch: its root, and what covers it.
  struct Overlap {
    let index: Int
    let coverage: Coverage
  }

  private let tree: AccessibilityTree
  private let share: Double
  private let reviewShare: Double
  private let coverages: [Int: Coverage]

  init(_ tree: AccessibilityTree, share: Double, reviewShare: Double) {
    self.tree = tree
    self.share = share
    self.reviewShare = reviewShare
    coverages = CoverSearch(tree, share: share)?.coverages ?? [:]
  }

  /// The covered branches, each once, at the root that is covered as a whole.
  func overlaps() -> [Overlap] {
    guard !coverages.isEmpty else { return [] }
    let needs = needs()
    var found: [Overlap] = []
    var index = 0
    while index < tree.count {
      if let need = needs[index], need <= index, let coverage = coverage(of: index) {
        found.append(Overlap(index: index, coverage: coverage))
        index = Int(tree.element(index).next)
        continue
      }
      if tree.has(.exposed, index), let coverage = coverages[index], coverage.isOpaque,
        coverage.share >= reviewShare, coverage.share < share
      {
        found.append(Overlap(index: index, coverage: coverage))
      }
      index += 1
    }
    return found
  }

  /// For each branch with stops the innermost element that the covers of its stops stand outside
  /// of; beyond all elements where a stop shows.
  private func needs() -> [Int?] {
    var needs: [Int?] = Array(repeating: nil, count: tree.count)
    for index in stride(from: tree.count - 1, through: 0, by: -1) {
      if let coverage = coverages[index], coverage.share >= share {
        // What scrolls counts as it stands, if there is anything in it.
        if !ScreenLayers.scrolls(index, in: tree) {
          needs[index] = max(needs[index] ?? 0, coverage.outer)
        } else if tree.has(.exposed, index) || needs[index] != nil {
          needs[index] = coverage.outer
        }
      } else if tree.has(.exposed, index), tree.isShownSomewhere(index),
        tree.element(index).kind != .screen
      {
        needs[index] = tree.count
      }
      let parent = Int(tree.element(index).parent)
      guard parent >= 0, let own = needs[index] else { continue }
      needs[parent] = max(needs[parent] ?? 0, own)
    }
    return needs
  }

  /// The coverage of a branch: its own, or the one of the largest thing in it, as sure as all are.
  private func coverage(of branch: Int) -> Coverage? {
    let inside = (branch..<Int(tree.element(branch).next)).compactMap { index in
      coverages[index].map { (area: tree.screenFrames[index].area, coverage: $0) }
    }
    guard var coverage = coverages[branch] ?? inside.max(by: { $0.area < $1.area })?.coverage else {
      return nil
    }
    coverage.isOpaque = inside.allSatisfy(\.coverage.isOpaque)
    return coverage
  }
}

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
