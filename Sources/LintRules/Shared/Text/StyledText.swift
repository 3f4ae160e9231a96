import DocumentSyntax
import ScreenModel

/// A text that somebody reads on a screen, with the font that it is set in.
///
/// A class, since several rules hand it on, and a copy of a font counts all its strings.
final class StyledText: Sendable {
  /// The element that draws it.
  let index: Int
  let font: Font

  init(index: Int, font: Font) {
    self.index = index
    self.font = font
  }

  /// Whether an element is in sight and has words, on a device whose user can choose their size.
  static func isRead(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    switch tree.silences[index] {
    case .hidden, .transparent, .elementsHidden, .notListed, .outsideModal: return false
    case .none, .notElement, .zeroSize: break
    case .insideElement: if isHidden(index, in: tree) { return false }
    }
    guard hasWords(element, index, in: tree) else { return false }
    // One by one, since a screen is dear to copy.
    let (screens, place) = (tree.interface.screens, Int(element.screen))
    return !screens[place].isLaunchScreen && screens[place].idiom != .tv
      && screens[place].idiom != .mac
  }

  /// Whether a part of an element, or what it stands in there, is not drawn.
  private static func isHidden(_ index: Int, in tree: AccessibilityTree) -> Bool {
    var place = index
    var steps = 0
    while place >= 0, steps < reach, tree.silences[place] == .insideElement {
      if tree.element(place).flag(.hidden) == true { return true }
      if let alpha = tree.interface.number(.alpha, of: place), alpha <= 0 { return true }
      place = Int(tree.element(place).parent)
      steps += 1
    }
    return false
  }

  private static func hasWords(
    _ element: Element, _ index: Int, in tree: AccessibilityTree
  ) -> Bool {
    switch element.kind {
    case .textField, .secureField, .textView, .searchField:
      true
    case .text, .header:
      tree.interface.says(.text, index) || element.mayChangeInCode
        || tree.nameSources[index] == .unknown
    case .button, .popupButton, .link, .disclosure, .menuItem, .cell, .gridCell, .tableCell, .tab,
      .barButton, .segment, .group, .view:
      tree.interface.says(.text, index)
        || tree.interface.attribute(.text, of: index)?.form == .unknown
    default:
      false
    }
  }

  // MARK: What it is

  /// How far up a bar or a canvas around a text is looked for.
  private static let reach = 12

  /// Whether the text is a bar's, which shows it enlarged on a long press instead.
  func isInBar(in tree: AccessibilityTree) -> Bool {
    switch tree.element(index).kind {
    case .tab, .barButton, .backButton, .segment: return true
    default: break
    }
    return isInside(tree) {
      switch tree.element($0).kind {
      case .navigationBar, .toolbar, .tabBar, .keyboard, .segmentedControl: true
      default: tree.traits[$0].contains(.tabBar)
      }
    }
  }

  /// Whether the text lies over a game or a drawing.
  func isOverCanvas(in tree: AccessibilityTree) -> Bool {
    isInside(tree) { tree.element($0).kind == .canvas }
  }

  private func isInside(_ tree: AccessibilityTree, _ isMet: (Int) -> Bool) -> Bool {
    var parent = Int(tree.element(index).parent)
    var steps = 0
    while parent >= 0, steps < Self.reach {
      if isMet(parent) { return true }
      parent = Int(tree.element(parent).parent)
      steps += 1
    }
    return false
  }

  private static let iconFonts = [
    "icon", "awesome", "glyph", "symbols", "fontello", "icomoon", "dingbat", "material",
  ]

  /// Whether the letters are pictures: those of an icon font, or of a private area of Unicode.
  func isIcon(in tree: AccessibilityTree) -> Bool {
    if let name = font.name?.lowercased(), Self.iconFonts.contains(where: name.contains) {
      return true
    }
    // Such characters take three bytes or four, and nearly no text begins with one.
    guard let attribute = tree.interface.attribute(.text, of: index) else { return false }
    // A single letter is an initial or a logo.
    if tree.interface.look(at: attribute, { $0.count == 1 }) == true { return true }
    guard
      tree.interface.look(at: attribute, { $0.first.map { $0 >= 0xE2 } ?? false }) == true,
      let words = tree.interface.text(of: attribute), !words.isEmpty
    else { return false }
    return words.unicodeScalars.prefix(8).allSatisfy {
      0xE000...0xF8FF ~= $0.value || 0xF0000...0x10FFFF ~= $0.value
        || $0.properties.generalCategory == .otherSymbol
    }
  }

  /// Whether the typeface is the system's own.
  var isSystemFont: Bool {
    guard let name = font.name?.lowercased() else { return true }
    return Self.systemFonts.contains(where: name.hasPrefix)
  }

  private static let systemFonts = [
    ".", "system", "sf pro", "sfpro", "sf ui", "sfui", "sf compact", "sfcompact", "ui-",
  ]

  /// Where the file says how it is set.
  func range(in tree: AccessibilityTree) -> SourceRange {
    tree.interface.attribute(.font, of: index)?.range ?? tree.element(index).anchor
  }
}

/// The texts of a tree that the file gives a font for.
struct StyledTexts: SharedKnowledge {
  /// The texts, in document order.
  let all: [StyledText]

  init(of tree: AccessibilityTree) {
    guard tree.hasAny([.font]) else {
      all = []
      return
    }
    all = tree.nodes([.font]).filter { StyledText.isRead($0, in: tree) }.compactMap { index in
      TextSize.font(of: index, in: tree).map { StyledText(index: index, font: $0) }
    }
  }
}

/// Whether a text follows the size that the user asks for.
enum TextGrowth {
  /// It is set in a text style, or scaled.
  case follows
  /// It keeps its size.
  case fixed
  /// The file gives a size, and not whether it is scaled.
  case unknown

  /// The growth of the text with a font.
  static func of(_ font: Font) -> TextGrowth {
    if let isScaled = font.scaled { return isScaled ? .follows : .fixed }
    return font.style == nil ? .unknown : .follows
  }
}
