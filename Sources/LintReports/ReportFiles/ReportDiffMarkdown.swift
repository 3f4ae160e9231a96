import DocumentSyntax
import Linting

/// A comparison of reports for a comment on a pull request, as code hosts render it.
struct ReportDiffMarkdown {
  let diff: ReportDiff

  /// The most bytes: a comment may have 65,536 characters.
  static let limit = 60_000

  /// Writes a table for each fate, the new findings open and the others folded up, with as many
  /// rows as there is room for.
  func write(to output: inout ByteWriter) {
    output.write("<!-- a11y-lint report diff -->\n### a11y-lint: ")
    output.write(ReportDiffFormat.summary(of: diff) + "\n")
    write(diff.new, "New", isOpen: true, to: &output)
    write(diff.fixed, "Fixed", isOpen: false, to: &output)
    write(diff.silenced, "Silenced", isOpen: false, to: &output)
    write(diff.unread, "In files that cannot be read any more", isOpen: false, to: &output)
  }

  private func write(
    _ findings: [LocatedFinding], _ title: String, isOpen: Bool, to output: inout ByteWriter
  ) {
    guard !findings.isEmpty else { return }
    output.write(
      "<details\(isOpen ? " open" : "")><summary>\(title): \(findings.count)</summary>\n\n")
    output.write("| Severity | What is wrong | Where | Rule |\n| --- | --- | --- | --- |\n")
    var count = 0
    for finding in findings {
      let row = Self.row(finding)
      guard output.bytes.count + row.utf8.count < Self.limit else { break }
      output.write(row)
      count += 1
    }
    output.write("\n")
    if count < findings.count { output.write("\(findings.count - count) more are not shown.\n\n") }
    output.write("</details>\n\n")
  }

  private static func row(_ finding: LocatedFinding) -> String {
    let place = Markdown.untrusted(finding.path) + ":\(finding.start.line)"
    let cells = [
      ReportDiffFormat.word(for: finding), Markdown.message(finding.message), place,
      Markdown.code(finding.rule.id),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }
}
