/// The texts of a tree that the file gives a font for.
struct SetTexts: SharedKnowledge {
  /// The texts, in document order.
  let all: [SetText]

  init(of tree: AccessibilityTree) {
    guard tree.hasAny([.font]) else {
      all = []
      return
    }
    all = tree.nodes([.font]).filter { SetText.isRead($0, in: tree) }.compactMap { index in
      TextSize.font(of: index, in: tree).map { SetText(index: index, font: $0) }
    }
  }
}
