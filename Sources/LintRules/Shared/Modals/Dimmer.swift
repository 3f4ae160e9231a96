import ScreenModel

/// Something translucent over a whole screen, which dims what lies behind it and takes its touches.
struct Dimmer {
  let index: Int
  let frame: Rect
  /// Whether the file says that it has a colour to dim with.
  let isCertain: Bool

  /// How much of it lets something through at most; what is denser is a cover.
  private static let densest = 0.98
  /// The smallest screen there is, in square points; what is smaller dims no screen.
  private static let smallestScreen = 320.0 * 480

  /// The dimmer that an element is, if it is one; `screen` is the size of its screen.
  init?(_ index: Int, in tree: AccessibilityTree, screen: Rect, least: Double, cover: Double) {
    let frame = tree.screenFrames[index]
    guard frame.intersection(screen).area >= cover * screen.area,
      let isCertain = Self.dims(index, in: tree, least: least)
    else { return nil }
    self.index = index
    self.frame = frame
    self.isCertain = isCertain
  }

  /// A quick look that settles it for nearly every element: whether it may be a dimmer.
  static func isCandidate(_ index: Int, in tree: AccessibilityTree, cover: Double) -> Bool {
    let element = tree.element(index)
    return (element.has(.background) || element.has(.alpha)) && mayDim(element)
      && tree.has(.placed, index) && tree.screenFrames[index].area >= cover * smallestScreen
      && isDrawn(tree.silences[index])
  }

  private static func mayDim(_ element: Element) -> Bool {
    if element.flag(.opaque) == true || element.flag(.userInteraction) == false { return false }
    switch element.kind {
    case .view, .stack, .group, .scroll, .canvas, .button: return true
    default: return false
    }
  }

  /// Whether a view that VoiceOver passes by is drawn all the same.
  private static func isDrawn(_ silence: Silence) -> Bool {
    switch silence {
    case .none, .notElement, .elementsHidden, .notListed: true
    case .hidden, .transparent, .insideElement, .outsideModal, .zeroSize: false
    }
  }

  /// The size of a screen, or of what lies on it where the file gives none.
  static func size(of screen: Screen, in tree: AccessibilityTree) -> Rect {
    if let size = screen.size, size.area > 0 { return size }
    var around = Rect.zero
    var child = screen.root + 1
    while child < Int(tree.element(screen.root).next) {
      if tree.has(.placed, child) { around = around.union(tree.screenFrames[child]) }
      child = Int(tree.element(child).next)
    }
    return around
  }

  /// Whether an element is translucent enough: surely, or if it has a colour; nil if it is not.
  private static func dims(_ index: Int, in tree: AccessibilityTree, least: Double) -> Bool? {
    let element = tree.element(index)
    let alpha = element.has(.alpha) ? tree.interface.number(.alpha, of: index) ?? 1 : 1
    if element.has(.background) {
      guard let color = tree.interface.text(.background, of: index),
        let density = density(of: color)
      else { return nil }
      return density * alpha >= least && density * alpha < densest ? true : nil
    }
    // A translucent view without a colour and without content would be there for nothing.
    guard alpha >= least, alpha < densest, !tree.has(.parent, index), !element.has(.text),
      !element.has(.image), !tree.screen(of: index).has(.writtenDefaults)
    else { return nil }
    return false
  }

  /// How little a colour lets through, from 0 to 1; nil where the text is not a colour.
  static func density(of color: String) -> Double? {
    if color.lowercased() == "clear" { return 0 }
    guard color.hasPrefix("#") else { return nil }
    switch color.utf8.count {
    case 4, 7: return 1
    case 9: return UInt8(color.suffix(2), radix: 16).map { Double($0) / 255 }
    default: return nil
    }
  }
}
