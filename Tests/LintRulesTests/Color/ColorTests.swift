import Testing

@testable import ScreenModel

@Suite struct ColorTests {
  /// Ratios that WCAG's documents and WebAIM's checker publish.
  @Test(arguments: [
    ("#000", "#FFF", 21.0), ("#FFF", "#FFF", 1.0), ("#999", "#FFF", 2.849),
    ("#767676", "#FFFFFF", 4.542), ("#777", "#FFF", 4.478), ("#949494", "#FFF", 3.033),
    ("#FF0000", "#FFFFFF", 3.998), ("#0000FF", "#FFFFFF", 8.592), ("#00FF00", "#FFFFFF", 1.372),
    ("#595959", "#FFFFFF", 7.005), ("#007AFF", "#FFFFFF", 4.017),
  ])
  func ratiosAreThoseOfWCAG(_ front: String, _ back: String, _ ratio: Double) throws {
    let one = try #require(Color(front))
    let two = try #require(Color(back))
    #expect(abs(one.contrast(with: two) - ratio) < 0.001)
    #expect(one.contrast(with: two) == two.contrast(with: one))
  }

  @Test func luminanceOfMiddleGray() {
    #expect(abs(Color(hex: 0x808080).luminance - 0.21586050011389926) < 1e-12)
    #expect(Color.black.luminance == 0)
    #expect(abs(Color.white.luminance - 1) < 1e-12)
  }

  @Test(arguments: [
    ("#abc", "#AABBCC"), ("#A1b2C3", "#A1B2C3"), ("#11223380", "#11223380"),
    ("#112233FF", "#112233"), ("clear", "#00000000"), ("CLEAR", "#00000000"),
  ])
  func textsAreRead(_ text: String, _ same: String) {
    #expect(Color(text)?.hexadecimal == same)
  }

  @Test(arguments: [
    "", "#", "#12", "#1234", "#12345", "#1234567", "#123456789", "#12G", "red", "123",
  ])
  func otherTextsAreNoColors(_ text: String) {
    #expect(Color(text) == nil)
  }

  @Test func partsStayWithinBounds() {
    #expect(Color(red: 2, green: -1, blue: .nan, alpha: .infinity).hexadecimal == "#FF0000")
  }

  @Test func translucentColorsMixWithWhatIsBeneath() throws {
    let half = try #require(Color("#00000080"))
    #expect(half.over(.white).hexadecimal == "#7F7F7F")
    #expect(Color.clear.over(.white) == .white)
    #expect(Color.black.over(half) == .black)
    let twice = half.over(half)
    #expect(abs(twice.alpha - (1 - 127.0 / 255 * 127 / 255)) < 1e-12)
    #expect(Color.clear.over(.clear).alpha == 0)
  }

  @Test(arguments: [
    ("#999", "#FFF", 4.5, "#767676"), ("#ccc", "#fff", 3.0, "#949494"),
    ("#333", "#000", 4.5, "#757575"), ("#000", "#fff", 21.0, "#000000"),
    ("#767676", "#FFF", 4.5, "#767676"),
  ])
  func nearestColorThatWillDo(_ front: String, _ back: String, _ ratio: Double, _ near: String)
    throws
  {
    let background = try #require(Color(back))
    let color = try #require(Color(front))
    #expect(color.nearest(reaching: ratio, on: background)?.hexadecimal == near)
  }

  @Test func nearestColorKeepsTheHueAndIsTheFirst() throws {
    let background = Color.white
    for hex: UInt32 in [0xFF3B30, 0xFF9500, 0x34C759, 0x5AC8FA, 0xFFCC00] {
      let near = try #require(Color(hex: hex).nearest(reaching: 4.5, on: background))
      let own = Color(hex: hex)
      #expect(near.contrast(with: background) >= 4.5)
      #expect(near.contrast(with: background) < 4.6)
      #expect((near.red < near.green) == (own.red < own.green))
      #expect((near.green < near.blue) == (own.green < own.blue))
    }
  }

  @Test func noColorIsEnoughOnMiddleGray() {
    #expect(Color.white.nearest(reaching: 7, on: Color(hex: 0x777777)) == nil)
  }

  @Test func systemColorsHaveTheirAppearances() throws {
    let red = try #require(SystemColors.named("systemRedColor"))
    #expect(red[.light]?.hexadecimal == "#FF3B30")
    #expect(red[.dark]?.hexadecimal == "#FF453A")
    #expect(red[.lightHighContrast]?.hexadecimal == "#D70015")
    #expect(red[.darkHighContrast]?.hexadecimal == "#FF6961")
    #expect(SystemColors.named("label")?[.dark] == .white)
    #expect(SystemColors.named("secondaryLabel")?[.lightHighContrast] == nil)
    #expect(SystemColors.named("accent") == nil)
    #expect(SystemColors.named("Color") == nil)
  }
}
