import DocumentSyntax
import Foundation
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Waypoints of trailblaze: what Maestro says, with other names.
@Suite("trailblaze waypoints") struct TrailblazeReaderTests {
  private static let waypoint = """
    {"waypointId": "shop/cart", "deviceWidth": 390, "deviceHeight": 844,
     "viewHierarchy": {"centerPoint": "0,0", "children": [
      {"nodeId": 1, "accessibilityText": "Shop", "x2": 390, "y2": 844, "children": [
       {"nodeId": 2, "accessibilityText": "Pay", "x1": 10, "y1": 20, "x2": 110, "y2": 60,
        "centerPoint": "60,40", "resourceId": "pay", "enabled": false},
       {"nodeId": 3, "text": "Porto", "hintText": "City", "x1": 10, "x2": 110, "y2": 60}]}]}}
    """

  @Test func aWaypointIsAScreen() throws {
    let tree = try #require(MaestroSample.reading(Self.waypoint).tree)
    #expect(tree.screens.map(\.name) == ["shop/cart"])
    #expect(tree.screens[0].size == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(tree.elements.count == 5)
    #expect(tree.elements[3].frame == Rect(x: 10, y: 20, width: 100, height: 40))
    #expect(tree.elements[4].frame == Rect(x: 10, y: 0, width: 100, height: 60))
    #expect(tree.elements[3].flag(.enabled) == false)
    let frame = try #require(tree.attribute(.frame, of: 3))
    #expect(
      TreeSample.slice(Self.waypoint, frame.range) == #""x1": 10, "y1": 20, "x2": 110, "y2": 60"#)
    #expect(TreeSample.slice(Self.waypoint, tree.elements[3].anchor) == #""nodeId": 2"#)
    #expect(MaestroSample.heard(Self.waypoint) == ["Pay.", "Porto, text field."])
  }

  private static let both = """
    {"viewHierarchy": {"centerPoint": "0,0", "accessibilityText": "A", "x2": 9, "y2": 9},
     "trailblazeNodeTree": {"nodeId": 1, "bounds": {"left": 0, "top": 0, "right": 90, "bottom": 90},
      "driverDetail": {"class": "iosMaestro"}, "children": [
      {"nodeId": 2, "bounds": {"left": 5, "top": 6, "right": 55, "bottom": 26},
       "driverDetail": {"class": "iosMaestro", "accessibilityText": "Pay", "selected": true}},
      {"nodeId": 3, "driverDetail": {"class": "iosMaestro", "accessibilityText": "Back"}}]}}
    """

  @Test func theTreeThatSaysMoreIsRead() throws {
    let tree = try #require(MaestroSample.reading(Self.both).tree)
    #expect(tree.screens.map(\.name) == ["start"])
    #expect(tree.elements.count == 4)
    #expect(tree.elements[2].frame == Rect(x: 5, y: 6, width: 50, height: 20))
    #expect(tree.elements[2].flag(.selected) == true)
    #expect(MaestroSample.heard(Self.both) == ["Selected, Pay.", "Back."])
  }

  @Test(arguments: [
    (
      #"{"viewHierarchy":{"nodeId":1,"children":[{"className":"android.widget.Button"}]}}"#,
      "Android"
    ),
    (
      #"""
      {"trailblazeNodeTree":{"nodeId":1,"driverDetail":{"class":"androidAccessibility"}},
       "viewHierarchy":{"nodeId":1}}
      """#, "Android"
    ),
    (#"{"viewHierarchy":{"a":1}}"#, "`viewHierarchy`"), ("[]", "not an object"),
  ])
  func otherFilesAreRefused(text: String, reason: String) throws {
    let syntax = try #require(JSONParser.parse(.init(path: "x", bytes: Array(text.utf8))).tree)
    let refusal = try #require(TrailblazeReader.refusal(of: .json(syntax)))
    #expect(refusal.contains(reason))
  }

  @Test func aCaptureOfNothingIsNoPass() {
    let found = MaestroSample.found(#"{"viewHierarchy": {"centerPoint": "0,0", "nodeId": 1}}"#)
    #expect(found.map { $0.prefix(35) } == ["empty-tree: the capture shows nothi"])
  }

  @Test func damagedFilesDoNotTrap() {
    for text in [Self.waypoint, Self.both] {
      let bytes = Array(text.utf8)
      for end in stride(from: 0, to: bytes.count, by: 2) {
        _ = Linter().lint(SourceFile(path: "x.json", bytes: Array(bytes[..<end])))
      }
      for new in ["null", "[]", "{}", "1e308", "-1e308", "\"\""] {
        for old in ["390", "10", "\"Pay\"", "90", "2", "\"iosMaestro\""] {
          let damaged = Array(text.replacing(old, with: new).utf8)
          _ = Linter().lint(SourceFile(path: "x.json", bytes: damaged), as: .trailblaze)
        }
      }
    }
  }

  @Test(.needs(data: "corpus/trailblaze-json/block__trailblaze")) func realWaypointsAreReadWhole()
    throws
  {
    guard let folder = SharedData.url("corpus/trailblaze-json/block__trailblaze") else { return }
    for url in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let text = try String(contentsOf: url, encoding: .utf8)
      let report = Linter().lint(SourceFile(path: url.path, bytes: Array(text.utf8)))
      #expect(report.nodes == text.split(separator: "\"driverDetail\"").count - 1)
      #expect(report.inputErrors.isEmpty && report.screens == 1)
      for finding in report.findings { #expect(finding.rule.category == .speech) }
    }
  }
}
