/// A colour of the sRGB space, with its share of opacity; every part lies between 0 and 1.
public struct Color: Hashable, Sendable {
  /// The red part, as it is written in `#RRGGBB`, over 255.
  public var red: Double
  /// The green part.
  public var green: Double
  /// The blue part.
  public var blue: Double
  /// How much it covers: 0 is clear, 1 is opaque.
  public var alpha: Double

  /// A colour of those parts; what lies beyond the bounds is drawn to them.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.bounded(red)
    self.green = Self.bounded(green)
    self.blue = Self.bounded(blue)
    self.alpha = Self.bounded(alpha)
  }

  /// The opaque colour of three bytes, as in `0xFF3B30`.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  /// Nothing at all.
  package static let clear = Color(hex: 0, alpha: 0)
  /// The darkest colour.
  static let black = Color(hex: 0)
  /// The lightest colour.
  package static let white = Color(hex: 0xFFFFFF)

  private static func bounded(_ part: Double) -> Double {
    part > 0 ? min(part, 1) : 0
  }

  /// Whether nothing shows through.
  package var isOpaque: Bool { alpha >= 1 }

  // MARK: As text

  /// The colour that a text spells: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or `clear`.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    if bytes.count == 5, text.lowercased() == "clear" {
      self = .clear
      return
    }
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt32] = []
    for byte in bytes.dropFirst() {
      guard digits.count < 8, let digit = Self.digit(byte) else { return nil }
      digits.append(digit)
    }
    switch digits.count {
    case 3: self.init(hex: digits.reduce(0) { $0 << 8 | $1 * 17 })
    case 6: self.init(hex: digits.reduce(0) { $0 << 4 | $1 })
    case 8:
      self.init(
        hex: digits.prefix(6).reduce(0) { $0 << 4 | $1 },
        alpha: Double(digits[6] << 4 | digits[7]) / 255)
    default: return nil
    }
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` where something shows through.
  public var hexadecimal: String {
    String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      var count = 1
      func write(_ part: Double) {
        let byte = UInt8((part * 255).rounded())
        text[count] = Self.character(byte >> 4)
        text[count + 1] = Self.character(byte & 15)
        count += 2
      }
      write(red)
      write(green)
      write(blue)
      if !isOpaque { write(alpha) }
      return count
    }
  }

  private static func character(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }

  // MARK: One above another

  /// The visible colour where this one is drawn over another.
  package func over(_ beneath: Color) -> Color {
    if isOpaque { return self }
    let rest = (1 - alpha) * beneath.alpha
    let whole = alpha + rest
    guard whole > 0 else { return .clear }
    func mixed(_ own: Double, _ other: Double) -> Double { (own * alpha + other * rest) / whole }
    return Color(
      red: mixed(red, beneath.red), green: mixed(green, beneath.green),
      blue: mixed(blue, beneath.blue), alpha: whole)
  }

  /// The colour with its opacity scaled by a share.
  package func faded(to share: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * share)
  }
}

/// How well colours are told apart, after WCAG 2.2.
extension Color {
  /// The relative luminance: 0 for black, 1 for white. Opacity does not count.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of two opaque colours, from 1 for equal ones to 21.
  public func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// A part of a colour in proportion to its light.
  ///
  /// WCAG 2.2 has the bound at 0.04045, as sRGB does; 0.03928 in older texts changes no byte.
  static func linear(_ part: Double) -> Double {
    if part <= 0.04045 { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // To the power of 2.4: the square, times the fifth root of the square.
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number between 0 and 1, after Newton.
  private static func fifthRoot(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = 1.0
    while true {
      let fourth = root * root * root * root
      let next = root - (root * fourth - number) / (5 * fourth)
      // From above it comes down, until only rounding is left.
      if next >= root { return root }
      root = next
    }
  }

  /// The opaque colour nearest to this one that has a contrast with a background: darker or
  /// lighter, whichever takes less, in the same hue; nil where neither black nor white has it.
  package func nearest(reaching ratio: Double, on background: Color) -> Color? {
    let own = over(background)
    let found = [Color.black, .white].compactMap { end -> (color: Color, change: Double)? in
      guard end.contrast(with: background) >= ratio else { return nil }
      let color = Self.first(from: own, to: end) { $0.contrast(with: background) >= ratio }
      return (color, own.distance(to: color))
    }
    return found.min { $0.change < $1.change }?.color
  }

  /// How many steps there are between a colour and black or white.
  private static let steps = 1024

  /// The first colour on the way to an end that will do, as bytes spell it; the end itself does.
  private static func first(from start: Color, to end: Color, where does: (Color) -> Bool) -> Color
  {
    func color(at step: Int) -> Color {
      let share = Double(step) / Double(steps)
      func byte(_ own: Double, _ last: Double) -> Double {
        ((own + (last - own) * share) * 255).rounded() / 255
      }
      return Color(
        red: byte(start.red, end.red), green: byte(start.green, end.green),
        blue: byte(start.blue, end.blue))
    }
    var range = 0..<steps
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = does(color(at: middle)) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return color(at: range.lowerBound)
  }

  private func distance(to other: Color) -> Double {
    abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
  }
}

/// Colours of the wide space that asset catalogues are written in.
extension Color {
  /// The colour of sRGB nearest to one of Display P3; what sRGB lacks is drawn to its bounds.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let wide = Color(red: red, green: green, blue: blue)
    let (r, g, b) = (Self.linear(wide.red), Self.linear(wide.green), Self.linear(wide.blue))
    // Between two spaces of the same white, after CSS Color 4.
    self.init(
      red: Self.written(1.224_940_18 * r - 0.224_940_18 * g),
      green: Self.written(1.042_056_95 * g - 0.042_056_95 * r),
      blue: Self.written(1.098_273_60 * b - 0.019_637_55 * r - 0.078_636_05 * g), alpha: alpha)
  }

  /// The part as it is written, of one in proportion to its light.
  private static func written(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    if light <= 0.003_130_8 { return light * 12.92 }
    // To the power of 5/12: the fourth root of the cube root of the fifth power.
    let power = cubeRoot(light * light * light * light * light)
    return 1.055 * power.squareRoot().squareRoot() - 0.055
  }

  /// The cube root of a number between 0 and 1, after Newton.
  private static func cubeRoot(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = 1.0
    while true {
      let next = root - (root * root * root - number) / (3 * root * root)
      // From above it comes down, until only rounding is left.
      if next >= root { return root }
      root = next
    }
  }
}
