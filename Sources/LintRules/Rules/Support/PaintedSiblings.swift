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

  /// What lies beneath a child, from the bottom upwards, as far down as anything is seen.
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
