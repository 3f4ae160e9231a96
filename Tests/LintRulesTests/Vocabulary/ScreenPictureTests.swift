import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// Pictures of screens, and which screen findings are on.
@Suite("Pictures of screens") struct ScreenPictureTests {
  private static func report(_ text: String, details: ReportDetails = .screens) -> FileReport {
    Linter(details: details).lint(SourceFile(path: "A.a11y.yml", bytes: Array(text.utf8)))
  }

  private static let screens = """
    screen: One
    children:
      - {type: view, hidden: true, frame: [0, 0, 10, 10]}
      - {type: text, text: Title, header: true, frame: [0, 0, 100, 20]}
    ---
    screen: Two
    children:
      - {type: button, image: trash, frame: [0, 0, 44, 44]}
    """

  @Test func eachScreenHasOne() {
    let pictures = Self.report(Self.screens).pictures
    #expect(pictures.map(\.name) == ["One", "Two"])
    #expect(pictures[0].boxes.map(\.text) == ["Title"])
    #expect(pictures[0].stops.map(\.number) == [1])
    #expect(pictures[1].stops[0].frame == Rect(x: 0, y: 0, width: 44, height: 44))
  }

  @Test func findingsKnowTheirScreenAndPlace() throws {
    let report = Self.report(Self.screens)
    let finding = try #require(report.findings.first { $0.nodeType == "button" })
    #expect(finding.details?.screen == 1)
    #expect(finding.details?.frame == Rect(x: 0, y: 0, width: 44, height: 44))
  }

  @Test func theyAreMadeOnlyForThoseWhoAsk() {
    let report = Self.report(Self.screens, details: [])
    #expect(report.pictures.isEmpty)
    #expect(report.findings.allSatisfy { $0.details == nil })
  }

  @Test func brokenFilesHaveNone() {
    #expect(Self.report("screen: One\nchildren: [}\n").pictures.isEmpty)
  }

  @Test func manyElementsAreCounted() {
    let rows = (0..<500).map {
      "  - {type: button, label: b\($0), frame: [0, \($0 * 44), 44, 44]}\n"
    }
    let picture = Self.report("screen: Long\nchildren:\n" + rows.joined()).pictures[0]
    #expect(picture.boxes.count == ScreenPicture.maximumBoxes)
    #expect(picture.omittedBoxes == 500 - ScreenPicture.maximumBoxes)
    #expect(picture.omittedStops == 500 - ScreenPicture.maximumStops)
  }
}
