/// What is seen behind something that is drawn, before any of it is drawn.
///
/// A view that is translucent as a whole fades what it holds along with its background. So beside
/// the colour that is seen there is the one that its content is mixed with before it fades.
struct Backdrop {
  /// What stands in the way of telling a colour.
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

  /// What is seen of a colour above it.
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
