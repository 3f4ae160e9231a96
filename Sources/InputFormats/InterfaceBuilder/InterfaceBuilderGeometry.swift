import DocumentSyntax
import ScreenModel

/// Where the constraints of a screen put its views, in the size that the document was saved in.
///
/// Solves the common cases: edges, centres, sizes, ratios and stack views. An inequality, a
/// constraint that gives way, and one that code or a size class changes solve nothing.
struct InterfaceBuilderGeometry {
  /// How much constraints tell about a side or a place.
  enum Knowledge: Comparable {
    case unknown
    /// It is so on the device that the document was saved for.
    case savedSize
    /// It is so on every device.
    case exact
  }

  /// A length that constraints tell.
  struct Length {
    var value: Double
    var knowledge: Knowledge
  }

  /// The frame of a view in its parent, as far as constraints tell it.
  struct Place {
    var x: Length?
    var y: Length?
    var width: Length?
    var height: Length?

    /// The frame, where all of it is known, and how much is known about all of it.
    var frame: (rect: Rect, knowledge: Knowledge)? {
      guard let x, let y, let width, let height else { return nil }
      return (
        Rect(x: x.value, y: y.value, width: width.value, height: height.value),
        min(min(x.knowledge, y.knowledge), min(width.knowledge, height.knowledge))
      )
    }
  }

  /// The difference that rounding on the canvas may make, in points.
  static let tolerance = 1.01
  /// How often all constraints are gone through.
  private static let rounds = 24

  private let views: [Int: Int]
  private let items: [InterfaceBuilderItem]

  /// Solves the constraints of the views in an XML element.
  init(_ reader: InterfaceBuilderReader, view: Int) {
    var collected = InterfaceBuilderEquations(reader, view: view)
    for _ in 0..<Self.rounds {
      var hasChanged = false
      for equation in collected.equations {
        hasChanged = collected.apply(equation) || hasChanged
      }
      if !hasChanged { break }
    }
    views = collected.views
    items = collected.items
  }

  /// The place that constraints give the view that an XML element stands for.
  func place(of view: Int) -> Place {
    guard let number = views[view] else { return Place() }
    let item = items[number]
    var place = Place()
    place.width = item.across.length
    place.height = item.down.length
    guard item.parent >= 0 else { return place }
    place.x = item.across.distance(from: items[item.parent].across)
    place.y = item.down.distance(from: items[item.parent].down)
    return place
  }
}

/// A view or a guide of a screen, with what is known about both directions.
struct InterfaceBuilderItem {
  /// The view around it, or -1.
  var parent: Int
  var across = InterfaceBuilderExtent()
  var down = InterfaceBuilderExtent()
}

/// A point on the screen: how far it is on the saved canvas, and from which fixed point it is
/// measured. Two points measured from the same one keep their distance on every device.
struct InterfaceBuilderSpot {
  /// The base of a point whose distance from everything depends on the device.
  static let deviceDependent = -1

  var value: Double
  var base: Int

  /// The point that a length away from this one.
  func moved(by length: InterfaceBuilderGeometry.Length) -> Self {
    Self(
      value: value + length.value,
      base: length.knowledge == .exact ? base : Self.deviceDependent)
  }

  /// The length from another point to this one.
  func distance(from other: Self) -> InterfaceBuilderGeometry.Length {
    let isExact = base == other.base && base != Self.deviceDependent
    return InterfaceBuilderGeometry.Length(
      value: value - other.value, knowledge: isExact ? .exact : .savedSize)
  }
}

/// The extent of an item in one direction: two of its four parts tell the others.
struct InterfaceBuilderExtent {
  /// A part that a constraint can be about.
  enum Part {
    case start, end, center, length
  }

  private(set) var start: InterfaceBuilderSpot?
  private(set) var end: InterfaceBuilderSpot?
  private(set) var center: InterfaceBuilderSpot?
  private(set) var length: InterfaceBuilderGeometry.Length?
  /// Whether constraints contradict one another here.
  private(set) var isContradictory = false

  /// How far it begins from the beginning of another one.
  func distance(from other: Self) -> InterfaceBuilderGeometry.Length? {
    guard let start, let otherStart = other.start else { return nil }
    return start.distance(from: otherStart)
  }

  /// A point of the extent; nil where it is not known.
  func spot(_ part: Part) -> InterfaceBuilderSpot? {
    switch part {
    case .start: start
    case .end: end
    case .center: center
    case .length: nil
    }
  }

  /// Takes a point over; gives whether that is news.
  mutating func take(_ spot: InterfaceBuilderSpot, _ part: Part) -> Bool {
    guard !isContradictory else { return false }
    if let known = self.spot(part) {
      if differ(known.value, spot.value) { return true }
      guard known.base == InterfaceBuilderSpot.deviceDependent, spot.base != known.base else {
        return false
      }
    }
    set(spot, part)
    conclude()
    return true
  }

  private mutating func set(_ spot: InterfaceBuilderSpot, _ part: Part) {
    switch part {
    case .start: start = spot
    case .end: end = spot
    case .center: center = spot
    case .length: break
    }
  }

  /// Measures the end and the centre from points of their own: what hangs on them stays with them.
  mutating func measureFarParts(from base: Int) {
    end?.base = base
    center?.base = base + 1
  }

  /// Takes its length over; gives whether that is news.
  mutating func take(_ length: InterfaceBuilderGeometry.Length) -> Bool {
    guard !isContradictory else { return false }
    if let known = self.length {
      if differ(known.value, length.value) { return true }
      guard known.knowledge < length.knowledge else { return false }
    }
    self.length = length
    conclude()
    return true
  }

  /// Whether two constraints differ; everything is forgotten then, since nobody knows which of
  /// them gives way.
  private mutating func differ(_ known: Double, _ other: Double) -> Bool {
    guard (known - other).magnitude > InterfaceBuilderGeometry.tolerance else { return false }
    self = InterfaceBuilderExtent()
    isContradictory = true
    return true
  }

  private mutating func conclude() {
    if length == nil { length = missingLength() }
    if let length, length.value < 0 {
      self = InterfaceBuilderExtent()
      isContradictory = true
      return
    }
    guard let length else { return }
    let half = length.scaled(by: 0.5)
    if start == nil {
      start = end?.moved(by: length.scaled(by: -1)) ?? center?.moved(by: half.scaled(by: -1))
    }
    guard let start else { return }
    if end == nil { end = start.moved(by: length) }
    if center == nil { center = start.moved(by: half) }
  }

  private func missingLength() -> InterfaceBuilderGeometry.Length? {
    if let start, let end { return end.distance(from: start) }
    if let start, let center { return center.distance(from: start).scaled(by: 2) }
    if let center, let end { return end.distance(from: center).scaled(by: 2) }
    return nil
  }
}

extension InterfaceBuilderGeometry.Length {
  /// So many times the length, and some points more.
  func scaled(by factor: Double, plus constant: Double = 0) -> Self {
    Self(value: value * factor + constant, knowledge: knowledge)
  }
}
