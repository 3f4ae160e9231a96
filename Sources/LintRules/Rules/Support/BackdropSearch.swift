/// Works out what is seen behind some elements of a screen.
///
/// Goes from the screen inwards, over the views around those elements only. What lies beneath a
/// view without being around it is looked for among the siblings that are painted before it.
struct BackdropSearch {
  private let tree: AccessibilityTree
  private let appearance: Appearance
  private let paint: PaintMap
  private let root: Int
  /// The views around the elements, and the elements.
  private var isNeeded: [Bool]
  /// What is seen within each of them; nil where it is not drawn, or disabled.
  private var inside: [Backdrop?]
  private var siblings: [Int: PaintedSiblings] = [:]

  /// A search behind elements of one screen, in one appearance.
  init(
    _ tree: AccessibilityTree, screen: Screen, paint: PaintMap, behind targets: [Int],
    in appearance: Appearance
  ) {
    self.tree = tree
    self.appearance = appearance
    self.paint = paint
    root = screen.root
    let count = Int(tree.element(root).next) - root
    isNeeded = Array(repeating: false, count: count)
    inside = Array(repeating: nil, count: count)
    for target in targets { need(target) }
    for index in root..<root + count where isNeeded[index - root] {
      inside[index - root] = backdrop(within: index)
    }
  }

  private mutating func need(_ target: Int) {
    var index = target
    while index >= root, !isNeeded[index - root] {
      isNeeded[index - root] = true
      index = Int(tree.element(index).parent)
    }
  }

  /// What the content of an element stands on; nil where it is hidden, decorative or disabled.
  func backdrop(of index: Int) -> Backdrop? { inside[index - root] }

  // MARK: From the screen inwards

  private mutating func backdrop(within index: Int) -> Backdrop? {
    let element = tree.element(index)
    if index == root {
      var backdrop = Backdrop(
        ofScreen: SystemColors.named("systemBackground")?[appearance] ?? .white)
      backdrop.add(paint.color(of: index, in: appearance) ?? .clear, of: index)
      return backdrop
    }
    let parent = Int(element.parent)
    guard var backdrop = inside[parent - root], isJudged(index) else { return nil }
    leaveParent(parent, to: index, &backdrop)
    addSiblings(beneath: index, in: parent, to: &backdrop)
    if element.has(.alpha), let alpha = tree.interface.number(.alpha, of: index), alpha < 1 {
      backdrop.fade(to: max(alpha, 0))
    }
    addOwn(index, to: &backdrop)
    return backdrop
  }

  /// Whether an element is drawn for everybody to use.
  private func isJudged(_ index: Int) -> Bool {
    let element = tree.element(index)
    return element.flag(.enabled) != false && element.flag(.decorative) != true
      && !tree.traits[index].contains(.notEnabled) && !PaintMap.isInvisible(index, in: tree)
  }

  /// A view that hangs out of the one around it does not stand on its background.
  private func leaveParent(_ parent: Int, to index: Int, _ backdrop: inout Backdrop) {
    guard backdrop.source == parent, parent != root, !paint.scrolls(parent),
      let own = paint.place(of: index), let around = paint.place(of: parent)
    else { return }
    let holdsCenter =
      own.x + own.width / 2 >= around.x && own.x + own.width / 2 <= around.maxX
      && own.y + own.height / 2 >= around.y && own.y + own.height / 2 <= around.maxY
    if !holdsCenter { backdrop.doubt = .element(parent) }
  }

  private func addOwn(_ index: Int, to backdrop: inout Backdrop) {
    if let color = paint.color(of: index, in: appearance) {
      backdrop.add(color, of: index)
    } else if paint.isUnknown(index, in: appearance) || paint.hasMaterial(index) {
      backdrop.doubt = .element(index)
    }
  }

  // MARK: Siblings

  private mutating func addSiblings(beneath index: Int, in parent: Int, to backdrop: inout Backdrop)
  {
    let known = siblings[parent] ?? PaintedSiblings(of: parent, in: tree, paint, appearance)
    siblings[parent] = known
    for layer in known.layers(beneath: index, place: paint.place(of: index)) {
      switch layer {
      case .color(let color, let sibling): backdrop.add(color, of: sibling)
      case .doubt(.beside(let picture)):
        if backdrop.doubt == nil { backdrop.doubt = .beside(picture) }
      case .doubt(let doubt): backdrop.doubt = doubt
      }
    }
  }
}
