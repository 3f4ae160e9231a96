/// Whether a text still fits where it stands when the user makes texts larger.
struct TextFit {
  /// The height of a line, in sizes of its font.
  private static let lineRatio = 1.2
  /// The sizes that a text can have, in points; others are slips.
  static let sizes = 1.0...500
  /// The most letters of a text that are looked at.
  private static let maximumLength = 2000

  /// The height of a line at the usual size, in points.
  let lineHeight: Double
  /// About how wide each paragraph is on one line at the usual size, in points.
  let paragraphs: [Double]
  /// Whether the text has a letter, and is not a mere number.
  let hasLetters: Bool

  /// A text in a font of a size in points.
  init(_ words: String, points: Double) {
    var paragraphs: [Double] = [0]
    var hasLetters = false
    for scalar in words.unicodeScalars.prefix(Self.maximumLength) {
      if scalar == "\n" {
        paragraphs.append(0)
      } else {
        paragraphs[paragraphs.count - 1] += Self.width(of: scalar) * points
        hasLetters = hasLetters || scalar.properties.isAlphabetic
      }
    }
    lineHeight = points * Self.lineRatio
    self.paragraphs = paragraphs
    self.hasLetters = hasLetters
  }

  /// About how wide the widest paragraph is.
  var width: Double { paragraphs.max() ?? 0 }

  /// About how many lines the text takes in a width, so many times as large as usual.
  func lines(in width: Double, scale: Double) -> Int {
    guard width > 0 else { return paragraphs.count }
    return paragraphs.reduce(0) { $0 + max(1, Int((min($1 * scale / width, 1e6)).rounded(.up))) }
  }

  /// About how wide a letter is, in sizes of its font; rather too narrow than too wide.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "l", "j", "I", ".", ",", ":", ";", "'", "|", "!": 0.24
    case " ", "f", "t", "r", "(", ")", "-": 0.32
    case "m", "w", "M", "W": 0.8
    case "A"..."Z": 0.62
    default: scalar.value >= 0x2E80 && scalar.properties.isIdeographic ? 1 : 0.5
    }
  }
}
