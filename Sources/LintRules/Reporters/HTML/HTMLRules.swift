import DocumentSyntax

/// What each broken rule is about, said once, with links to its findings.
struct HTMLRules {
  /// The most findings that a rule links to.
  private static let maximumLinks = 60

  let contents: HTMLContents

  func write(to output: inout ByteWriter) {
    guard !contents.rules.isEmpty else { return }
    output.write("<section class=\"shown\" id=\"about\" aria-labelledby=\"about-title\">\n")
    output.write("<h2 id=\"about-title\">About the rules</h2>\n")
    for rule in contents.rules { write(rule, to: &output) }
    output.write("</section>\n")
  }

  private func write(_ rule: HTMLContents.Rule, to output: inout ByteWriter) {
    let info = rule.info
    output.write("<article class=\"card rule f r\(rule.number)\" id=\"rule-\(rule.number)\" ")
    output.write("aria-labelledby=\"rule-\(rule.number)-t\">\n<div class=\"head\">")
    output.write("<h3 id=\"rule-\(rule.number)-t\"><code>")
    output.writeHTML(info.id)
    output.write("</code></h3><p class=\"about\">")
    rule.counts.writeChips(to: &output)
    output.write("</p></div>\n<p class=\"lead\">")
    output.writeProse(info.title)
    output.write(".</p>\n<dl class=\"facts\">\n<div><dt>Why</dt><dd>")
    output.writeProse(info.why)
    output.write("</dd></div>\n<div><dt>How</dt><dd>")
    output.writeProse(info.how)
    output.write("</dd></div>\n")
    if !info.criteria.isEmpty {
      output.write("<div><dt>Criteria</dt><dd class=\"tags\">")
      for (index, criterion) in info.criteria.enumerated() {
        if index > 0 { output.write(" ") }
        HTMLText.writeLink(to: criterion, &output)
      }
      output.write("</dd></div>\n")
    }
    writeLinks(rule, to: &output)
    output.write("</dl>\n</article>\n")
  }

  private func writeLinks(_ rule: HTMLContents.Rule, to output: inout ByteWriter) {
    output.write("<div><dt>Findings</dt><dd>")
    if !rule.items.isEmpty { output.write("<ul class=\"links\">\n") }
    for item in rule.items.prefix(Self.maximumLinks) {
      output.write("<li><a href=\"#\(item.id)\">")
      output.writeIsolated(item.fileName, atMost: 60)
      output.write(":\(item.finding.start.line)")
      if let screen = item.finding.screen {
        output.write(" ")
        output.writeIsolated(screen, atMost: 40)
      }
      output.write(" \(item.code)</a></li>\n")
    }
    if !rule.items.isEmpty { output.write("</ul>") }
    let more = rule.counts.total - min(rule.items.count, Self.maximumLinks)
    if more > 0 { output.write("<p class=\"limit\">\(more) more are not listed here.</p>") }
    output.write("</dd></div>\n")
  }
}
