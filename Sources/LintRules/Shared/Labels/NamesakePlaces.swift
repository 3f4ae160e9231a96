import ScreenModel

/// The places of controls with one name on a captured screen, which tell what they are to each
/// other.
struct NamesakePlaces {
  private let tree: AccessibilityTree

  /// How far corners of one row or column may be apart, in points.
  private static let tolerance = 2.0
  /// How far from the upper and lower end of a screen its bars reach, in points.
  private static let barEnd = 110.0

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Whether they are of one size and in rows and columns, as the cells of a grid are.
  func areGrid(_ members: [Int]) -> Bool {
    guard members.count >= 4, let frames = frames(of: members), let first = frames.first else {
      return false
    }
    let areAlike = frames.allSatisfy {
      ($0.width - first.width).magnitude <= Self.tolerance
        && ($0.height - first.height).magnitude <= Self.tolerance
    }
    return areAlike && Self.runs(of: frames.map(\.x)) >= 2 && Self.runs(of: frames.map(\.y)) >= 2
  }

  /// Whether they are a tab and the button in the upper corner that leads back to what it shows.
  func areWays(_ members: [Int]) -> Bool {
    guard members.count == 2, let frames = frames(of: members),
      let size = tree.screen(of: members[0]).size
    else { return false }
    let back = frames.contains {
      $0.maxY <= size.y + Self.barEnd && $0.center.x < size.center.x && $0.height <= 60
    }
    return back && frames.contains { $0.y >= size.maxY - Self.barEnd }
  }

  /// The frames of them all; nil where they are not those of a running app.
  private func frames(of members: [Int]) -> [Rect]? {
    guard let first = members.first, !tree.screen(of: first).has(.authored),
      members.allSatisfy({ tree.has(.placed, $0) })
    else { return nil }
    return members.map { tree.screenFrames[$0] }
  }

  /// How many different values there are.
  private static func runs(of values: [Double]) -> Int {
    var runs = 0
    var last = -Double.infinity
    for value in values.sorted() where value - last > tolerance {
      runs += 1
      last = value
    }
    return runs
  }
}
