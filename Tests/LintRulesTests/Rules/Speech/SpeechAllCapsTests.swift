import DocumentSyntax
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

@Suite("Words in capitals") struct SpeechAllCapsTests {
  /// What is found in an element.
  private func finding(_ element: String) -> Finding? {
    let tree = TreeSample.tree("screen: A\nchildren:\n  - {\(element)}\n")
    return SpeechAllCaps.make([:]).rule.findings(in: tree).first
  }

  @Test func ordinaryWordsOfALabelChangeTheirCaseByMachine() {
    let label = finding("type: button, label: LOG IN")
    #expect(label?.fixes.map(\.title) == ["Set `label` to \"Log in\""])
    #expect(label?.fixes.first?.safety == .safe)
    let text = finding("type: button, text: LOG IN")
    #expect(text?.fixes.first?.safety == .shownOnly)
    #expect(finding("type: button, label: SIGHTS")?.fixes == [])
  }

  @Test func longWordsAreANoteWhateverStandsBetweenThem() {
    #expect(finding("type: text, text: PRODUCER • CREATIVE CONSULTING")?.severity == .note)
    #expect(finding("type: text, text: LOG • IN")?.severity != .note)
  }

  @Test func aVoiceThatReadsCapitalsAsWordsIsNotToldOf() {
    let text = "screen: A\nchildren:\n  - {type: button, text: SETTINGS}\n"
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    var configuration = Configuration()
    configuration.only = ["speech-all-caps"]
    #expect(Linter(configuration).lint(file).findings.count == 1)
    configuration.voiceOver.speech.capitals = .word
    #expect(Linter(configuration).lint(file).findings.isEmpty)
  }
}
