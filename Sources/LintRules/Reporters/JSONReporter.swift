import DocumentSyntax

/// The documented JSON report, version 1: one finding a line.
struct JSONReporter: Reporter {
  static let info = ReporterInfo(
    name: "json", summary: "the documented JSON report", fileExtension: "json",
    about: """
      Everything that the linter knows about a run. `a11y-lint schema report` prints its schema.
      Columns are counted in Unicode scalars, offsets in bytes of UTF-8. Control characters and
      direction marks are written as JSON's escapes.
      """)

  init(style: ReportStyle) {}

  func write(_ report: LintReport, to output: inout ByteWriter) {
    let count = report.files.reduce(0) { $0 + $1.findings.count }
    output.bytes.reserveCapacity(output.bytes.count + 1_000 + count * 1_000)
    output.write("{\n  \"schemaVersion\": 1,\n  \"tool\": {\"name\": ")
    output.writeJSON(Tool.name)
    output.write(", \"version\": ")
    output.writeJSON(Tool.version)
    output.write("},\n  \"summary\": ")
    write(ReportSummary(report), to: &output)
    output.write(",\n  \"failedGates\": [")
    write(report.gateFailures, to: &output)
    output.write("]")
    output.write(",\n  \"findings\": [")
    writeFindings(of: report, to: &output)
    output.write("],\n  \"inputErrors\": [")
    writeErrors(report.inputErrors, to: &output)
    output.write("]\n}\n")
  }

  private func write(_ summary: ReportSummary, to output: inout ByteWriter) {
    output.write("{\"files\": \(summary.files), \"screens\": \(summary.screens), ")
    output.write("\"nodes\": \(summary.nodes), \"errors\": \(summary.errors), ")
    output.write("\"warnings\": \(summary.warnings), \"notes\": \(summary.notes), ")
    output.write("\"needsReview\": \(summary.needsReview), \"suppressed\": \(summary.suppressed), ")
    output.write("\"known\": \(summary.known), \"inputErrors\": \(summary.inputErrors)}")
  }

  private func write(_ failures: [GateFailure], to output: inout ByteWriter) {
    for (index, failure) in failures.enumerated() {
      output.write(index == 0 ? "{\"gate\": " : ", {\"gate\": ")
      output.writeJSON(failure.gate)
      output.write(", \"what\": ")
      output.writeJSON(failure.what)
      output.write(", \"count\": \(failure.count), \"allowed\": \(failure.allowed), \"message\": ")
      output.writeJSON(failure.message)
      output.write("}")
    }
  }

  private func writeFindings(of report: LintReport, to output: inout ByteWriter) {
    var rules: [ObjectIdentifier: RuleText] = [:]
    var isFirst = true
    for file in report.files where !file.findings.isEmpty {
      let path = Self.member("path", file.path)
      for finding in file.findings {
        let id = ObjectIdentifier(finding.rule)
        let rule = rules[id] ?? RuleText(finding.rule)
        if rules[id] == nil { rules[id] = rule }
        output.write(isFirst ? "\n    " : ",\n    ")
        isFirst = false
        write(finding, rule, path: path, to: &output)
      }
    }
    if !isFirst { output.write("\n  ") }
  }

  private func writeErrors(_ errors: [InputError], to output: inout ByteWriter) {
    for (index, error) in errors.enumerated() {
      output.write(index == 0 ? "\n    {\"path\": " : ",\n    {\"path\": ")
      output.writeJSON(error.path)
      output.write(", \"line\": ")
      output.writeJSON(error.position?.line)
      output.write(", \"column\": ")
      output.writeJSON(error.position?.column)
      output.write(", \"message\": ")
      output.writeJSON(error.message)
      output.write("}")
    }
    if !errors.isEmpty { output.write("\n  ") }
  }

  /// The members of a finding that are the same for all findings of its rule.
  private struct RuleText {
    let head: [UInt8]
    let criteria: [UInt8]

    init(_ rule: RuleInfo) {
      var head = ByteWriter()
      head.write("{\"rule\": ")
      head.writeJSON(rule.id)
      head.write(", \"category\": ")
      head.writeJSON(rule.category.rawValue)
      head.write(", \"severity\": ")
      self.head = head.bytes
      var criteria = ByteWriter()
      criteria.write(", \"wcag\": ")
      criteria.writeJSON(rule.wcag)
      criteria.write(", \"en301549\": ")
      criteria.writeJSON(rule.en301549)
      criteria.write(", \"tags\": ")
      criteria.writeJSON(rule.tags)
      criteria.write(", \"fingerprint\": ")
      self.criteria = criteria.bytes
    }
  }

