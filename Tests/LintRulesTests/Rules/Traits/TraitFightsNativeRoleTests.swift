import Testing

@testable import LintRules

/// What the rule says of Interface Builder files, and what it proposes.
@Suite("Trait fights native role") struct TraitFightsNativeRoleTests {
  private typealias Sample = TraitRuleSample

  @Test func aFieldMadeAButtonIsAViolation() {
    let field = "<textField id=\"a\">\(Sample.configuration("button"))</textField>"
    #expect(Sample.certainties(TraitFightsNativeRole.self, field) == ["violation"])
    #expect(
      Sample.certainties(TraitFightsNativeRole.self, field, controller: Sample.outlet) == [
        "violation"
      ])
  }

  @Test func aCustomClassMayNotBeAField() {
    let field =
      "<textField id=\"a\" customClass=\"Picker\">\(Sample.configuration("button"))</textField>"
    #expect(Sample.certainties(TraitFightsNativeRole.self, field) == ["needsReview"])
  }

  @Test(arguments: [
    ("textField, label: A, traits: button", "safe: Remove `traits`"),
    ("textField, label: A, traits: [button, selected]", "safe: Set the traits to selected"),
    ("slider, label: A, traits: button", "unsafe: Remove `traits`"),
    (
      "slider, label: A, traits: [button, selected]",
      "unsafe: Set the traits to selected, adjustable"
    ),
    (
      "switch, label: A, traits: [link, selected]",
      "unsafe: Set the traits to button, selected, toggle"
    ),
    (
      "button, text: A, traits: [selected, header]",
      "unsafe: Set the traits to button, selected, header"
    ),
    ("textField, label: A, enabled: false, traits: button", "unsafe: Remove `traits`"),
  ])
  func aControlGetsItsRoleBack(node: String, expected: String) {
    let rule = TraitFightsNativeRole(options: .init())
    #expect(Sample.changes(rule, "{type: \(node)}") == [expected], "\(node)")
  }
}
