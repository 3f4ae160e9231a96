import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// Modifiers and styles of the project, of which one is meant by a call.
@Suite("SwiftUI: modifiers and styles of the project") struct SwiftUIDeclaredModifiersTests {
  private func file(_ body: String, _ declarations: String) -> SourceFile {
    let text =
      "struct Home: View {\n@State var on = false\nvar body: some View { VStack {\n\(body)\n} } }\n"
      + declarations
    return SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
  }

  /// The lines of `speak` for the screen `Home`.
  private func stops(_ body: String, _ declarations: String) throws -> [String] {
    let file = file(body, declarations)
    var options = ReadingOptions()
    options.sourceIndex = SwiftUIIndex([try #require(SwiftUISource(file))], [])
    let tree = AccessibilityTree(
      resolving: try #require(Readers.document(file, options).read(0).tree))
    return TranscriptScreen(0, of: tree, visibleOnly: false).stops.map(\.spoken)
  }

  private func rules(_ body: String, _ declarations: String) throws -> [String] {
    let file = file(body, declarations)
    var configuration = Configuration()
    configuration.reading.sourceIndex = SwiftUIIndex([try #require(SwiftUISource(file))], [])
    return Linter(configuration).lint(file).findings.map(\.rule.id)
  }

  private static let overloads = """
    extension View {
      func titled(_ title: String) -> some View { VStack { Text(title); self } }
      func titled(_ title: String, note: String) -> some View {
        VStack { Text(title); Text(note); self }
      }
      func titled(icon: String) -> some View { VStack { Image(icon); self } }
    }
    """

  @Test(
    arguments: [
      (#"Text("A").titled("T")"#, ["T.", "A."]),
      (#"Text("A").titled("T", note: "N")"#, ["T.", "N.", "A."]),
      (#"Text("A").titled(other: "T")"#, ["A."]),
    ])
  func labelsTellWhichModifierIsMeant(body: String, words: [String]) throws {
    #expect(try stops(body, Self.overloads) == words)
  }

  @Test func aStyleThatDrawsWordsMayNameAButton() throws {
    let body = "Button(action: go, label: {}).buttonStyle(Buy())"
    func style(_ content: String) -> String {
      "struct Buy: ButtonStyle { func makeBody(configuration: Configuration) -> some View {"
        + "\(content) } }"
    }
    #expect(try rules(body, style(#"Text("Buy")"#)) == [])
    #expect(try rules(body, style(#"Circle().accessibilityLabel("Buy")"#)) == [])
    #expect(try rules(body, style("Circle()")) == ["control-missing-label"])
  }

  @Test func aStyleOfLabelsThatDrawsTheIconAloneHidesNoWords() throws {
    let style = """
      extension LabelStyle where Self == Compact { static var compact: Compact { Compact() } }
      struct Compact: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.icon }
      }
      """
    let body = #"Button { go() } label: { Label("Add", systemImage: "plus") }"#
    for call in [".labelStyle(Compact())", ".labelStyle(.compact)"] {
      #expect(try stops(body + call, style) == ["Add, button."])
    }
  }

  @Test func segmentsOfACaseListAreStops() throws {
    let body = """
      Picker("", selection: $on) { ForEach(Plan.allCases) { Text($0.title).tag($0) } }
        .pickerStyle(.segmented)
      """
    let plan = """
      enum Plan: CaseIterable {
        case month, year
        var title: String { self == .month ? "Monthly" : "Yearly" }
      }
      """
    #expect(try stops(body, plan) == ["Monthly, button, 1 of 2.", "Yearly, button, 2 of 2."])
  }

  @Test func anOverlayOnAConditionIsRead() throws {
    #expect(try stops(#"Text("A").overlay(on ? Text("B") : nil)"#, "") == ["A.", "B."])
  }

  @Test func aColourOfAUseDoesNotRepeatAFinding() throws {
    let cell = """
      struct Cell: View {
        let store: Store
        var body: some View {
          Button { go() } label: { Image("trash_can").foregroundStyle(store.color) }
            .disabled(store.isOff)
        }
      }
      """
    #expect(try rules("Cell(store: one)\nCell(store: two)", cell) == ["icon-button-missing-label"])
  }

  @Test(arguments: [("import SwiftUI", 0), ("import AppKit", 1)])
  func aViewForTheMacAloneIsAScreenOfAppsForTheMac(imports: String, count: Int) throws {
    let text = """
      \(imports)
      #if os(macOS)
      struct Home: View { var body: some View { Image("trash_can") } }
      #endif
      """
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
    #expect(Linter(Configuration()).lint(file).findings.count == count)
  }
}