  private static func member(_ name: String, _ text: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(", \"\(name)\": ")
    writer.writeJSON(text)
    return writer.bytes
  }

  private func write(
    _ finding: LocatedFinding, _ rule: RuleText, path: [UInt8], to output: inout ByteWriter
  ) {
    output.bytes.append(contentsOf: rule.head)
    output.write(Self.severity(finding.severity))
    output.write(finding.certainty == .violation ? "violation" : "needsReview")
    output.write("\", \"message\": ")
    output.writeJSON(finding.message)
    output.write(", \"help\": ")
    output.writeJSON(finding.help)
    output.bytes.append(contentsOf: path)
    output.write(", \"range\": ")
    write(finding.start, finding.end, to: &output)
    output.write(", \"screen\": ")
    output.writeJSON(finding.screen)
    output.write(", \"nodePath\": ")
    output.writeJSON(finding.nodePath)
    output.write(", \"nodeID\": ")
    output.writeJSON(finding.nodeID)
    output.write(", \"nodeType\": ")
    output.writeJSON(finding.nodeType)
    output.write(", \"speech\": ")
    output.writeJSON(finding.speech)
    output.write(", \"speechAfter\": ")
    output.writeJSON(finding.speechAfter)
    output.bytes.append(contentsOf: rule.criteria)
    output.writeJSON(finding.fingerprint)
    output.write(", \"state\": ")
    output.writeJSON(finding.state.rawValue)
    output.write(", \"suppression\": ")
    write(finding.suppression, to: &output)
    output.write(", \"related\": [")
    write(finding.related, to: &output)
    output.write("], \"fixes\": [")
    for (index, fix) in finding.fixes.enumerated() {
      if index > 0 { output.write(", ") }
      write(fix, to: &output)
    }
    output.write("]}")
  }

  private func write(_ suppression: Suppression?, to output: inout ByteWriter) {
    guard let suppression else { return output.write("null") }
    output.write("{\"reason\": ")
    output.writeJSON(suppression.reason)
    output.write(", \"until\": ")
    output.writeJSON(suppression.until)
    output.write(", \"kind\": \"\(suppression.kind.rawValue)\"}")
  }

  private func write(_ fix: LocatedFix, to output: inout ByteWriter) {
    output.write("{\"title\": ")
    output.writeJSON(fix.title)
    output.write(", \"safety\": \"\(fix.safety.rawValue)\", \"changes\": [")
    for (index, change) in fix.changes.enumerated() {
      if index > 0 { output.write(", ") }
      output.write("{\"nodePath\": ")
      output.writeJSON(change.nodePath)
      output.write(", \"key\": \"\(change.key)\", \"value\": ")
      write(change.value, to: &output)
      output.write("}")
    }
    output.write("]}")
  }

  private func write(_ value: Fix.Value?, to output: inout ByteWriter) {
    switch value {
    case nil: output.write("null")
    case .text(let text): output.writeJSON(text)
    case .flag(let flag): output.write(flag ? "true" : "false")
    case .number(let number): output.write(Points.text(number))
    case .names(let names): output.writeJSON(names)
    }
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "\"error\", \"certainty\": \""
    case .warning: "\"warning\", \"certainty\": \""
    case .note: "\"note\", \"certainty\": \""
    }
  }

  private func write(_ related: [LocatedFinding.Related], to output: inout ByteWriter) {
    for (index, other) in related.enumerated() {
      output.write(index == 0 ? "{\"message\": " : ", {\"message\": ")
      output.writeJSON(other.message)
      output.write(", \"range\": ")
      write(other.start, other.end, to: &output)
      output.write("}")
    }
  }

  private func write(_ start: Position, _ end: Position, to output: inout ByteWriter) {
    output.write("{\"start\": {\"line\": ")
    write(start, to: &output)
    output.write("}, \"end\": {\"line\": ")
    write(end, to: &output)
    output.write("}}")
  }

  private func write(_ position: Position, to output: inout ByteWriter) {
    output.write(position.line)
    output.write(", \"column\": ")
    output.write(position.column)
    output.write(", \"offset\": ")
    output.write(position.offset)
  }
}
