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
  func nearest(reaching ratio: Double, on background: Color) -> Color? {
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
