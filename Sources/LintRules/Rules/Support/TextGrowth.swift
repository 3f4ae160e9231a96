/// Whether a text follows the size that the user asks for.
enum TextGrowth {
  /// It is set in a text style, or scaled.
  case follows
  /// It keeps its size.
  case fixed
  /// The file gives a size, and not whether it is scaled.
  case unknown

  /// What a font says of it.
  static func of(_ font: Font) -> TextGrowth {
    if let isScaled = font.scaled { return isScaled ? .follows : .fixed }
    return font.style == nil ? .unknown : .follows
  }
}
