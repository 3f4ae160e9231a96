/// The rules of a SonarQube report: those that have issues, each once.
struct SonarQubeRules {
  /// The id of the rule that input errors are issues of.
  static let inputError = "input-error"

  /// A rule as SonarQube knows it.
  private struct Entry {
    let id: String
    let name: String
    let description: String
    let attribute: String
    /// The severity; nil for reviews.
    var severity: Severity?
  }

  private var entries: [Entry] = []

  /// The id of the rule that a finding is an issue of.
  static func id(of finding: LocatedFinding) -> String {
    finding.certainty == .violation ? finding.rule.id : finding.rule.id + ".review"
  }

  init(_ report: LintReport) {
    var found: [String: Entry] = [:]
    for file in report.files {
      if !file.inputErrors.isEmpty, found[Self.inputError] == nil {
        found[Self.inputError] = Entry(
          id: Self.inputError, name: "A file can be read",
          description: "What could not be read was not checked.", attribute: "CONVENTIONAL",
          severity: .error)
      }
      for finding in file.newFindings { Self.add(finding, to: &found) }
    }
    entries = found.values.sorted { $0.id < $1.id }
  }

  private static func add(_ finding: LocatedFinding, to found: inout [String: Entry]) {
    let id = id(of: finding)
    let isReview = finding.certainty == .needsReview
    if let known = found[id]?.severity {
      found[id]?.severity = max(known, finding.severity)
    } else if found[id] == nil {
      let rule = finding.rule
      found[id] = Entry(
        id: id, name: isReview ? "To review: " + rule.title : rule.title,
        description: FindingSentence.join(rule.why, rule.how),
        attribute: attribute(of: rule.category), severity: isReview ? nil : finding.severity)
    }
  }

  /// What clean code lacks where a rule of a category has a finding.
  private static func attribute(of category: Category) -> String {
    switch category {
    case .labels, .traits, .actions, .values: "COMPLETE"
    case .speech: "CLEAR"
    case .structure, .visibility, .focus: "LOGICAL"
    case .visual, .file: "CONVENTIONAL"
    }
  }

  /// Appends the rules.
  func write(to output: inout ByteWriter) {
    for (index, entry) in entries.enumerated() {
      output.write(index == 0 ? "\n    " : ",\n    ")
      write(entry, to: &output)
    }
    if !entries.isEmpty { output.write("\n  ") }
  }

  private func write(_ entry: Entry, to output: inout ByteWriter) {
    output.write("{\"id\": ")
    output.writeJSON(entry.id)
    output.write(", \"name\": ")
    output.writeJSON(entry.name)
    output.write(", \"description\": ")
    output.writeJSON(entry.description)
    output.write(", \"engineId\": ")
    output.writeJSON(Tool.name)
    output.write(", \"cleanCodeAttribute\": \"\(entry.attribute)\", ")
    // Until 10.7 an impact is high, medium or low and nothing else.
    switch entry.severity {
    case .error: writeKind("BUG", "CRITICAL", "RELIABILITY", "HIGH", to: &output)
    case .warning: writeKind("BUG", "MAJOR", "RELIABILITY", "MEDIUM", to: &output)
    case .note: writeKind("CODE_SMELL", "MINOR", "MAINTAINABILITY", "LOW", to: &output)
    case nil: writeKind("CODE_SMELL", "INFO", "MAINTAINABILITY", "LOW", to: &output)
    }
    output.write("}")
  }

  private func writeKind(
    _ type: String, _ severity: String, _ quality: String, _ impact: String,
    to output: inout ByteWriter
  ) {
    output.write("\"type\": \"\(type)\", \"severity\": \"\(severity)\", \"impacts\": [")
    output.write("{\"softwareQuality\": \"\(quality)\", \"severity\": \"\(impact)\"}]")
  }
}
