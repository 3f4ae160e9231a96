import DocumentSyntax
import Testing

@testable import LintRules

/// What the rules say where an Interface Builder file leaves open what code does.
@Suite("Rules on Interface Builder files") struct InterfaceBuilderRuleTests {
  private typealias Sample = InterfaceBuilderSample

  /// The rules and certainties of what is found in the view of the one controller.
  private func findings(_ subviews: String, controller: String = "") -> [String] {
    let text = Sample.storyboard(subviews, controller: controller)
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    return Linter().lint(file).findings.map { "\($0.rule.id) \($0.certainty.rawValue)" }
  }

  private let bare = "<switch id=\"a\" on=\"YES\"/>"

  @Test func aControlWithoutALabelIsAViolation() {
    #expect(findings(bare) == ["control-missing-label violation"])
  }

  @Test func anOutletMayNameAControl() {
    let outlet = "<connections><outlet property=\"wifi\" destination=\"a\" id=\"o\"/></connections>"
    #expect(findings(bare, controller: outlet) == ["control-missing-label needsReview"])
  }

  @Test func aCustomClassMayNameItself() {
    let custom = "<switch id=\"a\" on=\"YES\" customClass=\"NamedSwitch\"/>"
    #expect(findings(custom) == ["control-missing-label needsReview"])
  }

  @Test func aRuntimeAttributeOfTheProjectNamesAControl() {
    let named = """
      <switch id="a" on="YES"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accLabelLocalization" value="wifi"/>
      </userDefinedRuntimeAttributes></switch>
      """
    #expect(findings(named) == [])
  }

  @Test func codeFillsTheTextsOfARow() {
    let row = """
      <tableView id="t"><prototypes>
        <tableViewCell reuseIdentifier="x" id="c">
          <tableViewCellContentView key="contentView" id="v"/>
          <accessibility key="accessibilityConfiguration">
            <accessibilityTraits key="traits" button="YES"/>
          </accessibility>
        </tableViewCell>
      </prototypes></tableView>
      """
    #expect(findings(row) == [])
  }

  @Test func anEmptySceneIsNotReported() {
    #expect(findings("") == [])
  }
}
