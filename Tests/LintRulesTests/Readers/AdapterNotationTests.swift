import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// The words of messages about trees that an adapter reads.
struct AdapterNotationTests {
  private func help(_ text: String, _ rule: String) -> String? {
    let file = SourceFile(path: "tree.json", bytes: Array(text.utf8))
    return Linter().lint(file).findings.first { $0.rule.id == rule }?.help
  }

  private static func tree(_ node: String) -> String {
    #"{"type": "View", "props": {}, "children": [\#(node)]}"#
  }

  @Test func aPropertyHasItsNameInTheSchema() {
    let help = help(
      Self.tree(
        """
        {"type": "View", "props": {"accessible": true, "accessibilityRole": "button"},
          "children": []}
        """
      ), "control-missing-label")
    #expect(help?.contains("`accessibilityLabel`") == true, "\(help ?? "")")
  }

  @Test func aTraitIsAValueOfItsProperty() {
    let help = help(
      Self.tree(
        """
        {"type": "View", "props": {"accessible": true, "onClick": 1},
          "children": [{"type": "Text", "props": {}, "children": ["Hello"]}]}
        """), "interactive-missing-role-trait")
    #expect(help == "Use a button, or set `accessibilityRole` to `button`.", "\(help ?? "")")
  }

  @Test func anImageWhoseTextIsNullHasNoLabel() {
    let node = #"""
      {"type": "Image", "props": {"accessible": true, "accessibilityLabel": null}, "children": null}
      """#
    #expect(help(Self.tree(node), "image-missing-label") != nil)
  }
}
