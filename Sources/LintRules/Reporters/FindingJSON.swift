import DocumentSyntax

/// Findings as the JSON report has them: objects on one line.
///
/// What is the same for all findings of a rule or a file is made once.
struct FindingJSON {
  /// The members of a finding that are the same for all findings of its rule.
  private struct RuleText {
    let head: [UInt8]
    let criteria: [UInt8]

    init(_ rule: RuleInfo) {
      var head = ByteWriter()
      head.write("\"rule\": ")
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

  private let reporter: JSONReporter
  private var rules: [ObjectIdentifier: RuleText] = [:]
  private var path = ""
  private var pathMember: [UInt8] = []

  /// A writer for a report, whose style says whether details are shown.
  init(_ reporter: JSONReporter) {
    self.reporter = reporter
  }

  /// Appends a finding as an object that begins with some members.
  mutating func write(
    _ finding: LocatedFinding, after members: String = "", to output: inout ByteWriter
  ) {
    let id = ObjectIdentifier(finding.rule)
    let rule = rules[id] ?? RuleText(finding.rule)
    if rules[id] == nil { rules[id] = rule }
    // Names that look alike may be those of two files.
    if pathMember.isEmpty || !Self.areSame(path, finding.path) {
      path = finding.path
      pathMember = Self.member("path", path)
    }
    output.write("{")
    output.write(members)
    write(finding, rule, path: pathMember, to: &output)
  }

  /// Whether two texts have the same bytes, which are compared as buffers: it is asked everywhere.
  private static func areSame(_ one: String, _ other: String) -> Bool {
    var (one, other) = (one, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        one.count == other.count && one.indices.allSatisfy { one[$0] == other[$0] }
      }
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
    output.write("\"")
    output.write(digitsOf: finding.mark)
    output.write(Self.state(finding.state))
    write(finding.suppression, to: &output)
    output.write(", \"related\": [")
    write(finding.related, to: &output)
    output.write("], \"fixes\": [")
    for (index, fix) in finding.fixes.enumerated() {
      if index > 0 { output.write(", ") }
      write(fix, to: &output)
    }
    output.write("]")
    if reporter.style.showsDetails { reporter.writeDetails(of: finding, to: &output) }
    output.write("}")
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
      output.write(", \"key\": ")
      output.writeJSON(change.key)
      output.write(", \"value\": ")
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

  private static func state(_ state: LocatedFinding.State) -> String {
    switch state {
    case .new: "\", \"state\": \"new\", \"suppression\": "
    case .known: "\", \"state\": \"known\", \"suppression\": "
    case .suppressed: "\", \"state\": \"suppressed\", \"suppression\": "
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
