import DocumentSyntax
import Linting

/// A screen as a card: picture, transcript, findings; one without findings is closed.
struct HTMLScreen {
  let part: HTMLContents.Part
  let id: String

  func write(to output: inout ByteWriter) {
    if part.items.isEmpty, part.omitted == 0 {
      output.write("<details class=\"card \(part.classes)\" id=\"\(id)\"><summary>")
      writeTitle("<span class=\"about\">\(stops), no findings</span>", to: &output)
      output.write("</summary>\n")
      writeBody(to: &output)
      return output.write("</details>\n")
    }
    output.write("<article class=\"card \(part.classes)\" id=\"\(id)\" ")
    output.write("aria-labelledby=\"\(id)-title\">\n<div class=\"head\">")
    writeTitle(to: &output)
    output.write("<p class=\"about\">")
    if part.picture != nil { output.write("\(stops). ") }
    part.counts.writeChips(to: &output)
    output.write("</p></div>\n")
    writeBody(to: &output)
    output.write("</article>\n")
  }

  private var stops: String {
    guard let picture = part.picture else { return "" }
    return HTMLText.count(picture.stops.count + picture.omittedStops, "stop")
  }

  private func writeTitle(_ more: String = "", to output: inout ByteWriter) {
    output.write("<h4 id=\"\(id)-title\">")
    if let title = part.title {
      output.writeIsolated(title, atMost: 160)
    } else {
      output.write(part.picture == nil ? "The file itself" : "Screen without a name")
    }
    output.write(more + "</h4>")
  }

  private func writeBody(to output: inout ByteWriter) {
    guard let picture = part.picture else { return writeFindings(to: &output) }
    let drawing = HTMLPicture(picture, items: part.items, id: id)
    let layout = drawing.map { $0.isWide ? "wide" : "narrow" } ?? "none"
    output.write("<div class=\"screen \(layout)\">\n")
    drawing?.write(to: &output)
    output.write("<div class=\"beside\">\n")
    HTMLTranscript(picture: picture, items: part.items, isDrawn: drawing != nil)
      .write(to: &output)
    writeFindings(to: &output)
    output.write("</div>\n</div>\n")
  }

  private func writeFindings(to output: inout ByteWriter) {
    guard !part.items.isEmpty || part.omitted > 0 else { return }
    output.write("<h5>Findings</h5>\n")
    for grade in HTMLGrade.allCases {
      for item in part.items where item.grade == grade {
        HTMLFinding(item: item).write(to: &output)
      }
    }
    if part.omitted > 0 {
      output.write("<p class=\"limit\">\(HTMLText.count(part.omitted, "more finding")) left out ")
      output.write("here to keep the page usable.</p>\n")
    }
  }
}

/// A file with its screens.
struct HTMLFile {
  let file: HTMLContents.File

  func write(to output: inout ByteWriter) {
    output.write("<section class=\"file k\(file.number) \(file.classes)\" ")
    output.write("id=\"file-\(file.number)\">\n")
    output.write("<h3 class=\"path\">")
    output.writePath(file.report.path)
    output.write("</h3>\n<p class=\"about\">")
    output.write(HTMLText.count(file.report.screens, "screen") + ", ")
    output.write(HTMLText.count(file.report.nodes, "element") + ". ")
    if file.counts.total == 0 {
      output.write("No findings.")
    } else {
      file.counts.writeChips(to: &output)
    }
    output.write("</p>\n")
    for (number, part) in file.partsByGrade {
      HTMLScreen(part: part, id: "screen-\(file.number)-\(number)").write(to: &output)
    }
    if file.omittedScreens > 0 {
      output.write("<p class=\"limit\">\(HTMLText.count(file.omittedScreens, "screen")) without ")
      output.write("findings left out to keep the page usable.</p>\n")
    }
    output.write("</section>\n")
  }
}

/// A finding: what is wrong, where, what is heard, what to do.
struct HTMLFinding {
  let item: HTMLContents.Item

  private var finding: LocatedFinding { item.finding }

  func write(to output: inout ByteWriter) {
    output.write("<article class=\"finding \(item.classes)\" id=\"\(item.id)\" ")
    output.write("aria-labelledby=\"\(item.id)-t\">\n<h6 id=\"\(item.id)-t\">")
    output.write("<a class=\"badge\" href=\"#\(item.id)\">")
    item.grade.writeSign(to: &output)
    output.write("\(item.code) \(item.grade.word)</a> ")
    writeMessage(to: &output)
    output.write("</h6>\n<dl class=\"facts\">\n")
    writePlace(to: &output)
    if let first = item.first { return writeShort(first, to: &output) }
    if let elsewhere = item.elsewhere {
      output.write("<div><dt>One cause</dt><dd>")
      output.writeHTML(elsewhere)
      output.write("</dd></div>\n")
    }
    writeSpeech(to: &output)
    output.write("<div><dt>What to do</dt><dd>")
    output.writeProse(finding.help)
    writeFixes(to: &output)
    output.write("</dd></div>\n")
    writeRelated(to: &output)
    writeSuppression(to: &output)
    output.write("</dl>\n")
    if let excerpt = finding.excerpt {
      HTMLExcerpt(excerpt: excerpt, start: finding.start, end: finding.end).write(to: &output)
    }
    writeFoot(to: &output)
    output.write("</article>\n")
  }

