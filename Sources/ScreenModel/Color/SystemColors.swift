/// The colours that iOS has names for.
///
/// The values are those of the Human Interface Guidelines for iOS 13 to 18, and what `UIColor`
/// gives where the guidelines have none; a later system draws some of them a shade apart.
public enum SystemColors {
  /// The colour of a name such as `systemRed`, `systemRedColor` or `label`; nil for any other name.
  public static func named(_ name: String) -> DynamicColor? {
    table[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  /// The names, in order.
  package static var names: [String] { table.keys.sorted() }

  private static let table = hues.merging(grays) { first, _ in first }
    .merging(texts) { first, _ in first }.merging(surfaces) { first, _ in first }

  private static func opaque(
    _ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32
  ) -> DynamicColor {
    DynamicColor(
      light: Color(hex: light), dark: Color(hex: dark),
      lightHighContrast: Color(hex: lightContrast), darkHighContrast: Color(hex: darkContrast))
  }

  private static func translucent(
    _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double
  ) -> DynamicColor {
    DynamicColor(
      light: Color(hex: light, alpha: lightAlpha), dark: Color(hex: dark, alpha: darkAlpha))
  }

  private static let hues: [String: DynamicColor] = [
    "systemRed": opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    "systemOrange": opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    "systemYellow": opaque(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    "systemGreen": opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    "systemMint": opaque(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
    "systemTeal": opaque(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    "systemCyan": opaque(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    "systemBlue": opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    "systemIndigo": opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    "systemPurple": opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    "systemPink": opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    "systemBrown": opaque(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
  ]

  private static let grays: [String: DynamicColor] = [
    "systemGray": opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    "systemGray2": opaque(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    "systemGray3": opaque(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    "systemGray4": opaque(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    "systemGray5": opaque(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    "systemGray6": opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    "black": DynamicColor(.black), "white": DynamicColor(.white), "clear": DynamicColor(.clear),
    "darkGray": DynamicColor(Color(hex: 0x555555)),
    "gray": DynamicColor(Color(hex: 0x808080)),
    "lightGray": DynamicColor(Color(hex: 0xAAAAAA)),
  ]

  private static let texts: [String: DynamicColor] = [
    "label": opaque(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
    "secondaryLabel": translucent(0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    "tertiaryLabel": translucent(0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    "quaternaryLabel": translucent(0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    "placeholderText": translucent(0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    "link": DynamicColor(light: Color(hex: 0x007AFF), dark: Color(hex: 0x0984FF)),
    "darkText": DynamicColor(.black),
    "lightText": DynamicColor(Color(hex: 0xFFFFFF, alpha: 0.6)),
  ]

  private static let surfaces: [String: DynamicColor] = [
    "systemBackground": opaque(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000),
    "secondarySystemBackground": opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    "tertiarySystemBackground": opaque(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638),
    "systemGroupedBackground": opaque(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000),
    "groupTableViewBackground": opaque(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000),
    "secondarySystemGroupedBackground": opaque(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426),
    "tableCellGroupedBackground": opaque(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426),
    "tertiarySystemGroupedBackground": opaque(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638),
    "systemFill": translucent(0x787880, 0.2, 0x787880, 0.36),
    "secondarySystemFill": translucent(0x787880, 0.16, 0x787880, 0.32),
    "tertiarySystemFill": translucent(0x767680, 0.12, 0x767680, 0.24),
    "quaternarySystemFill": translucent(0x747480, 0.08, 0x767680, 0.18),
    "separator": translucent(0x3C3C43, 0.29, 0x545458, 0.6),
    "opaqueSeparator": DynamicColor(light: Color(hex: 0xC6C6C8), dark: Color(hex: 0x38383A)),
  ]
}
