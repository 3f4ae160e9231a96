/// A file with its screens.
struct HTMLFile {
  let file: HTMLContents.File

  func write(to output: inout ByteWriter) {
    output.write("<section class=\"file k\(file.number) \(file.classes)\" ")
    output.write("id=\"file-\(file.number)\">\n")
    output.write("<h3 class=\"path\">")
    output.writeIsolated(file.report.path)
    output.write("</h3>\n<p class=\"about\">")
    output.write(HTMLText.count(file.report.screens, "screen") + ", ")
    output.write(HTMLText.count(file.report.nodes, "element") + ". ")
    if file.counts.total == 0 {
      output.write("No findings.")
    } else {
      file.counts.writeChips(to: &output)
    }
    output.write("</p>\n")
    for (index, part) in file.parts.enumerated() {
      HTMLScreen(part: part, id: "screen-\(file.number)-\(index + 1)").write(to: &output)
    }
    if file.omittedScreens > 0 {
      output.write("<p class=\"limit\">\(HTMLText.count(file.omittedScreens, "screen")) without ")
      output.write("findings left out to keep the page usable.</p>\n")
    }
    output.write("</section>\n")
  }
}
