import DocumentSyntax
import ScreenModel

extension InterfaceBuilderReader {
  private static let stylePrefix = "UICTFontTextStyle"

  /// Text styles whose name in the file is not that of UIKit.
  private static let styles = [
    "Title0": "largeTitle", "Subhead": "subheadline", "ExtraLargeTitle": "extraLargeTitle",
  ]

  /// Reads a font that stands under a key.
  mutating func readFont(_ index: Int, key: StaticString) {
    let range = nodes[index].tagRange
    if let last = lastFont, source.areEqual(last.range, range) {
      isStyled = last.isStyled
      return builder.add(.font, .value, payload: last.payload, value: range)
    }
    var font = Font()
    var isWanted = false
    for attribute in attributes(of: index) {
      switch (attribute.nameEnd &- attribute.nameStart, bytes[attribute.nameStart]) {
      case (3, UInt8(ascii: "k")): isWanted = equals(attribute, key)
      case (5, UInt8(ascii: "s")): font.style = style(xml.value(of: attribute))
      case (9, UInt8(ascii: "p")): font.size = number(attribute)
      case (4, UInt8(ascii: "s")): font.size = number(attribute)
      case (6, UInt8(ascii: "w")): font.weight = xml.value(of: attribute)
      case (4, UInt8(ascii: "n")): font.name = xml.value(of: attribute)
      case (4, UInt8(ascii: "t")):
        if equals(attribute, "boldSystem") { font.weight = "bold" }
      default: break
      }
    }
    guard isWanted else { return }
    // A name that begins with a dot is the system's own for its font.
    if font.name?.hasPrefix(".") == true { font.name = nil }
    // Nothing but a text style grows with the user's setting here.
    font.scaled = font.style == nil ? false : nil
    builder.add(.font, .font(font), value: range)
    isStyled = font.style != nil
    lastFont = (range, builder.valueCount - 1, isStyled)
  }

  private func style(_ written: String) -> String {
    guard written.hasPrefix(Self.stylePrefix) else { return written }
    let name = String(written.dropFirst(Self.stylePrefix.count))
    return Self.styles[name] ?? name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: Growth

  /// Adds what Interface Builder leaves out of a text that is set in a style: it keeps its size
  /// while it is shown, and a label has one line.
  mutating func readFitting(_ found: inout TagContents) {
    let isLabel = xml.nameEquals(found.index, "label")
    if isLabel, let least = found.leastSize ?? found.fits, found.fits.map({ isYes($0) }) ?? true {
      builder.add(.shrinksText, flag: true, value: least.valueRange, start: least.nameStart)
    }
    guard isStyled,
      isLabel || xml.nameEquals(found.index, "textField") || xml.nameEquals(found.index, "textView")
    else { return }
    let place = anchor(of: found.index)
    if !builder.hasKey(.adjustsFont) { builder.add(.adjustsFont, flag: false, value: place) }
    if isLabel, !builder.hasKey(.lines), !isCellLabel(found.index) {
      builder.add(.lines, number: 1, value: place)
    }
  }

  private func isCellLabel(_ index: Int) -> Bool {
    guard let id = attribute("id", of: index) else { return false }
    return cellLabels.value(bytes, start: id.valueStart, end: id.valueEnd) != nil
  }

  // MARK: Colours

  /// Adds the colours of an element, as far as the document tells them.
  mutating func readColors(_ found: inout TagContents) {
    // Words have the tint of buttons and bars alone.
    let isTinted = found.kind != .text && found.kind != .textView && found.kind != .textField
    let foreground = found.foreground == 0 && isTinted ? found.tint : found.foreground
    if foreground != 0 { addColor(.color, foreground) }
    if found.hasOwnLook {
      builder.add(.background, unknown: .notSaid, value: anchor(of: found.index))
    } else if found.background != 0 {
      addColor(.background, found.background)
    }
    // The hint says something of plain views alone: Xcode writes it for every control and label. A
    // view with a colour covers what is behind it, however the hint stands.
    if let opaque = found.opaque, found.kind == .view, found.background == 0 || isYes(opaque) {
      add(.opaque, flag: opaque)
    }
  }

  private mutating func addColor(_ key: AttributeKey, _ index: Int) {
    let range = nodes[index].tagRange
    if lastColor == nil || lastColor.map({ source.areEqual($0.range, range) }) == false {
      lastColor = (range, color(index))
    }
    guard let color = lastColor?.color else { return }
    if color.origin == .literal {
      builder.add(key, text: color.text, value: range)
    } else {
      builder.add(key, .color(color), value: range)
    }
  }

  /// The colour of an XML element; nil where only an asset knows it.
  ///
  /// A system colour is the system's own: the copy in the resources is that of one Xcode.
  private func color(_ index: Int) -> ElementColor? {
    let (literal, names) = parts(of: index)
    // Some versions of Xcode write the light values beside the name.
    for name in names.system {
      if let known = ElementColor(system: xml.value(of: name)) { return known }
    }
    if let literal { return ElementColor(literal) }
    for name in names.system + names.asset {
      let name = xml.value(of: name)
      if let color = colors[name].flatMap({ parts(of: $0).literal }) {
        return ElementColor(asset: name, light: color)
      }
    }
    return nil
  }

  private func parts(
    of color: Int
  ) -> (literal: Color?, names: (system: [XMLAttribute], asset: [XMLAttribute])) {
    var parts: [Double?] = [nil, nil, nil]
    var alpha = 1.0
    var isWide = false
    var names: (system: [XMLAttribute], asset: [XMLAttribute]) = ([], [])
    for attribute in attributes(of: color) {
      switch (attribute.nameEnd &- attribute.nameStart, bytes[attribute.nameStart]) {
      case (3, UInt8(ascii: "r")): parts[0] = number(attribute)
      case (5, UInt8(ascii: "g")): parts[1] = number(attribute)
      case (4, UInt8(ascii: "b")): parts[2] = number(attribute)
      case (5, UInt8(ascii: "w")):
        parts = Array(repeating: number(attribute), count: 3)
      case (5, UInt8(ascii: "a")): alpha = number(attribute) ?? 1
      case (16, UInt8(ascii: "c")): if equals(attribute, "displayP3") { isWide = true }
      case (11, UInt8(ascii: "s")): names.system.insert(attribute, at: 0)
      case (21, UInt8(ascii: "c")): names.system.append(attribute)
      case (4, UInt8(ascii: "n")): names.asset.append(attribute)
      default: break
      }
    }
    let values = parts.compactMap { $0 }
    guard values.count == 3 else { return (nil, names) }
    let (red, green, blue) = (values[0], values[1], values[2])
    let literal =
      isWide
      ? Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : Color(red: red, green: green, blue: blue, alpha: alpha)
    return (literal, names)
  }
}

extension InterfaceBuilderReader {
  /// Notes what a variation says of a view, and which of its parts it leaves out or has.
  mutating func readVariation(_ variation: Int, into found: inout TagContents) {
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
