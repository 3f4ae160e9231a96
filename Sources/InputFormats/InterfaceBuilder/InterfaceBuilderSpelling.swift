import DocumentSyntax
import ScreenModel

/// Writes changes into the XML of Interface Builder, as Xcode writes it.
struct InterfaceBuilderSpelling: EditSpelling {
  let tree: UITree

  func replacement(
    of attribute: StoredAttribute, by change: Fix.Change, in fix: Fix
  ) -> TextEdit? {
    let range = attribute.valueRange
    guard range.start < range.end, range.end <= tree.file.bytes.count, let value = change.value
    else { return nil }
    guard case .text(let text) = value else {
      return elementReplacement(of: attribute, change.key, at: change.element, by: value)
    }
    // Values of XML attributes are kept without their quotes, which have to be there. A label that
    // is shown as well is not only for those who listen.
    let written = tree.file.bytes[range.start..<range.end]
    guard isInQuotes(range), change.key == .text || isOnlySpoken(attribute),
      written.elementsEqual(Self.markup(tree.text(of: attribute) ?? "").utf8)
    else { return nil }
    return TextEdit(start: range.start, end: range.end, replacement: Self.markup(text))
  }

  func removal(of attribute: StoredAttribute, in fix: Fix) -> TextEdit? {
    let range = attribute.range
    guard range.start < range.end, range.end <= tree.file.bytes.count else { return nil }
    return elementRemoval(of: attribute) ?? attributeRemoval(range, in: fix)
  }

  func removal(ofName name: SourceRange, among names: [SourceRange]) -> TextEdit? {
    NoteRemoval(bytes: tree.file.bytes).edit(ofName: name, among: names)
  }

  // MARK: Values

  /// The edit that replaces a boolean or the traits of Interface Builder. A boolean that is only
  /// understood, since Xcode leaves out what is false, is written.
  private func elementReplacement(
    of attribute: StoredAttribute, _ key: AttributeKey, at index: Int, by value: Fix.Value
  ) -> TextEdit? {
    let scan = MarkupScan(bytes: tree.file.bytes)
    let range = attribute.valueRange
    switch value {
    case .flag(let flag):
      let anchor = tree.elements[index].anchor
      if range == anchor, let tag = scan.tag(at: anchor.start),
        let name = Self.ownAttribute(key, of: tree.kind(index))
      {
        let text = flag ? "YES" : "NO"
        return self.attribute(name, text, in: tag, before: Self.attributes(behind: name))
      }
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

  /// Whether an attribute is written where nobody but a listener meets it.
  private func isOnlySpoken(_ attribute: StoredAttribute) -> Bool {
    let scan = MarkupScan(bytes: tree.file.bytes)
    return scan.tag(around: attribute.valueRange.start).map {
      ["accessibility", "userDefinedRuntimeAttribute"].contains(scan.text($0.name))
    } ?? false
  }

  /// Whether a range is all that stands between two quotes behind a sign of equality.
  private func isInQuotes(_ range: SourceRange) -> Bool {
    let bytes = tree.file.bytes
    guard range.start > 1, range.end < bytes.count else { return false }
    let quote = bytes[range.start - 1]
    return (quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")) && bytes[range.end] == quote
      && bytes[range.start - 2] == UInt8(ascii: "=")
  }

  /// A text as the value of an attribute of XML.
  static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
      .replacing("\n", with: "&#10;")
  }

  // MARK: Removals

  /// The edit that takes traits, or an element that holds a value, out of a view; nil where the
  /// attribute is one of the view's own tag.
  private func elementRemoval(of attribute: StoredAttribute) -> TextEdit? {
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
      case "userDefinedRuntimeAttributes": return scan.lines.wholeLines(holder.start, end + 1)
      case "accessibility":
        return TextEdit(start: before - 1, end: end + 1, replacement: "/>")
      default: break
      }
    }
    return scan.lines.wholeLines(tag.start, tag.end)
  }

  /// An attribute of XML with its quotes and the blanks before it.
  private func attributeRemoval(_ range: SourceRange, in fix: Fix) -> TextEdit? {
    let bytes = tree.file.bytes
    var sign = range.start
    while sign < range.end, Self.isNamePart(bytes[sign]) { sign += 1 }
    guard sign > range.start, sign + 1 < bytes.count, bytes[sign] == UInt8(ascii: "="),
      bytes[sign + 1] == UInt8(ascii: "\"") || bytes[sign + 1] == UInt8(ascii: "'")
    else { return nil }
    var end = sign + 2
    while end < bytes.count, bytes[end] != bytes[sign + 1] { end += 1 }
    guard end < bytes.count, end >= range.end - 1 else { return nil }
    var start = range.start
    while start > 0, Self.isSpace(bytes[start - 1]) { start -= 1 }
    guard start < range.start else { return nil }
    // A configuration that is left with its key alone says nothing.
    let scan = MarkupScan(bytes: bytes)
    if fix.changes.count == 1, let tag = scan.tag(around: range.start), tag.isClosed,
      tag.attributes.count == 2,
      scan.text(tag.name) == "accessibility", tag.attributes.contains(where: { $0.name == "key" })
    {
      return scan.lines.wholeLines(tag.start, tag.end)
    }
    return TextEdit(start: start, end: end + 1, replacement: "")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { DataRemoval.isSpace(byte) }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
  }
}
