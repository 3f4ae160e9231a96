import DocumentSyntax

/// The size of a view, as its own constraints say.
struct InterfaceBuilderSizes {
  /// From here on a constraint gives way to few others.
  private static let strong = 950.0
  /// From here on it is as strong as what a view asks for itself.
  private static let fair = 750.0
  /// The difference that rounding on the canvas may make, in points.
  private static let tolerance = 0.51

  /// The width that is fixed.
  private(set) var width: Double?
  /// The height that is fixed.
  private(set) var height: Double?
  /// The constraint that fixes the width and never gives way, or 0.
  private(set) var widthForGood = 0
  /// The constraint that fixes the height and never gives way, or 0.
  private(set) var heightForGood = 0
  /// Sizes of constraints that may give way.
  private var fairWidth: Double?
  private var fairHeight: Double?
  private var leastWidth = 0.0
  private var leastHeight = 0.0
  private var mostWidth = Double.infinity
  private var mostHeight = Double.infinity
  /// How many times the height the width is.
  private var proportion: Double?
  private var contradictWidth = false
  private var contradictHeight = false

  /// Takes a constraint into account.
  mutating func add(_ constraint: InterfaceBuilderConstraint) {
    guard constraint.priority >= Self.strong else { return addFair(constraint) }
    if constraint.isRatio { return addProportion(constraint) }
    guard let constant = constraint.constant, constant >= 0 else { return }
    switch (constraint.side, constraint.relation) {
    case (.width, .equal):
      contradictWidth = contradictWidth || width.map { differ($0, constant) } ?? false
      width = constant
      if isForGood(constraint) { widthForGood = constraint.index }
    case (.height, .equal):
      contradictHeight = contradictHeight || height.map { differ($0, constant) } ?? false
      height = constant
      if isForGood(constraint) { heightForGood = constraint.index }
    case (.width, .atLeast): leastWidth = max(leastWidth, constant)
    case (.height, .atLeast): leastHeight = max(leastHeight, constant)
    case (.width, .atMost): mostWidth = min(mostWidth, constant)
    case (.height, .atMost): mostHeight = min(mostHeight, constant)
    }
  }

  /// Takes a size that another view has as well.
  mutating func take(_ extent: Double, _ side: InterfaceBuilderSide) {
    switch side {
    case .width: width = width ?? extent
    case .height: height = height ?? extent
    }
  }

  private mutating func addFair(_ constraint: InterfaceBuilderConstraint) {
    guard constraint.priority >= Self.fair, constraint.relation == .equal, !constraint.isRatio
    else { return }
    switch constraint.side {
    case .width: fairWidth = constraint.constant
    case .height: fairHeight = constraint.constant
    }
  }

  private mutating func addProportion(_ constraint: InterfaceBuilderConstraint) {
    guard constraint.relation == .equal, constraint.constant ?? 0 == 0 else { return }
    let ratio = constraint.multiplier ?? 1
    guard ratio > 0 else { return }
    proportion = constraint.side == .width ? ratio : 1 / ratio
  }

  private func isForGood(_ constraint: InterfaceBuilderConstraint) -> Bool {
    constraint.priority >= 1000 && !constraint.isHeldByCode
  }

  private func differ(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude >= Self.tolerance
  }

  /// Draws the conclusions once every constraint is known.
  mutating func finish() {
    if contradictWidth {
      width = nil
      widthForGood = 0
    }
    if contradictHeight {
      height = nil
      heightForGood = 0
    }
    guard let proportion else { return }
    if width == nil, let height { width = height * proportion }
    if height == nil, let width { height = width / proportion }
  }

  /// A frame of the canvas with the size that the constraints give it.
  func applied(to frame: Rect) -> Rect {
    var frame = frame
    if let width, differ(width, frame.width) { frame.width = width }
    if let height, differ(height, frame.height) { frame.height = height }
    if frame.width > 0 { frame.width = max(min(frame.width, mostWidth), leastWidth) }
    if frame.height > 0 { frame.height = max(min(frame.height, mostHeight), leastHeight) }
    return frame
  }

  /// Whether the shorter side of a frame is sure, or both are.
  func fixShortSide(of frame: Rect) -> Bool {
    // Where a constraint may give way, the canvas shows whether it does.
    let isWidthSure =
      width != nil || mostWidth <= frame.width
      || fairWidth.map { !differ($0, frame.width) } ?? false
    let isHeightSure =
      height != nil || mostHeight <= frame.height
      || fairHeight.map { !differ($0, frame.height) } ?? false
    return frame.width <= frame.height && isWidthSure || frame.height <= frame.width && isHeightSure
  }
}

