import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Page sources of Appium and WebDriverAgent as XML.
@Suite("Page source, XML") struct PageSourceReaderTests {
  private typealias Sample = PageSourceSample

  private func first(_ kind: ElementKind, in tree: AccessibilityTree) throws -> Int {
    try #require((0..<tree.count).first { tree.element($0).kind == kind })
  }

  @Test func everyElementIsOneElement() {
    let tree = Sample.tree(Sample.page(Sample.element("Button", "label=\"A\"")))
    // The screen, the app, the window and the button.
    #expect(tree.count == 4)
    #expect(tree.interface.screens.map(\.name) == ["Shop"])
    #expect(tree.interface.screens.first?.size == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(tree.interface.screens.first?.capabilities == .ofCaptures)
  }

  @Test func nameIsTheIdentifierUnlessItIsTheLabel() throws {
    let alone = Sample.tree(Sample.page(Sample.element("Button", "name=\"save\"")))
    let index = try first(.button, in: alone)
    #expect(alone.interface.text(.id, of: index) == "save")
    #expect(!alone.element(index).has(.label))
    let same = Sample.tree(Sample.page(Sample.element("Button", "name=\"A\" label=\"A\"")))
    let other = try first(.button, in: same)
    #expect(!same.element(other).has(.id) && same.interface.text(.label, of: other) == "A")
  }

  @Test func valuesMeanWhatTheTypeMakesThem() {
    let page = Sample.page(
      Sample.element("Switch", "label=\"Sound\" value=\"1\"", at: (20, 100, 51, 44))
        + Sample.element("Button", "label=\"All\" value=\"1\"", at: (20, 200, 90, 44))
        + Sample.element("StaticText", "label=\"Hi\" value=\"Hi\"", at: (20, 300, 90, 20))
        + Sample.element("Slider", "label=\"Zoom\" value=\"50%\"", at: (20, 400, 90, 44)))
    let speech = Sample.speech(page)
    #expect(speech.count == 4)
    #expect(speech[0].hasPrefix("Sound, switch button, on."))
    #expect(speech[1] == "Selected, All, button.")
    #expect(speech[2] == "Hi.")
    #expect(speech[3].hasPrefix("Zoom, fifty percent, adjustable."))
  }

  @Test func anEmptyFieldHasItsPlaceholderAsValue() throws {
    let said = Sample.page(
      Sample.element("TextField", "label=\"\" value=\"Email\" placeholderValue=\"Email\""))
    let tree = Sample.tree(said)
    let field = try first(.textField, in: tree)
    #expect(!tree.element(field).has(.value) && !tree.element(field).has(.label))
    #expect(tree.interface.text(.placeholder, of: field) == "Email")
    #expect(Sample.rules(said).contains("placeholder-as-label"))
    // Older tools do not tell the placeholder: the value may be one, and with it the name.
    let report = Sample.report(
      Sample.page(Sample.element("TextField", "label=\"\" value=\"Email\"")))
    #expect(report.findings.allSatisfy { $0.certainty == .needsReview })
    // Where there is no value there is no placeholder either.
    let bare = Sample.report(Sample.page(Sample.element("TextField", "label=\"\"")))
    #expect(bare.findings.contains { $0.certainty == .violation })
  }

  @Test func aSourceWithoutLabelsTellsNothingOfNames() {
    let buttons = ["send", "cancel"].map { Sample.element("Button", "name=\"\($0)\"") }
    let stripped = Sample.report(Sample.page(buttons.joined()))
    #expect(!stripped.findings.contains { $0.rule.id == "control-missing-label" })
    let text = Sample.element("StaticText", "name=\"Mail\" label=\"Mail\"")
    let whole = Sample.report(Sample.page(buttons.joined() + text))
    #expect(whole.findings.contains { $0.rule.id == "control-missing-label" })
    let bare = Sample.report(Sample.page(Sample.element("Button", "")))
    #expect(bare.findings.contains { $0.rule.id == "control-missing-label" })
  }

