import ScreenModel

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
  /// The backdrop within each of them; nil where it is not drawn, or disabled.
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

  /// The backdrop of an element's content; nil where it is hidden, decorative or disabled.
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

/// The children of one view that paint something, in the order in which they are painted.
struct PaintedSiblings {
  /// A colour, or a reason not to know it, above all that came before.
  enum Layer {
    case color(Color, of: Int)
    case doubt(Backdrop.Doubt)
  }

  private struct Sibling {
    let index: Int
    let place: Rect
    /// Its colour; nil where nobody knows what it shows.
    let color: Color?
    /// Where its parts are painted.
    let parts: Rect?
  }

  /// The most siblings that are looked through beneath one element.
  private static let maximumLayers = 256
  /// How far a sibling may fall short of an element and count as beneath all of it, in points.
  private static let tolerance = 1.0

  private var painted: [Sibling] = []
  /// The rectangle around each of them and all before.
  private var around: [Rect] = []
  /// How many of them are painted before each child; nothing where none paints.
  private var ranks: [Int: Int] = [:]
  /// The pictures without a known place that are painted before each child.
  private var picture: (rank: Int, index: Int)?
  private var order: [Int: Int] = [:]

  init(of parent: Int, in tree: AccessibilityTree, _ paint: PaintMap, _ appearance: Appearance) {
    let children = tree.interface.children(of: parent)
    guard children.count > 1, children.contains(where: { Self.shows($0, paint) }) else { return }
    let overlaps = tree.element(parent).kind == .view || tree.element(parent).kind == .screen
    for (rank, child) in ScreenLayers.drawingOrder(of: parent, in: tree).enumerated() {
      ranks[child] = painted.count
      order[child] = rank
      guard Self.shows(child, paint), PaintMap.mayShow(child, in: tree) else { continue }
      guard let place = paint.place(of: child) else {
        if overlaps, paint.isPicture(child), picture == nil { picture = (rank, child) }
        continue
      }
      add(child, at: place, alpha: tree.interface.number(.alpha, of: child) ?? 1, paint, appearance)
    }
  }

  private static func shows(_ child: Int, _ paint: PaintMap) -> Bool {
    paint.paints(child) || paint.paintedParts(of: child) != nil
  }

  private mutating func add(
    _ child: Int, at place: Rect, alpha: Double, _ paint: PaintMap, _ appearance: Appearance
  ) {
    // In Interface Builder files what is hidden may be shown later, or in another size class.
    let isOpen = paint.isUnknown(child, in: appearance) || paint.isHidden(child)
    let color =
      isOpen
      ? nil : (paint.color(of: child, in: appearance) ?? .clear).faded(to: min(alpha, 1))
    painted.append(
      Sibling(index: child, place: place, color: color, parts: paint.paintedParts(of: child)))
    let whole = paint.paintedParts(of: child).map(place.union) ?? place
    around.append(around.last.map { $0.union(whole) } ?? whole)
  }

  /// The layers beneath a child, from the bottom upwards, as far down as anything is visible.
  func layers(beneath index: Int, place: Rect?) -> [Layer] {
    guard let count = ranks[index] else { return [] }
    guard let place else {
      // Without a place nobody knows what it stands on; a picture beside it may be meant to.
      guard let picture, let rank = order[index], picture.rank < rank else { return [] }
      return [.doubt(.beside(picture.index))]
    }
    var layers: [Layer] = []
    var steps = 0
    for position in stride(from: count - 1, through: 0, by: -1) {
      guard around[position].meets(place) else { break }
      steps += 1
      if steps > Self.maximumLayers { return ([.doubt(.crowded)] + layers.reversed()) }
      guard let layer = layer(painted[position], beneath: place) else { continue }
      layers.append(layer)
      if case .color(let color, _) = layer, !color.isOpaque { continue }
      break
    }
    return layers.reversed()
  }

  private func layer(_ sibling: Sibling, beneath place: Rect) -> Layer? {
    if let parts = sibling.parts, parts.meets(place) { return .doubt(.element(sibling.index)) }
    guard sibling.place.meets(place) else { return nil }
    guard let color = sibling.color else { return .doubt(.element(sibling.index)) }
    if color.alpha <= 0 { return nil }
    let slack = Self.tolerance
    let inner = Rect(
      x: place.x + slack, y: place.y + slack, width: max(place.width - 2 * slack, 0),
      height: max(place.height - 2 * slack, 0))
    return sibling.place.contains(inner)
      ? .color(color, of: sibling.index) : .doubt(.element(sibling.index))
  }
}
