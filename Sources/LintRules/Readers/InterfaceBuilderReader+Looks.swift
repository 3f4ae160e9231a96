import DocumentSyntax

extension InterfaceBuilderReader {
  private static let stylePrefix = "UICTFontTextStyle"

  /// Text styles whose name in the file is not that of UIKit.
  private static let styles = [
    "Title0": "largeTitle", "Subhead": "subheadline", "ExtraLargeTitle": "extraLargeTitle",
  ]

  /// Reads a font that stands under a key.
  mutating func readFont(_ index: Int, key: StaticString) {
    var font = Font()
    var isWanted = false
    let (xml, bytes) = (xml, bytes)
    xml.forEachAttribute(of: index, in: bytes) { attribute in
      switch (attribute.nameEnd &- attribute.nameStart, bytes[attribute.nameStart]) {
      case (3, UInt8(ascii: "k")): isWanted = equals(attribute, key)
      case (5, UInt8(ascii: "s")): font.style = style(xml.value(of: attribute))
      case (9, UInt8(ascii: "p")): font.size = number(attribute)
      case (6, UInt8(ascii: "w")): font.weight = xml.value(of: attribute)
      case (4, UInt8(ascii: "n")): font.name = xml.value(of: attribute)
      case (4, UInt8(ascii: "t")):
        if equals(attribute, "boldSystem") { font.weight = "bold" }
      default: break
      }
    }
    if isWanted { builder.add(.font, .font(font), value: nodes[index].tagRange) }
  }

  private func style(_ written: String) -> String {
    guard written.hasPrefix(Self.stylePrefix) else { return written }
    let name = String(written.dropFirst(Self.stylePrefix.count))
    return Self.styles[name] ?? name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: Colours

  /// Adds the colours of an element, as far as the document tells them.
  mutating func readColors(_ found: InterfaceBuilderFindings) {
    let foreground = found.foreground != 0 ? found.foreground : found.tint
    if foreground != 0, let color = hexadecimal(foreground) {
      builder.add(.color, text: color, value: nodes[foreground].tagRange)
    }
    if found.background != 0, let color = hexadecimal(found.background) {
      builder.add(.background, text: color, value: nodes[found.background].tagRange)
    }
    // What has a colour covers what is behind it, however the drawing hint stands.
    if let opaque = found.opaque, found.background == 0 || isYes(opaque) {
      add(.opaque, flag: opaque)
    }
  }

  /// The colour as `#RRGGBB` or `#RRGGBBAA`; nil where only the system or an asset knows it.
  private func hexadecimal(_ color: Int) -> String? {
    if let literal = literal(color) { return literal }
    for name in ["name", "systemColor", "cocoaTouchSystemColor"] as [StaticString] {
      if let name = text(name, of: color), let resource = colors[name] {
        return literal(resource)
      }
    }
    return nil
  }

  private func literal(_ color: Int) -> String? {
    var parts: [Double?] = [nil, nil, nil]
    var alpha = 1.0
    var isKnown = true
    let (xml, bytes) = (xml, bytes)
    xml.forEachAttribute(of: color, in: bytes) { attribute in
      switch (attribute.nameEnd &- attribute.nameStart, bytes[attribute.nameStart]) {
      case (3, UInt8(ascii: "r")): parts[0] = number(attribute)
      case (5, UInt8(ascii: "g")): parts[1] = number(attribute)
      case (4, UInt8(ascii: "b")): parts[2] = number(attribute)
      case (5, UInt8(ascii: "w")):
        parts = Array(repeating: number(attribute), count: 3)
      case (5, UInt8(ascii: "a")): alpha = number(attribute) ?? 1
      case (16, UInt8(ascii: "c")): if equals(attribute, "displayP3") { isKnown = false }
      default: break
      }
    }
    let values = parts.compactMap { $0 }
    guard isKnown, values.count == 3 else { return nil }
    return values.reduce(into: "#") { $0 += Self.byte($1) } + (alpha < 1 ? Self.byte(alpha) : "")
  }

  private static func byte(_ part: Double) -> String {
    let value = Int((min(max(part, 0), 1) * 255).rounded())
    let digits = String(value, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
}
