import DocumentSyntax

extension PageSourceNode {
  /// The element of an XML page source.
  init(_ xml: XMLTree, _ index: Int) {
    let start = Int(xml.elements[index].start) + 1
    type = xml.name(of: index)
    anchor = SourceRange(start: start, end: start + type.utf8.count)
    var numbers = FrameNumbers()
    for attribute in xml.attributes(of: index) { take(attribute, of: xml, &numbers) }
    frame = numbers.frame(isFrameOfApp: isFrameOfApp)
    frameRange = numbers.range
  }

  /// The four attributes that make up a frame.
  private struct FrameNumbers {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    private(set) var range = SourceRange(start: 0, end: 0)

    mutating func extend(by attribute: XMLAttribute) {
      let start = range.length == 0 ? attribute.nameStart : min(range.start, attribute.nameStart)
      range = SourceRange(start: start, end: max(range.end, attribute.valueEnd + 1))
    }

    /// The frame, where it is told; an app begins at the corner of the screen.
    func frame(isFrameOfApp: Bool) -> Rect? {
      guard let width, let height, width >= 0, height >= 0,
        let x = x ?? (isFrameOfApp ? 0 : nil), let y = y ?? (isFrameOfApp ? 0 : nil)
      else { return nil }
      return Rect(x: x, y: y, width: width, height: height)
    }
  }

  private mutating func take(
    _ attribute: XMLAttribute, of xml: XMLTree, _ numbers: inout FrameNumbers
  ) {
    switch attribute.nameEnd - attribute.nameStart {
    case 1: takeCorner(attribute, of: xml, &numbers)
    case 4 where xml.nameEquals(attribute, "name"): name = Self.field(attribute, xml)
    case 5:
      if xml.nameEquals(attribute, "label") { label = Self.field(attribute, xml) }
      if xml.nameEquals(attribute, "value") { value = Self.field(attribute, xml) }
      if xml.nameEquals(attribute, "width") {
        numbers.width = Self.number(attribute, xml)
        numbers.extend(by: attribute)
      }
    case 6:
      if xml.nameEquals(attribute, "traits") { traits = Self.field(attribute, xml) }
      if xml.nameEquals(attribute, "height") {
        numbers.height = Self.number(attribute, xml)
        numbers.extend(by: attribute)
      }
    case 7:
      if xml.nameEquals(attribute, "enabled") { isEnabled = Self.flag(attribute, xml) }
      if xml.nameEquals(attribute, "visible") { isVisible = Self.flag(attribute, xml) }
    case 8 where xml.nameEquals(attribute, "selected"): isSelected = Self.flag(attribute, xml)
    case 10 where xml.nameEquals(attribute, "accessible"):
      isAccessible = Self.flag(attribute, xml)
    case 13 where xml.nameEquals(attribute, "customActions"): actions = Self.field(attribute, xml)
    case 16 where xml.nameEquals(attribute, "placeholderValue"):
      placeholder = Self.field(attribute, xml)
    default: break
    }
  }

  private mutating func takeCorner(
    _ attribute: XMLAttribute, of xml: XMLTree, _ numbers: inout FrameNumbers
  ) {
    if xml.nameEquals(attribute, "x") {
      numbers.x = Self.number(attribute, xml)
      numbers.extend(by: attribute)
    } else if xml.nameEquals(attribute, "y") {
      numbers.y = Self.number(attribute, xml)
      numbers.extend(by: attribute)
    }
  }

  private static func field(_ attribute: XMLAttribute, _ xml: XMLTree) -> Field {
    let plain = xml.file.bytes.withUnsafeBufferPointer { bytes in
      !bytes[attribute.valueStart..<attribute.valueEnd].contains { $0 < 0x20 }
    }
    return Field(
      form: plain && !attribute.hasReferences ? .raw : .decoded, start: attribute.nameStart,
      value: attribute.valueRange, text: xml.value(of: attribute))
  }

  private static func flag(_ attribute: XMLAttribute, _ xml: XMLTree) -> Flag? {
    let isSet: Bool
    switch xml.value(of: attribute) {
    case "true", "1": isSet = true
    case "false", "0": isSet = false
    default: return nil
    }
    return Flag(isSet: isSet, start: attribute.nameStart, value: attribute.valueRange)
  }

  private static func number(_ attribute: XMLAttribute, _ xml: XMLTree) -> Double? {
    Double(xml.value(of: attribute)).flatMap { abs($0) < 1e9 ? $0 : nil }
  }
}
