import DocumentSyntax
import Testing

@testable import LintRules
@testable import ScreenModel

@Suite("Input purpose missing") struct InputPurposeMissingTests {
  private static let outlet =
    "<connections><outlet property=\"name\" destination=\"a\" id=\"o\"/></connections>"

  private static func certainties(_ subviews: String, controller: String = "") -> [String] {
    TraitRuleSample.certainties(InputPurposeMissing.self, subviews, controller: controller)
  }

  private static func field(_ placeholder: String, _ traits: String = "") -> String {
    """
    <textField id="a" placeholder="\(placeholder)"><textInputTraits key="i" \(traits)/></textField>
    """
  }

  @Test func whatInterfaceBuilderLeavesOutIsNotSet() {
    #expect(Self.certainties(Self.field("E-mail")) == ["violation"])
    #expect(Self.certainties(Self.field("E-mail"), controller: Self.outlet) == ["needsReview"])
    #expect(Self.certainties(Self.field("E-mail", "textContentType=\"email\"")) == [])
    #expect(Self.certainties(Self.field("E-mail", "textContentType=\"mail\"")) == ["violation"])
  }

  @Test func aTypeThatIsMisspeltHasASuggestion() {
    let tree = TreeSample.tree(children: "[{type: textField, label: A, contentType: emailAdress}]")
    let findings = InputPurposeMissing(options: .init()).findings(in: tree)
    #expect(findings.map(\.help) == ["Did you mean `emailAddress`?"])
    #expect(findings.flatMap(\.fixes).map(\.title) == ["Set `contentType` to \"emailAddress\""])
  }

  @Test func aNameIsTheUsersOwnBesideOtherDataOfTheUser() {
    let rule = InputPurposeMissing(options: .init())
    let name = "{type: textField, label: Name}"
    let mail = "{type: textField, label: E-mail, contentType: emailAddress}"
    #expect(rule.findings(in: TreeSample.tree(children: "[\(name)]")).isEmpty)
    #expect(rule.findings(in: TreeSample.tree(children: "[\(name), \(mail)]")).count == 1)
  }
}
