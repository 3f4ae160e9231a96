import DocumentSyntax
import Testing

@testable import Linting

/// What the rules about values say of Interface Builder files.
@Suite("Values in Interface Builder files") struct ProgressValueMissingTests {
  private typealias Sample = InterfaceBuilderSample

  private func findings(_ rule: String, _ subviews: String, outlet: String = "") -> [String] {
    let controller =
      outlet.isEmpty
      ? ""
      : "<connections><outlet property=\"x\" destination=\"\(outlet)\" id=\"o\"/></connections>"
    let text = Sample.storyboard(subviews, controller: controller)
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    var configuration = Configuration()
    configuration.only = [rule]
    return Linter(configuration).lint(file).findings.map(\.certainty.rawValue)
  }

  private func accessibility(_ attributes: String, traits: String = "") -> String {
    """
    <accessibility key="accessibilityConfiguration" \(attributes)>
      <bool key="isElement" value="YES"/><accessibilityTraits key="traits" \(traits)/>
    </accessibility>
    """
  }

  @Test func aProgressViewHasNoNameUnlessCodeGivesItOne() {
    let bar = "<progressView id=\"a\" progress=\"0.4\"/>"
    #expect(findings("progress-value-missing", bar) == ["violation"])
    #expect(findings("progress-value-missing", bar, outlet: "a") == ["needsReview"])
  }

  @Test func aProgressViewInARowIsNamedByItsCode() {
    let row = """
      <tableView id="t"><prototypes><tableViewCell reuseIdentifier="x" id="c">
        <tableViewCellContentView key="contentView" id="v"><subviews>
          <progressView id="a" progress="0.4"/>
        </subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """
    #expect(findings("progress-value-missing", row) == ["needsReview"])
  }

  @Test func aSliderMaySayItsUnitInCode() {
    let slider = "<slider id=\"a\" value=\"2\" minValue=\"1\" maxValue=\"5\"/>"
    #expect(findings("slider-raw-percent-value", slider) == ["violation"])
    #expect(findings("slider-raw-percent-value", slider, outlet: "a") == ["needsReview"])
    let usual = "<slider id=\"a\" value=\"0.5\" minValue=\"0.0\" maxValue=\"1\"/>"
    #expect(findings("slider-raw-percent-value", usual) == [])
  }

  @Test func boundsMayBeSetInCode() {
    let slider = "<slider id=\"a\" value=\"9\" minValue=\"1\" maxValue=\"5\"/>"
    #expect(findings("value-range-invalid", slider) == ["violation"])
    #expect(findings("value-range-invalid", slider, outlet: "a") == ["needsReview"])
  }

  @Test func aStateMayBeSetInCode() {
    let words = accessibility("label=\"Wi-Fi\"", traits: "button=\"YES\" toggleButton=\"YES\"")
    let view = "<view id=\"a\">\(words)</view>"
    #expect(findings("toggle-state-missing", view) == ["violation"])
    #expect(findings("toggle-state-missing", view, outlet: "a") == ["needsReview"])
  }

  @Test func aValueMayBeSetInCode() {
    let words = accessibility("label=\"Rating\"", traits: "adjustable=\"YES\"")
    let view = "<view id=\"a\">\(words)</view>"
    #expect(findings("adjustable-missing-value", view) == ["violation"])
    #expect(findings("adjustable-missing-value", view, outlet: "a") == ["needsReview"])
    let number = accessibility("label=\"Volume 40\"", traits: "adjustable=\"YES\"")
    #expect(findings("value-in-label", "<view id=\"a\">\(number)</view>") == ["violation"])
    #expect(findings("adjustable-missing-value", "<view id=\"a\">\(number)</view>") == [])
  }
}
