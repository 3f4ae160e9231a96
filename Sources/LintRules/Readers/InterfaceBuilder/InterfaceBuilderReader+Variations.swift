import DocumentSyntax

extension InterfaceBuilderReader {
  /// Notes what a variation says of a view, and which of its parts it leaves out or has.
  mutating func readVariation(_ variation: Int, into found: inout InterfaceBuilderFindings) {
    let isDefault = key(of: variation, is: "default")
    if !isDefault, let hidden = attribute("hidden", of: variation) {
      found.marks.insert(.outlet)
      found.layout.insert(.varying)
      if !isYes(hidden) { found.isHiddenAtTimes = true }
    }
    var mask = variation + 1
    while mask < next(variation) {
      readMask(mask, isDefault: isDefault)
      mask = next(mask)
    }
  }

  private mutating func readMask(_ mask: Int, isDefault: Bool) {
    var child = mask + 1
    while child < next(mask) {
      if let reference = attribute("reference", of: child) {
        let (start, end) = (reference.valueStart, reference.valueEnd)
        if !isDefault {
          varying.insert(bytes, start: start, end: end, value: child)
        } else if xml.nameEquals(child, "exclude") {
          excluded.insert(bytes, start: start, end: end, value: child)
        }
      }
      child = next(child)
    }
  }

  /// Whether no size class has an XML element.
  func isLeftOut(_ index: Int) -> Bool {
    guard let id = attribute("id", of: index),
      excluded.value(bytes, start: id.valueStart, end: id.valueEnd) != nil
    else { return false }
    return varying.value(bytes, start: id.valueStart, end: id.valueEnd) == nil
  }
}
