import DocumentSyntax

/// New attributes and elements in the XML of Interface Builder, in the places where Xcode writes
/// them.
extension EditWriter {
  /// The edit that gives a view of Interface Builder a property that it does not have.
  func markupInsertion(of key: AttributeKey, _ value: Fix.Value, at index: Int) -> TextEdit? {
    let scan = MarkupScan(bytes: tree.file.bytes)
    let element = tree.elements[index]
    guard element.kind != .screen, element.kind != .segment,
      let tag = scan.tag(at: element.anchor.start), let inside = scan.children(of: tag)
    else { return nil }
    switch (key, value) {
    case (.label, .text(let text)), (.hint, .text(let text)), (.id, .text(let text)):
      let name = key == .id ? "identifier" : key.name
      return configuration(scan, tag, inside, attribute: name, text)
    case (.element, .flag(let flag)):
      let text = flag ? "YES" : "NO"
      return configuration(
        scan, tag, inside, child: "<bool key=\"isElement\" value=\"\(text)\"/>", before: [])
    case (.traits, .names(let names)):
      guard let traits = Self.markupTraits(names, key: "traits") else { return nil }
      return configuration(scan, tag, inside, child: traits, before: ["bool"])
    case (_, .flag(let flag)):
      let text = flag ? "YES" : "NO"
      if let name = Self.ownAttribute(key, of: element.kind) {
        return attribute(name, text, in: tag, before: Self.laterAttributes)
      }
      return Self.runtimeFlag(key, of: element.kind).flatMap {
        runtimeAttribute(scan, tag, inside, "boolean", $0, text)
      }
    case (.value, .text(let text)), (.language, .text(let text)):
      let path = key == .value ? "accessibilityValue" : "accessibilityLanguage"
      return runtimeAttribute(scan, tag, inside, "string", path, text)
    case (.contentType, .text(let text)):
      return contentType(scan, tag, inside, text)
    default: return nil
    }
  }

  /// The edit that replaces a boolean or the traits of Interface Builder.
  func markupReplacement(of attribute: StoredAttribute, by value: Fix.Value) -> TextEdit? {
    let scan = MarkupScan(bytes: tree.file.bytes)
    let range = attribute.valueRange
    switch value {
    case .flag(let flag):
      let written = scan.text(range.start..<range.end)
      guard let tag = scan.tag(around: range.start),
        tag.attributes.contains(where: { $0.end == range.end + 1 }),
        written == "YES" || written == "NO"
      else { return nil }
      return TextEdit(start: range.start, end: range.end, replacement: flag ? "YES" : "NO")
    case .names(let names):
      guard let tag = scan.tag(at: range.start), scan.text(tag.name) == "accessibilityTraits",
        tag.isClosed, let key = tag.attributes.first(where: { $0.name == "key" }),
        let traits = Self.markupTraits(
          names, key: String(scan.text(key.start..<key.end).dropFirst(5).dropLast()))
      else { return nil }
      return TextEdit(start: tag.start, end: tag.end, replacement: traits)
    case .text, .number: return nil
    }
  }

  /// The edit that takes traits, or an element that holds a value, out of a view; nil where the
  /// attribute is one of the view's own tag.
  func markupElementRemoval(of attribute: StoredAttribute) -> TextEdit? {
    let scan = MarkupScan(bytes: tree.file.bytes)
    let start = attribute.range.start
    guard let tag = scan.tag(at: start) ?? scan.tag(around: start), tag.isClosed,
      ["accessibilityTraits", "userDefinedRuntimeAttribute", "bool"].contains(scan.text(tag.name))
    else { return nil }
    // An element that is left with nothing in it goes along, or is closed.
    var before = tag.start
    while before > 0, Self.isSpace(scan.bytes[before - 1]) { before -= 1 }
    var after = tag.end
    while after < scan.bytes.count, Self.isSpace(scan.bytes[after]) { after += 1 }
    if before > 0, scan.bytes[before - 1] == UInt8(ascii: ">"), after + 1 < scan.bytes.count,
      scan.bytes[after + 1] == UInt8(ascii: "/"),
      let holder = scan.tag(around: before - 1), holder.end == before, !holder.isClosed
    {
      var end = after
      while end < scan.bytes.count, scan.bytes[end] != UInt8(ascii: ">") { end += 1 }
      switch scan.text(holder.name) {
      case "userDefinedRuntimeAttributes": return wholeLines(holder.start, end + 1)
      case "accessibility":
        return TextEdit(start: before - 1, end: end + 1, replacement: "/>")
      default: break
      }
    }
    return wholeLines(tag.start, tag.end)
  }

