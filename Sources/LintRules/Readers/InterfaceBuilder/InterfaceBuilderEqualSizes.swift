import DocumentSyntax

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
