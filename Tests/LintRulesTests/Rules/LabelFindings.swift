import DocumentSyntax

@testable import Linting
@testable import ScreenModel

/// What the rules about labels and hints find in Interface Builder files.
enum LabelFindings {
  private static let ids: Set<String> = [
    "duplicate-control-label", "visible-text-not-in-label", "hint-without-label",
    "hint-repeats-label", "hint-on-static-text", "label-unresolved-placeholder",
    "label-on-gesture-recognizer", "field-label-separate", "required-marker-symbol",
    "label-contains-optional", "control-missing-label", "icon-button-missing-label",
    "image-missing-label",
  ]

  /// The rules and certainties of what is found in a storyboard, with outlets to some ids.
  static func inBuilder(_ subviews: String, outlets: String = "") -> [String] {
    var configuration = Configuration()
    configuration.only = Self.ids
    let connections = outlets.split(separator: " ").map {
      "<outlet property=\"p\($0)\" destination=\"\($0)\" id=\"o\($0)\"/>"
    }
    let text = InterfaceBuilderSample.storyboard(
      subviews, controller: "<connections>\(connections.joined())</connections>")
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings.map {
      "\($0.rule.id) \($0.certainty.rawValue)"
    }
  }

  /// A button with a title and a configuration.
  static func button(_ id: String, _ title: String, _ accessibility: String = "") -> String {
    """
    <button id="\(id)"><state key="normal" title="\(title)"/>\
    <accessibility key="accessibilityConfiguration" \(accessibility)/></button>
    """
  }
}
