import DocumentSyntax
import Testing

@testable import LintRules
@testable import ScreenModel

/// Flags in storyboards, and what counts as content.
@Suite("Modal flag misplaced") struct ModalFlagMisplacedTests {
  private static let flag = """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
    keyPath="accessibilityViewIsModal" value="YES"/></userDefinedRuntimeAttributes>
    """

  @Test func anEmptyModalViewOfAStoryboardIsFilledByCode() {
    let views = "<button id=\"b\"><state key=\"normal\" title=\"Pay\"/></button>"
    #expect(
      TraitRuleSample.certainties(
        ModalFlagMisplaced.self, "\(views)<view id=\"a\">\(Self.flag)</view>")
        == ["needsReview"])
    #expect(
      TraitRuleSample.certainties(
        ModalFlagMisplaced.self,
        "<label text=\"Sure?\" id=\"l\"/><button id=\"a\">\(Self.flag)"
          + "<state key=\"normal\" title=\"OK\"/></button>") == ["violation"])
  }

  @Test(
    arguments: [
      ("{id: m, modal: true, children: [{type: web}]}", []),
      ("{id: m, modal: true, children: [{type: datePicker}]}", []),
      ("{id: m, modal: true, children: [{type: image}]}", ["violation m"]),
      ("{id: m, modal: true, element: true, label: Busy}", []),
      ("{id: m, type: switch, label: On, modal: true}", ["violation m"]),
      ("{id: m, modal: true, hidden: true}", []),
    ])
  func whatIsInTheViewDecides(view: String, expected: [String]) {
    let found = VisibilityFindings.of(
      ModalFlagMisplaced(options: .init()), "{type: text, text: Sure?}, \(view)")
    #expect(found == expected)
  }
}