  /// A range that goes away, with the line where nothing else is on it.
  private func wholeLines(_ start: Int, _ end: Int) -> TextEdit {
    let bytes = tree.file.bytes
    var first = start
    while first > 0, bytes[first - 1] == 0x20 || bytes[first - 1] == 0x09 { first -= 1 }
    var last = end
    while last < bytes.count, bytes[last] == 0x20 || bytes[last] == 0x0D { last += 1 }
    guard first == 0 || bytes[first - 1] == 0x0A, last < bytes.count, bytes[last] == 0x0A else {
      return TextEdit(start: start, end: end, replacement: "")
    }
    return TextEdit(start: first, end: last + 1, replacement: "")
  }

  // MARK: Places

  private typealias Inside = (children: [MarkupScan.Child], end: Int)

  /// An attribute of the accessibility configuration, which is made where there is none.
  private func configuration(
    _ scan: MarkupScan, _ tag: MarkupScan.Tag, _ inside: Inside, attribute name: String,
    _ text: String
  ) -> TextEdit? {
    let written = Self.markup(text)
    if let found = inside.children.first(where: { $0.name == "accessibility" })?.tag {
      // Xcode writes the key first, and the others by name.
      let later = found.attributes.map(\.name).filter { $0 > name && $0 != "key" }
      return attribute(name, written, in: found, before: Set(later))
    }
    return newChild(
      ["<accessibility key=\"accessibilityConfiguration\" \(name)=\"\(written)\"/>"], scan, tag,
      inside, isBefore: Self.followsConfiguration(scan))
  }

  /// An element of the accessibility configuration, which is made where there is none.
  private func configuration(
    _ scan: MarkupScan, _ tag: MarkupScan.Tag, _ inside: Inside, child: String,
    before later: Set<String>
  ) -> TextEdit? {
    guard let found = inside.children.first(where: { $0.name == "accessibility" })?.tag else {
      return newChild(
        [
          "<accessibility key=\"accessibilityConfiguration\">", "    " + child, "</accessibility>",
        ], scan, tag, inside, isBefore: Self.followsConfiguration(scan))
    }
    guard let within = scan.children(of: found) else { return nil }
    return newChild([child], scan, found, within) { later.contains($0.name) }
  }

  /// Whether an element follows the accessibility configuration of a view: Xcode writes frame,
  /// subviews, background and tint before it.
  private static func followsConfiguration(
    _ scan: MarkupScan
  ) -> (MarkupScan.Child) -> Bool {
    let earlier: Set<String> = [
      "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "sections", "prototypes", "cells",
    ]
    return { child in
      if earlier.contains(child.name) || child.name.hasSuffix("ContentView") { return false }
      guard child.name == "color" else { return true }
      let start = scan.text(child.tag.start..<child.tag.end)
      return !start.contains("\"backgroundColor\"") && !start.contains("\"tintColor\"")
    }
  }

  /// A user-defined runtime attribute, in a list that is made where there is none.
  private func runtimeAttribute(
    _ scan: MarkupScan, _ tag: MarkupScan.Tag, _ inside: Inside, _ type: String, _ path: String,
    _ text: String
  ) -> TextEdit? {
    let line =
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" "
      + "value=\"\(Self.markup(text))\"/>"
    if let list = inside.children.first(where: { $0.name == "userDefinedRuntimeAttributes" }) {
      guard let within = scan.children(of: list.tag) else { return nil }
      return newChild([line], scan, list.tag, within) { _ in false }
    }
    return newChild(
      ["<userDefinedRuntimeAttributes>", "    " + line, "</userDefinedRuntimeAttributes>"], scan,
      tag, inside
    ) { ["variation", "connections", "point", "size"].contains($0.name) }
  }

  /// The kind of words that a field takes, among its input traits.
  private func contentType(
    _ scan: MarkupScan, _ tag: MarkupScan.Tag, _ inside: Inside, _ text: String
  ) -> TextEdit? {
    let written = Self.markup(text)
    if let traits = inside.children.first(where: { $0.name == "textInputTraits" })?.tag {
      return attribute("textContentType", written, in: traits, before: [])
    }
    return newChild(
      ["<textInputTraits key=\"textInputTraits\" textContentType=\"\(written)\"/>"], scan, tag,
      inside
    ) { ["userDefinedRuntimeAttributes", "variation", "connections", "point"].contains($0.name) }
  }

