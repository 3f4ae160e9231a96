/// Finds targets that stand so close together that a finger can take one for the other.
struct Neighbours {
  /// The targets of one screen.
  private struct Targets {
    let indices: [Int]
    var frames: PatientRectIndex
  }

  /// The most targets around one that are looked at.
  private static let maximumNeighbours = 64

  private let tree: AccessibilityTree
  /// The targets of the screens asked for so far.
  private var targets: [Int32: Targets] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Whether a circle around a target's centre meets another target, or a small target's circle.
  mutating func crowd(_ index: Int, _ frame: Rect, radius: Double) -> Bool {
    guard tree.has(.placed, index) else { return false }
    var all = targets(onScreenOf: index)
    let center = frame.center
    let middle = Rect(x: center.x, y: center.y, width: 0, height: 0)
    let indices = all.indices
    let isCrowded = all.frames.contains(
      within: 2 * radius, of: middle, limit: Self.maximumNeighbours
    ) { place in
      let other = indices[place]
      return other != index && Self.meets(tree.screenFrames[other], center, radius)
        && !isRelated(other, index)
    }
    targets[tree.element(index).screen] = all
    return isCrowded
  }

  private static func meets(_ frame: Rect, _ center: Point, _ radius: Double) -> Bool {
    if frame.distance(to: center) < radius { return true }
    guard frame.shortSide < 2 * radius else { return false }
    let across = frame.center.x - center.x
    let down = frame.center.y - center.y
    return across * across + down * down < 4 * radius * radius
  }

  private func isRelated(_ a: Int, _ b: Int) -> Bool { tree.isInside(a, b) || tree.isInside(b, a) }

  private mutating func targets(onScreenOf index: Int) -> Targets {
    let screen = tree.element(index).screen
    if let known = targets[screen] { return known }
    let root = tree.screen(of: index).root
    let indices = (root..<Int(tree.element(root).next)).filter {
      tree.has([.exposed, .interactive, .placed], $0)
    }
    return Targets(
      indices: indices, frames: PatientRectIndex(indices.map { tree.screenFrames[$0] }))
  }
}
