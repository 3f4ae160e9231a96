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
    HTMLSummary(report: report, contents: contents).write(to: &output)
    HTMLInputErrors(errors: report.inputErrors).write(to: &output)
    HTMLTables(contents: contents).write(to: &output)
    filter.write(to: &output)
    writeFiles(filter, to: &output)
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

  /// What the title of the page says of the run.
  private var title: String {
    let summary = ReportSummary(report)
    let findings = summary.findings ?? "no findings"
    return summary.inputErrors == 0 ? findings : findings + ", some files not read"
  }

  private func writeHeader(to output: inout ByteWriter) {
    output.write("<header class=\"top\">\n<p class=\"brand\">\(Tool.name)</p>\n")
    output.write("<h1>Accessibility report</h1>\n")
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
    output.write("<li><a href=\"#rules\">Rules</a></li>\n")
    output.write("<li><a href=\"#files\">Files</a></li>\n")
    let files = contents.files.filter(\.hasSection)
    if !files.isEmpty { output.write("<li><a href=\"#screens\">Screens</a>\n") }
    if !files.isEmpty { output.write("<ul class=\"files\">\n") }
    for file in files.prefix(Self.maximumIndex) {
      output.write("<li><a href=\"#file-\(file.number)\">")
      output.writeIsolated(file.name, atMost: 80)
      output.write(" <span class=\"number\">\(file.counts.total)")
      output.write("<span class=\"vh\"> findings</span></span></a></li>\n")
    }
    if files.count > Self.maximumIndex {
      output.write(
        "<li><a href=\"#files\">\(files.count - Self.maximumIndex) more files</a></li>\n")
    }
    if !files.isEmpty { output.write("</ul></li>\n") }
    if !contents.rules.isEmpty {
      output.write("<li><a href=\"#about\">About the rules</a></li>\n")
    }
    output.write("</ul>\n</nav>\n")
  }

  private func writeFiles(_ filter: HTMLFilter, to output: inout ByteWriter) {
    let files = contents.files.filter(\.hasSection)
    guard !files.isEmpty else { return }
    output.write("<section class=\"shown\" id=\"screens\" aria-labelledby=\"screens-title\">\n")
    output.write("<h2 id=\"screens-title\">Screens and findings</h2>\n")
    if contents.omitted > 0 {
      output.write("<p class=\"limit\">\(contents.omitted) findings are left out to keep the page ")
      output.write("usable: it has the worst \(contents.counts.total - contents.omitted) of ")
      output.write("\(contents.counts.total). The formats for programs have all of them.</p>\n")
    }
    HTMLLegend.write(to: &output)
    for file in files {
      HTMLFile(file: file).write(to: &output)
      output.handOn()
    }
    if filter.isUseful { output.write("<p class=\"nothing\"></p>\n") }
    output.write("</section>\n")
  }
}
