/// How well an element is told apart from what is behind it.
struct Contrast {
  /// How sure the colours are.
  enum Certainty {
    /// The file shows both.
    case known
    /// Which of them are fixed, code or an asset catalogue may decide.
    case changeable
    /// They are the system's, which has stronger ones for those who ask for more contrast.
    case strengthened
    /// One of them has another value in the dark, if the application has a dark appearance at all.
    case darkOnly
    /// Nobody can tell what is behind.
    case unknown(Backdrop.Doubt)
  }

  /// The element.
  let index: Int
  /// What is seen of it.
  let front: Color
  /// What is seen behind it.
  let back: Color
  /// The ratio of the two.
  let ratio: Double
  /// Where they are seen so.
  let appearance: Appearance
  let certainty: Certainty
  /// The ratio that was asked for.
  let limit: Double

  /// Whether it falls short; where the background is not known, it may not.
  var isShort: Bool { ratio < limit }

  /// The ratio as messages give it: what falls short never reads as enough.
  var text: String {
    let rounded = (ratio * 100).rounded() / 100
    return Points.text(isShort && rounded >= limit ? (ratio * 100).rounded(.down) / 100 : rounded)
  }
}
