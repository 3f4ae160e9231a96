import DocumentSyntax
import Linting

/// How often each rule was broken, and how much there is in each file.
struct HTMLTables {
  /// The most files that the table lists.
  private static let maximumFiles = 1_000

  let contents: HTMLContents

  func write(to output: inout ByteWriter) {
    output.write("<section id=\"rules\" aria-labelledby=\"rules-title\">\n")
    output.write("<h2 id=\"rules-title\">Rules</h2>\n")
    if contents.rules.isEmpty {
      output.write("<p>No rule was broken.</p>\n")
    } else {
      writeRules(to: &output)
    }
    output.write("</section>\n<section id=\"files\" aria-labelledby=\"files-title\">\n")
    output.write("<h2 id=\"files-title\">Files</h2>\n")
    if contents.files.isEmpty {
      output.write("<p>There was no file to check.</p>\n")
    } else {
      writeFiles(to: &output)
    }
    output.write("</section>\n")
  }

  private func writeRules(to output: inout ByteWriter) {
    writeStart("rules-caption", "Broken rules, the worst first", to: &output)
    output.write("<th scope=\"col\">Rule</th>")
    writeGrades(to: &output)
    output.write("<th scope=\"col\" class=\"n\">Files</th></tr></thead>\n<tbody>\n")
    for rule in contents.rules {
      output.write("<tr><th scope=\"row\"><a href=\"#rule-\(rule.number)\"><code>")
      output.writeHTML(rule.info.id)
      output.write("</code></a> <span class=\"soft\">")
      output.writeProse(rule.info.title)
      output.write("</span></th>")
      write(rule.counts, to: &output)
      output.write("<td class=\"n\">\(rule.files)</td></tr>\n")
    }
    output.write("</tbody></table></div>\n")
  }

  private func writeFiles(to output: inout ByteWriter) {
    writeStart("files-caption", "Files by path", to: &output)
    output.write("<th scope=\"col\">File</th><th scope=\"col\" class=\"n\">Screens</th>")
    writeGrades(to: &output)
    output.write("</tr></thead>\n<tbody>\n")
    for file in contents.files.prefix(Self.maximumFiles) {
      output.write("<tr><th scope=\"row\">")
      if file.hasSection { output.write("<a href=\"#file-\(file.number)\">") }
      output.writePath(file.report.path)
      if file.hasSection { output.write("</a>") }
      if !file.report.inputErrors.isEmpty {
        output.write(" <a class=\"chip s-error\" href=\"#unread\">not read</a>")
      }
      output.write("</th><td class=\"n\">\(file.report.screens)</td>")
      write(file.counts, to: &output)
      output.write("</tr>\n")
    }
    output.write("</tbody></table></div>\n")
    if contents.files.count > Self.maximumFiles {
      output.write("<p class=\"limit\">\(contents.files.count - Self.maximumFiles) more files are ")
      output.write("left out of the table.</p>\n")
    }
  }

  /// The grades that have columns; what is suppressed has one where it is shown at all.
  private var grades: [HTMLGrade] {
    HTMLGrade.allCases.filter { $0 != .suppressed || contents.counts[.suppressed] > 0 }
  }

  private func writeStart(_ id: String, _ caption: String, to output: inout ByteWriter) {
    output.write("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"\(id)\">")
    output.write("<table><caption id=\"\(id)\">\(caption)</caption>\n<thead><tr>")
  }

  private func writeGrades(to output: inout ByteWriter) {
    for grade in grades {
      output.write("<th scope=\"col\" class=\"n\">\(grade.plural)</th>")
    }
  }

  private func write(_ counts: HTMLCounts, to output: inout ByteWriter) {
    for grade in grades {
      let number = counts[grade]
      output.write(
        number == 0
          ? "<td class=\"n zero\">0</td>" : "<td class=\"n s-\(grade.rawValue)\">\(number)</td>")
    }
  }
}

/// The subject of each broken rule, said once, with links to its findings.
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
