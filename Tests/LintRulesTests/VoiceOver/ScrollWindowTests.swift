import Testing

@testable import ScreenModel

/// The order of a captured screen whose content was scrolled.
struct ScrollWindowTests {
  private static func element(
    _ type: String, _ label: String?, _ frame: String, _ inside: String = ""
  ) -> String {
    let name = label.map { " name=\"\($0)\" label=\"\($0)\" accessible=\"true\"" } ?? ""
    let places = zip(["x", "y", "width", "height"], frame.split(separator: " "))
      .map { " \($0)=\"\($1)\"" }.joined()
    let tag = "XCUIElementType" + type
    return
      "<\(tag) type=\"\(tag)\" enabled=\"true\" visible=\"true\"\(name)\(places)>\(inside)</\(tag)>"
  }

  private static func screen(list: String, rows: [Int]) -> CaptureReading {
    let cells = rows.map { element("Cell", "Row at \($0)", "0 \($0) 390 60") }.joined()
    let bar = element(
      "NavigationBar", nil, "0 47 390 44",
      element("Button", "Back", "0 47 80 44") + element("Button", "Edit", "330 47 60 44"))
    let tabs = element(
      "TabBar", nil, "0 790 390 54", element("Button", "Home", "0 790 195 54"))
    return CaptureReading(
      element(
        "Application", "Shop", "0 0 390 844",
        element("Table", nil, list, cells) + bar + tabs), path: "folder/shop.xml")
  }

  @Test(arguments: ["0 91 390 700", "0 0 390 844"])
  func whatWasScrolledAwayIsReadAtThePlaceOfItsList(list: String) {
    let heard = Self.screen(list: list, rows: [-90, -30, 30, 95, 155, 800, 860]).heard()
    #expect(heard.prefix(2) == ["Back, button.", "Edit, button."])
    #expect(heard.last?.hasPrefix("Home") == true)
    #expect(heard.dropFirst(2).dropLast().count == 7, "\(heard)")
  }

  @Test func withoutAnythingOutOfSightPlacesDecide() {
    let heard = Self.screen(list: "0 91 390 700", rows: [95, 155]).heard()
    #expect(heard.count == 5 && heard[0] == "Back, button.", "\(heard)")
  }

  @Test func treesAreReadByTheirPlaces() {
    let tree = """
      {"screen": "S", "size": [390, 844], "children": [
        {"type": "navigationBar", "frame": [0, 47, 390, 44], "children": [
          {"type": "button", "label": "Back", "frame": [0, 0, 80, 44]}]},
        {"type": "list", "frame": [0, 91, 390, 700], "children": [
          {"type": "cell", "label": "Row", "frame": [0, -91, 390, 40]}]}]}
      """
    #expect(CaptureReading(tree).heard().first?.hasPrefix("Row") == true)
  }
}
