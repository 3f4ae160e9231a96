/// Colours in the notations of the web and of React Native.
enum AdapterColor {
  /// The colour as the tree format spells it; nil where it is a name of the project's own.
  static func text(_ text: String) -> String? {
    if Color(text) != nil || SystemColors.named(text) != nil { return text }
    let folded = text.lowercased()
    if folded == "transparent" { return "clear" }
    if let hex = names[folded] { return Color(hex: hex).hexadecimal }
    return function(folded)?.hexadecimal ?? packed(text)?.hexadecimal
  }

  /// `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.5)`.
  private static func function(_ text: String) -> Color? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      ["rgb", "rgba"].contains(text[..<open])
    else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, numbers.count == 3 || numbers.count == 4,
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    return Color(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count == 4 ? numbers[3] : 1)
  }

  /// A number of four bytes, opacity first, as native code takes colours.
  private static func packed(_ text: String) -> Color? {
    guard let number = UInt32(text), number > 0xFF_FFFF else { return nil }
    return Color(hex: number & 0xFF_FFFF, alpha: Double(number >> 24) / 255)
  }

  /// The names of CSS that are used most.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080,
    "white": 0xFFFFFF, "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080,
    "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
    "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
    "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
    "tomato": 0xFF6347, "gold": 0xFFD700, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9,
    "whitesmoke": 0xF5F5F5, "lightblue": 0xADD8E6, "steelblue": 0x4682B4, "skyblue": 0x87CEEB,
    "dodgerblue": 0x1E90FF, "royalblue": 0x4169E1, "darkblue": 0x00008B, "indigo": 0x4B0082,
    "violet": 0xEE82EE, "salmon": 0xFA8072, "coral": 0xFF7F50, "crimson": 0xDC143C,
    "darkred": 0x8B0000, "darkgreen": 0x006400, "lightgreen": 0x90EE90, "beige": 0xF5F5DC,
  ]
}