/// A constraint that a view has for its own width or height.
struct InterfaceBuilderConstraint {
  /// How what is constrained and its bound compare.
  enum Relation {
    case equal, atLeast, atMost
  }

  /// The XML element.
  let index: Int
  var side = InterfaceBuilderSide.width
  var relation = Relation.equal
  /// Whether it is about the proportion of width and height.
  var isRatio = false
  var constant: Double?
  var multiplier: Double?
  var priority = 1000.0
  /// Whether an outlet leads to it.
  var isHeldByCode = false
}

/// A side of a view that a constraint can fix.
enum InterfaceBuilderSide {
  case width, height
}

/// The sizes that the constraints of a screen fix, and that others say are the same elsewhere.
struct InterfaceBuilderEqualSizes {
  private struct Key: Hashable {
    let view: String
    let side: InterfaceBuilderSide
  }

  /// From here on a constraint gives way to few others.
  private static let strong = 950.0

  private var extents: [Key: Double] = [:]
  private var links: [Key: [Key]] = [:]

  /// The size of the view of an object id on a side, where constraints tell it.
  subscript(view: String, side: InterfaceBuilderSide) -> Double? {
    extents[Key(view: view, side: side)]
  }

  /// Collects the constraints below a view, and draws the conclusions.
  init(_ reader: InterfaceBuilderReader, view: Int) {
    var owners: [(index: Int, end: Int)] = []
    for index in view..<reader.next(view) {
      let end = reader.next(index)
      // Most elements hold none.
      guard end > index + 1 else { continue }
      while let last = owners.last, last.end <= index { owners.removeLast() }
      if reader.source.name(of: index, is: "constraints"), let owner = owners.last {
        let id = reader.text("id", of: owner.index)
        reader.forEachChild(of: index) { add($0, owner: id, reader) }
      }
      owners.append((index, end))
    }
    spread()
  }

  private mutating func add(_ constraint: Int, owner: String?, _ reader: InterfaceBuilderReader) {
    guard let side = side("firstAttribute", of: constraint, reader),
      let view = reader.text("firstItem", of: constraint) ?? owner,
      isStrict(constraint, reader)
    else { return }
    let key = Key(view: view, side: side)
    let constant = reader.number("constant", of: constraint)
    guard let other = reader.text("secondItem", of: constraint) else {
      if let constant, constant > 0, extents[key] == nil { extents[key] = constant }
      return
    }
    let multiplier = reader.attribute("multiplier", of: constraint).map { reader.ratio($0) }
    guard other != view, constant ?? 0 == 0, multiplier == nil || multiplier == 1,
      self.side("secondAttribute", of: constraint, reader) == side
    else { return }
    let otherKey = Key(view: other, side: side)
    links[key, default: []].append(otherKey)
    links[otherKey, default: []].append(key)
  }

  private func side(
    _ name: StaticString, of constraint: Int, _ reader: InterfaceBuilderReader
  ) -> InterfaceBuilderSide? {
    if reader.key(name, of: constraint, equals: "width") { return .width }
    return reader.key(name, of: constraint, equals: "height") ? .height : nil
  }

  /// Whether a constraint is there in every size class and gives way to few others.
  private func isStrict(_ constraint: Int, _ reader: InterfaceBuilderReader) -> Bool {
    if reader.attribute("relation", of: constraint) != nil { return false }
    if reader.number("priority", of: constraint) ?? 1000 < Self.strong { return false }
    if reader.key("placeholder", of: constraint, equals: "YES") { return false }
    guard let id = reader.attribute("id", of: constraint) else { return true }
    return !reader.isMentioned(id, in: reader.excluded)
      && !reader.isMentioned(id, in: reader.varying)
  }

  /// Gives each view the extents of those that are as large.
  private mutating func spread() {
    var known = extents.sorted { ($0.key.view, $0.value) < ($1.key.view, $1.value) }.map(\.key)
    while let key = known.popLast() {
      guard let extent = extents[key] else { continue }
      for other in links[key] ?? [] where extents[other] == nil {
        extents[other] = extent
        known.append(other)
      }
    }
  }
}
