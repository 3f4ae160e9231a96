import DocumentSyntax

/// Findings as the JSON report has them: objects on one line.
///
/// What is the same for all findings of a rule or a file is made once.
struct FindingJSON {
  /// The members of a finding that are the same for all findings of its rule.
  private final class RuleText: Sendable {
    /// Kept, so that no other rule can take its place in memory.
    let rule: RuleInfo
    let head: [UInt8]
    let criteria: [UInt8]

    init(_ rule: RuleInfo) {
      self.rule = rule
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
      criteria.write(", \"fingerprint\": \"")
      self.criteria = criteria.bytes
    }
  }

  private let reporter: JSONReporter
  /// The rules that were met, and what was made for each.
  private var rules: [ObjectIdentifier] = []
  private var texts: [RuleText] = []
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
    let rule = text(of: finding.rule)
    // Names that look alike may be those of two files.
    if pathMember.isEmpty || !path.hasBytes(of: finding.path) {
      path = finding.path
      pathMember = Self.placeMembers(path)
    }
    output.write("{")
    output.write(members)
    write(finding, rule, path: pathMember, to: &output)
  }

  private mutating func text(of rule: RuleInfo) -> RuleText {
    let id = ObjectIdentifier(rule)
    if let known = rules.firstIndex(of: id) { return texts[known] }
    let text = RuleText(rule)
    rules.append(id)
    texts.append(text)
    return text
  }

  /// The path and the beginning of the range, which all findings of a file have.
  private static func placeMembers(_ path: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(", \"path\": ")
    writer.writeJSON(path)
    writer.write(", \"range\": {\"start\": {\"line\": ")
    return writer.bytes
  }

  private func write(
    _ finding: LocatedFinding, _ rule: RuleText, path: [UInt8], to output: inout ByteWriter
  ) {
    output.write(atMost: rule.head.count + Self.mostWords) { run in
      run.put(rule.head)
      run.put(Self.severity(finding.severity))
      run.put(Self.certainty(finding.certainty))
    }
    output.writeJSON(finding.message, after: ", \"message\": ")
    output.writeJSON(finding.help, after: ", \"help\": ")
    write(finding.start, finding.end, after: path, to: &output)
    output.writeJSON(finding.screen, after: ", \"screen\": ")
    output.writeJSON(finding.content.nodePath, after: ", \"nodePath\": ")
    output.writeJSON(finding.nodeID, after: ", \"nodeID\": ")
    output.writeJSON(finding.nodeType, after: ", \"nodeType\": ")
    output.writeJSON(finding.speech, after: ", \"speech\": ")
    output.writeJSON(finding.speechAfter, after: ", \"speechAfter\": ")
    output.write(atMost: rule.criteria.count + 16 + Self.mostWords) { run in
      run.put(rule.criteria)
      run.put(digitsOf: finding.fingerprintHash)
      run.put(Self.state(finding.state))
    }
    write(finding.suppression, to: &output)
    if finding.related.isEmpty, finding.fixes.isEmpty {
      output.write(", \"related\": [], \"fixes\": []")
    } else {
      write(finding.related, finding.fixes, to: &output)
    }
    if reporter.style.showsDetails { reporter.writeDetails(of: finding, to: &output) }
    output.write("}")
  }

  private func write(
    _ related: [LocatedFinding.Related], _ fixes: [LocatedFix], to output: inout ByteWriter
  ) {
    output.write(", \"related\": [")
    write(related, to: &output)
    output.write("], \"fixes\": [")
    for (index, fix) in fixes.enumerated() {
      if index > 0 { output.write(", ") }
      write(fix, to: &output)
    }
    output.write("]")
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

  /// The most bytes of the words that follow each other in one run.
  private static let mostWords = 120

  private static func state(_ state: LocatedFinding.State) -> StaticString {
    switch state {
    case .new: "\", \"state\": \"new\", \"suppression\": "
    case .known: "\", \"state\": \"known\", \"suppression\": "
    case .suppressed: "\", \"state\": \"suppressed\", \"suppression\": "
    }
  }

  private static func severity(_ severity: Severity) -> StaticString {
    switch severity {
    case .error: "\"error\", \"certainty\": \""
    case .warning: "\"warning\", \"certainty\": \""
    case .note: "\"note\", \"certainty\": \""
    }
  }

  private static func certainty(_ certainty: Certainty) -> StaticString {
    switch certainty {
    case .violation: "violation\""
    case .needsReview: "needsReview\""
    }
  }

  private func write(_ related: [LocatedFinding.Related], to output: inout ByteWriter) {
    for (index, other) in related.enumerated() {
      output.writeJSON(other.message, after: index == 0 ? "{\"message\": " : ", {\"message\": ")
      output.write(", \"range\": {\"start\": {\"line\": ")
      write(other.start, other.end, after: [], to: &output)
      output.write("}")
    }
  }

  /// Writes a range, from the number of its first line on, after some bytes.
  private func write(
    _ start: Position, _ end: Position, after words: [UInt8], to output: inout ByteWriter
  ) {
    output.write(atMost: words.count + 6 * ByteRun.numberLength + Self.mostWords) { run in
      run.put(words)
      write(start, to: &run)
      run.put("}, \"end\": {\"line\": ")
      write(end, to: &run)
      run.put("}}")
    }
  }

  private func write(_ position: Position, to run: inout ByteRun) {
    run.put(position.line)
    run.put(", \"column\": ")
    run.put(position.column)
    run.put(", \"offset\": ")
    run.put(position.offset)
  }
}
