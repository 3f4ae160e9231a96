/// How much a drawer that dims nothing lies over, as far as frames tell.
struct DrawerCover {
  /// The most elements that are compared with drawers.
  private static let maximumSteps = 500_000

  private let tree: AccessibilityTree
  private var steps = 0
  /// What is drawn where; worked out for the first drawer that lies over something.
  private var layers: ScreenLayers?

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Whether a drawer lies over something that VoiceOver visits, and covers nothing for the greater
  /// part; what is covered is the business of `overlapped-not-hidden`.
  mutating func overlapsOnly(_ drawer: Int) -> Bool {
    guard let covered = mostCovered(by: drawer) else { return false }
    if covered < 0.5 { return true }
    let layers = self.layers ?? tree.shared(ScreenLayers.self)
    self.layers = layers
    return Cover(drawer, in: tree, layers) == nil
  }

  /// The greatest share of anything that lies under a drawer; nil where nothing does.
  private mutating func mostCovered(by drawer: Int) -> Double? {
    let frame = tree.screenFrames[drawer]
    var most = 0.0
    for index in tree.screen(of: drawer).root..<drawer where tree.has([.exposed, .placed], index) {
      steps += 1
      guard steps < Self.maximumSteps else { return nil }
      let area = tree.screenFrames[index].area
      guard area > 0 else { continue }
      most = max(most, tree.screenFrames[index].intersection(frame).area / area)
      if most >= 0.5 { break }
    }
    return most > 0 ? most : nil
  }
}
