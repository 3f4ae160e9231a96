import DocumentSyntax
import Linting

/// The report for the page of a run or of a change, as code hosts render it.
struct MarkdownReporter: Reporter {
  static let info = ReporterInfo(
    name: "markdown", summary: "a table for a pull request or a job summary",
    fileExtension: "md", details: [.repositoryPaths, .suggestions],
    about: """
      For the summary of a job (`$GITHUB_STEP_SUMMARY`) and for comments on pull and merge
      requests: whether the run passed, a table of causes with the worst first, and the rules,
      folded up. The first line is the comment `<!-- a11y-lint -->`, by which a script finds its
      own comment again. Up to ten fixes follow as suggestions, which GitHub commits from a comment
      on their lines; one is left out where a terminal or a build log would act on its lines.

      It never has more than 65,000 bytes, up to 15,000 of them for the rules, and says what is
      left out. A text is cut after 200 characters. A space without width keeps it from becoming a
      mention, a reference, an address or an emoji.
      """)

  /// The most bytes of a report.
  static let limit = 65_000
  /// The most bytes for what rules are about.
  private static let rulesLimit = 15_000
  /// The most fixes, and the most bytes for them.
  private static let mostFixes = 10
  private static let fixesLimit = 10_000
  /// The room that a line about omissions may take.
  private static let reserve = 300

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    var page = ByteWriter()
    page.write("<!-- a11y-lint -->\n")
    page.write("### a11y-lint: \(verdict(report))\n\n")
    for sentence in ReportSummary.sentences(report, style) {
      page.write(Markdown.message(sentence) + "\n\n")
    }
    let fixes = Self.fixes(of: report)
    let rules = rules(of: report)
    let errors = report.files.flatMap { file in
      file.inputErrors.map { Self.row($0, path: file.repositoryPath) }
    }
    let room = Self.limit - rules.bytes.count - fixes.bytes.count - 2 * Self.reserve
    Self.writeTable(
      "What could not be read", ["Where", "Why"], errors, "input error", within: room / 4,
      to: &page)
    let causes = CauseList(report).worstFirst
    Self.writeTable(
      "", ["Severity", "What is wrong", "Where", "VoiceOver says", "Rule"],
      causes.lazy.map(Self.row), "cause",
      within: room - page.bytes.count, to: &page)
    page.write(fixes.bytes)
    page.write(rules.bytes)
    output.write(page.bytes)
  }

  /// Whether the run passed, in words.
  private func verdict(_ report: LintReport) -> String {
    let summary = ReportSummary(report)
    let found = summary.findings ?? "no findings"
    if summary.inputErrors > 0 { return "not everything could be read, \(found)" }
    if report.gateFailures.isEmpty { return "passed, " + found }
    return style.exitsWithZero ? found : "failed, " + found
  }

  /// Appends a table with as many rows as there is room for, and how many more there are.
  private static func writeTable(
    _ title: String, _ head: [String], _ rows: some Collection<[String]>, _ noun: String,
    within room: Int, to page: inout ByteWriter
  ) {
    guard !rows.isEmpty else { return }
    if !title.isEmpty { page.write("**\(title)**\n\n") }
    page.write(Markdown.table(head, []))
    let end = page.bytes.count + room
    var shown = 0
    for cells in rows {
      var row = ByteWriter()
      row.write("| " + cells.joined(separator: " | ") + " |\n")
      guard page.bytes.count + row.bytes.count <= end else { break }
      page.write(row.bytes)
      shown += 1
    }
    let left = rows.count - shown
    if left > 0 {
      page.write("\nAnd \(left) more \(noun)\(left == 1 ? "" : "s"), for which there is no room.\n")
    }
    page.write("\n")
  }

  private static func row(_ error: InputError, path: String) -> [String] {
    let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
    return [Markdown.untrusted(short(path)) + place, Markdown.message(error.message)]
  }

  private static func row(_ cause: CauseList.Group) -> [String] {
    let (finding, path) = (cause.first, cause.repositoryPath)
    var severity = finding.severity.rawValue
    if finding.certainty == .needsReview { severity += ", to review" }
    if finding.state == .suppressed { severity += ", suppressed" }
    var place = Markdown.untrusted(short(path)) + ":\(finding.start.line)"
    if let type = finding.nodeType, type != "screen" {
      place +=
        "<br>" + Markdown.untrusted(type + (finding.nodeID.map { " \"\(short($0))\"" } ?? ""))
    }
    if let screen = finding.screen {
      place += "<br>" + Markdown.untrusted("screen \"\(short(screen))\"")
    }
    if let elsewhere = cause.elsewhere { place += "<br>" + Markdown.untrusted(elsewhere) }
    let isElement =
      finding.nodeType != nil && finding.nodeType != "screen" && finding.rule.category != .file
    let speech = finding.speech.map { "“\(short($0))”" } ?? "nothing: it does not stop here"
    return [
      severity, Markdown.message(finding.message), place,
      isElement ? Markdown.untrusted(speech) : "", Markdown.code(finding.rule.id),
    ]
  }

  /// The first fixes that can be written, folded up, as the suggestions of GitHub.
  private static func fixes(of report: LintReport) -> ByteWriter {
    var writer = ByteWriter()
    var count = 0
    for file in report.files {
      for finding in file.newFindings where count < mostFixes {
        guard let fix = finding.details?.suggestions.first,
          ByteWriter.standsAsItIs(fix.lines)
        else { continue }
        let lines =
          fix.start.line == fix.end.line
          ? "\(fix.start.line)" : "\(fix.start.line)–\(fix.end.line)"
        let place = Markdown.untrusted(short(file.repositoryPath)) + ":\(lines)"
        let block = Markdown.codeBlock(
          fix.lines.replacing("\r\n", with: "\n"), language: "suggestion")
        let text =
          "\(place): \(Markdown.message(fix.title)) (\(fix.safety.explanation)), for "
          + "\(Markdown.code(finding.rule.id))\n\n\(block)\n"
        guard writer.bytes.count + text.utf8.count <= fixesLimit else { continue }
        writer.write(text)
        count += 1
      }
    }
    guard count > 0 else { return writer }
    var section = ByteWriter()
    section.write(
      "<details>\n<summary>\(count == 1 ? "A fix" : "\(count) fixes")</summary>\n\n")
    section.write(writer.bytes)
    section.write("</details>\n\n")
    return section
  }

  /// The subjects of a report's rules, folded up: the most frequent first.
  private func rules(of report: LintReport) -> ByteWriter {
    var counts: [String: (rule: RuleInfo, count: Int)] = [:]
    for file in report.files {
      for finding in file.shownFindings {
        counts[finding.rule.id, default: (finding.rule, 0)].count += 1
      }
    }
    let sorted = counts.values.sorted { ($1.count, $0.rule.id) < ($0.count, $1.rule.id) }
    var writer = ByteWriter()
    for (index, entry) in sorted.enumerated() {
      let text = Self.details(entry.rule, entry.count)
      guard writer.bytes.count + text.utf8.count <= Self.rulesLimit else {
        writer.write("And \(sorted.count - index) more rules: see `a11y-lint explain RULE`.\n")
        break
      }
      writer.write(text)
    }
    return writer
  }

  private static func details(_ rule: RuleInfo, _ count: Int) -> String {
    let criteria = rule.criteria.map {
      "[\($0.number) \(Markdown.text($0.name))](\($0.understanding)) (\($0.level))"
    }
    return
      "<details>\n<summary><code>\(rule.id)</code>, \(count == 1 ? "once" : "\(count) times"): "
      + html(rule.title) + "</summary>\n\n"
      + Markdown.paragraphs(rule.why) + "\n\n**What to do.** " + Markdown.paragraphs(rule.how)
      + "\n\n" + (criteria.isEmpty ? "" : "WCAG 2.2: " + criteria.joined(separator: ", ") + ".\n\n")
      + "More: `a11y-lint explain \(rule.id)`\n\n</details>\n\n"
  }

  /// A title for a line of HTML, without its backquotes.
  private static func html(_ text: String) -> String {
    var writer = ByteWriter()
    writer.writeHTML(text.filter { $0 != "`" })
    return writer.text
  }

  private static func short(_ text: String) -> String { Quoted.bare(text, atMost: 200) }
}
