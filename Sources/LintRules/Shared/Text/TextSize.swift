import ScreenModel

/// How large texts are set: the sizes of the text styles, and what is usual on a screen.
enum TextSize {
  /// The sizes of the text styles at the setting that devices come with.
  private static let styles: [String: Double] = [
    "extraLargeTitle": 36, "largeTitle": 34, "title": 28, "title1": 28, "title2": 22, "title3": 20,
    "headline": 17, "body": 17, "callout": 16, "subheadline": 15, "footnote": 13, "caption": 12,
    "caption1": 12, "caption2": 11,
  ]
  private static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]

  /// The font of an element, where the file gives it.
  static func font(of index: Int, in tree: AccessibilityTree) -> Font? {
    guard tree.element(index).has(.font),
      case .font(let font)? = tree.interface.value(.font, of: index)
    else { return nil }
    return font
  }

  /// The styles that a fixed size may become, the largest first.
  private static let ladder: [(name: String, points: Double)] = [
    ("largeTitle", 34), ("title1", 28), ("title2", 22), ("title3", 20), ("body", 17),
    ("callout", 16), ("subheadline", 15), ("footnote", 13), ("caption1", 12), ("caption2", 11),
  ]

  /// The text style that comes nearest to a font of a fixed size.
  static func nearestStyle(to font: Font) -> String? {
    guard let size = font.size else { return font.style }
    let nearest = ladder.min { abs($0.points - size) < abs($1.points - size) }
    return nearest.map { $0.name == "body" && isBold(font) ? "headline" : $0.name }
  }

  /// The size of a font in points, as given or as its style has it.
  static func points(of font: Font) -> Double? {
    font.size ?? font.style.flatMap { styles[$0] }
  }

  /// Whether a font is drawn in a heavy weight.
  static func isBold(_ font: Font) -> Bool {
    if let weight = font.weight { return boldWeights.contains(weight.lowercased()) }
    if font.style == "headline" { return true }
    return font.name?.hasLetters("bold") == true
  }

  /// The size that UIKit gives a label of which nobody says otherwise.
  static let usual = 17.0

  /// The size in the middle of those of a screen's texts; the usual one where fewer than three are
  /// known.
  static func median(onScreenOf index: Int, in tree: AccessibilityTree) -> Double {
    let root = tree.screen(of: index).root
    var sizes: [Double] = []
    for index in root..<Int(tree.element(root).next) where tree.element(index).kind == .text {
      if tree.has(.spoken, index), let size = font(of: index, in: tree).flatMap(points) {
        sizes.append(size)
      }
    }
    guard sizes.count >= 3 else { return usual }
    sizes.sort()
    return sizes[sizes.count / 2]
  }
}
