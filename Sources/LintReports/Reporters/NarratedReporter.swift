import DocumentSyntax
import Linting

/// The report for people who listen to it: sentences, one a line, and nothing that is drawn.
struct NarratedReporter: Reporter {
  static let info = ReporterInfo(
    name: "narrated", summary: "for listening to, in sentences", isForPeople: true,
    about: """
      For people who listen with a screen reader. It begins with the result of the run. Findings
      follow, numbered, by file, one sentence or two a line, so that lines can be stepped through;
      rules and criteria are at the end, once each. Nothing is drawn, aligned or coloured.
      Positions, and signs that voices spell out, are words. `--quiet` leaves out beginning and
      end.
      """)

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    if style.showsSummary {
      output.write("Report of a11y-lint.\n")
      for sentence in ReportSummary.sentences(report, style) { line(sentence, to: &output) }
      output.write("\n")
    }
    let errors = style.showsInputErrors ? report.inputErrors : []
    for (index, error) in errors.enumerated() {
      write(error, number: index + 1, of: errors.count, to: &output)
    }
    let causes = CauseList(report).groups
    var path: String?
    for (index, cause) in causes.enumerated() {
      if cause.first.path != path {
        path = cause.first.path
        line("File \(cause.first.path).", to: &output)
        output.write("\n")
      }
      write(cause, number: index + 1, of: causes.count, to: &output)
    }
    if style.showsSummary { writeRules(of: report, to: &output) }
  }

  private func write(
    _ error: InputError, number: Int, of total: Int, to output: inout ByteWriter
  ) {
    output.write("Input error \(number) of \(total).\n")
    line(Narration.sentence(error.message), to: &output)
    let place = error.position.map { ", line \($0.line), column \($0.column)" } ?? ""
    line("File \(error.path)\(place).", to: &output)
    output.write("\n")
  }

  private func write(
    _ cause: CauseList.Group, number: Int, of total: Int, to output: inout ByteWriter
  ) {
    let finding = cause.first
    output.write("Finding \(number) of \(total): \(finding.severity.rawValue)")
    if finding.certainty == .needsReview { output.write(", to review") }
    if finding.state == .suppressed { output.write(", suppressed") }
    output.write(".\n")
    line(Narration.sentence(finding.message), to: &output)
    line(place(of: finding), to: &output)
    if let elsewhere = cause.elsewhere { line(Narration.sentence(elsewhere), to: &output) }
    for related in finding.related {
      let place = "See also line \(related.start.line), column \(related.start.column): "
      line(place + Narration.words(related.message) + ".", to: &output)
    }
    writeSpeech(of: finding, to: &output)
    if let suppression = finding.suppression {
      line(Self.sentence(suppression), to: &output)
    }
    line("What to do: " + Narration.words(finding.help), to: &output)
    for fix in finding.fixes {
      line("Fix: \(Narration.words(fix.title)), \(fix.safety.explanation).", to: &output)
    }
    line("Rule: \(finding.rule.id).", to: &output)
    output.write("\n")
  }

  private func place(of finding: LocatedFinding) -> String {
    var text = "Line \(finding.start.line), column \(finding.start.column)"
    if let type = finding.nodeType, type != "screen" {
      text += ", " + type + (finding.nodeID.map { " " + Quoted.text($0) } ?? "")
    }
    if let screen = finding.screen { text += ", on the screen " + Quoted.text(screen) }
    return text + "."
  }

  private func writeSpeech(of finding: LocatedFinding, to output: inout ByteWriter) {
    guard finding.nodeType != nil, finding.nodeType != "screen", finding.rule.category != .file
    else { return }
    guard let speech = finding.speech else {
      return output.write("VoiceOver does not stop here.\n")
    }
    line("VoiceOver says: \"\(speech)\"", to: &output)
    if let after = finding.speechAfter { line("After the fix: \"\(after)\"", to: &output) }
  }

  private static func sentence(_ suppression: Suppression) -> String {
    let carrier =
      switch suppression.kind {
      case .node: "by the key disable"
      case .comment: "by a comment"
      case .note: "by a note"
      case .override: "by the configuration"
      }
    let until = suppression.until.map { " until " + $0 } ?? ""
    let reason = suppression.reason.map { ", because: " + Quoted.text($0) } ?? ", without a reason"
    return "Suppressed " + carrier + until + reason + "."
  }

  /// Appends each rule once: how often it was broken, its criteria, how to learn more.
  private func writeRules(of report: LintReport, to output: inout ByteWriter) {
    var counts: [String: (rule: RuleInfo, count: Int)] = [:]
    for finding in report.files.flatMap(\.shownFindings) {
      counts[finding.rule.id, default: (finding.rule, 0)].count += 1
    }
    guard !counts.isEmpty else { return }
    output.write(counts.count == 1 ? "There is 1 rule" : "There are \(counts.count) rules")
    output.write(" in this report.\n")
    for (rule, count) in counts.values.sorted(by: { $0.rule.id < $1.rule.id }) {
      let times = count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
      line("Rule \(rule.id), broken \(times).", to: &output)
      guard !rule.criteria.isEmpty else { continue }
      let criteria = rule.criteria.map { "\($0.number) \($0.name), level \($0.level)" }
      line("WCAG 2.2: " + criteria.joined(separator: "; ") + ".", to: &output)
    }
    output.write("To learn more about a rule, run a11y-lint explain with its name.\n")
  }

  private func line(_ text: String, to output: inout ByteWriter) {
    output.writeLineStart(text)
    output.write("\n")
  }
}

/// Messages as they are read aloud: signs that voices spell out become words.
enum Narration {
  /// The pairs of marks between which a text is repeated as it is; quotes become plain ones.
  private static let quotes: [Character: Character] = ["“": "”", "\"": "\""]

  /// A message as a sentence.
  static func sentence(_ message: String) -> String {
    let text = words(message)
    let ending = text.last.map { ".?!".contains($0) } ?? false
    let quoted = text.hasSuffix(".\"") || text.hasSuffix("?\"") || text.hasSuffix("!\"")
    return text.prefix(1).uppercased() + text.dropFirst() + (ending || quoted ? "" : ".")
  }

  /// A message without signs, but for what it quotes.
  static func words(_ message: String) -> String {
    var result = ""
    var plain = ""
    var closing: Character?
    for character in message {
      if let end = closing {
        result.append(character == end ? "\"" : character)
        if character == end { closing = nil }
      } else if let end = quotes[character] {
        result += spelled(plain) + "\""
        plain = ""
        closing = end
      } else {
        plain.append(character)
      }
    }
    return result + spelled(plain)
  }

  /// Words of the linter's own, with its signs as words.
  private static func spelled(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "`": continue
      case "×": result += "by"
      case "≥": result += "at least"
      case "≤": result += "at most"
      case "→": result += "to"
      case "…": result += "and so on"
      case "–", "—": result += "to"
      default: result.append(character)
      }
    }
    let words = result.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hasPrefix("pt") && !word.dropFirst(2).contains { $0.isLetter }
        ? "points" + word.dropFirst(2) : word
    }
    return words.joined(separator: " ")
  }
}
