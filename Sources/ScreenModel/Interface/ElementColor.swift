/// A colour that an element has, and how sure its values are.
public struct ElementColor: Sendable {
  /// The sources of the values.
  public enum Origin: Hashable, Sendable {
    /// The file gives the value.
    case literal
    /// The system has a colour of that name.
    case system(String)
    /// An asset catalogue has a colour of that name; the file has a copy of its light value.
    case asset(String)

    /// Whether the system decides the values.
    package var isSystem: Bool { if case .system = self { true } else { false } }
    /// Whether an asset catalogue decides them.
    package var isAsset: Bool { if case .asset = self { true } else { false } }
  }

  /// The values, as far as they are known.
  public let values: DynamicColor
  /// The source of the values.
  public let origin: Origin

  /// A colour that the file spells out.
  package init(_ color: Color) {
    values = DynamicColor(color)
    origin = .literal
  }

  /// A colour of which the values are known.
  package init(_ values: DynamicColor) {
    self.values = values
    origin = .literal
  }

  /// The colour with its opacity scaled by a share; it is none of the system then.
  package func faded(to share: Double) -> ElementColor {
    share < 1 ? ElementColor(values.faded(to: share)) : self
  }

  /// Whether nothing shows through, as far as its values are known.
  package var isOpaque: Bool { values.isOpaque }

  /// A colour of the system.
  package init?(system name: String) {
    guard let values = SystemColors.named(name), values[.light] != nil else { return nil }
    self.values = values
    origin = .system(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
  }

  /// A colour of an asset catalogue, of which the file has the light value.
  package init(asset name: String, light: Color) {
    values = DynamicColor(light: light, dark: nil)
    origin = .asset(name)
  }

  /// The light value, as the tree format spells colours.
  package var text: String { values[.light]?.hexadecimal ?? "" }

  /// The name that the system or the catalogue has for it.
  var name: String? {
    switch origin {
    case .literal: nil
    case .system(let name), .asset(let name): name
    }
  }
}

extension UITree {
  /// The colour that an attribute gives an element, where the file tells it.
  package func color(_ key: AttributeKey, of index: Int) -> ElementColor? {
    guard elements[index].has(key), let attribute = attribute(key, of: index) else { return nil }
    if attribute.form == .value {
      if case .color(let color) = values[Int(attribute.payload)] { return color }
      return nil
    }
    guard let text = text(of: attribute) else { return nil }
    return Color(text).map(ElementColor.init) ?? ElementColor(system: text)
  }
}
