import DocumentSyntax
import ScreenModel

/// One element or container of AccessibilitySnapshot, in any of its forms.
struct SnapshotNode: Sendable {
  /// The value that describes it.
  let value: CaptureValue
  /// Its contents; nil for an element.
  let children: CaptureValue?
  /// Its place in VoiceOver's order, where the file says.
  let order: Double?

  init(_ item: CaptureValue) {
    if let container = Self.wrapped(item, "container") {
      value = container.present("_0") ?? container
      let children = container.present("children") ?? container.present("_1")
      self.children = children.flatMap { $0.kind == .sequence ? $0 : nil } ?? value
      order = nil
    } else {
      let element = Self.wrapped(item, "element")
      value = element?.present("_0") ?? item
      children = nil
      order =
        (element?.present("traversalIndex") ?? element?.present("_1"))?.number
        ?? item.present("order")?.number
    }
  }

  /// Whether it is a container.
  var isContainer: Bool { children != nil }

  /// Where findings about it point: its label, its traits, or else its first key.
  var anchor: SourceRange {
    let telling = value.member("label") ?? value.member("traits") ?? value.members.first
    return telling?.memberRange ?? value.range
  }

  /// The case of an enumeration that a value is, as Swift spells it.
  private static func wrapped(_ item: CaptureValue, _ name: StaticString) -> CaptureValue? {
    item.present(name).flatMap { $0.member("_0")?.kind == .mapping ? $0 : nil }
  }

  /// Whether a value is an element or container.
  static func isNode(_ item: CaptureValue) -> Bool {
    guard item.kind == .mapping else { return false }
    if wrapped(item, "element") != nil || wrapped(item, "container") != nil { return true }
    if let shape = item.present("shape"), shape.kind == .mapping,
      shape.member("frame") != nil || shape.present("type")?.string == "path"
    {
      return true
    }
    return item.present("frameX")?.number != nil && item.present("frameWidth")?.number != nil
      && (item.member("traits") != nil || item.member("label") != nil)
  }

  // MARK: Places

  /// The frame with the value that gives it: a rectangle, or what encloses a path.
  var frame: (rect: Rect, source: CaptureValue)? {
    if let shape = value.present("shape") {
      return (shape.present("frame")?.rect ?? Self.bounds(of: shape)).map { ($0, shape) }
    }
    if let frame = value.present("frame") { return frame.rect.map { ($0, frame) } }
    guard let x = value.present("frameX"), let left = x.number,
      let top = value.present("frameY")?.number, let width = value.present("frameWidth")?.number,
      let height = value.present("frameHeight")?.number
    else { return nil }
    return (Rect(x: left, y: top, width: width, height: height), x)
  }

  /// The rectangle around the points of a path.
  private static func bounds(of shape: CaptureValue) -> Rect? {
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    for step in shape.present("pathElements")?.items ?? [] {
      guard let point = step.members.first?.present("to")?.point else { continue }
      let old = box ?? (point.x, point.y, point.x, point.y)
      box = (
        min(old.left, point.x), min(old.top, point.y), max(old.right, point.x),
        max(old.bottom, point.y)
      )
    }
    return box.map {
      Rect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top)
    }
  }

  /// The activation point with the value that gives it, unless it is the usual one.
  var activationPoint: (point: Point, source: CaptureValue)? {
    if value.present("usesDefaultActivationPoint")?.flag == true { return nil }
    if let source = value.present("activationPoint") { return source.point.map { ($0, source) } }
    guard let x = value.present("activationPointX"), let left = x.number,
      let top = value.present("activationPointY")?.number
    else { return nil }
    return (Point(x: left, y: top), x)
  }
}

extension CaptureValue {
  /// The point of `[x, y]` or `{x, y}`.
  var point: Point? {
    let numbers = kind == .mapping ? [present("x"), present("y")] : firstItems(2).map { $0 }
    let found = numbers.compactMap { $0?.number }
    return found.count == 2 ? Point(x: found[0], y: found[1]) : nil
  }
}
