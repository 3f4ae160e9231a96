import Linting

/// A comparison of transcripts for the page of a change, as code hosts render it: a heading a
/// screen, and a line a change.
struct SpeechDiffMarkdown {
  let diff: SpeechDiff
  /// The addresses of the files; nil where nobody knows any.
  var links: SourceLinks?

  /// The most bytes: a comment may have 65,536 characters.
  static let limit = 60_000
  /// The most changes of one screen.
  static let maximumStops = 100
  /// The most changes that are read without opening anything.
  static let unfolded = 15

  /// Writes the screens that differ, as many as there is room for.
  func write(to output: inout ByteWriter) {
    output.write("<!-- a11y-lint diff -->\n### VoiceOver: ")
    guard !diff.isSame else {
      output.write("nothing is heard differently\n")
      return
    }
    output.write(diff.summary + "\n")
    let changed = diff.changed.map { (screen: $0, lines: lines(of: $0)) }
    var count = 0
    var left = changed.reduce(0) { $0 + max($1.lines.count, 1) }
    for (screen, lines) in changed {
      let isNew = count < Self.unfolded
      if isNew { writeHeading(of: screen, to: &output) }
      if lines.isEmpty {
        (count, left) = (count + 1, left - 1)
        continue
      }
      for (index, line) in lines.enumerated() {
        guard output.bytes.count + line.bytes.count < Self.limit else {
          return finish(leaving: left, isFolded: count > Self.unfolded, to: &output)
        }
        if count == Self.unfolded {
          output.write("\n<details><summary>\(left) more</summary>\n")
        }
        if count >= Self.unfolded, index == 0 || count == Self.unfolded {
          writeHeading(of: screen, to: &output)
        }
        output.write(line.bytes)
        (count, left) = (count + 1, left - 1)
      }
    }
    finish(leaving: left, isFolded: count > Self.unfolded, to: &output)
  }

  private func finish(leaving left: Int, isFolded: Bool, to output: inout ByteWriter) {
    if left > 0 { output.write("\n\(left) more, for which there is no room here.\n") }
    if isFolded { output.write("\n</details>\n") }
  }

  private func writeHeading(of screen: ScreenDiff, to page: inout ByteWriter) {
    page.write("\n#### " + Markdown.untrusted(screen.name ?? "Screen") + " · ")
    page.write(link(screen.new == nil ? nil : screen.path, nil, Markdown.untrusted(screen.path)))
    for remark in screen.remarks { page.write(" · " + Markdown.untrusted(remark)) }
    page.write("\n\n")
  }

  /// The lines of a screen, each with its line feed.
  private func lines(of screen: ScreenDiff) -> [ByteWriter] {
    let runs = screen.runs
    var lines = runs.prefix(Self.maximumStops).map { line(of: $0, in: screen) }
    if runs.count > Self.maximumStops {
      var rest = ByteWriter()
      rest.write("- \(runs.count - Self.maximumStops) more\n")
      lines.append(rest)
    }
    return lines
  }

  private func line(of run: StopRun, in screen: ScreenDiff) -> ByteWriter {
    var line = ByteWriter()
    let stop = run.first
    line.write("- **\(stop.kind.rawValue)** " + run.numbering)
    if stop.kind == .changed {
      for piece in WordDiff(SpeechDiffText.words(stop.old), SpeechDiffText.words(stop.new)).pieces {
        switch piece {
        case .same(let text): line.write(Markdown.untrusted(text))
        case .removed(let text): line.write("<del>\(Markdown.untrusted(text))</del>")
        case .added(let text): line.write("<ins>\(Markdown.untrusted(text))</ins>")
        }
      }
    } else {
      line.write(Markdown.untrusted(SpeechDiffText.words(stop.new ?? stop.old)))
    }
    var notes = run.notes.map(Markdown.untrusted)
    if let number = stop.new?.line {
      notes.append(link(screen.path, number, "line \(number)"))
    }
    if !notes.isEmpty { line.write(" (" + notes.joined(separator: "; ") + ")") }
    line.write("\n")
    return line
  }

  /// Words that lead to a line of a file, where its address is known.
  private func link(_ path: String?, _ line: Int?, _ words: String) -> String {
    guard let path, let address = links?.address(path, line: line) else { return words }
    return "[\(words)](\(address))"
  }
}
