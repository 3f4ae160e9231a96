import DocumentSyntax
package import Linting

/// An example of a rule after its fixes.
package struct ExampleFix: Sendable {
  /// The file as the fixes leave it.
  package let text: String
  /// How sure the least sure of them is.
  package let safety: Fix.Safety

  /// Fixes an example; nil where no fix of the rule changes it.
  package init?(_ example: Example, of rule: RuleInfo) {
    guard example.outcome == .fails else { return nil }
    var configuration = Configuration()
    configuration.only = [rule.id]
    configuration.options[rule.id] = example.options
    let source = example.source.filter { $0 != "⟪" && $0 != "⟫" }
    let file = SourceFile(path: example.path, bytes: Array(source.utf8))
    let session = FixSession(
      file, by: Linter(configuration), unsafe: true, placeholders: true)
    guard let safety = Self.leastSure(session.safeties) else { return nil }
    text = String(decoding: session.bytes, as: UTF8.self)
    self.safety = safety
  }

  /// The word for the fixes of a rule in lists: `safe`, `suggestion` or both; nil without a fix.
  package static func word(for rule: RuleInfo) -> String? {
    let all = rule.examples.compactMap { ExampleFix($0, of: rule)?.safety }
    let words = [
      all.contains(.safe) ? "safe" : nil,
      all.contains(.unsafe) ? "suggestion" : nil,
      all.contains(.template) ? "placeholder" : nil,
    ]
    let found = words.compactMap { $0 }
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  /// The heading above the text, by how sure the fix is.
  package var heading: String {
    switch safety {
    case .safe: "After `--fix`"
    case .template: "After `--fix --unsafe --placeholders`"
    case .unsafe, .shownOnly: "After `--fix --unsafe`"
    }
  }

  private static func leastSure(_ safeties: Set<Fix.Safety>) -> Fix.Safety? {
    [.template, .unsafe, .safe].first { safeties.contains($0) }
  }
}
