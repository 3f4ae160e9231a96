import Testing

@testable import LintRules

/// What the rule proposes.
@Suite("Updates frequently missing") struct UpdatesFrequentlyMissingTests {
  private typealias Sample = TraitRuleSample

  @Test func whatUpdatesIsNoStaticText() {
    let rule = UpdatesFrequentlyMissing(options: .init())
    #expect(
      Sample.changes(rule, "{type: text, text: A, updates: 1}")
        == ["unsafe: Set the traits to updatesFrequently"])
  }
}
