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
    for item in part.items { HTMLFinding(item: item).write(to: &output) }
    if part.omitted > 0 {
      output.write("<p class=\"limit\">\(HTMLText.count(part.omitted, "more finding")) left out ")
      output.write("here to keep the page usable.</p>\n")
    }
  }
}
