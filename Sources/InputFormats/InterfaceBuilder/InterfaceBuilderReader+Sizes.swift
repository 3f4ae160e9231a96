import DocumentSyntax
import ScreenModel

extension InterfaceBuilderReader {
  /// Adds the frame, and decides whether it will be the same at run time.
  mutating func readFrame(_ found: inout TagContents, in surroundings: Surroundings) {
    guard found.rect != 0, var frame = plainFrame(of: found.rect) ?? source.frame(of: found.rect)
    else { return }
    var sizes =
      found.constraints == 0 ? InterfaceBuilderSizes() : sizes(in: found.constraints, of: found)
    let isConstrained =
      found.layout.contains(.constrained) && !found.layout.contains(.fixedFrame)
      && settings.hasConstraints
    let place = isConstrained ? solvedPlace(of: found.index) : InterfaceBuilderGeometry.Place()
    takeSolved(place, into: &sizes, of: frame)
    let isPlaced = isPlaced(frame, place, found)
    // What constraints say holds, whatever the canvas shows.
    frame = sizes.applied(to: frame)
    // Xcode leaves views without extent behind where it did not know better.
    if frame.width == 0, frame.height == 0 { return }
    builder.add(frame: frame, value: nodes[found.rect].tagRange)
    if sizes.widthForGood != 0 || sizes.heightForGood != 0 { addFixedSides(sizes, found) }
    if !isPlaced, !isTrusted(frame, sizes, &found, surroundings) {
      found.marks.insert(.frameUntrusted)
    }
    if isConstrained, !isPlaced { found.marks.insert(.placeUntrusted) }
  }

  private func isTrusted(
    _ frame: Rect, _ sizes: InterfaceBuilderSizes, _ found: inout TagContents,
    _ surroundings: Surroundings
  ) -> Bool {
    if frame.width <= 0 || frame.height <= 0 { return false }
    if found.kind == .cell || found.kind == .gridCell { return false }
    if found.layout.contains(.varying) { return false }
    if found.layout.contains(.wrong) { return sizes.width != nil && sizes.height != nil }
    if sizes.fixShortSide(of: frame) { return true }
    if !surroundings.isDisjoint(with: [.arranged, .unsized]) { return false }
    return !settings.hasConstraints || !settings.usesAutolayout
      || !found.layout.contains(.constrained) || found.layout.contains(.fixedFrame)
  }

  // MARK: Constraints of several views

  private mutating func solvedPlace(of view: Int) -> InterfaceBuilderGeometry.Place {
    let solved = geometry ?? InterfaceBuilderGeometry(self, view: screenView)
    geometry = solved
    return solved.place(of: view)
  }

  /// Takes the sides that the constraints of other views tell. One that depends on the device has
  /// to be what the canvas shows.
  private func takeSolved(
    _ place: InterfaceBuilderGeometry.Place, into sizes: inout InterfaceBuilderSizes,
    of frame: Rect
  ) {
    let sides = [
      (place.width, InterfaceBuilderSide.width, frame.width),
      (place.height, .height, frame.height),
    ]
    for case (let length?, let side, let drawn) in sides {
      let isSame = (length.value - drawn).magnitude <= InterfaceBuilderGeometry.tolerance
      if length.knowledge == .exact || length.knowledge == .savedSize && isDeviceSized && isSame {
        sizes.take(length.value, side)
      }
    }
    sizes.finish()
  }

  /// Whether constraints put a view where the canvas shows it, on every device or on the one that
  /// the document was saved for.
  private func isPlaced(
    _ frame: Rect, _ place: InterfaceBuilderGeometry.Place, _ found: TagContents
  ) -> Bool {
    guard let solved = place.frame, !found.layout.contains(.varying),
      solved.knowledge == .exact || isDeviceSized
    else { return false }
    let other = solved.rect
    return [
      (frame.x, other.x), (frame.y, other.y), (frame.width, other.width),
      (frame.height, other.height),
    ].allSatisfy { ($0 - $1).magnitude <= InterfaceBuilderGeometry.tolerance }
      && frame.width > 0 && frame.height > 0
  }

  /// Adds which sides constraints of the view's own fix for good.
  private mutating func addFixedSides(
    _ sizes: InterfaceBuilderSizes, _ found: TagContents
  ) {
    // What scrolls shows any text in any size.
    if xml.nameEquals(found.index, "textView") || found.kind == .scroll { return }
    // In the order of the file.
    let sides = [
      (sizes.widthForGood, AttributeKey.fixedWidth), (sizes.heightForGood, .fixedHeight),
    ]
    for (constraint, key) in sides.sorted(by: { $0.0 < $1.0 }) where constraint != 0 {
      builder.add(key, flag: true, value: nodes[constraint].tagRange)
    }
  }

