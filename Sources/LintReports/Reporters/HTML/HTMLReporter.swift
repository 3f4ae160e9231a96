import DocumentSyntax
import Linting

/// One page for a browser: each screen as a picture with what VoiceOver reads, and the findings.
struct HTMLReporter: Reporter {
  static let info = ReporterInfo(
    name: "html", summary: "a page with a picture of each screen and what VoiceOver reads",
    fileExtension: "html", details: [.source, .screens],
    about: """
      One self-contained page without scripts, for people who look at the findings together. Each
      screen is drawn from the frames in its file, with numbered stops along the way of a swipe,
      findings marked on their elements, and the transcript beside it. Findings can be filtered by
      severity, rule and file, and each is a link to itself. A cause is written out once.
      `--project`, `--revision` and `--timestamps` fill the head.

      At most \(HTMLContents.maximumOfRule) findings of a rule in a file are written out,
      \(HTMLContents.maximumFindings) in all, the worst first, and \(HTMLContents.maximumScreens)
      screens; a picture has at most \(ScreenPicture.maximumBoxes) elements and
      \(ScreenPicture.maximumStops) stops. The page lists omissions, and its numbers count
      everything. Known findings are counted and not shown. Texts are cut after
      \(ByteWriter.maximumHTMLText) scalars.
      """)

  private let style: ReportStyle

  init(style: ReportStyle) {
    self.style = style
  }

  func write(_ report: LintReport, to output: inout ByteWriter) {
    HTMLPage(report, style).write(to: &output)
  }
}

/// The page from head to foot.
struct HTMLPage {
  private let report: LintReport
  private let contents: HTMLContents
  private let style: ReportStyle

  /// The most files that the index beside the page lists.
  private static let maximumIndex = 200

  init(_ report: LintReport, _ style: ReportStyle) {
    self.report = report
    self.style = style
    contents = HTMLContents(report)
  }

  func write(to output: inout ByteWriter) {
    let filter = HTMLFilter(contents: contents)
    writeHead(filter, to: &output)
    output.write("<body>\n<a class=\"skip\" href=\"#main\">Skip to the summary</a>\n")
    output.write(HTMLGrade.signs)
    writeHeader(to: &output)
    output.write("<div class=\"layout\">\n")
    writeIndex(to: &output)
    output.write("<main id=\"main\" tabindex=\"-1\">\n")
    HTMLSummary(report: report, contents: contents, style: style).write(to: &output)
    HTMLInputErrors(errors: report.inputErrors).write(to: &output)
    filter.write(to: &output)
    writeFiles(filter, to: &output)
    HTMLTables(contents: contents).write(to: &output)
    HTMLRules(contents: contents).write(to: &output)
    output.write("</main>\n</div>\n")
    output.write("<footer class=\"foot\"><p>Made by \(Tool.name) \(Tool.version). ")
    output.write("What VoiceOver reads is worked out from the files and not recorded on a device.")
    output.write("</p></footer>\n</body>\n</html>\n")
  }

