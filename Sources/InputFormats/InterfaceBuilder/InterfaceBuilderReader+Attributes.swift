import DocumentSyntax
import ScreenModel

extension InterfaceBuilderReader {
  /// Reads the attributes of the start tag of a view.
  mutating func readTag(_ found: inout TagContents) {
    for attribute in attributes(of: found.index) where mayHaveMeaning(attribute) {
      let meaning = attributeNames.value(bytes, start: attribute.nameStart, end: attribute.nameEnd)
      switch meaning {
      case nil: break
      case .text(let key):
        // An item without a title is not one whose title is empty.
        if key == .text, attribute.valueStart == attribute.valueEnd,
          found.kind == .tab || found.kind == .barButton
        {
          break
        }
        add(key, text: attribute)
        // UIKit's plain control draws nothing by itself.
        if key == .class, !equals(attribute, "UIControl") { found.marks.insert(.customClass) }
      case .flag(.hidden) where found.isHiddenAtTimes: break
      case .flag(let key): add(key, flag: attribute)
      case .number(let key): readNumber(key, attribute, &found)
      case .object: readObject(attribute, &found)
      case .autoresizing:
        if equals(attribute, "NO") { found.layout.insert(.constrained) }
      case .layout(let layout):
        if isYes(attribute) { found.layout.insert(layout) }
      case .image: found.image = attribute
      case .catalog: found.isSystemImage = equals(attribute, "system")
      case .opaque: found.opaque = attribute
      case .userInteraction: readUserInteraction(attribute, found.kind)
      case .bound(let bound): readBound(bound, attribute, &found)
      case .cellLabel:
        cellLabels.insert(
          bytes, start: attribute.valueStart, end: attribute.valueEnd, value: found.index)
      case .fitting(.isOn): found.fits = attribute
      case .fitting(.least): found.leastSize = attribute
      case .rowHeight: found.rowHeight = attribute
      case .editable:
        // A text view that nobody can edit is read as a text.
        if found.kind == .textView, equals(attribute, "NO") { found.kind = .text }
      case .systemItem: found.systemItem = attribute
      case .buttonType:
        if isNamedBySystem(attribute) { found.systemItem = attribute }
      case .accessory:
        if isButton(accessory: attribute) { found.accessory = attribute }
      case .showsScopes: found.showsScopes = isYes(attribute)
      case .tag:
        // Code finds by its tag what nothing else leads to.
        if found.isInTemplate || found.connections == 0, number(attribute) != 0 {
          found.marks.insert(.outlet)
        }
      case .selectsFromMenu:
        if found.kind == .button, isYes(attribute) { found.kind = .popupButton }
      }
    }
  }

  /// Whether some attribute that is read has the length and the first letter of this one.
  private func mayHaveMeaning(_ attribute: XMLAttribute) -> Bool {
    let length = attribute.nameEnd &- attribute.nameStart
    return length < attributeLetters.count
      && attributeLetters[length] & InterfaceBuilderAttribute.bit(of: bytes[attribute.nameStart])
        != 0
  }

  private mutating func readNumber(
    _ key: AttributeKey, _ attribute: XMLAttribute, _ found: inout TagContents
  ) {
    guard let number = number(attribute), key == .alpha || number >= 0 else { return }
    builder.add(key, number: number, value: attribute.valueRange, start: attribute.nameStart)
    if found.kind == .segmentedControl { found.selectedSegment = Int(number) }
  }

  /// Adds whether a view takes touches where its class says otherwise.
  private mutating func readUserInteraction(_ attribute: XMLAttribute, _ kind: ElementKind) {
    let isUsual = kind != .text && kind != .image
    if isYes(attribute) != isUsual { add(.userInteraction, flag: attribute) }
  }

  /// Looks up what connections and masks say about the object of an id.
  private mutating func readObject(
    _ id: XMLAttribute, _ found: inout TagContents
  ) {
    if outlets.value(bytes, start: id.valueStart, end: id.valueEnd) != nil {
      found.marks.insert(.outlet)
    }
    if !varying.isEmpty, varying.value(bytes, start: id.valueStart, end: id.valueEnd) != nil {
      // In some size class it is not there, or not as it is here.
      found.marks.insert(.outlet)
      found.layout.insert(.varying)
    }
    if found.isInTemplate, cellLabels.value(bytes, start: id.valueStart, end: id.valueEnd) != nil {
      found.marks.insert(.outlet)
    }
    if !accessoryViews.isEmpty,
      accessoryViews.value(bytes, start: id.valueStart, end: id.valueEnd) != nil
    {
      found.marks.insert(.part)
    }
    if !listed.isEmpty { noteListed(id) }
  }

  /// Whether what stands at the end of a cell is a button of its own.
  private func isButton(accessory: XMLAttribute) -> Bool {
    equals(accessory, "detailDisclosureButton") || equals(accessory, "detailButton")
  }

