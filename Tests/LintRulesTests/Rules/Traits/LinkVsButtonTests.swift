import Testing

@testable import LintRules

/// What the rule proposes.
@Suite("Link versus button") struct LinkVsButtonTests {
  private typealias Sample = TraitRuleSample

  @Test func aLinkIsOnlyProposed() {
    let rule = LinkVsButton(options: .init())
    #expect(
      Sample.changes(rule, "{type: button, text: A, opensURL: 'http://example.com'}")
        == ["unsafe: Set the traits to link"])
  }
}
