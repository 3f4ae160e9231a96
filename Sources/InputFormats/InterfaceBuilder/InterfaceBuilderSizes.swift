import DocumentSyntax
import ScreenModel

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

  /// Takes a size that the constraints of other views tell.
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