  private func readBound(
    _ bound: InterfaceBuilderAttribute.Bound, _ attribute: XMLAttribute,
    _ found: inout TagContents
  ) {
    guard let number = number(attribute) else { return }
    var range = found.range ?? ValueRange()
    switch bound {
    case .minimum: range.min = number
    case .maximum: range.max = number
    case .step: range.step = number
    case .value: range.value = number
    case .progress:
      range.min = 0
      range.max = 1
      range.value = number
    }
    found.range = range
    found.rangeAt = found.rangeAt ?? attribute
  }

  /// Whether buttons of a type speak without anybody having named them.
  private func isNamedBySystem(_ type: XMLAttribute) -> Bool {
    let length = type.valueEnd &- type.valueStart
    // Nearly all buttons are of the types `system` and `roundedRect`.
    guard length != 6, length != 11 else { return false }
    return ["infoLight", "infoDark", "detailDisclosure", "contactAdd", "close"]
      .contains(xml.value(of: type))
  }

  /// Adds what the system calls an item that it draws, unless the file has words of its own.
  mutating func addSystemName(_ item: XMLAttribute) {
    builder.set(mark: .systemProvided)
    guard !builder.hasKey(.text), let name = InterfaceBuilderSystemItem.name(xml.value(of: item))
    else { return }
    builder.add(.text, text: name, value: item.valueRange, start: item.nameStart)
  }

  /// Adds the name of a picture; symbols of the system's catalogue get their prefix.
  mutating func add(image: XMLAttribute, isSystem: Bool) {
    guard isSystem else { return add(.image, text: image) }
    builder.add(
      .image, text: "system:" + xml.value(of: image), value: image.valueRange,
      start: image.nameStart)
  }

  // MARK: Frames

  /// The rectangle of a tag that is written exactly as Xcode writes it; nil for any other.
  func plainFrame(of rect: Int) -> Rect? {
    var cursor = Int(nodes[rect].start)
    let end = Int(nodes[rect].tagEnd)
    guard skip("<rect key=\"frame\" x=\"", &cursor, end), let x = number(&cursor, end),
      skip("\" y=\"", &cursor, end), let y = number(&cursor, end),
      skip("\" width=\"", &cursor, end), let width = number(&cursor, end),
      skip("\" height=\"", &cursor, end), let height = number(&cursor, end),
      skip("\"/>", &cursor, end)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Moves a cursor over a text, if it stands there.
  private func skip(
    _ text: StaticString, _ cursor: inout Int, _ end: Int
  ) -> Bool {
    guard cursor &+ text.utf8CodeUnitCount <= end, source.equals(from: cursor, text) else {
      return false
    }
    cursor &+= text.utf8CodeUnitCount
    return true
  }

  /// A number before a quotation mark, mostly a few digits and `.0`; moves the cursor to its end.
  private func number(_ cursor: inout Int, _ end: Int) -> Double? {
    let start = cursor
    let limit = min(end, start &+ 7)
    var digits = 0
    while cursor < limit, bytes[cursor] &- 48 <= 9 {
      digits = digits &* 10 &+ Int(bytes[cursor] &- 48)
      cursor &+= 1
    }
    if cursor > start, cursor &+ 2 < end {
      if bytes[cursor] == UInt8(ascii: "\"") { return Double(digits) }
      if bytes[cursor] == UInt8(ascii: "."), bytes[cursor &+ 1] == UInt8(ascii: "0"),
        bytes[cursor &+ 2] == UInt8(ascii: "\"")
      {
        cursor &+= 2
        return Double(digits)
      }
    }
    while cursor < end, bytes[cursor] != UInt8(ascii: "\"") { cursor &+= 1 }
    return PlainNumber.value(bytes, start: start, end: cursor)
  }
}

/// The system's names of the items and buttons that it draws itself, in English.
enum InterfaceBuilderSystemItem {
  /// The name of a bar item, a tab or a type of button; nil where the system says nothing.
  static func name(_ item: String) -> String? { names[item] }

  private static let names = [
    // Bar items.
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "add": "Add",
    "compose": "Compose", "reply": "Reply", "action": "Share", "organize": "Organize",
    "bookmarks": "Bookmarks", "search": "Search", "refresh": "Refresh", "stop": "Stop",
    "camera": "Camera", "trash": "Delete", "play": "Play", "pause": "Pause",
    "rewind": "Rewind", "fastForward": "Fast forward", "undo": "Undo", "redo": "Redo",
    "pageCurl": "Page curl", "close": "Close",
    // Tabs.
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History",
    "downloads": "Downloads", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
    // Types of buttons.
    "infoLight": "More Info", "infoDark": "More Info", "detailDisclosure": "More Info",
    "contactAdd": "Add Contact",
  ]
}
