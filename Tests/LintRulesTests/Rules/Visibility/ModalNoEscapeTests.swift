import DocumentSyntax
import Testing

@testable import LintRules

/// What counts as a way out.
@Suite("Modal no escape") struct ModalNoEscapeTests {
  @Test(
    arguments: [
      ("{id: m, presents: sheet, children: [{type: text, text: A}]}", ["violation m"]),
      ("{id: m, presents: sheet, children: [{type: button, text: Save}]}", ["needsReview m"]),
      ("{id: m, presents: sheet, children: [{type: button, text: ✕}]}", []),
      ("{id: m, presents: sheet, children: [{type: web}]}", []),
      ("{id: m, presents: hud, modal: true, children: [{type: text, text: A}]}", []),
      (
        "{id: m, type: sheet, children: [{implements: escape, children: [{type: text, text: A}]}]}",
        []
      ),
      ("{id: m, type: sheet, children: [{type: button, text: A, onTap: dismiss}]}", []),
    ])
  func waysOut(view: String, expected: [String]) {
    #expect(VisibilityFindings.of(ModalNoEscape(options: .init()), view) == expected)
  }
}
