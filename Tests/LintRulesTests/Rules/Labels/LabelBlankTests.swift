import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// What the rules about labels say where an Interface Builder file leaves open what code does.
@Suite("LabelBlank and its neighbours in Interface Builder files") struct LabelBlankTests {
  private typealias Sample = InterfaceBuilderSample

  private static let neighbours: Set<String> = [
    "label-blank", "placeholder-as-label", "label-generic", "label-on-non-element",
    "image-decision-missing", "control-missing-label", "icon-button-missing-label",
    "image-missing-label",
  ]

  /// The findings of these rules in the view of the one controller.
  private func findings(_ subviews: String, outlet: String? = nil) -> [String] {
    let controller = outlet.map {
      "<connections><outlet property=\"part\" destination=\"\($0)\" id=\"o\"/></connections>"
    }
    let text = Sample.storyboard(subviews, controller: controller ?? "")
    var configuration = Configuration()
    configuration.only = Self.neighbours
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings.map {
      "\($0.rule.id) \($0.certainty.rawValue)"
    }
  }

  private func button(_ accessibility: String) -> String {
    "<button id=\"a\"><accessibility key=\"accessibilityConfiguration\" \(accessibility)/>"
      + "<state key=\"normal\" image=\"ic_star\"/></button>"
  }

  @Test func oneCauseGivesOneFinding() {
    #expect(findings(button("label=\" \"")) == ["label-blank violation"])
    #expect(findings(button("hint=\"Opens it.\"")) == ["icon-button-missing-label violation"])
    let field = "<textField id=\"a\" placeholder=\"City\">"
    #expect(findings(field + "</textField>") == ["placeholder-as-label violation"])
    let blank = "<accessibility key=\"accessibilityConfiguration\" label=\"\"/></textField>"
    #expect(findings(field + blank) == ["label-blank violation"])
  }

  @Test func anOutletMaySetAnotherLabel() {
    #expect(findings(button("label=\"\""), outlet: "a") == ["label-blank needsReview"])
    let field = "<textField id=\"a\" placeholder=\"City\"/>"
    #expect(findings(field, outlet: "a") == ["placeholder-as-label needsReview"])
  }

  @Test func anOutletMayReplaceATitleAndNoLabel() {
    let titled = "<button id=\"a\"><state key=\"normal\" title=\"Button\"/></button>"
    #expect(findings(titled) == ["label-generic violation"])
    // The title of every new button is a stand-in.
    #expect(findings(titled, outlet: "a") == [])
    let other = titled.replacing("\"Button\"", with: "\"Untitled\"")
    #expect(findings(other, outlet: "a") == ["label-generic needsReview"])
    #expect(findings(button("label=\"Button\""), outlet: "a") == ["label-generic violation"])
  }

  @Test func anOutletMayMakeAnElement() {
    let view = """
      <imageView id="a"><accessibility key="accessibilityConfiguration" label="Logo">
        <bool key="isElement" value="NO"/></accessibility></imageView>
      """
    #expect(findings(view) == ["label-on-non-element violation"])
    #expect(findings(view, outlet: "a") == ["label-on-non-element needsReview"])
  }

  @Test func aPictureIsAQuestion() {
    let image = """
      <imageView id="a" image="porto"><rect key="frame" x="0" y="0" width="96" height="96"/>
      </imageView>
      """
    #expect(findings(image) == ["image-decision-missing needsReview"])
    let launch = Sample.storyboard(image).replacing(
      "<document ", with: "<document launchScreen=\"YES\" ")
    let file = SourceFile(path: "Launch.storyboard", bytes: Array(launch.utf8))
    #expect(Linter().lint(file).findings.isEmpty)
  }
}
