import DocumentSyntax
import Linting

/// The text report in its short form: causes instead of findings, the worst first, and no more of
/// them than a person reads.
struct BriefText {
  private let style: ReportStyle
  private let ink: Ink

  init(_ style: ReportStyle) {
    self.style = style
    ink = Ink(isColored: style.usesColor)
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    if style.showsInputErrors {
      for error in report.inputErrors { write(error, to: &output) }
    }
    let selection = CauseSelection(
      CauseList(report, apartByFile: style.grouping == .file), style)
    var shown = selection.shown
    switch style.grouping {
    case .cause: shown = written(shown, to: &output)
    case .rule:
      write(shown, by: { $0.rule.id + ": " + $0.rule.title }, to: &output)
    case .file: write(shown, by: \.path, to: &output)
    case .screen:
      write(
        shown,
        by: { finding in finding.screen.map { "screen " + Quoted.text($0) } ?? finding.path },
        to: &output)
    }
    if style.showsStatistics {
      ReportStatistics.write(report, width: style.width, to: &output)
    }
    ReportSummary.write(report, style, to: &output)
    guard style.showsSummary else { return }
    let remarks = remarks(shown: shown.count, wanted: selection.wanted, all: selection.all)
    for line in Wrapping.lines(of: remarks, width: style.width) where !line.isEmpty {
      output.write(line + "\n")
    }
  }

  /// The lines that the summary and the remarks below it take.
  private static let linesOfSummary = 8
  /// From so many causes on each is said in fewer lines.
  private static let many = 10

  /// Appends causes as far as the lines go; gives those that it wrote.
  private func written(
    _ causes: [CauseList.Group], to output: inout ByteWriter
  ) -> [CauseList.Group] {
    let room = style.mostLines.map { $0 - Self.linesOfSummary } ?? .max
    let isBrief = style.mostLines != nil && causes.count > Self.many
    var lines = 0
    for (number, cause) in causes.enumerated() {
      var entry = ByteWriter()
      write(cause, isBrief: isBrief, to: &entry)
      lines += entry.bytes.count { $0 == UInt8(ascii: "\n") }
      if number > 0, lines > room { return Array(causes.prefix(number)) }
      output.write(entry.bytes)
    }
    return causes
  }

  /// The sentences that say how to see what is not shown.
  private func remarks(shown: Int, wanted: Int, all: Int) -> String {
    var sentences: [String] = []
    if shown < wanted {
      sentences.append("\(shown) of \(wanted) causes are shown; --all shows all.")
    }
    if wanted < all {
      let left = all - wanted
      sentences.append(
        left == 1
          ? "--reviews shows the one to review." : "--reviews shows the \(left) causes to review.")
    }
    if shown > 0 { sentences.append("About a rule: \(Tool.name) explain RULE.") }
    return sentences.joined(separator: " ")
  }

  /// Appends causes under headings, in the order in which the headings first come.
  private func write(
    _ causes: [CauseList.Group], by heading: (LocatedFinding) -> String,
    to output: inout ByteWriter
  ) {
    var headings: [String] = []
    var groups: [String: [CauseList.Group]] = [:]
    for cause in causes {
      let heading = heading(cause.first)
      if groups[heading, default: []].isEmpty { headings.append(heading) }
      groups[heading, default: []].append(cause)
    }
    for heading in headings {
      var line = ByteWriter()
      line.writeLineStart(heading)
      output.write(ink.bold(line.text) + "\n\n")
      var group = groups[heading] ?? []
      if style.grouping == .file {
        group.sort { $0.first.start.offset < $1.first.start.offset }
      }
      for cause in group { write(cause, to: &output) }
    }
  }

  private func write(_ error: InputError, to output: inout ByteWriter) {
    output.write(ink.severity(.error, "error") + ": ")
    writeLines(Self.escaped(error.message), used: 7, to: &output)
    var place = ByteWriter()
    place.writePathStart(error.path)
    if let position = error.position { place.write(":\(position.line):\(position.column)") }
    output.write("  " + ink.quiet(place.text) + "\n\n")
  }

  private func write(
    _ cause: CauseList.Group, isBrief: Bool = false, to output: inout ByteWriter
  ) {
    let finding = cause.first
    let title = finding.severityWords
    output.write(ink.severity(finding.severity, title) + ": ")
    writeLines(
      Self.escaped(finding.message) + " [\(finding.rule.id)]", used: title.utf8.count + 2,
      to: &output)
    writePlace(of: finding, to: &output)
    if let elsewhere = cause.elsewhere { writeLine(elsewhere, to: &output) }
    for related in finding.related.prefix(isBrief ? 0 : 2) {
      writeLine(
        "see \(related.start.line):\(related.start.column), \(related.message)", to: &output)
    }
    if let suppression = finding.suppression {
      writeLine("suppressed " + suppression.words, to: &output)
    }
    if let after = finding.speechAfter, !isBrief {
      writeLine("after the fix: \"\(after)\"", to: &output)
    }
    writeLine(finding.help, to: &output)
    output.write("\n")
  }

  /// Appends where a finding is: its file and place, its element, its screen.
  private func writePlace(of finding: LocatedFinding, to output: inout ByteWriter) {
    var place = ByteWriter()
    place.writePathStart(finding.path)
    place.write(":\(finding.start.line):\(finding.start.column)")
    let shown = ink.quiet(place.text)
    output.write("  " + (style.linksFiles ? linked(shown, to: finding) : shown))
    var parts: [String] = []
    if let name = finding.elementName { parts.append(name) }
    if let screen = finding.screen, finding.nodeType != "screen" || style.grouping != .screen {
      parts.append("screen " + Quoted.text(screen))
    }
    guard !parts.isEmpty else { return output.write("\n") }
    output.write(",")
    let lines = Wrapping.lines(
      of: Self.escaped(parts.joined(separator: ", ")), width: style.width - 4,
      used: CellWidth.of(place.text) + 1)
    for (index, line) in lines.enumerated() {
      output.write(index == 0 ? (line.isEmpty ? "" : " ") : "\n    ")
      output.write(line)
    }
    output.write("\n")
  }

  /// A text that a terminal opens the file of a finding with (OSC 8).
  private func linked(_ text: String, to finding: LocatedFinding) -> String {
    let path = style.wholePath(finding.path)
    guard path.hasPrefix("/") else { return text }
    var address = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private func writeLine(_ text: String, to output: inout ByteWriter) {
    output.write("  ")
    writeLines(Self.escaped(text), used: 0, to: &output)
  }

  /// Appends a text over as many lines as it takes.
  private func writeLines(_ text: String, used: Int, to output: inout ByteWriter) {
    for (index, line) in Wrapping.lines(of: text, width: style.width - 4, used: used).enumerated() {
      if index > 0 { output.write("    ") }
      if index > 0 || used == 0 { output.writeLineStart(line) } else { output.write(line) }
      output.write("\n")
    }
  }

  private static func escaped(_ text: String) -> String {
    var writer = ByteWriter()
    writer.writeEscaped(text)
    return writer.text
  }
}
