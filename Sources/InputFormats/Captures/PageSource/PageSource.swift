import DocumentSyntax
import ScreenModel

/// The elements of a page source in document order, whatever the syntax.
struct PageSource: Sendable {
  /// An element's place: in the XML tree, or among the entries of the JSON tree.
  private struct Place: Sendable {
    let index: Int32
    let parent: Int32
  }

  private let contents: CaptureContents
  private var places: [Place] = []

  /// The elements of an XML page source; roots that hold them are none.
  init(_ xml: XMLTree) {
    contents = .xml(xml)
    places.reserveCapacity(xml.elements.count)
    var open: [(end: UInt32, place: Int32)] = []
    for index in xml.elements.indices {
      while let last = open.last, last.end <= UInt32(index) { open.removeLast() }
      if index == 0, xml.nameEquals(0, "AppiumAUT") || xml.nameEquals(0, "hierarchy") { continue }
      open.append((xml.elements[index].next, Int32(places.count)))
      let parent = open.count > 1 ? open[open.count - 2].place : -1
      places.append(Place(index: Int32(truncatingIfNeeded: index), parent: parent))
    }
  }

  /// The elements of a JSON page source with that root.
  init(_ root: CaptureValue) {
    contents = .json(root.syntax)
    var open: [(item: Int, end: Int, parent: Int32)] = [(root.entry, root.entry + 1, -1)]
    while let (item, end, parent) = open.popLast() {
      guard item < end else { continue }
      let next = root.syntax.index(after: item)
      if parent >= 0 { open.append((next, end, parent)) }
      let value = CaptureValue(root.syntax, item)
      guard value.kind == .mapping else { continue }
      places.append(Place(index: Int32(truncatingIfNeeded: item), parent: parent))
      guard let children = value.member("children"), children.kind == .sequence else { continue }
      let last = Int(root.syntax.entries[children.entry].next)
      open.append((children.entry + 1, last, Int32(places.count - 1)))
    }
  }

  /// The number of elements.
  var count: Int { places.count }

  /// The place of the element that holds another one, or -1.
  func parent(of index: Int) -> Int { Int(places[index].parent) }

  /// The attributes of an element, as the tool wrote them.
  func node(_ index: Int) -> PageSourceNode {
    let place = Int(places[index].index)
    switch contents {
    case .xml(let xml): return PageSourceNode(xml, place)
    case .json(let syntax): return PageSourceNode(CaptureValue(syntax, place))
    case .text: return PageSourceNode(anchor: SourceRange(start: 0, end: 0))
    }
  }
}

/// One element of a page source as the tool wrote it, whether in XML or in JSON.
struct PageSourceNode: Sendable {
  /// A text and where it is written.
  struct Field: Sendable {
    /// How the bytes of the value's range are to be read.
    let form: StoredAttribute.Form
    let start: Int
    let value: SourceRange
    /// The text itself, without escapes.
    let text: String
  }

  /// A boolean and where it is written.
  struct Flag: Sendable {
    let isSet: Bool
    let start: Int
    let value: SourceRange
  }

  /// The name of its type; with or without `XCUIElementType` before it.
  var type = ""
  /// Where the type is written.
  var anchor: SourceRange
  var label: Field?
  /// The identifier, or the label where there is none.
  var name: Field?
  var value: Field?
  var placeholder: Field?
  var traits: Field?
  var actions: Field?
  var isVisible: Flag?
  var isEnabled: Flag?
  /// Whether VoiceOver stops at it; tools of today say so.
  var isAccessible: Flag?
  var isSelected: Flag?
  var frame: Rect?
  /// Where the numbers of the frame are written.
  var frameRange = SourceRange(start: 0, end: 0)

  /// The type without any prefix.
  var shortType: Substring {
    for prefix in ["XCUIElementType", "UIA"] where type.hasPrefix(prefix) {
      return type.dropFirst(prefix.count)
    }
    return type[...]
  }

  /// Whether the tool could not say anything about it.
  var isBroken: Bool { shortType == "Any" && (frame?.area ?? 0) == 0 }

  /// Whether it holds a whole app or a window of one.
  var isFrameOfApp: Bool { shortType == "Application" || shortType == "Window" }
}

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

extension PageSourceNode {
  /// The element of a JSON page source.
  init(_ object: CaptureValue) {
    let type = object.present("type")
    self.type = type?.text ?? ""
    anchor = type?.range ?? SourceRange(start: object.range.start, end: object.range.start + 1)
    label = Self.field(object.present("label"))
    name = Self.field(object.present("rawIdentifier") ?? object.present("name"))
    value = Self.field(object.present("value"))
    placeholder = Self.field(object.present("placeholderValue"))
    traits = Self.field(object.present("traits"))
    actions = Self.field(object.present("customActions"))
    isVisible = Self.flag(object.present("isVisible"))
    isEnabled = Self.flag(object.present("isEnabled"))
    isAccessible = Self.flag(object.present("isAccessible"))
    isSelected = Self.flag(object.present("isSelected"))
    for frame in [object.present("rect"), object.present("frame")] {
      guard let frame, let rect = frame.rect, Self.isSound(rect) else { continue }
      self.frame = rect
      frameRange = frame.memberRange
      break
    }
  }

  /// Whether a rectangle is one that a screen can have.
  private static func isSound(_ rect: Rect) -> Bool {
    rect.width >= 0 && rect.height >= 0
      && [rect.x, rect.y, rect.width, rect.height].allSatisfy { abs($0) < 1e9 }
  }

  private static func field(_ value: CaptureValue?) -> Field? {
    guard let value, let text = value.text else { return nil }
    let isPlain = value.syntax.entries[value.entry].style == .quoted
    return Field(
      form: isPlain ? .quoted : .decoded, start: value.start, value: value.range, text: text)
  }

  private static func flag(_ value: CaptureValue?) -> Flag? {
    guard let value, let isSet = value.flag else { return nil }
    return Flag(isSet: isSet, start: value.start, value: value.range)
  }
}
