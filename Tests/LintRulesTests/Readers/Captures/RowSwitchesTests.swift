import Testing

@testable import ScreenModel

/// Rows of captures with one switch.
struct RowSwitchesTests {
  private static func row(_ inside: String) -> CaptureReading {
    CaptureReading(
      """
      [{"type": "Application", "AXLabel": "Shop",
        "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
        {"type": "Cell", "frame": {"x": 0, "y": 100, "width": 390, "height": 60},
          "children": [\(inside)]}]}]
      """)
  }

  private static func text(_ label: String) -> String {
    """
    {"type": "StaticText", "AXLabel": "\(label)",
      "frame": {"x": 16, "y": 110, "width": 90, "height": 30}}
    """
  }

  private static let control = """
    {"type": "Switch", "AXLabel": "Wi-Fi", "AXValue": "1",
      "frame": {"x": 320, "y": 110, "width": 51, "height": 31}}
    """

  @Test func theTextOfTheSwitchIsNotHeardTwice() {
    let heard = Self.row(Self.text("Wi-Fi") + ", " + Self.control).heard()
    #expect(heard.count == 1 && heard[0].hasPrefix("Wi-Fi, switch button"), "\(heard)")
  }

  @Test func otherTextsAre() {
    let heard = Self.row(Self.text("Network") + ", " + Self.control).heard()
    #expect(heard.contains { $0.hasPrefix("Network") }, "\(heard)")
  }
}
