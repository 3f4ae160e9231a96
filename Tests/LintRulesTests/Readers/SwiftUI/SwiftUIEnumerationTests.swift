import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// Rows of known lists, and what properties give for the cases of enumerations.
@Suite("SwiftUI: rows and cases") struct SwiftUIEnumerationTests {
  private static let tab = """
    enum Tab: String, CaseIterable {
      case home, find = "Search", profile
      var title: LocalizedStringKey {
        switch self {
        case .home: "Start"
        case .find: return "Find"
        default: return "You"
        }
      }
      var icon: String { self == .home ? "house" : "person" }
      var words: String { if self == .find { return "Look" }; return "Other" }
    }
    struct Page { let title: String; let icon: String }
    struct TabButton: View { let tab: Tab; var body: some View { Button(tab.title) { go() } } }
    """

  /// The lines of `speak` for a body.
  private func spoken(_ body: String) throws -> [String] {
    let text =
      "struct Home: View {\nlet pages = [Page(title: \"One\", icon: \"star\"),"
      + "Page(title: \"Two\", icon: \"moon\")]\nlet tabs: [Tab] = [.home, .profile]\n"
      + "var body: some View {\n\(body)\n} }\n" + Self.tab
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
    var options = ReadingOptions()
    options.sourceIndex = SwiftUIIndex([try #require(SwiftUISource(file))], [])
    let tree = AccessibilityTree(
      resolving: try #require(Readers.document(file, options).read(0).tree))
    return TranscriptScreen(0, of: tree, visibleOnly: false).stops.map(\.spoken)
  }

  @Test(
    arguments: [
      ("ForEach([\"Day\", \"Night\"], id: \\.self) { Text($0) }", ["Day.", "Night."]),
      ("ForEach(Tab.allCases) { Text($0.title) }", ["Start.", "Find.", "You."]),
      ("ForEach(Tab.allCases) { tab in Text(tab.rawValue) }", ["home.", "Search.", "profile."]),
      ("Text(Tab.find.title)", ["Find."]),
      ("Text(Tab.find.words); Text(Tab.home.words)", ["Look.", "Other."]),
      ("ForEach(tabs, id: \\.self) { TabButton(tab: $0) }", ["Start, button.", "You, button."]),
      ("TabButton(tab: .find)", ["Find, button."]),
      ("ForEach(pages) { page in Text(page.title) }", ["One.", "Two."]),
      ("ForEach(0..<3) { Text(\"Row \\($0 + 1)\") }", ["Row one.", "Row two.", "Row three."]),
      ("ForEach(1...2) { Text(\"Row \\($0)\") }", ["Row one.", "Row two."]),
      ("ForEach(rows) { row in Text(row.title) }", ["‹row.title›."]),
      ("Text(tab.title)", ["‹tab.title›."]),
    ])
  func rowsAreRead(body: String, words: [String]) throws {
    #expect(try spoken(body) == words)
  }

  @Test func whatIsWrongWithAllRowsIsOneFinding() throws {
    let text = """
      struct Home: View { var body: some View {
        ForEach(["Ada", "Bob"], id: \\.self) { name in
          Text(name)
          Button { go() } label: { Image("trash_can") }
        }
      } }
      """
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
    var configuration = Configuration()
    configuration.reading.sourceIndex = SwiftUIIndex([try #require(SwiftUISource(file))], [])
    let found = Linter(configuration).lint(file).findings.map(\.rule.id)
    #expect(found == ["icon-button-missing-label"])
  }
}
