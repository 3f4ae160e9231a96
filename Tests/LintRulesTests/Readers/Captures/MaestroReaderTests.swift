import DocumentSyntax
import Foundation
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Hierarchies of Maestro: texts and places without roles.
@Suite("Maestro hierarchies") struct MaestroReaderTests {
  private typealias Sample = MaestroSample

  @Test func everyNodeIsOneElement() throws {
    let text = Sample.hierarchy(
      Sample.node("Cart", bounds: "[0,50][390,100]"),
      Sample.node(bounds: "[0,100][390,200]", Sample.node("Pay", bounds: "[20,110][370,160]")))
    let tree = try #require(Sample.reading(text).tree)
    #expect(tree.screens.map(\.name) == ["Shop"])
    #expect(tree.screens[0].size == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(tree.elements.count - 1 == text.split(separator: "accessibilityText").count - 1)
    #expect(tree.screens[0].notation is OutputNotation && tree.screens[0].unsaid.contains(.type))
  }

  @Test func textsAndStatesHaveTheirPlaces() throws {
    let text = Sample.hierarchy(
      Sample.node(
        "Wi-Fi", value: "on", id: "wifi", bounds: "[10,60][110,90]",
        state: #", "selected" : "true", "checked" : "false""#))
    let tree = try #require(Sample.reading(text).tree)
    let index = try #require(tree.elements.indices.first { tree.text(.id, of: $0) == "wifi" })
    #expect(tree.text(.label, of: index) == "Wi-Fi")
    #expect(tree.text(.value, of: index) == "on")
    #expect(tree.elements[index].flag(.selected) == true)
    #expect(!tree.elements[index].has(.on) && !tree.elements[index].has(.enabled))
    #expect(tree.elements[index].frame == Rect(x: 10, y: 60, width: 100, height: 30))
    let frame = try #require(tree.attribute(.frame, of: index))
    #expect(TreeSample.slice(text, frame.range) == #""bounds" : "[10,60][110,90]""#)
    let label = try #require(tree.attribute(.label, of: index))
    #expect(TreeSample.slice(text, label.range) == #""accessibilityText" : "Wi-Fi""#)
    #expect(
      TreeSample.slice(text, tree.elements[index].anchor) == #""accessibilityText" : "Wi-Fi""#)
  }

  @Test func leavesAreHeardAndWhatRepeatsThemIsNot() {
    let text = Sample.hierarchy(
      Sample.node(
        "mobile, 555-0100", bounds: "[0,100][390,160]",
        Sample.node("mobile", bounds: "[10,110][80,130]"),
        Sample.node("555-0100", bounds: "[10,130][80,150]"),
        Sample.node("Call", bounds: "[350,120][370,140]")))
    #expect(Sample.heard(text).count == 2)
    #expect(Sample.heard(text).first == "mobile.")
  }

  @Test func aButtonWithAPictureIsHeardByItsOwnName() {
    let text = Sample.hierarchy(
      Sample.node(
        "Mail", bounds: "[0,100][60,160]", Sample.node("Get Mail", bounds: "[0,100][60,160]")))
    #expect(Sample.heard(text) == ["Mail."])
  }

  @Test func aTitleAndPicturesMakeAButton() {
    let text = Sample.hierarchy(
      Sample.node(
        "Call", bounds: "[0,100][250,140]", Sample.node("Forward", bounds: "[230,110][240,130]"),
        Sample.node("call", bounds: "[10,110][30,130]")))
    #expect(Sample.heard(text) == ["Call."])
  }

  @Test func aViewAroundSeveralOthersIsAGroup() {
    let text = Sample.hierarchy(
      Sample.node(
        "Toolbar", bounds: "[0,100][390,160]", Sample.node("Share", bounds: "[0,100][60,160]"),
        Sample.node("Delete", bounds: "[60,100][120,160]")))
    #expect(Sample.heard(text) == ["Share.", "Delete."])
  }

  @Test func whatTheSystemDrawsIsNotHeard() {
    let keys = Sample.node("q", bounds: "[0,600][40,650]")
    let text = Sample.hierarchy(
      Sample.node("Name", bounds: "[0,100][390,160]"),
      Sample.node(id: "UIKeyboardLayoutStar Preview", bounds: "[0,600][390,844]", keys))
    #expect(Sample.heard(text) == ["Name."])
  }

  @Test func aPromptMakesAField() {
    let text = Sample.hierarchy(
      Sample.node("Search", hint: "Search", bounds: "[0,100][390,140]"),
      Sample.node("City", value: "Porto", hint: "City", bounds: "[0,150][390,190]"))
    #expect(Sample.heard(text) == ["Search, Search, text field.", "City, Porto, text field."])
  }

  @Test func placesFromNowhereAreLeftOut() throws {
    let row = Sample.node(
      bounds: "[0,900][390,960]", Sample.node("Tone", id: "tone", bounds: "[0,0][60,20]"))
    let tree = try #require(Sample.reading(Sample.hierarchy(row)).tree)
    let index = try #require(tree.elements.indices.first { tree.text(.id, of: $0) == "tone" })
    #expect(!tree.elements[index].has(.frame))
  }

  @Test func onlyWhatIsHeardIsJudged() {
    let text = Sample.hierarchy(
      Sample.node("FREE DELIVERY", id: "a", bounds: "[0,100][390,140]"),
      Sample.node("ic_close", id: "a", bounds: "[0,150][10,160]"),
      Sample.node("Close", bounds: "[4,152][12,158]"), Sample.node(hint: "City", id: "b"))
    let found = Sample.found(text)
    #expect(found.map { $0.prefix { $0 != ":" } } == ["speech-all-caps"])
  }

  @Test(arguments: [
    #"{"attributes" : {}, "children" : []}"#,
    #"{"attributes" : {"accessibilityText" : "", "bounds" : "[0,0][0,0]"}, "children" : []}"#,
    MaestroSample.node(bounds: "[0,0][0,0]", MaestroSample.node("Shop")),
    MaestroSample.hierarchy(),
  ])
  func aCaptureOfNothingIsNoPass(text: String) {
    let found = MaestroSample.found(text)
    #expect(found.count == 1 && found[0].hasPrefix("empty-tree: the capture shows nothing: "))
  }

  @Test(arguments: [
    (
      #"{"attributes":{"class":"android.view.View","accessibilityText":"a"},"children":[]}"#,
      "`class`"
    ),
    (
      #"{"attributes":{},"children":[{"attributes":{"text":"a","resource-id":"com.x:id/b"}}]}"#,
      "Android"
    ),
    (#"{"attributes":{"text":"a","bounds":"[0,0][1,1]"},"children":[]}"#, "`accessibilityText`"),
    (#"{"attributes":{"a":1}}"#, "`accessibilityText`"),
    (#"{"name":"x","attributes":{},"children":[]}"#, "empty"),
    (#"{"screen":"A","children":[]}"#, "`attributes`"), ("[1]", "not an object"),
  ])
  func otherFilesAreRefused(text: String, reason: String) throws {
    let syntax = try #require(JSONParser.parse(.init(path: "x", bytes: Array(text.utf8))).tree)
    let refusal = try #require(MaestroReader.refusal(of: .json(syntax)))
    #expect(refusal.contains(reason))
  }

  private static let runner = """
    {"axElement": {"identifier": "", "frame": {"X": 0, "Y": 0, "Width": 390, "Height": 844},
      "label": "Shop", "elementType": 2, "enabled": true, "children": [
      {"identifier": "save", "frame": {"X": 10, "Y": 60, "Width": 20, "Height": 20.5}, "label": "",
       "elementType": 9, "enabled": true, "selected": false, "title": "", "value": null},
      {"frame": {"X": 0, "Y": 90, "Width": 51, "Height": 31}, "label": "Sync", "elementType": 40,
       "value": "1", "enabled": false, "children": []},
      {"frame": {"X": 0, "Y": 0, "Width": 390, "Height": 47}, "elementType": 25, "label": "Status",
       "children": [{"elementType": 48, "label": "9:41", "identifier": ""}]}
      ]}, "depth": 2}
    """

  @Test func theRunnerSaysWhatElementsAre() throws {
    let tree = try #require(Sample.reading(Self.runner).tree)
    #expect(tree.elements.map(\.kind) == [.screen, .view, .button, .switch, .view, .text])
    #expect(tree.elements[3].flag(.on) == true && tree.elements[3].flag(.enabled) == false)
    #expect(TreeSample.slice(Self.runner, tree.elements[2].anchor) == #""elementType": 9"#)
    #expect(!tree.screens[0].unsaid.contains(.type))
    let found = Sample.found(Self.runner)
    #expect(found.contains { $0.hasPrefix("control-missing-label: this button has no name") })
  }

  @Test func damagedFilesDoNotTrap() {
    let texts = [Self.runner, Sample.hierarchy(Sample.node("A", bounds: "[1,2][3,4]"))]
    for text in texts {
      let bytes = Array(text.utf8)
      for end in stride(from: 0, to: bytes.count, by: 3) {
        _ = Linter().lint(SourceFile(path: "x.json", bytes: Array(bytes[..<end])))
      }
      for (old, new) in [
        ("[", "[["), ("844", "1e999"), ("844", "-1e308"), ("\"Shop\"", "null"), ("0", "9e307"),
        (":", ": [], \"x\":"), ("true", "{}"), ("{\"attributes\"", "7, {\"attributes\""),
      ] {
        let damaged = text.replacing(old, with: new)
        _ = Linter().lint(SourceFile(path: "x.json", bytes: Array(damaged.utf8)), as: .maestro)
      }
    }
  }

  @Test(.needs(data: "corpus/maestro-json-derived/block__trailblaze"))
  func realHierarchiesAreReadWhole() throws {
    guard let folder = SharedData.url("corpus/maestro-json-derived/block__trailblaze") else {
      return
    }
    for url in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let text = try String(contentsOf: url, encoding: .utf8)
      let report = Linter().lint(SourceFile(path: url.path, bytes: Array(text.utf8)))
      #expect(report.nodes == text.split(separator: "\"attributes\"").count - 1)
      #expect(report.inputErrors.isEmpty && report.screens == 1)
      for finding in report.findings { #expect(finding.rule.category == .speech) }
    }
  }
}
