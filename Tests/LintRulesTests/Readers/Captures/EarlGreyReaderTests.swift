import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// How the hierarchy of EarlGrey and Detox is read.
@Suite("EarlGrey reader") struct EarlGreyReaderTests {
  private func reading(_ text: String) -> Reading { TreeSample.reading(text, path: "home.txt") }

  private func lines(_ text: String) -> [String] {
    Array(InterfaceBuilderSample.lines(of: reading(text)).dropFirst())
  }

  /// A view of a class with these fields, inside a window.
  private func element(_ name: String, _ fields: String) -> String {
    let text = """
      <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {375, 667}}; alpha=1>
        |--<\(name):0x2; \(fields)>
      """
    return lines(text).last.map { String($0.dropFirst(4)) } ?? "nothing"
  }

  @Test func aHierarchyIsATree() throws {
    let text = """
      Hierarchy: <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {375, 667}}; alpha=1>
        |--<RCTView:0x2; AX=N; AX.label='One Two'; AX.frame={{0, 20}, {375, 100}}; \
      frame={{0, 20}, {375, 100}}>
        |  |--<RCTTextView:0x3; AX=Y; AX.id='h'; AX.label='It's 'One'; yes'; \
      AX.frame={{16, 30}, {99, 20}}; frame={{16, 10}, {99, 20}}; alpha=1>

      ========== Window 2 ==========

      <UITextEffectsWindow:0x4; AX=N; AX.frame={{0, 0}, {375, 667}}; opaque; hidden; alpha=1>
      """
    #expect(
      lines(text) == [
        "  view element=false", "    view element=false",
        "      text element=true id=h label=It's 'One'; yes", "  view element=false hidden=true",
      ])
    let tree = try #require(reading(text).tree)
    #expect(tree.elements[3].frame == Rect(x: 16, y: 30, width: 99, height: 20))
    #expect(TreeSample.slice(text, tree.elements[3].anchor) == "RCTTextView")
    let label = try #require(tree.attribute(.label, of: 3))
    #expect(TreeSample.slice(text, label.range) == "AX.label='It's 'One'; yes")
  }

  @Test(arguments: [
    (
      "UISwitch", "AX=Y; AX.label='W'; AX.value='1'; AX.traits='UIAccessibilityTraitButton'",
      "switch element=true label=W on=true traits=[\"button\", \"toggle\"]"
    ),
    (
      "UIButton", "AX=Y; AX.label='Go'; AX.hint='Goes.'; UIE=N; disabled",
      "button element=true label=Go hint=Goes. userInteraction=false enabled=false"
    ),
    (
      "UIButton", "isAccessible=N; AX.isModal=Y; User Interaction Disabled",
      "button element=false modal=true userInteraction=false"
    ),
    (
      "UITextField", "AX=Y; AX.value='City'; text=''",
      "textField element=true placeholder=City text="
    ),
    (
      "UITextField", "AX=Y; AX.value='Oslo'; text='Oslo'",
      "textField element=true value=Oslo text=Oslo"
    ),
    (
      "App.Row", "AX=Y; AX.traits='UIAccessibilityTraitHeader|UIAccessibilityTraitSelected'",
      "view element=true traits=[\"selected\", \"header\"]"
    ),
    (
      "UILabel", "AX=N; AX.label='L'; AX.traits='UIAccessibilityTraitStaticText'; text='L'",
      "text element=false text=L"
    ),
    (
      "UIView", "AX=Y; AX.activationPoint={1.5, 2}; alpha=0",
      "view element=true alpha=0.0 activationPoint=1.5/2.0"
    ),
    ("UILabel", "AX=Y; text='a\nb'", "text element=true text=a\nb"),
  ])
  func fieldsMeanWhatTheySay(name: String, fields: String, expected: String) {
    #expect(element(name, fields) == expected)
  }

  @Test func labelsOfContainersAreNotSpoken() {
    let text = """
      <UIWindow:0x1; AX=N; AX.label='Pay now'; AX.frame={{0, 0}, {375, 667}}; alpha=1>
        |--<RCTView:0x2; AX=Y; AX.label='Pay now'; AX.frame={{16, 50}, {99, 50}}; \
      AX.traits='UIAccessibilityTraitButton'; alpha=1>
      """
    let report = Linter().lint(SourceFile(path: "x.txt", bytes: Array(text.utf8)))
    #expect(report.findings.map(\.rule.id).contains("label-on-non-element") == false)
  }

  @Test func otherTextsAreRefused() {
    for text in ["<UIView: 0x1; frame = (0 0; 9 9)>\n", "AX=Y\n", "<a:b/>\n", "|--<\n"] {
      let file = SourceFile(path: "x.txt", bytes: Array(text.utf8))
      #expect(EarlGreyReader.refusal(of: .text(file)) != nil, "\(text)")
    }
  }
}
