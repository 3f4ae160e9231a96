/// What the run came to: the verdict, the numbers, what failed.
struct HTMLSummary {
  let report: LintReport
  let contents: HTMLContents

  func write(to output: inout ByteWriter) {
    let summary = ReportSummary(report)
    output.write("<section id=\"summary\" aria-labelledby=\"summary-title\">\n")
    output.write("<h2 id=\"summary-title\">Summary</h2>\n")
    writeVerdict(summary, to: &output)
    output.write("<dl class=\"tiles\">\n")
    writeTile(.error, summary.errors, to: &output)
    writeTile(.warning, summary.warnings, to: &output)
    writeTile(.note, summary.notes, to: &output)
    writeTile(.review, summary.needsReview, to: &output)
    if summary.suppressed > 0 { writeTile(.suppressed, summary.suppressed, to: &output) }
    output.write("</dl>\n<dl class=\"facts wide\">\n")
    for (name, number) in [
      ("Files", summary.files), ("Screens", summary.screens), ("Elements", summary.nodes),
    ] {
      output.write("<div><dt>\(name)</dt><dd>\(number)</dd></div>\n")
    }
    if summary.known > 0 {
      output.write("<div><dt>Known findings</dt><dd>\(summary.known), not shown</dd></div>\n")
    }
    output.write("</dl>\n</section>\n")
  }

  private func writeTile(_ grade: HTMLGrade, _ number: Int, to output: inout ByteWriter) {
    output.write("<div class=\"tile s-\(grade.rawValue)\(number == 0 ? " zero" : "")\"><dt>")
    grade.writeSign(to: &output)
    output.write("\(number == 1 ? grade.word : grade.plural)</dt><dd>\(number)</dd></div>\n")
  }

  private func writeVerdict(_ summary: ReportSummary, to output: inout ByteWriter) {
    let isBad = !report.gateFailures.isEmpty || summary.inputErrors > 0
    let grade = isBad ? "s-error" : contents.counts.total == 0 ? "s-ok" : "s-note"
    output.write("<div class=\"verdict \(grade)\"><svg class=\"sign\" aria-hidden=\"true\" ")
    output.write(
      "focusable=\"false\"><use href=\"#sign-\(grade.dropFirst(2))\"></use></svg><div>\n")
    for failure in report.gateFailures {
      output.write("<p><strong>Failed:</strong> ")
      output.writeHTML(failure.message)
      output.write(".</p>\n")
    }
    if summary.inputErrors > 0 {
      output.write("<p><strong>Not everything could be read:</strong> <a href=\"#unread\">")
      output.write(HTMLText.count(summary.inputErrors, "input error") + "</a>.</p>\n")
    }
    output.write("<p>")
    output.writeHTML(summary.sentence)
    output.write("</p>\n</div></div>\n")
  }
}
