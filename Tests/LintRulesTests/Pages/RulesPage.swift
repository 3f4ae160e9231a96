@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// The pages about rules: `Rules.md` with every rule on a line, and a page a category in
/// `docs/rules` with everything there is to know.
struct RulesPage {
  private let entries: [CatalogEntry]

  /// The pages of those rules.
  init(_ entries: [CatalogEntry] = CatalogEntry.all) {
    self.entries = entries
  }

  /// Where the page of a category is stored.
  static func path(of category: ScreenModel.Category) -> String {
    "docs/rules/\(category.rawValue).md"
  }

  /// Where the page about success criteria is stored.
  static let criteriaPath = "docs/rules/criteria.md"

  /// The categories that have rules.
  var categories: [ScreenModel.Category] {
    ScreenModel.Category.allCases.filter { !members(of: $0).isEmpty }
  }

  private func members(of category: ScreenModel.Category) -> [CatalogEntry] {
    entries.filter { $0.info.category == category }
  }

  /// `Rules.md`.
  ///
  /// An id has an anchor here as well, since links from before there was a page a category lead
  /// to `Rules.md#RULE`.
  var list: String {
    let count = entries.count { $0.info.category != .file }
    var page = """
      <!-- Written by Scripts/record from the rules. -->

      # All \(count) rules on one page

      Each name leads to reasons, remedies with code, options and examples; `a11y-lint explain RULE`
      prints the same. An **error** blocks or misleads somebody, a **warning** probably does, a
      **note** is advice. Rules marked *opt-in* run only when a configuration or `--only` names
      them. A *safe* fix is applied by `--fix`, a *suggestion* by `--fix --unsafe`, and a
      *placeholder* by `--fix --unsafe --placeholders` ([Fix what is found](docs/FIX.md)).
      [Success criteria](\(Self.criteriaPath)) lists the rules by WCAG 2.2 and EN 301 549.


      """
    for category in categories {
      page += "## \(category.title)\n\n" + table(of: category) + "\n"
    }
    return page + Self.precedence
  }

  /// The table of rules that speak for others.
  private static var precedence: String {
    """
    ## Two rules for one defect

    On one element, the rule on the left speaks, and those on the right are silent: their messages
    become related places of its finding.

    """ + "\n"
      + Markdown.table(
        ["Speaks", "Silent", "Reason"],
        Precedence.table.map { entry in
          [
            Markdown.cell("`\(entry.speaks)`"),
            entry.silent.map { Markdown.cell("`\($0)`") }.joined(separator: ", "),
            Markdown.cell(entry.why),
          ]
        })
  }

  private func table(of category: ScreenModel.Category) -> String {
    Markdown.table(
      ["Rule", "Description", "Severity", "WCAG", "Fix", "Options"],
      members(of: category).map { entry in
        let info = entry.info
        let anchor = "<a id=\"\(info.id)\"></a>"
        return [
          "\(anchor)[\(Markdown.cell(info.id))](\(Self.path(of: category))#\(info.id))",
          Markdown.cell(info.title),
          info.severity.rawValue + (info.isOptIn ? ", opt-in" : ""),
          info.wcag.joined(separator: ", "),
          ExampleFix.word(for: info) ?? "",
          entry.options.map { Markdown.cell("`\($0.name)`") }.joined(separator: ", "),
        ]
      })
  }

  /// The page of a category: a section for each rule, under a heading that is its id.
  func page(of category: ScreenModel.Category) -> String {
    let title =
      category == .file
      ? "Problems of the file itself" : "\(category.title): reasons, remedies and examples"
    let head = """
      <!-- Written by Scripts/record from the rules. -->

      # \(title)

      [All rules](../../Rules.md) · [Success criteria](criteria.md)


      """
    return head + members(of: category).map(Self.section).joined(separator: "\n")
  }

  /// The page about success criteria.
  var criteria: String {
    let table = CriteriaTable(entries)
    let clauses = table.clauses
    let page = """
      <!-- Written by Scripts/record from the rules. -->

      # Rules by success criterion

      WCAG is version 2.2, EN 301 549 is version 3.2.1. Rules without a criterion are best practice
      and are not listed here: see [all rules](../../Rules.md).

      \(table.criteria)
      """
    return clauses.isEmpty
      ? page : page + "\n## Further clauses of EN 301 549\n\n" + clauses
  }

  private static func section(_ entry: CatalogEntry) -> String {
    let info = entry.info
    var text = "## \(info.id)\n\n"
    text += "**\(Markdown.text(info.title))**\n\n"
    text += facts(of: info) + "\n"
    text += Markdown.paragraphs(info.why) + "\n\n"
    text += "**What to do.** " + Markdown.paragraphs(info.how) + "\n"
    for (name, source) in [("UIKit", info.uiKit), ("SwiftUI", info.swiftUI)] where source != "" {
      text += "\nIn \(name):\n\n" + Markdown.codeBlock(source, language: "swift")
    }
    if !entry.options.isEmpty { text += "\n" + options(entry.options) }
    if !info.traps.isEmpty {
      text += "\nNot reported:\n\n" + info.traps.map { Markdown.item($0) + "\n" }.joined()
    }
    return text
      + info.examples.filter(\.isDocumented).map { "\n" + example($0, of: info) }.joined()
  }

  private static func facts(of info: RuleInfo) -> String {
    var facts = [
      "Severity: \(info.severity.rawValue)" + (info.isOptIn ? ", opt-in" : "")
    ]
    if let fix = ExampleFix.word(for: info) { facts.append("Fix: \(fix)") }
    facts += info.criteria.map { criterion in
      "WCAG \(criterion.number) \(Markdown.text(criterion.name)) (\(criterion.level))"
        + (criterion.clause.map { ", EN \($0)" } ?? "")
    }
    facts += info.clauses.map { "EN \(Markdown.text($0))" }
    if info.category != .file {
      facts.append("Tags: " + info.tags.map { Markdown.code($0) }.joined(separator: ", "))
    }
    return facts.map { "- \($0)\n" }.joined()
  }

  private static func options(_ options: [OptionDescription]) -> String {
    Markdown.table(
      ["Option", "Values", "Default", "Meaning"],
      options.map { option in
        [
          Markdown.cell("`\(option.name)`"), Markdown.cell(option.kind.description),
          Markdown.cell("`\(option.defaultValue.description)`"), Markdown.cell(option.meaning),
        ]
      })
  }

  private static func example(_ example: Example, of rule: RuleInfo) -> String {
    var head = example.outcome.heading
    if let caption = example.caption { head += ": " + Markdown.text(caption) }
    let options = example.options.sorted { $0.key < $1.key }.map {
      Markdown.code("\($0.key): \($0.value.description)")
    }
    if !options.isEmpty { head += " (with \(options.joined(separator: ", ")))" }
    let fix = ExampleFix(example, of: rule)
    return head + "\n\n"
      + Markdown.codeBlock(ExampleText(example).text, language: example.language)
      + (fix.map {
        "\n\($0.heading):\n\n"
          + Markdown.codeBlock($0.text, language: example.language)
      } ?? "")
  }
}
