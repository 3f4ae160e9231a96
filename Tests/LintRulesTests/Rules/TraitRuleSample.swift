import DocumentSyntax

@testable import Linting
@testable import ScreenModel

/// What single rules about traits find and propose.
enum TraitRuleSample {
  /// An outlet of the controller that leads to the view of the id `a`.
  static let outlet =
    "<connections><outlet property=\"name\" destination=\"a\" id=\"o\"/></connections>"

  /// The certainties of what a rule finds in the view of the one controller of a storyboard.
  static func certainties(
    _ rule: any Rule.Type, _ subviews: String, controller: String = ""
  ) -> [String] {
    let text = InterfaceBuilderSample.storyboard(subviews, controller: controller)
    var configuration = Configuration()
    configuration.only = [rule.info.id]
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings.map(\.certainty.rawValue)
  }

  /// An accessibility configuration of an element with one trait.
  static func configuration(_ trait: String) -> String {
    """
    <accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" \(trait)="YES"/><bool key="isElement" value="YES"/>
    </accessibility>
    """
  }

  /// The changes that a rule proposes for a node of the tree format, with their safety.
  static func changes(_ rule: some Rule, _ node: String) -> [String] {
    rule.findings(in: TreeSample.tree(children: "[\(node)]")).flatMap(\.fixes).map {
      "\($0.safety.rawValue): \($0.title)"
    }
  }
}
