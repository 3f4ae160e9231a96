import ScreenModel

/// Measures contrast on the screens of a tree.
struct ContrastSearch {
  private let tree: AccessibilityTree
  /// The appearances that are looked at.
  private let appearances: [Appearance]

  init(_ tree: AccessibilityTree, appearances: [Appearance] = Appearance.allCases) {
    self.tree = tree
    self.appearances = appearances
  }

  /// The elements among those of one screen that fall short of a ratio, each once and in the first
  /// appearance where it does.
  func shortfalls(among targets: [Int], below limit: (Int) -> Double) -> [Contrast] {
    guard let first = targets.first else { return [] }
    let screen = tree.screen(of: first)
    let paint = PaintMap(tree, screen: screen)
    var found: [Int: Contrast] = [:]
    for appearance in judged(on: screen, isDynamic: paint.isDynamic) {
      let rest = targets.filter { found[$0] == nil }
      guard !rest.isEmpty else { break }
      let search = BackdropSearch(
        tree, screen: screen, paint: paint, behind: rest, in: appearance)
      for index in rest {
        found[index] = contrast(of: index, search, paint, in: appearance, below: limit(index))
      }
    }
    return targets.compactMap { found[$0] }
  }

  /// The appearances that a screen is seen in; one will do where nothing depends on it.
  private func judged(on screen: Screen, isDynamic: Bool) -> [Appearance] {
    let shown = ContrastSearch.shown(on: screen, in: tree).filter(appearances.contains)
    return isDynamic ? shown : Array(shown.prefix(1))
  }

  private static func shown(on screen: Screen, in tree: AccessibilityTree) -> [Appearance] {
    switch tree.interface.variant(of: screen)?.appearance {
    case "light"?: [.light]
    case "dark"?: [.dark]
    case "highContrast"?: [.lightHighContrast, .darkHighContrast]
    default: Appearance.allCases
    }
  }

  private func contrast(
    of index: Int, _ search: BackdropSearch, _ paint: PaintMap, in appearance: Appearance,
    below limit: Double
  ) -> Contrast? {
    guard let backdrop = search.backdrop(of: index),
      let color = tree.interface.color(.color, of: index),
      let front = color.values[appearance], front.alpha > 0.02
    else { return nil }
    let shown = backdrop.color(above: front)
    let ratio = shown.contrast(with: backdrop.seen)
    if case .element? = backdrop.doubt {} else if ratio >= limit { return nil }
    return Contrast(
      index: index, front: shown, back: backdrop.seen, ratio: ratio, appearance: appearance,
      certainty: certainty(index, color, backdrop, paint, in: appearance, limit),
      limit: limit)
  }

  private func certainty(
    _ index: Int, _ color: ElementColor, _ backdrop: Backdrop, _ paint: PaintMap,
    in appearance: Appearance, _ limit: Double
  ) -> Contrast.Certainty {
    if let doubt = backdrop.doubt { return .unknown(doubt) }
    let background = backdrop.source.flatMap { paint.background(of: $0) }
    let isDarkScreen = tree.interface.variant(of: tree.screen(of: index))?.appearance != nil
    if appearance != .light, !isDarkScreen { return .darkOnly }
    if isStrengthened(color, background, in: appearance, limit) { return .strengthened }
    let isChangeable =
      [index, backdrop.source ?? index].contains { tree.element($0).mayChangeInCode }
      || color.origin.isAsset || background?.origin.isAsset == true
    return isChangeable ? .changeable : .known
  }

  /// Whether the system's colours reach a ratio for those who ask for more contrast.
  private func isStrengthened(
    _ front: ElementColor, _ back: ElementColor?, in appearance: Appearance, _ limit: Double
  ) -> Bool {
    guard front.origin.isSystem || back?.origin.isSystem == true else { return false }
    let isDark = appearance == .dark || appearance == .darkHighContrast
    let stronger = isDark ? Appearance.darkHighContrast : .lightHighContrast
    // Where the stronger values are not published, they are there all the same.
    guard let one = front.values[stronger] else { return true }
    guard let two = back?.values[stronger] else { return false }
    return one.over(two).contrast(with: two) >= limit
  }
}

/// The visible background of something that is drawn, before any of it is drawn.
///
/// A view that is translucent as a whole fades what it holds along with its background. So beside
/// the colour that is seen there is the one that its content is mixed with before it fades.
struct Backdrop {
  /// The reasons why a colour cannot be determined.
  enum Doubt {
    /// The file gives no background, down to the screen.
    case notSaid
    /// An element whose colours nobody knows lies behind: a picture, a map, a bar's material.
    case element(Int)
    /// A picture without a known place may lie behind.
    case beside(Int)
    /// There is more than anybody looks through.
    case crowded
  }

  /// The opaque colour that content is mixed with.
  var mixed: Color
  /// The opaque colour that is seen.
  var seen: Color
  /// How much is left of content after all views around it have faded.
  var share = 1.0
  /// Why the colours are not known, where they are not.
  var doubt: Doubt?
  /// The element whose background is seen.
  var source: Int?

  /// A backdrop of which the file says nothing; the colour is that of an empty screen.
  init(ofScreen color: Color) {
    mixed = color
    seen = color
    doubt = .notSaid
  }

  /// The visible colour of another one above it.
  func color(above top: Color) -> Color {
    let drawn = top.over(mixed)
    return Color(
      red: seen.red + share * (drawn.red - mixed.red),
      green: seen.green + share * (drawn.green - mixed.green),
      blue: seen.blue + share * (drawn.blue - mixed.blue))
  }

  /// The backdrop within a view that fades as a whole.
  mutating func fade(to alpha: Double) { share *= alpha }

  /// Adds a colour above all.
  mutating func add(_ color: Color, of index: Int) {
    guard color.alpha > 0 else { return }
    seen = self.color(above: color)
    mixed = color.over(mixed)
    if color.isOpaque, share >= 1 { doubt = nil }
    source = index
  }
}
