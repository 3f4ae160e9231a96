import DocumentSyntax

@testable import ScreenModel

/// What single rules about visibility find on a screen of a phone.
enum VisibilityFindings {
  /// The certainties and ids of what a rule finds in children that are written as a YAML list.
  static func of(_ rule: some Rule, _ children: String) -> [String] {
    let tree = TreeSample.tree("screen: S\nsize: [390, 844]\nchildren: [\(children)]\n")
    return rule.findings(in: tree).map { finding in
      let id = finding.element.flatMap { tree.interface.text(.id, of: $0) } ?? "?"
      return "\(finding.certainty.rawValue) \(id)"
    }
  }
}
