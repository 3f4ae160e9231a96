import ScreenModel

/// Stops that were never laid out: three or more of one sort and size at one corner, as rows are
/// before the layout moves them. Their places, sizes and order say nothing about the screen.
struct UnarrangedStops: SharedKnowledge {
  /// The stops among which one spot is looked for.
  private struct Group: Hashable {
    let screen: Int32
    /// The bar, panel or conditional view around them.
    let region: Int
    let kind: ElementKind
  }

  /// How many stops on one spot were never laid out; two may be a text and its shadow.
  private static let least = 3
  /// How far sides may be apart to be the same, in points.
  private static let tolerance = 1.0

  /// The exception as the rules word it that make it.
  static let exception =
    "Three or more of one sort and size at one corner: rows that were never laid out."

  private let all: Set<Int>

  init(of tree: AccessibilityTree) {
    let regions = tree.shared(ScreenRegions.self)
    var groups: [Group: [Int]] = [:]
    for index in tree.nodes(.exposed) where Self.isMeant(index, in: tree) {
      let element = tree.element(index)
      let kind = element.kind == .header ? .text : element.kind
      let group = Group(screen: element.screen, region: regions.owner(of: index), kind: kind)
      groups[group, default: []].append(index)
    }
    all = groups.values.reduce(into: []) { $0.formUnion(Self.heaps(of: $1, in: tree)) }
  }

  /// Whether a stop was never laid out.
  func holds(_ index: Int) -> Bool { all.contains(index) }

  private static func isMeant(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.isShownSomewhere(index) && tree.screenFrames[index].area > 0
      && !tree.element(index).marks.contains(.pseudo)
  }

  /// The stops that have a spot with enough others.
  private static func heaps(of indices: [Int], in tree: AccessibilityTree) -> [Int] {
    let sides: [KeyPath<Rect, Double>] = [\.x, \.y, \.width, \.height]
    let runs = sides.reduce([indices]) { runs, side in
      runs.flatMap { self.runs(of: $0, side, in: tree) }
    }
    return runs.flatMap(\.self)
  }

  /// The stops in runs of which one side is the same; shorter runs are left out.
  private static func runs(
    of indices: [Int], _ side: KeyPath<Rect, Double>, in tree: AccessibilityTree
  ) -> [[Int]] {
    guard indices.count >= least else { return [] }
    let sides = indices.map { (index: $0, side: tree.screenFrames[$0][keyPath: side]) }
    var runs: [[Int]] = []
    var start = -Double.infinity
    for (index, side) in sides.sorted(by: { $0.side < $1.side }) {
      if side - start <= tolerance {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
        start = side
      }
    }
    return runs.filter { $0.count >= least }
  }
}
