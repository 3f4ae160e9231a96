import DocumentSyntax
import Linting

/// The report for people: what is wrong, where, what VoiceOver says there, and what to do.
struct TextReporter: Reporter {
  static let info = ReporterInfo(
    name: "text", summary: "for people, with source lines", details: .source,
    isForPeople: true,
    about: """
      For people, in a terminal; the default there. It shows causes, the worst first: a defect on
      many screens is one entry, which says where else it is. At most 20 are shown (`--limit N`,
      `--all`). Findings to review are counted; with `--reviews` they are shown before notes, and
      at least half of the places are theirs. `--group-by` adds headings.

      `--verbose` shows every finding, by file, with source lines, VoiceOver's words, the remedy
      and criteria; `--quiet` leaves out the summary. It is as wide as the terminal, from 40 to 120
      columns, unless `COLUMNS` says otherwise. Colour repeats what words say. Names are cut after
      60 characters.
      """)

  private let style: ReportStyle
  private let ink: Ink

  init(style: ReportStyle) {
    self.style = style
    ink = Ink(isColored: style.usesColor)
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    guard style.isVerbose else { return BriefText(style).write(report, to: &output) }
    for file in report.files {
      let errors = style.showsInputErrors ? file.inputErrors : []
      let findings = file.shownFindings
      guard !errors.isEmpty || !findings.isEmpty else { continue }
      writeHeading(of: file, to: &output)
      for error in errors { write(error, to: &output) }
      for finding in findings { write(finding, to: &output) }
    }
    if style.showsSummary { TextLinks(report).write(style, ink, to: &output) }
    if style.showsStatistics {
      ReportStatistics.write(report, width: style.width, to: &output)
    }
    ReportSummary.write(report, style, to: &output)
  }

  private func writeHeading(of file: FileReport, to output: inout ByteWriter) {
    let summary = ReportSummary(LintReport(files: [file]))
    var heading = ByteWriter()
    heading.writePathStart(file.path)
    let errors = style.showsInputErrors ? summary.inputErrors : 0
    let suppressed = file.findings.count { $0.state == .suppressed }
    let counts = [
      errors > 0 ? "\(errors) input error" + (errors == 1 ? "" : "s") : nil, summary.findings,
      suppressed > 0 ? "\(suppressed) suppressed" : nil,
    ].compactMap { $0 }.joined(separator: ", ")
    output.write(ink.bold(heading.text) + ":")
    writeRest(counts, after: heading.text, margin: 2, to: &output) { $0 }
    output.write("\n")
  }

  private func write(_ error: InputError, to output: inout ByteWriter) {
    write(title: "error", .error, error.message, "", to: &output)
    writePlace(error.path, error.position, "", to: &output)
    guard let position = error.position, let excerpt = error.excerpt else {
      return output.write("\n")
    }
    write(excerpt, position, error.end ?? position, .error, to: &output)
  }

  private func write(_ finding: LocatedFinding, to output: inout ByteWriter) {
    write(
      title: finding.severityWords, finding.severity, finding.message,
      " [\(finding.rule.id)]", to: &output)
    writePlace(of: finding, to: &output)
    write(finding.excerpt, finding.start, finding.end, finding.severity, to: &output)
    for related in finding.related {
      detail(
        "See", "\(related.start.line):\(related.start.column), \(related.message)", to: &output)
    }
    if finding.nodeType != nil, finding.nodeType != "screen", finding.rule.category != .file {
      let speech = finding.speech.map { "\"\($0)\"" }
      detail("VoiceOver", speech ?? "does not stop here", to: &output)
      if let after = finding.speechAfter { detail("After the fix", "\"\(after)\"", to: &output) }
    }
    if let suppression = finding.suppression {
      detail("Suppressed", suppression.words, to: &output)
    }
    detail("Help", finding.help, to: &output)
    for fix in finding.fixes {
      detail("Fix", "\(fix.title) (\(fix.safety.explanation))", to: &output)
    }
    if !finding.criteria.isEmpty {
      let criteria = finding.criteria.map { "\($0.number) (\($0.level))" }
      detail("WCAG", criteria.joined(separator: ", "), to: &output)
    }
    output.write("\n")
  }

  /// Appends `severity: message [rule]` over as many lines as it takes.
  private func write(
    title: String, _ severity: Severity, _ message: String, _ rule: String,
    to output: inout ByteWriter
  ) {
    output.write("  " + ink.severity(severity, title) + ": ")
    let used = title.utf8.count + 2
    let lines = Wrapping.lines(
      of: Self.escaped(message) + rule, width: style.width - 4, used: used)
    writeLines(lines, margin: "    ", to: &output)
  }

  /// Appends where a finding is: its file and place, its element, its screen.
  private func writePlace(of finding: LocatedFinding, to output: inout ByteWriter) {
    var parts: [String] = []
    if let type = finding.nodeType, type != "screen" {
      parts.append(type + (finding.nodeID.map { " " + Quoted.text($0) } ?? ""))
    }
    if let screen = finding.screen { parts.append("screen " + Quoted.text(screen)) }
    let words = Self.escaped(parts.joined(separator: ", "))
    writePlace(finding.path, finding.start, words, to: &output)
  }

  /// Appends a path with a position, which stay in one piece, and words about them.
  private func writePlace(
    _ path: String, _ position: Position?, _ words: String, to output: inout ByteWriter
  ) {
    var place = ByteWriter()
    place.writePathStart(path)
    if let position { place.write(":\(position.line):\(position.column)") }
    if !words.isEmpty { place.write(",") }
    let head = "    " + place.text
    output.write("    " + ink.quiet(place.text))
    guard !words.isEmpty else { return output.write("\n") }
    writeRest(words, after: head, margin: 6, to: &output, paint: ink.quiet)
  }

