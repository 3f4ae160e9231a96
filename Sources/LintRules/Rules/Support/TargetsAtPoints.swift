/// Looks up what takes the touch at a point of a screen, whether VoiceOver stops at it or not.
struct TargetsAtPoints {
  private let tree: AccessibilityTree
  private let targets: [Int]
  private let index: RectIndex

  /// The most targets that are looked at in one place.
  private static let maximum = 64

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    targets = tree.nodes([.interactive, .placed]).filter { index in
      tree.screenFrames[index].area > 0 && tree.element(index).flag(.userInteraction) != false
    }
    index = RectIndex(targets.map { tree.screenFrames[$0] })
  }

  /// What takes touches at a point on the screen of an element, besides what stands around it.
  func all(at point: Point, besides element: Int) -> [Int] {
    index.positions(
      within: 0.01, of: Rect(x: point.x, y: point.y, width: 0, height: 0), limit: Self.maximum
    )
    .map { targets[$0] }
    .filter { target in
      target != element && tree.element(target).screen == tree.element(element).screen
        && !tree.isInside(element, target) && isShown(target)
    }
  }

  private func isShown(_ index: Int) -> Bool {
    switch tree.silences[index] {
    case .hidden, .transparent, .outsideModal, .zeroSize: false
    case .none, .elementsHidden, .insideElement, .notListed, .notElement: true
    }
  }
}
