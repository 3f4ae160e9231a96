import DocumentSyntax
import Linting

/// The forms that a comparison of reports is printed in.
package enum ReportDiffFormat: String, CaseIterable, Sendable {
  case text, markdown, json

  /// The comparison in the form.
  package func bytes(of diff: ReportDiff) -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .text: Self.writeText(diff, to: &writer)
    case .markdown: ReportDiffMarkdown(diff: diff).write(to: &writer)
    case .json: Self.writeJSON(diff, to: &writer)
    }
    return writer.bytes
  }

  // MARK: Text

  private static func writeText(_ diff: ReportDiff, to output: inout ByteWriter) {
    write(diff.new, "New", to: &output)
    write(diff.fixed, "Fixed", to: &output)
    write(diff.silenced, "Silenced", to: &output)
    write(diff.unread, "In files that cannot be read any more", to: &output)
    output.write(summary(of: diff))
  }

  private static func write(
    _ findings: [LocatedFinding], _ title: String, to output: inout ByteWriter
  ) {
    guard !findings.isEmpty else { return }
    output.write("\(title):\n")
    for finding in findings {
      output.write("  " + word(for: finding) + ": ")
      output.writeEscaped(finding.path)
      output.write(":\(finding.start.line):\(finding.start.column): ")
      output.writeEscaped(finding.message)
      output.write(" [\(finding.rule.id)]\n")
    }
    output.write("\n")
  }

  static func word(for finding: LocatedFinding) -> String {
    finding.certainty == .needsReview ? "review" : finding.severity.rawValue
  }

  /// The numbers as a sentence on a line.
  static func summary(of diff: ReportDiff) -> String {
    var parts = [
      "\(diff.new.count) new" + kinds(of: diff.new),
      "\(diff.fixed.count) fixed" + kinds(of: diff.fixed),
    ]
    if diff.gone > 0 { parts[1] += ", \(diff.gone) of them in files that are not there now" }
    parts.append("\(diff.unchanged.count) unchanged")
    if !diff.silenced.isEmpty { parts.append("\(diff.silenced.count) silenced") }
    if !diff.unread.isEmpty { parts.append("\(diff.unread.count) unknown") }
    return parts.joined(separator: "; ") + ".\n"
  }

  private static func kinds(of findings: [LocatedFinding]) -> String {
    let parts = FindingCounts(findings).members.filter { $0.count > 0 }.map { member in
      "\(member.count) \(member.noun)" + (member.count == 1 || member.isPlural ? "" : "s")
    }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  /// How many findings of each sort there are, in whatever state.
  private struct FindingCounts {
    let members: [(name: StaticString, noun: String, isPlural: Bool, count: Int)]

    init(_ findings: [LocatedFinding]) {
      func violations(_ severity: Severity) -> Int {
        findings.count { $0.certainty == .violation && $0.severity == severity }
      }
      members = [
        ("errors", "error", false, violations(.error)),
        ("warnings", "warning", false, violations(.warning)),
        ("notes", "note", false, violations(.note)),
        ("needsReview", "to review", true, findings.count { $0.certainty == .needsReview }),
      ]
    }
  }

  // MARK: JSON

  private static func writeJSON(_ diff: ReportDiff, to output: inout ByteWriter) {
    output.writeJSON { json in json.object(lines: 2) { write(diff, to: &$0) } }
    output.write("\n")
  }

  private static func write(_ diff: ReportDiff, to json: inout JSONWriter) {
    let reporter = JSONReporter(style: ReportStyle())
    json.member("schemaVersion", 1)
    Tool.write(to: &json)
    write("old", diff.old, reporter, to: &json)
    write("later", diff.later, reporter, to: &json)
    json.object("summary") { json in
      write("new", FindingCounts(diff.new), to: &json)
      write("fixed", FindingCounts(diff.fixed), to: &json)
      json.member("fixedInGoneFiles", diff.gone)
      json.member("unchanged", diff.unchanged.count)
      json.member("silenced", diff.silenced.count)
      json.member("unread", diff.unread.count)
    }
    json.array("new", lines: 4) { reporter.write(diff.new, to: &$0) }
    json.array("fixed", lines: 4) { reporter.write(diff.fixed, to: &$0) }
    json.array("silenced", lines: 4) { reporter.write(diff.silenced, to: &$0) }
    json.array("unread", lines: 4) { reporter.write(diff.unread, to: &$0) }
    json.member("unchanged", diff.unchanged.map(\.fingerprint))
  }

  private static func write(
    _ name: StaticString, _ stored: StoredReport, _ reporter: JSONReporter,
    to json: inout JSONWriter
  ) {
    json.object(name) { json in
      json.member("timestamp", stored.time?.text)
      reporter.write(ReportSummary(stored.report), to: &json)
    }
  }

  private static func write(
    _ name: StaticString, _ counts: FindingCounts, to json: inout JSONWriter
  ) {
    json.object(name) { json in
      for member in counts.members { json.member(member.name, member.count) }
    }
  }
}