  /// Writes the rest of a finding whose cause is written out at another one.
  private func writeShort(_ first: HTMLContents.Reference, to output: inout ByteWriter) {
    output.write(
      "<div><dt>One cause</dt><dd>the same as <a href=\"#\(first.id)\">\(first.code)</a>")
    if let screen = first.screen, screen != finding.screen {
      output.write(" on ")
      output.writeIsolated(screen, atMost: 80)
    }
    output.write("</dd></div>\n")
    writeSuppression(to: &output)
    output.write("</dl>\n")
    writeFoot(to: &output)
    output.write("</article>\n")
  }

  /// Writes the message with code between backticks. What stands in quotes comes from files: there
  /// backticks are text.
  private func writeMessage(to output: inout ByteWriter) {
    var pieces = [""]
    var isQuoted = false
    for scalar in finding.message.unicodeScalars {
      if scalar == "`", !isQuoted {
        pieces.append("")
        continue
      }
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == "“" || scalar == "”" { isQuoted = scalar == "“" }
      pieces[pieces.count - 1].unicodeScalars.append(scalar)
    }
    // A tick or a quote without a partner: nobody knows what belongs together.
    guard pieces.count % 2 == 1, !isQuoted else { return output.writeIsolated(finding.message) }
    output.write("<bdi>")
    for (index, piece) in pieces.enumerated() {
      if index % 2 == 1 { output.write("<code>") }
      output.writeHTML(piece)
      if index % 2 == 1 { output.write("</code>") }
    }
    output.write("</bdi>")
  }

  private func writePlace(to output: inout ByteWriter) {
    output.write("<div><dt>Where</dt><dd><code>")
    output.writePath(item.fileName)
    output.write(":\(finding.start.line):\(finding.start.column)</code>")
    if let type = finding.nodeType {
      output.write(" <span class=\"soft\">")
      output.writeHTML(HTMLText.kind(type))
      output.write("</span>")
    }
    if let id = finding.nodeID, !id.isEmpty {
      output.write(" <code>")
      output.writeIsolated(id, atMost: 120)
      output.write("</code>")
    }
    if let path = finding.nodePath, !path.isEmpty {
      output.write(" <span class=\"soft\">")
      output.writeHTML(path, atMost: 160)
      output.write("</span>")
    }
    output.write("</dd></div>\n")
  }

  private func writeSpeech(to output: inout ByteWriter) {
    if let speech = finding.speech {
      output.write("<div><dt>VoiceOver says</dt><dd class=\"say\">")
      if speech.isEmpty { output.write("no words") } else { output.writeIsolated(speech) }
      output.write("</dd></div>\n")
    }
    if let speech = finding.speechAfter {
      output.write("<div><dt>After the change</dt><dd class=\"say\">")
      output.writeIsolated(speech)
      output.write("</dd></div>\n")
    }
  }

  private func writeFixes(to output: inout ByteWriter) {
    guard !finding.fixes.isEmpty else { return }
    output.write("<ul>")
    for fix in finding.fixes {
      output.write("<li>")
      output.writeProse(fix.title)
      output.write(" (\(fix.safety.explanation))</li>")
    }
    output.write("</ul>")
  }

  private func writeRelated(to output: inout ByteWriter) {
    guard !finding.related.isEmpty else { return }
    output.write("<div><dt>See also</dt><dd><ul>")
    for place in finding.related {
      output.write("<li>")
      output.writeHTML(place.message)
      output.write(" <span class=\"soft\">line \(place.start.line)</span></li>")
    }
    output.write("</ul></dd></div>\n")
  }

  private func writeSuppression(to output: inout ByteWriter) {
    guard let suppression = finding.suppression else { return }
    output.write("<div><dt>Suppressed</dt><dd>")
    if let reason = suppression.reason {
      output.writeIsolated(reason)
    } else {
      output.write("without a reason")
    }
    if let until = suppression.until {
      output.write(" (until ")
      output.writeHTML(until)
      output.write(")")
    }
    output.write("</dd></div>\n")
  }

  private func writeFoot(to output: inout ByteWriter) {
    output.write("<p class=\"tags\"><a href=\"#rule-\(item.rule)\"><code>")
    output.writeHTML(finding.rule.id)
    output.write("</code></a>")
    for criterion in finding.criteria {
      output.write(" ")
      HTMLText.writeLink(to: criterion, &output)
    }
    output.write(
      " <span class=\"soft\">Fingerprint <code>\(finding.fingerprint)</code></span></p>\n")
  }
}