  /// A new attribute of a tag before the first of some others, or else behind the last.
  private func attribute(
    _ name: String, _ written: String, in tag: MarkupScan.Tag, before later: Set<String>
  ) -> TextEdit? {
    guard !tag.attributes.contains(where: { $0.name == name }) else { return nil }
    if let next = tag.attributes.first(where: { later.contains($0.name) }) {
      return TextEdit(
        start: next.start, end: next.start, replacement: "\(name)=\"\(written)\" ")
    }
    let end = tag.attributes.last?.end ?? tag.name.upperBound
    return TextEdit(start: end, end: end, replacement: " \(name)=\"\(written)\"")
  }

  /// New lines in an element before the first child that follows them, or else at its end; where
  /// the element is closed at once, it is opened.
  private func newChild(
    _ lines: [String], _ scan: MarkupScan, _ tag: MarkupScan.Tag, _ inside: Inside,
    isBefore: (MarkupScan.Child) -> Bool
  ) -> TextEdit? {
    let own = scan.indent(before: tag.start)
    let feed = scan.lineFeed(before: tag.start)
    if tag.isClosed {
      let end = "</\(scan.text(tag.name))>"
      guard let own else {
        return TextEdit(
          start: tag.end - 2, end: tag.end,
          replacement: ">" + Self.onOneLine(lines) + end)
      }
      let inner = lines.map { feed + own + "    " + $0 }.joined()
      return TextEdit(
        start: tag.end - 2, end: tag.end, replacement: ">" + inner + feed + own + end)
    }
    if let next = inside.children.first(where: isBefore) {
      guard let indent = scan.indent(before: next.tag.start) else {
        return TextEdit(
          start: next.tag.start, end: next.tag.start, replacement: Self.onOneLine(lines))
      }
      return TextEdit(
        start: next.tag.start, end: next.tag.start,
        replacement: lines.map { $0 + feed + indent }.joined())
    }
    guard let closing = scan.indent(before: inside.end) else {
      return TextEdit(start: inside.end, end: inside.end, replacement: Self.onOneLine(lines))
    }
    let indent =
      inside.children.last.flatMap { scan.indent(before: $0.tag.start) } ?? closing + "    "
    let start = inside.end - closing.utf8.count
    return TextEdit(
      start: start, end: start, replacement: lines.map { indent + $0 + feed }.joined())
  }

  private static func onOneLine(_ lines: [String]) -> String {
    lines.map { String($0.drop { $0 == " " }) }.joined()
  }

  // MARK: Names

  /// An element of traits; nil where Interface Builder has no name for one of them.
  private static func markupTraits(_ names: [String], key: String) -> String? {
    let known: Set<String> = [
      "button", "link", "image", "selected", "staticText", "searchField", "playsSound",
      "keyboardKey", "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession",
      "adjustable", "allowsDirectInteraction", "causesPageTurn", "header", "tabBar",
    ]
    guard names.allSatisfy(known.contains) else { return nil }
    let attributes = names.isEmpty ? " none=\"YES\"" : names.map { " \($0)=\"YES\"" }.joined()
    return "<accessibilityTraits key=\"\(key)\"\(attributes)/>"
  }

  /// The attribute of a view's own tag for a boolean key.
  private static func ownAttribute(_ key: AttributeKey, of kind: ElementKind) -> String? {
    switch key {
    case .hidden: "hidden"
    case .clips: "clipsSubviews"
    case .enabled: "enabled"
    case .adjustsFont:
      [.text, .textField, .secureField, .textView].contains(kind)
        ? "adjustsFontForContentSizeCategory" : nil
    default: nil
    }
  }

  /// The attributes that Xcode writes behind those that a fix inserts.
  private static let laterAttributes: Set<String> = [
    "opaque", "clipsSubviews", "multipleTouchEnabled", "contentMode", "userInteractionEnabled",
    "adjustsFontSizeToFit", "adjustsLetterSpacingToFitWidth", "minimumFontSize",
    "minimumScaleFactor", "translatesAutoresizingMaskIntoConstraints", "customClass",
    "customModule", "customModuleProvider", "id",
  ]

  /// The key path of UIKit for a boolean key.
  private static func runtimeFlag(_ key: AttributeKey, of kind: ElementKind) -> String? {
    switch key {
    case .elementsHidden: "accessibilityElementsHidden"
    case .groupChildren: "shouldGroupAccessibilityChildren"
    case .modal: "accessibilityViewIsModal"
    case .ignoresInvertColors: "accessibilityIgnoresInvertColors"
    case .respondsToInteraction: "accessibilityRespondsToUserInteraction"
    case .largeContentViewer: "showsLargeContentViewer"
    case .adjustsFont: kind == .button ? "titleLabel.adjustsFontForContentSizeCategory" : nil
    default: nil
    }
  }
}