  @Test func joinedNamesAreNotTooLong() {
    let words = String(repeating: "Signs in with the app, ", count: 6)
    let report = { (label: String) in
      Sample.report(Sample.page(Sample.element("Button", "label=\"\(label)\"")))
    }
    #expect(!report(words).findings.contains { $0.rule.id == "label-too-long" })
    #expect(
      report(words.replacing(", ", with: " ")).findings.contains { $0.rule.id == "label-too-long" })
  }

  @Test func visibleSaysHiddenOrScrolledOut() throws {
    let page = Sample.page(
      Sample.element("Button", "label=\"Covered\"", visible: false)
        + Sample.element(
          "ScrollView", at: (0, 200, 390, 300),
          Sample.element("Button", "label=\"Below\"", at: (0, 600, 90, 44), visible: false)))
    #expect(Sample.speech(page) == ["Below, button."])
    // What holds something visible is not hidden, whatever the tool says.
    let holder = Sample.page(
      Sample.element("Other", visible: false, Sample.element("Button", "label=\"Seen\"")))
    #expect(Sample.speech(holder) == ["Seen, button."])
  }

  @Test func framesOfLongAgoAreThoseOfTheRow() throws {
    let page = Sample.page(
      Sample.element(
        "Table", at: (0, 0, 390, 844),
        Sample.element(
          "Cell", "label=\"Wi-Fi\"", at: (0, 900, 390, 45), visible: false,
          Sample.element("Switch", "label=\"Wi-Fi\"", at: (0, 91, 51, 31), visible: false))))
    let tree = Sample.tree(page)
    let index = try first(.switch, in: tree)
    #expect(tree.element(index).frame == Rect(x: 0, y: 900, width: 390, height: 45))
    #expect(tree.element(index).marks.contains(.frameUntrusted))
  }

  @Test func accessibleSaysWhereVoiceOverStops() {
    let text = Sample.element("StaticText", "label=\"Log in\" accessible=\"false\"")
    let page = Sample.page(
      Sample.element("Other", "label=\"Log in now\" accessible=\"true\"", text))
    #expect(Sample.speech(page) == ["Log in now."])
    let older = Sample.page(Sample.element("Other", "label=\"Log in now\"", text))
    #expect(Sample.speech(older).isEmpty)
  }

  @Test func labelledViewsInAListAreStopsInOlderSources() {
    let page = Sample.page(
      Sample.element(
        "Table", "",
        Sample.element("Other", "name=\"VISION\"", Sample.element("Other", "label=\"VISION\""))
          + Sample.element("Cell", "", Sample.element("StaticText", "label=\"Motion\"")))
        + Sample.element("Other", "label=\"Battery\""))
    #expect(Sample.speech(page) == ["VISION.", "Motion."])
    // The system draws the titles of sections in capitals.
    #expect(!Sample.rules(page).contains("speech-all-caps"))
  }

  @Test func traitsAreTakenWhereTheToolGivesThem() throws {
    let page = Sample.page(
      Sample.element("StaticText", "label=\"News\" traits=\"StaticText, Header\"")
        + Sample.element("TextField", "label=\"Mail\" traits=\"None\"", at: (20, 300, 200, 44)))
    let tree = Sample.tree(page)
    #expect(tree.traits[try first(.text, in: tree)] == [.staticText, .header])
    #expect(tree.traits[try first(.textField, in: tree)].contains(.textEntry))
    #expect(tree.interface.screens.first?.unsaid.contains(.traits) == false)
  }

  @Test func barsSayWhatTheirButtonsAre() {
    let button = Sample.element("Button", "label=\"Home\"", at: (0, 780, 60, 44))
    let tabs = Sample.page(
      Sample.element("TabBar", at: (0, 770, 390, 74), Sample.element("Other", "", button)))
    #expect(Sample.speech(tabs).first?.contains("Home, tab") == true)
  }

  @Test func buttonsInAFieldStandBesideIt() throws {
    let page = Sample.page(
      Sample.element(
        "SecureTextField", "label=\"Password\" value=\"••••\"",
        Sample.element("Button", "label=\"Show\"", at: (180, 100, 40, 44))))
    let tree = Sample.tree(page)
    let field = try first(.secureField, in: tree)
    let button = try first(.button, in: tree)
    #expect(tree.element(button).parent == tree.element(field).parent)
    #expect(Sample.speech(page).count == 2 && !tree.element(field).has(.value))
  }

  @Test func theSystemsOwnElementsAreNotJudged() {
    let page = Sample.page(
      Sample.element(
        "Keyboard", at: (0, 560, 390, 284), Sample.element("Button", at: (0, 600, 9, 9)))
        + Sample.element(
          "StatusBar", at: (0, 0, 390, 20), Sample.element("Button", at: (0, 0, 9, 9)))
        + Sample.element(
          "Table", at: (0, 20, 390, 500),
          Sample.element(
            "Other", "label=\"Vertical scroll bar, 1 page\" value=\"0%\" accessible=\"true\"",
            at: (357, 20, 30, 500))))
    #expect(Sample.rules(page).allSatisfy { $0 == "empty-tree" })
  }

  @Test func findingsPointAtTheTypeAndAtAttributes() throws {
    let page = Sample.page(Sample.element("Button", "label=\"Save Button\""))
    let finding = try #require(
      Sample.report(page).findings.first { $0.rule.id == "label-repeats-role" })
    let line = page.split(separator: "\n", omittingEmptySubsequences: false)[finding.start.line - 1]
    #expect(
      line.utf8.dropFirst(finding.start.column - 1).starts(with: "label=".utf8)
        || line.utf8.dropFirst(finding.start.column - 1).starts(with: "Save Button".utf8)
        || line.utf8.dropFirst(finding.start.column - 1).starts(with: "Button".utf8))
  }
}
