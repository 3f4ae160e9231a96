import Linting

/// The output of `explain` for a rule.
package struct RulePage {
  private let entry: CatalogEntry

  /// A page about that rule.
  package init(_ entry: CatalogEntry) {
    self.entry = entry
  }

  /// The page as text for a terminal.
  package var text: String {
    let info = entry.info
    let optIn = info.isOptIn ? ", opt-in" : ""
    var text = "\(info.id) (\(info.severity.rawValue), \(info.category.rawValue)\(optIn))\n"
    text += Wrapping.paragraphs(info.title, indent: 0) + "\n"
    text += section("Why", Wrapping.paragraphs(info.why, indent: 2))
    text += section("What to do", Wrapping.paragraphs(info.how, indent: 2))
    text += section("In UIKit", Self.code(info.uiKit))
    text += section("In SwiftUI", Self.code(info.swiftUI))
    text += section("Criteria", criteria)
    text += section("Options", options)
    text += section("Not reported", info.traps.map(Self.item).joined())
    return text
      + info.examples.filter(\.isDocumented).map { Self.example($0, of: info) }
      .joined(separator: "\n")
  }

  private func section(_ title: String, _ body: String) -> String {
    body.isEmpty ? "" : "\(title)\n\(body)\n"
  }

  private static func code(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)\n" }.joined()
  }

  private var criteria: String {
    let criteria = entry.info.criteria.map { criterion in
      "WCAG \(criterion.number) \(criterion.name) (\(criterion.level))"
        + (criterion.clause.map { ", EN 301 549 \($0)" } ?? "")
    }
    let clauses = entry.info.clauses.map { "EN 301 549 \($0)" }
    return (criteria + clauses).map { "  \($0)\n" }.joined()
  }

  private var options: String {
    entry.options.map { option in
      let kind = "\(option.kind.description); default \(option.defaultValue.description)"
      return "  \(option.name)\n"
        + Wrapping.paragraphs(option.meaning, indent: 4) + Wrapping.paragraphs(kind, indent: 4)
    }.joined()
  }

  private static func item(_ text: String) -> String {
    let lines = Wrapping.lines(of: text, width: Wrapping.width - 4)
    return "  - " + lines.joined(separator: "\n    ") + "\n"
  }

  private static func example(_ example: Example, of rule: RuleInfo) -> String {
    var head = example.outcome.heading
    if let caption = example.caption { head += ": " + caption }
    if !example.options.isEmpty {
      let options = example.options.sorted { $0.key < $1.key }
      head +=
        " (with \(options.map { "\($0.key): \($0.value.description)" }.joined(separator: ", ")))"
    }
    let lines = ExampleText(example).lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }
    let text = Wrapping.paragraphs(head, indent: 0) + "\n" + lines.joined()
    guard let fix = ExampleFix(example, of: rule) else { return text }
    return text + "\n\(fix.heading.filter { $0 != "`" }):\n\n" + code(fix.text)
  }
}

/// An example without its marks, with what they marked underlined by comments.
struct ExampleText {
  private let source: String
  private let isTree: Bool

  init(_ example: Example) {
    source = example.source
    isTree = example.isTree
  }

  /// The lines of the example; a comment with carets follows each that has marks.
  var lines: [String] {
    // Marks may stand within marks.
    var depth = 0
    // XML has no comments that end with the line.
    guard isTree else {
      return source.filter { $0 != "⟪" && $0 != "⟫" }.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
    return source.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      Self.lines(of: line, depth: &depth)
    }
  }

  /// The example as one text.
  var text: String { lines.joined(separator: "\n") }

  private static func lines(of line: Substring, depth: inout Int) -> [String] {
    var text = ""
    var carets: [Bool] = []
    for scalar in line.unicodeScalars {
      switch scalar {
      case "⟪": depth += 1
      case "⟫": depth -= 1
      default:
        text.unicodeScalars.append(scalar)
        let isBlank = scalar == " " && carets.last != true
        let width = CellWidth.of(String(scalar))
        carets += Array(repeating: depth > 0 && !isBlank, count: width)
      }
    }
    guard let last = carets.lastIndex(of: true) else { return [text] }
    var under = carets[...last].map { $0 ? "^" : " " }
    // A comment, so that the example can be copied as it stands.
    under[0] = "#"
    return [text, under.joined()]
  }
}

/// How pages name the outcomes of examples.
extension Example.Outcome {
  /// The outcome of the example, as a heading.
  var heading: String {
    switch self {
    case .fails: "Reported"
    case .needsReview: "To review"
    case .passes: "Fine"
    }
  }
}