  /// Appends what follows the beginning of a line, over as many lines as it takes.
  private func writeRest(
    _ text: String, after head: String, margin: Int, to output: inout ByteWriter,
    paint: (String) -> String
  ) {
    let lines = Wrapping.lines(
      of: text, width: style.width - margin, used: CellWidth.of(head) + 1 - margin)
    for (index, line) in lines.enumerated() {
      if index > 0 { output.write("\n" + String(repeating: " ", count: margin)) }
      if index == 0, !line.isEmpty { output.write(" ") }
      var shown = ByteWriter()
      shown.writeLineStart(line)
      if !line.isEmpty { output.write(paint(shown.text)) }
    }
    output.write("\n")
  }

  private func write(
    _ excerpt: Excerpt?, _ start: Position, _ end: Position, _ severity: Severity,
    to output: inout ByteWriter
  ) {
    guard let excerpt, !excerpt.lines.isEmpty else { return }
    let text = ExcerptText(excerpt: excerpt, start: start, end: end, width: style.width)
    let lines = text.lines(
      indent: 6, quiet: ink.quiet, mark: { ink.severity(severity, $0) })
    output.write("\n")
    for line in lines { output.write(line + "\n") }
    output.write("\n")
  }

  private func detail(_ name: String, _ text: String, to output: inout ByteWriter) {
    output.write("    " + ink.bold(name) + ": ")
    let lines = Wrapping.lines(
      of: Self.escaped(text), width: style.width - 6, used: name.utf8.count)
    writeLines(lines, margin: "      ", to: &output)
  }

  private func writeLines(_ lines: [String], margin: String, to output: inout ByteWriter) {
    for (index, line) in lines.enumerated() {
      if index > 0 { output.write(margin) }
      if index > 0 { output.writeLineStart(line) } else { output.write(line) }
      output.write("\n")
    }
  }

  private static func escaped(_ text: String) -> String {
    var writer = ByteWriter()
    writer.writeEscaped(text)
    return writer.text
  }
}

/// How to learn more about what a report says: each rule and each criterion once.
struct TextLinks {
  private let rules: [String]
  private let criteria: [SuccessCriterion]

  /// The rules and criteria of the findings that a report shows.
  init(_ report: LintReport) {
    var infos: [String: RuleInfo] = [:]
    for file in report.files {
      for finding in file.shownFindings { infos[finding.rule.id] = finding.rule }
    }
    rules = infos.keys.sorted()
    let numbers = Set(infos.values.flatMap(\.wcag))
    criteria = SuccessCriterion.all.filter { numbers.contains($0.number) }
  }

  /// Appends the command that explains the rules, and the pages that explain the criteria.
  func write(_ style: ReportStyle, _ ink: Ink, to output: inout ByteWriter) {
    guard !rules.isEmpty else { return }
    output.write(ink.bold("About each rule") + ": a11y-lint explain RULE\n")
    for rule in rules { output.write("  \(rule)\n") }
    output.write("\n")
    guard !criteria.isEmpty else { return }
    output.write(ink.bold("About WCAG 2.2") + ":\n")
    for criterion in criteria {
      let text =
        "\(criterion.number) \(criterion.name) (\(criterion.level)): \(criterion.understanding)"
      let lines = Wrapping.lines(of: text, width: style.width - 4, used: 0)
      output.write("  " + lines.joined(separator: "\n    ") + "\n")
    }
    output.write("\n")
  }
}

/// How often each rule was broken, for people: the most frequent first.
enum ReportStatistics {
  /// Appends a table of rules with the numbers of their findings and of the files they are in.
  static func write(_ report: LintReport, width: Int, to output: inout ByteWriter) {
    var counts: [String: (rule: RuleInfo, findings: Int, files: Int)] = [:]
    for file in report.files {
      var seen: Set<String> = []
      let findings = file.findings
      for index in findings.indices where findings[index].state == .new {
        let rule = findings[index].rule
        var count = counts[rule.id] ?? (rule, 0, 0)
        count.findings += 1
        if seen.insert(rule.id).inserted { count.files += 1 }
        counts[rule.id] = count
      }
    }
    guard !counts.isEmpty else { return }
    let sorted = counts.values.sorted { a, b in
      (b.findings, a.rule.id) < (a.findings, b.rule.id)
    }
    let rows = sorted.map { count in
      [
        String(count.findings), count.rule.id, count.rule.category.rawValue,
        "in \(count.files) file" + (count.files == 1 ? "" : "s"),
      ]
    }
    let table = TextColumns.text(rows)
    let isNarrow = table.utf8.split(separator: UInt8(ascii: "\n")).contains { $0.count > width }
    if !isNarrow { return output.write(table + "\n") }
    for row in rows {
      let lines = Wrapping.lines(of: "\(row[0]) \(row[1]), \(row[3])", width: width - 2)
      output.write(lines.joined(separator: "\n  ") + "\n")
    }
    output.write("\n")
  }
}

/// The colours of a report on a terminal; all empty where there is no colour.
struct Ink {
  let isColored: Bool

  /// The text in bold.
  func bold(_ text: String) -> String { paint("1", text) }

  /// The text in a quiet colour.
  func quiet(_ text: String) -> String { paint("2", text) }

  /// The text in the colour of a severity.
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: paint("1;31", text)
    case .warning: paint("1;33", text)
    case .note: paint("1;36", text)
    }
  }

  private func paint(_ code: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
