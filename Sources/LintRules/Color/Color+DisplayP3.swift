/// Colours of the wide space that asset catalogues are written in.
extension Color {
  /// The colour of sRGB nearest to one of Display P3; what sRGB lacks is drawn to its bounds.
  init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
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
