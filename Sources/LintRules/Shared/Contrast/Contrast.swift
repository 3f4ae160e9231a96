import ScreenModel

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
  /// The visible colour of it.
  let front: Color
  /// The visible colour behind it.
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

/// Elements of one screen that fall short of a contrast for one reason: one finding.
struct ContrastGroup {
  /// Why a person has to look at it.
  enum Reason {
    /// Nobody has to: the file shows it.
    case none
    case changeable, size, equal, strengthened, appearance, picture, beside, notSaid
  }

  private struct Key: Hashable {
    let reason: Reason
    let front: Color?
    let back: Color?
  }

  /// The most of them that are shown beside the first.
  private static let maximumNotes = 5
  /// Below this ratio two colours are the same to the eye.
  private static let equalRatio = 1.05
  /// Without a background in the file, paler texts were surely meant for another one than white.
  private static let leastRatio = 1.3

  /// Why a person has to look at them.
  let reason: Reason
  /// The first of them.
  let first: Contrast
  /// The others.
  private(set) var others: [Contrast] = []

  /// Groups in the order of their first elements.
  ///
  /// Those whose colours are known are apart by colours, the others by reason alone; `isSure` tells
  /// whether a contrast falls short whatever the size of the text.
  static func groups(
    of contrasts: [Contrast], in tree: AccessibilityTree, isSure: (Contrast) -> Bool
  ) -> [ContrastGroup] {
    var places: [Key: Int] = [:]
    var groups: [ContrastGroup] = []
    for contrast in contrasts {
      guard let reason = reason(of: contrast, in: tree, isSure: isSure(contrast)) else { continue }
      let isByColor = reason == .none || reason == .changeable || reason == .size
      let key = Key(
        reason: reason, front: isByColor ? contrast.front : nil,
        back: isByColor ? contrast.back : nil)
      if let place = places[key] {
        groups[place].others.append(contrast)
      } else {
        places[key] = groups.count
        groups.append(ContrastGroup(reason: reason, first: contrast))
      }
    }
    return groups
  }

  private init(reason: Reason, first: Contrast) {
    self.reason = reason
    self.first = first
  }

  /// Why somebody has to look at a contrast; nil where nothing is said of it.
  private static func reason(
    of contrast: Contrast, in tree: AccessibilityTree, isSure: Bool
  ) -> Reason? {
    switch contrast.certainty {
    case .unknown(let doubt):
      return reason(of: contrast, doubt, in: tree, isSure: isSure)
    case .darkOnly: return contrast.ratio < equalRatio || isSure ? .appearance : nil
    case .strengthened: return isSure ? .strengthened : nil
    case .known, .changeable:
      if contrast.ratio < equalRatio { return .equal }
      if case .known = contrast.certainty { return isSure ? Reason.none : .size }
      return isSure ? .changeable : nil
    }
  }

  private static func reason(
    of contrast: Contrast, _ doubt: Backdrop.Doubt, in tree: AccessibilityTree, isSure: Bool
  ) -> Reason? {
    // Code fills in what is behind more often than not.
    guard !tree.screen(of: contrast.index).has(.completedElsewhere) else { return nil }
    if case .element(let index) = doubt {
      switch tree.element(index).kind {
      case .image, .canvas, .map, .chart: return .picture
      default: break
      }
    }
    if case .beside = doubt { return isSure && contrast.isShort ? .beside : nil }
    guard isSure, contrast.appearance == .light, contrast.ratio >= leastRatio, contrast.isShort
    else {
      return nil
    }
    return .notSaid
  }

  /// The places of the others.
  func notes(in tree: AccessibilityTree) -> [Finding.Note] {
    others.prefix(Self.maximumNotes).map { other in
      let range = tree.interface.attribute(.color, of: other.index)?.range
      return Finding.Note(
        message:
          "\(other.front.hexadecimal) on \(other.back.hexadecimal), \(other.text)",
        range: range ?? tree.element(other.index).anchor)
    }
  }
}
