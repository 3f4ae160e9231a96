/// The rules of a SARIF run: those that have results.
struct SARIFRules {
  /// The most characters of a description, and the most tags of a rule that GitHub shows.
  private static let maximumLength = 1_024
  private static let maximumTags = 10

  private var rules: [RuleInfo] = []
  private var indices: [String: Int] = [:]

  init(_ selection: SARIFSelection) {
    var found: [String: RuleInfo] = [:]
    for part in selection.parts {
      for finding in part.findings where found[finding.rule.id] == nil {
        found[finding.rule.id] = finding.rule
      }
    }
    rules = found.values.sorted { $0.id < $1.id }
    for (index, rule) in rules.enumerated() { indices[rule.id] = index }
  }

  /// The place of a rule in the list.
  func index(of rule: RuleInfo) -> Int { indices[rule.id] ?? -1 }

  /// Appends the rules.
  func write(to output: inout ByteWriter) {
    for (index, rule) in rules.enumerated() {
      output.write(index == 0 ? "\n        " : ",\n        ")
      write(rule, to: &output)
    }
    if !rules.isEmpty { output.write("\n      ") }
  }

  private func write(_ rule: RuleInfo, to output: inout ByteWriter) {
    output.write("{\"id\": ")
    output.writeJSON(rule.id)
    output.write(", \"name\": ")
    output.writeJSON(Self.name(of: rule))
    output.write(", \"shortDescription\": {\"text\": ")
    output.writeJSON(Self.cut(rule.title + "."))
    output.write("}, \"fullDescription\": {\"text\": ")
    output.writeJSON(Self.cut(rule.why))
    output.write("}, \"help\": {\"text\": ")
    output.writeJSON(Self.help(for: rule))
    output.write(", \"markdown\": ")
    output.writeJSON(Self.markdown(for: rule))
    output.write("}")
    if let criterion = rule.criteria.first {
      output.write(", \"helpUri\": ")
      output.writeJSON(criterion.understanding)
    }
    output.write(", \"defaultConfiguration\": {\"level\": \"\(rule.severity.rawValue)\"}")
    output.write(", \"properties\": {\"tags\": ")
    output.writeJSON(Self.tags(of: rule))
    // Rules that are off unless asked for are those that are wrong more often.
    output.write(", \"precision\": \"\(rule.isOptIn ? "medium" : "high")\"")
    let severity = rule.severity == .note ? "recommendation" : rule.severity.rawValue
    output.write(", \"problem.severity\": \"\(severity)\"}}")
  }

  private static func name(of rule: RuleInfo) -> String {
    rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func tags(of rule: RuleInfo) -> [String] {
    let numbers = rule.wcag.map { "wcag" + $0.filter { $0 != "." } }
    let tags = ["accessibility", rule.category.rawValue] + rule.tags + numbers
    return Array(tags.prefix(maximumTags))
  }

  private static func cut(_ text: String) -> String {
    guard text.unicodeScalars.count > maximumLength else { return text }
    var cut = ""
    for character in text {
      if cut.unicodeScalars.count + character.unicodeScalars.count >= maximumLength { break }
      cut.append(character)
    }
    return cut + "…"
  }

  private static func help(for rule: RuleInfo) -> String {
    let criteria = rule.criteria.map { "WCAG \($0.number) \($0.name) (\($0.level))" }
    let text = [rule.why, rule.how] + (criteria.isEmpty ? [] : [criteria.joined(separator: ", ")])
    return text.joined(separator: "\n\n")
  }

  private static func markdown(for rule: RuleInfo) -> String {
    var text = Markdown.paragraphs(rule.why) + "\n\n**What to do.** "
    text += Markdown.paragraphs(rule.how) + "\n"
    for (name, source) in [("UIKit", rule.uiKit), ("SwiftUI", rule.swiftUI)] where source != "" {
      text += "\nIn \(name):\n\n" + Markdown.codeBlock(source, language: "swift")
    }
    for (index, criterion) in rule.criteria.enumerated() {
      let name = Markdown.text("WCAG \(criterion.number) \(criterion.name) (\(criterion.level))")
      text += (index == 0 ? "\n" : "") + "- [\(name)](\(criterion.understanding))\n"
    }
    return text
  }
}
