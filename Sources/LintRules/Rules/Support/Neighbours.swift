/// Finds targets that stand so close together that a finger can take one for the other.
struct Neighbours {
  private struct Target {
    let index: Int
    let frame: Rect
  }

  private let tree: AccessibilityTree
  /// The targets of the screens asked for so far, the highest first.
  private var targets: [Int32: [Target]]?

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Whether a circle around a target's centre meets another target, or a small target's circle.
  mutating func crowd(_ index: Int, _ frame: Rect, radius: Double) -> Bool {
    guard tree.has(.placed, index) else { return false }
    let all = targets(onScreenOf: index)
    let x = frame.x + frame.width / 2
    let y = frame.y + frame.height / 2
    // Frames are sorted by their top edge; tall ones above are found by starting early enough.
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].frame.y < y - radius - Self.reach { low = middle + 1 } else { high = middle }
    }
    while low < all.count, all[low].frame.y <= y + 2 * radius {
      if all[low].index != index, !isRelated(all[low].index, index),
        Self.meets(all[low].frame, x, y, radius)
      {
        return true
      }
      low += 1
    }
    return false
  }

  /// How far above a target the top edge of another that reaches it can be, in points.
  private static let reach = 300.0

  private static func meets(_ frame: Rect, _ x: Double, _ y: Double, _ radius: Double) -> Bool {
    let dx = max(frame.x - x, 0, x - frame.maxX)
    let dy = max(frame.y - y, 0, y - frame.maxY)
    if dx * dx + dy * dy < radius * radius { return true }
    guard frame.shortSide < 2 * radius else { return false }
    let cx = frame.x + frame.width / 2 - x
    let cy = frame.y + frame.height / 2 - y
    return cx * cx + cy * cy < 4 * radius * radius
  }

  private func isRelated(_ a: Int, _ b: Int) -> Bool { tree.isInside(a, b) || tree.isInside(b, a) }

  private mutating func targets(onScreenOf index: Int) -> [Target] {
    let screen = tree.element(index).screen
    if let known = targets?[screen] { return known }
    let root = tree.screen(of: index).root
    var found: [Target] = []
    for index in root..<Int(tree.element(root).next)
    where tree.has([.exposed, .interactive, .placed], index) {
      found.append(Target(index: index, frame: tree.screenFrames[index]))
    }
    found.sort { $0.frame.y < $1.frame.y }
    targets = targets ?? [:]
    targets?[screen] = found
    return found
  }
}