  // MARK: Constraints

  /// The size of a view, as the constraints in its list say.
  private func sizes(
    in list: Int, of found: TagContents
  ) -> InterfaceBuilderSizes {
    var sizes = InterfaceBuilderSizes()
    let id = attribute("id", of: found.index)
    forEachChild(of: list) { child in
      guard let constraint = constraint(child, of: id) else { return }
      sizes.add(constraint)
    }
    sizes.finish()
    return sizes
  }

  /// A constraint of width or height of the view of an id alone; nil for any other.
  private func constraint(_ index: Int, of view: XMLAttribute?) -> InterfaceBuilderConstraint? {
    var found = InterfaceBuilderConstraint(index: index)
    var own: XMLAttribute?
    for attribute in attributes(of: index) {
      switch (attribute.nameEnd &- attribute.nameStart, bytes[attribute.nameStart]) {
      case (9, UInt8(ascii: "f")):
        guard isSame(attribute, view) else { return nil }
      case (14, UInt8(ascii: "f")):
        if equals(attribute, "width") {
          found.side = .width
        } else if equals(attribute, "height") {
          found.side = .height
        } else {
          return nil
        }
      case (10, UInt8(ascii: "s")):
        guard isSame(attribute, view) else { return nil }
        found.isRatio = true
      case (8, UInt8(ascii: "c")): found.constant = number(attribute)
      case (8, UInt8(ascii: "r")):
        found.relation = equals(attribute, "greaterThanOrEqual") ? .atLeast : .atMost
      case (8, UInt8(ascii: "p")): found.priority = number(attribute) ?? 1000
      case (10, UInt8(ascii: "m")): found.multiplier = ratio(attribute)
      case (11, UInt8(ascii: "p")): if isYes(attribute) { return nil }
      case (2, UInt8(ascii: "i")): own = attribute
      default: break
      }
    }
    guard let own else { return found }
    if isMentioned(own, in: excluded) || isMentioned(own, in: varying) { return nil }
    found.isHeldByCode = isMentioned(own, in: outlets)
    return found
  }

  /// Whether connections or masks name an object.
  func isMentioned(
    _ id: XMLAttribute, in references: InterfaceBuilderReferences
  ) -> Bool {
    references.value(bytes, start: id.valueStart, end: id.valueEnd) != nil
  }

  private func isSame(_ attribute: XMLAttribute, _ other: XMLAttribute?) -> Bool {
    guard let other else { return false }
    return bytes[attribute.valueStart..<attribute.valueEnd].elementsEqual(
      bytes[other.valueStart..<other.valueEnd])
  }

  /// The number that `16:9`, `1:1` or `0.5` stands for.
  func ratio(_ attribute: XMLAttribute) -> Double? {
    var colon = attribute.valueStart
    while colon < attribute.valueEnd, bytes[colon] != UInt8(ascii: ":") { colon &+= 1 }
    guard
      let first = PlainNumber.value(bytes, start: attribute.valueStart, end: colon)
    else { return nil }
    guard colon < attribute.valueEnd else { return first }
    guard
      let second = PlainNumber.value(bytes, start: colon + 1, end: attribute.valueEnd),
      second > 0
    else { return nil }
    return first / second
  }

  // MARK: Surroundings

  /// The surroundings of the children of an element.
  func surroundings(
    in found: inout TagContents, element: Int, _ around: Surroundings
  ) -> Surroundings {
    let kept = around.intersection([.template, .fixedRow])
    switch found.kind {
    case .stack: return kept.union([.arranged, .unsized])
    case .segmentedControl:
      let isOpen = found.marks.contains(.outlet) || found.marks.contains(.customClass)
      return kept.union(isOpen ? [.unsized, .changing] : .unsized)
    case .cell:
      let height = found.rowHeight.flatMap { number($0) } ?? 0
      let row: Surroundings = height > 0 ? [] : .unsized
      return around.contains(.fixedRow) ? row : row.union(.template)
    case .gridCell: return [.unsized, .template]
    case .navigationBar, .toolbar, .tabBar: return kept.union(.unsized)
    default:
      let isSized = builder.has(.frame, element) && !found.marks.contains(.frameUntrusted)
      return isSized ? kept : kept.union(.unsized)
    }
  }
}
