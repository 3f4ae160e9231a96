/// `Rules.md`: every rule with what there is to know about it.
public struct RulesPage {
  private let entries: [CatalogEntry]

  /// A page about those rules.
  public init(_ entries: [CatalogEntry] = CatalogEntry.all) {
    self.entries = entries
  }

  /// The page.
  public var markdown: String {
    var page = """
      <!-- Written by Scripts/record from the rules. -->

      # Rules

      What `a11y-lint` finds. `a11y-lint explain RULE` prints any of these sections. A finding is
      an **error** where somebody is blocked or misled, a **warning** where that is likely, and a
      **note** where it is advice. WCAG is version 2.2, EN is EN 301 549 v3.2.1.


      """
    for category in Category.allCases {
      let members = entries.filter { $0.info.category == category }
      guard !members.isEmpty else { continue }
      page += "**\(category.title)**\n\n" + Self.contents(members) + "\n"
    }
    page += criteria
    for category in Category.allCases {
      let members = entries.filter { $0.info.category == category }
      guard !members.isEmpty else { continue }
      page += "## \(category.title)\n\n" + members.map(Self.section).joined()
    }
    return String(page.dropLast())
  }

  private var criteria: String {
    let table = CriteriaTable(entries)
    let head =
      "**Success criteria**\n\nWhat the rules are about. A rule without any is best practice."
    let clauses = table.clauses
    return head + "\n\n" + table.criteria + "\n"
      + (clauses.isEmpty ? "" : "**Clauses of EN 301 549 beside them**\n\n" + clauses + "\n")
  }

  private static func contents(_ entries: [CatalogEntry]) -> String {
    Markdown.table(
      ["Rule", "What is right", "Severity", "WCAG"],
      entries.map { entry in
        [
          "[\(Markdown.cell(entry.info.id))](#\(entry.info.id))",
          Markdown.cell(entry.info.title),
          entry.info.severity.rawValue + (entry.info.isOptIn ? ", off" : ""),
          entry.info.wcag.joined(separator: ", "),
        ]
      })
  }

  private static func section(_ entry: CatalogEntry) -> String {
    let info = entry.info
    var text = "### \(info.id)\n\n"
    text += "**\(Markdown.text(info.title))**\n\n"
    text += facts(of: info) + "\n"
    text += Markdown.paragraphs(info.why) + "\n\n"
    text += "**What to do.** " + Markdown.paragraphs(info.how) + "\n\n"
    for (name, source) in [("UIKit", info.uiKit), ("SwiftUI", info.swiftUI)] where source != "" {
      text += "In \(name):\n\n" + Markdown.codeBlock(source, language: "swift") + "\n"
    }
    if !entry.options.isEmpty { text += options(entry.options) + "\n" }
    if !info.traps.isEmpty {
      text += "Silent on purpose:\n\n"
      text += info.traps.map { Markdown.item($0) + "\n" }.joined() + "\n"
    }
    return text + info.examples.filter(\.isDocumented).map(example).joined()
  }

  private static func facts(of info: RuleInfo) -> String {
    var facts = [
      "Severity: \(info.severity.rawValue)" + (info.isOptIn ? ", off unless asked for" : "")
    ]
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

  private static func example(_ example: Example) -> String {
    var head = example.outcome.heading
    if let caption = example.caption { head += ": " + Markdown.text(caption) }
    let options = example.options.sorted { $0.key < $1.key }.map {
      Markdown.code("\($0.key): \($0.value.description)")
    }
    if !options.isEmpty { head += " (with \(options.joined(separator: ", ")))" }
    return head + "\n\n"
      + Markdown.codeBlock(ExampleText(example).text, language: example.isTree ? "yaml" : "xml")
      + "\n"
  }
}
