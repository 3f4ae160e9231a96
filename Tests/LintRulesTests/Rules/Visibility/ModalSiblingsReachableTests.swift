import DocumentSyntax
import Testing

@testable import LintRules
@testable import ScreenModel

/// Windows, and modal views in modal views.
@Suite("Modal siblings reachable") struct ModalSiblingsReachableTests {
  @Test func cousinsInAWindowBehindAreReported() {
    let modal = "{children: [{id: m, modal: true, children: [{type: button, text: OK}]}]}"
    let window = "{class: UIWindow, children: [{type: text, text: Sure?}]}"
    let rule = ModalSiblingsReachable(options: .init())
    #expect(VisibilityFindings.of(rule, "\(window), \(modal)") == ["violation m"])
    #expect(VisibilityFindings.of(rule, "\(modal), \(window)") == [])
  }

  @Test func onlyTheFrontmostModalViewIsLookedAt() {
    let inner = "{id: n, modal: true, children: [{type: button, text: OK}]}"
    let outer =
      "{id: m, modal: true, children: [{type: text, text: Sure?}, {children: [\(inner)]}]}"
    let found = VisibilityFindings.of(
      ModalSiblingsReachable(options: .init()), "{children: [\(outer)]}, {type: text, text: A}")
    #expect(found == ["violation n"])
  }
}