  private func writeHead(_ filter: HTMLFilter, to output: inout ByteWriter) {
    output.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="\(Tool.name) \(Tool.version)">
      <title>Accessibility report: \(title)</title>
      <style>

      """)
    output.write(HTMLStyleSheet.text)
    filter.writeRules(to: &output)
    output.write("</style>\n</head>\n")
  }

  /// The title of the page.
  private var title: String {
    let summary = ReportSummary(report)
    let findings = summary.findings ?? "no findings"
    return summary.inputErrors == 0 ? findings : findings + ", some files not read"
  }

  private func writeHeader(to output: inout ByteWriter) {
    output.write("<header class=\"top\">\n<p class=\"brand\">\(Tool.name)</p>\n")
    output.write("<h1>Accessibility report</h1>\n")
    for (name, text) in [("Project", style.project), ("Revision", style.revision)] {
      guard let text, !text.isEmpty else { continue }
      output.write("<p class=\"when\">\(name): ")
      output.writeIsolated(text, atMost: 200)
      output.write("</p>\n")
    }
    if let time = style.time {
      output.write("<p class=\"when\"><time datetime=\"\(time.text)\">\(time.text)</time></p>\n")
    }
    output.write("</header>\n")
  }

  private func writeIndex(to output: inout ByteWriter) {
    output.write("<nav class=\"index\" aria-label=\"Contents\">\n<ul>\n")
    output.write("<li><a href=\"#summary\">Summary</a></li>\n")
    if !report.inputErrors.isEmpty {
      output.write("<li><a href=\"#unread\">Not read</a></li>\n")
    }
    let isEmpty = contents.filesByGrade.isEmpty
    let files = contents.filesByGrade.filter { $0.counts.total > 0 }
    if !isEmpty { output.write("<li><a href=\"#screens\">Screens</a>\n") }
    if !files.isEmpty { output.write("<ul class=\"files\">\n") }
    for file in files.prefix(Self.maximumIndex) {
      output.write("<li><a href=\"#file-\(file.number)\">")
      output.writePath(file.name, atMost: 80)
      output.write(" <span class=\"number\">\(file.counts.total)")
      output.write("<span class=\"vh\"> findings</span></span></a></li>\n")
    }
    if files.count > Self.maximumIndex {
      output.write(
        "<li><a href=\"#files\">\(files.count - Self.maximumIndex) more files</a></li>\n")
    }
    if !files.isEmpty { output.write("</ul>") }
    if !isEmpty { output.write("</li>\n") }
    output.write("<li><a href=\"#rules\">Rules</a></li>\n")
    output.write("<li><a href=\"#files\">Files</a></li>\n")
    if !contents.rules.isEmpty {
      output.write("<li><a href=\"#about\">About the rules</a></li>\n")
    }
    output.write("</ul>\n</nav>\n")
  }

  private func writeFiles(_ filter: HTMLFilter, to output: inout ByteWriter) {
    let files = contents.filesByGrade
    guard !files.isEmpty else { return }
    output.write("<section class=\"shown\" id=\"screens\" aria-labelledby=\"screens-title\">\n")
    output.write("<h2 id=\"screens-title\">Screens and findings</h2>\n")
    if contents.omitted > 0 {
      output.write("<p class=\"limit\">\(contents.omitted) findings are left out to keep the page ")
      output.write("usable: it has the worst \(contents.counts.total - contents.omitted) of ")
      output.write("\(contents.counts.total). The formats for programs have all of them.</p>\n")
    }
    HTMLLegend.write(to: &output)
    let clean = files.filter { $0.counts.total == 0 }
    for file in files.prefix(files.count - clean.count) {
      HTMLFile(file: file).write(to: &output)
    }
    if !clean.isEmpty {
      output.write("<details class=\"clean\"><summary>")
      output.write(HTMLText.count(clean.count, "file") + " without findings</summary>\n")
      for file in clean { HTMLFile(file: file).write(to: &output) }
      output.write("</details>\n")
    }
    if filter.isUseful { output.write("<p class=\"nothing\"></p>\n") }
    output.write("</section>\n")
  }
}

/// The result of the run: the verdict, the numbers, the failures.
struct HTMLSummary {
  let report: LintReport
  let contents: HTMLContents
  let style: ReportStyle

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
      ("Causes", summary.causes), ("Files", summary.files), ("Screens", summary.screens),
      ("Elements", summary.nodes),
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
    let isBad = !report.gateFailures.isEmpty && !style.exitsWithZero || summary.inputErrors > 0
    let grade = isBad ? "s-error" : contents.counts.total == 0 ? "s-ok" : "s-note"
    output.write("<div class=\"verdict \(grade)\"><svg class=\"sign\" aria-hidden=\"true\" ")
    output.write(
      "focusable=\"false\"><use href=\"#sign-\(grade.dropFirst(2))\"></use></svg><div>\n")
    for failure in report.gateFailures { write(failure, to: &output) }
    if summary.inputErrors > 0 {
      output.write("<p><strong>Not everything could be read:</strong> <a href=\"#unread\">")
      output.write(HTMLText.count(summary.inputErrors, "input error") + "</a>.</p>\n")
    }
    output.write("<p>")
    output.writeHTML(summary.sentence)
    output.write("</p>\n</div></div>\n")
  }

  private func write(_ failure: GateFailure, to output: inout ByteWriter) {
    output.write(style.exitsWithZero ? "<p>" : "<p><strong>Failed:</strong> ")
    output.writeHTML(
      style.exitsWithZero ? ReportSummary.pardon(failure) : failure.message + ".")
    output.write("</p>\n")
  }
}

/// Inputs that could not be read.
struct HTMLInputErrors {
  /// The most errors that are written out.
  private static let maximum = 500

  let errors: [InputError]

  func write(to output: inout ByteWriter) {
    guard !errors.isEmpty else { return }
    output.write("<section id=\"unread\" aria-labelledby=\"unread-title\">\n")
    output.write("<h2 id=\"unread-title\">Not read</h2>\n<ul class=\"plain\">\n")
    for error in errors.prefix(Self.maximum) {
      output.write("<li class=\"finding s-error\"><p>")
      HTMLGrade.error.writeSign(to: &output)
      output.writeIsolated(error.message)
      output.write("</p>\n<p class=\"place\"><code>")
      output.writeIsolated(error.path)
      if let position = error.position { output.write(":\(position.line):\(position.column)") }
      output.write("</code></p>\n")
      if let position = error.position, let excerpt = error.excerpt {
        HTMLExcerpt(excerpt: excerpt, start: position, end: error.end ?? position)
          .write(to: &output)
      }
      output.write("</li>\n")
    }
    output.write("</ul>\n")
    if errors.count > Self.maximum {
      output.write("<p class=\"limit\">\(errors.count - Self.maximum) more are left out.</p>\n")
    }
    output.write("</section>\n")
  }
}

/// How the pictures are to be read.
enum HTMLLegend {
  static func write(to output: inout ByteWriter) {
    output.write(
      """
      <details class="legend"><summary>How to read the pictures</summary>
      <p>Each picture is drawn from the frames in the file: an outline, not a photograph. The \
      numbered discs are the stops of VoiceOver, and the line between them is the way that swiping \
      to the right takes. A disc with a broken edge is a stop that shows only after scrolling. An \
      outline with a tag such as F1 is an element with a finding: a solid line is an error, a \
      broken line a warning, a dotted line a note, a line of dots and dashes something to look at. \
      The tag leads to the finding. Stripes are what lies beyond the screen.</p>
      <p>The list beside the picture says the same in words.</p>
      </details>

      """)
  }
}
