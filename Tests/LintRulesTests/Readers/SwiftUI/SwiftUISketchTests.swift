import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// Words that the app makes when it runs are spoken as far as source tells them.
@Suite("SwiftUI: words in part") struct SwiftUISketchTests {
  /// The lines of `speak` for a body, without their numbers.
  private func spoken(_ body: String, table: String = "") throws -> [String] {
    let text = """
      struct Home: View {
      @State private var first = "Ada"
      var body: some View {
      \(body)
      } }
      """
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
    let strings = SourceFile(
      path: "en.lproj/Localizable.strings", bytes: FileBytes(Array(table.utf8)))
    var options = ReadingOptions()
    options.sourceIndex = SwiftUIIndex(
      [try #require(SwiftUISource(file))],
      table.isEmpty
        ? [] : [try #require(SwiftUIStrings(strings, developmentLanguage: "en"))])
    let tree = AccessibilityTree(
      resolving: try #require(Readers.document(file, options).read(0).tree))
    return tree.interface.screens.indices.flatMap {
      TranscriptScreen($0, of: tree, visibleOnly: false).stops.map {
        ($0.isOtherBranch ? "or " : "") + $0.spoken
      }
    }
  }

  @Test(
    arguments: [
      ("Text(user.name)", "‹user.name›."),
      ("Text(\"Hello \\(user.name), \\(2)\")", "Hello ‹user.name›, 2."),
      ("Text(\"Total: \" + price)", "Total: ‹price›."),
      ("Text(price + \" in all\")", "‹price› in all."),
      ("Text(name ?? \"Nobody\")", "‹name› ‹or: Nobody›."),
      ("Text(isOn ? \"Follow\" : \"Following\")", "Follow ‹or: Following›."),
      ("Text(isOn ? \"Follow\" : title)", "Follow ‹or another text›."),
      ("Text(String(format: \"%2$d of %1$@\", all, one))", "‹one› of ‹all›."),
      ("Text(\"Ada\") + Text(name)", "Ada‹name›."),
      ("Button(title) { go() }", "‹title›, button."),
      ("Button { go() } label: { Text(\"Buy\"); Text(price) }", "Buy, ‹price›, button."),
      (
        "HStack { Text(\"Joined\"); Text(day, style: .date) }"
          + ".accessibilityElement(children: .combine)",
        "Joined, ‹day›."
      ),
      ("Text(\"Pages\").accessibilityValue(\"\\(page) of 5\")", "Pages, ‹page› of 5."),
      ("Text(items.map { $0.name }.joined(separator: \", \") + more)", nil),
      ("Text(Image(systemName: \"lock.fill\"))", "lock fill, image."),
      ("HStack { Text(\"Porto\") }.accessibilityLabel(\"Porto by night\")", "Porto by night."),
      ("ForEach([\"Day\"], id: \\.self) { name in Text(name) }", "Day."),
      ("Text(\"Hello \\(first)\")", "Hello ‹at first: Ada›."),
      (
        "Button { go() } label: { if isOn { Text(\"Stop\") } else { Text(\"Start\") } }",
        "Stop ‹or: Start›, button."
      ),
      (
        "Button { go() } label: { "
          + "if isBusy { ProgressView() } else { Image(systemName: \"bell\") } }",
        "bell, button."
      ),
      ("Text(\"^[\\(count) page](inflect: true)\")", "‹count› page."),
      ("Text(\"Page\").accessibilityHint(\"Opens \\(page)\")", "Page. Opens ‹page›."),
      ("EditButton()", "Edit, button."),
      ("Foreign(kind: .custom { Text(\"Ada\") })", "Ada."),
      ("ProgressView()", "In progress."),
      ("ProgressView { Text(\"Loading\") }", "Loading."),
    ] as [(String, String?)])
  func wordsAreKnownInPart(body: String, words: String?) throws {
    let spoken = try spoken(body)
    if let words {
      #expect(spoken == [words])
    } else {
      // A long expression is cut.
      #expect(spoken.count == 1 && spoken[0].hasPrefix("‹items.map"))
      #expect(spoken[0].hasSuffix("…›."))
    }
  }

  @Test func whatATableSaysIsFilled() throws {
    let table = "\"cart %@ %lld\" = \"%2$lld in the cart of %1$@\";"
    #expect(
      try spoken("Text(\"cart \\(user) \\(count)\")", table: table)
        == ["‹count› in the cart of ‹user›."])
    #expect(
      try spoken("Text(\"cart.count-\\(count)\")", table: table)
        == ["‹\"cart.count-\\(count)\"›."])
  }

  @Test func whatAGeneratorMadeIsFilled() throws {
    let table = "\"cart\" = \"%2$ld in the cart of %1$@\";"
    #expect(
      try spoken("Text(R.string.localizable.cart(user, count))", table: table)
        == ["‹count› in the cart of ‹user›."])
  }

  @Test func alertsHaveTitleMessageAndButtons() throws {
    let body = """
      Text("Home")
        .alert("Delete it?", isPresented: $isShown) {
          Button("Delete") { delete() }
        } message: { Text("For good.") }
        .confirmationDialog("Hidden", isPresented: $isShown) { Button("Move") { move() } }
        .alert(isPresented: $isOld) {
          Alert(title: Text("Old"), message: Text("Way"), dismissButton: .default(Text("OK")))
        }
      """
    #expect(
      try spoken(body) == [
        "Home.", "or Delete it?", "For good.", "Delete, button.", "or Move, button.", "or Old.",
        "Way.", "OK, button.",
      ])
  }

  @Test func buttonsOfAStepperHaveItsName() throws {
    #expect(
      try spoken("Stepper(\"Guests: \\(count)\", value: $count)")
        == ["Guests: ‹count›, Decrement, button.", "Guests: ‹count›, Increment, button."])
  }

  @Test func otherBranchesSayOr() throws {
    let body = """
      if isBusy { ProgressView() } else if failed { Text("Failed"); Button("Again") { } }
      else { Text("Done") }
      switch mode { case .day: Text("Day"); case .night: Text("Night") }
      Text("End")
      """
    #expect(
      try spoken(body) == [
        "In progress.", "or Failed.", "Again, button.", "or Done.", "Day.", "or Night.", "End.",
      ])
  }

  @Test func rulesDoNotTakeThemForTheWords() {
    // Two buttons of one name would be found, and the name of a file.
    let text = """
      struct Home: View {
        var body: some View {
          VStack {
            Button("\\(kind)_icon.png") { open() }
            Button("\\(kind)_icon.png") { close() }
          }
        }
      }
      """
    let file = SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
    #expect(Linter().lint(file).findings.isEmpty)
  }

  @Test(
    arguments: [
      ("%@ of %d", ["a", "b"], "a of b"), ("%2$@, %1$@", ["a", "b"], "b, a"),
      ("100 %%, %.1f", ["x"], "100 %, x"), ("%@", [], "‹…›"), ("%#@items@", ["a"], nil),
      ("100 %", ["a"], nil), ("%99999999999999999999$@", ["a"], nil),
    ] as [(String, [String], String?)])
  func formatsAreFilled(format: String, values: [String], filled: String?) {
    #expect(SwiftUISketch.filled(format, with: values) == filled)
  }
}
