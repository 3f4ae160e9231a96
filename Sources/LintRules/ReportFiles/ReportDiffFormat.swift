import DocumentSyntax

/// The forms that a comparison of reports is printed in.
public enum ReportDiffFormat: String, CaseIterable, Sendable {
  case text, json

  /// The comparison in the form.
  public func bytes(of diff: ReportDiff) -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .text: Self.writeText(diff, to: &writer)
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

  private static func word(for finding: LocatedFinding) -> String {
    finding.certainty == .needsReview ? "review" : finding.severity.rawValue
  }

  /// The numbers as a sentence on a line.
  private static func summary(of diff: ReportDiff) -> String {
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
    let members: [(name: String, noun: String, isPlural: Bool, count: Int)]

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
    let reporter = JSONReporter(style: ReportStyle())
    output.write("{\n  \"schemaVersion\": 1,\n  \"tool\": {\"name\": ")
    output.writeJSON(Tool.name)
    output.write(", \"version\": ")
    output.writeJSON(Tool.version)
    output.write("},\n  \"old\": ")
    write(diff.old, reporter, to: &output)
    output.write(",\n  \"later\": ")
    write(diff.later, reporter, to: &output)
    output.write(",\n  \"summary\": {\"new\": ")
    write(FindingCounts(diff.new), to: &output)
    output.write(", \"fixed\": ")
    write(FindingCounts(diff.fixed), to: &output)
    output.write(", \"fixedInGoneFiles\": \(diff.gone), \"unchanged\": \(diff.unchanged.count), ")
    output.write("\"silenced\": \(diff.silenced.count), \"unread\": \(diff.unread.count)}")
    let lists = [
      ("new", diff.new), ("fixed", diff.fixed), ("silenced", diff.silenced),
      ("unread", diff.unread),
    ]
    for (name, findings) in lists {
      output.write(",\n  \"\(name)\": [")
      reporter.write(findings, to: &output)
      output.write("]")
    }
    output.write(",\n  \"unchanged\": ")
    output.writeJSON(diff.unchanged.map(\.fingerprint))
    output.write("\n}\n")
  }

  private static func write(
    _ stored: StoredReport, _ reporter: JSONReporter, to output: inout ByteWriter
  ) {
    output.write("{\"timestamp\": ")
    output.writeJSON(stored.time?.text)
    output.write(", \"summary\": ")
    reporter.write(ReportSummary(stored.report), to: &output)
    output.write("}")
  }

  private static func write(_ counts: FindingCounts, to output: inout ByteWriter) {
    let members = counts.members.map { "\"\($0.name)\": \($0.count)" }
    output.write("{" + members.joined(separator: ", ") + "}")
  }
}
