import DocumentSyntax
import ScreenModel

@testable import Linting

/// What one rule says about a file, as lines of text.
enum StructureRuleSample {
  /// Certainty, severity and marked text of each finding.
  static func findings(
    _ text: String, rule: String, path: String = "x.a11y.yml"
  ) -> [String] {
    var configuration = Configuration()
    configuration.only = [rule]
    return Linter(configuration).lint(SourceFile(path: path, bytes: Array(text.utf8))).findings.map
    {
      let range = SourceRange(start: $0.start.offset, end: $0.end.offset)
      return "\($0.certainty.rawValue) \($0.severity.rawValue) \(TreeSample.slice(text, range))"
    }
  }

  /// The messages of the findings, each with its help.
  static func messages(_ text: String, rule: String) -> [String] {
    var configuration = Configuration()
    configuration.only = [rule]
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    return Linter(configuration).lint(file).findings.map { "\($0.message) | \($0.help)" }
  }
}
