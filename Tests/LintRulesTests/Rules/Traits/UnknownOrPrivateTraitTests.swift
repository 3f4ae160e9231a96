import Testing

@testable import LintRules

/// What the rule says of masks, and what it proposes for names.
@Suite("Unknown or private trait") struct UnknownOrPrivateTraitTests {
  private typealias Sample = TraitRuleSample

  @Test func masksOfRuntimeAttributesHaveBits() {
    let label = """
      <label id="a" text="Song"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="accessibilityTraits">
          <integer key="value" value="35184372088896"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></label>
      """
    #expect(Sample.certainties(UnknownOrPrivateTrait.self, label) == ["violation"])
  }

  @Test(arguments: [
    ("traits: buton", ["unsafe: Set the traits to button"]),
    ("traits: [header, isLink]", ["unsafe: Set the traits to link, header"]),
    ("traits: UIAccessibilityTraitHeader", ["unsafe: Set the traits to header"]),
    ("traits: .isSelected", ["unsafe: Set the traits to selected"]),
    ("traits: [buton, hedder]", []), ("traits: wobbly", []), ("traits: is", []),
    ("traits: ''", []),
  ])
  func oneNearNameIsProposed(traits: String, expected: [String]) {
    let rule = UnknownOrPrivateTrait(options: .init())
    #expect(Sample.changes(rule, "{type: text, text: A, \(traits)}") == expected, "\(traits)")
  }
}
