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
      output.writeIsolated(file.report.path)
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
