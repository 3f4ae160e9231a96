import DocumentSyntax
import Testing

@testable import ScreenModel

/// Captures that list elements one after the other.
struct FlatCaptureTests {
  private static func element(
    _ type: String, _ label: String, x: Int = 0, y: Int, width: Int = 390, height: Int = 60
  ) -> String {
    """
    {"type": "\(type)", "AXLabel": "\(label)",
      "frame": {"x": \(x), "y": \(y), "width": \(width), "height": \(height)}}
    """
  }

  private static func list(_ elements: String...) -> CaptureReading {
    let application = element("Application", "Shop", y: 0, height: 844)
    return CaptureReading("[" + ([application] + elements).joined(separator: ",\n") + "]")
  }

  @Test func partsOfARowAreNotHeardByThemselves() {
    let capture = Self.list(
      Self.element("Button", "Milk, 2 litres", y: 100),
      Self.element("StaticText", "Milk", x: 16, y: 110, width: 80, height: 20),
      Self.element("Button", "chevron", x: 360, y: 120, width: 10, height: 14),
      Self.element("StaticText", "Total", x: 16, y: 200, width: 80, height: 20))
    #expect(capture.heard() == ["Milk, two litres, button.", "Total."])
    #expect(capture.rules.isEmpty)
  }

  @Test func whatSaysSomethingElseIsNotAPart() {
    let capture = Self.list(
      Self.element("Button", "Milk", y: 100),
      Self.element("StaticText", "Sold out", x: 16, y: 110, width: 80, height: 20),
      Self.element("StaticText", "Milk", x: 16, y: 170, width: 80, height: 20))
    #expect(capture.heard() == ["Milk, button.", "Sold out.", "Milk."])
  }

  @Test func whatIsInFrontIsNotJudged() {
    let capture = Self.list(
      Self.element("Button", "Pay", y: 100), Self.element("Button", "Cancel", y: 110),
      Self.element("StaticText", "Thanks", y: 105))
    #expect(capture.tree.screens[0].evidence.isDisjoint(with: .nesting))
    #expect(
      Set(capture.rules).isDisjoint(with: [
        "controls-overlap", "overlapped-not-hidden", "activation-point-outside-frame",
        "duplicate-activation-area", "reading-order-surprise", "ambiguous-order",
      ]))
  }

  @Test func aTreeOfViewsTellsEverything() {
    let capture = CaptureReading(
      """
      [{"type": "Application", "AXLabel": "Shop", "children": [
        {"type": "Group", "children": [\(Self.element("Button", "Pay", y: 100))]},
        \(Self.element("Button", "Cancel", y: 110))]}]
      """)
    #expect(capture.tree.screens[0].evidence.isSuperset(of: .nesting))
    #expect(capture.rules.contains("controls-overlap"))
  }
}
