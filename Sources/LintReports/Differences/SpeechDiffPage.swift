import Linting

/// A comparison of transcripts as a page for a browser: both transcripts side by side.
struct SpeechDiffPage {
  let diff: SpeechDiff

  /// The most screens on a page.
  static let maximumScreens = 500

  private static let style = """
    :root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;
    max-width:72rem;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:.5rem 0 2rem}
    th,td{text-align:left;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid #8886}
    td{width:38%}td:first-child,td:last-child{width:12%}ins{background:#2da04455;font-weight:600;
    text-decoration:none}del{background:#cf222e44}.same{opacity:.7}
    """

  /// Writes the page.
  func write(to output: inout ByteWriter) {
    output.write(
      """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
      'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <title>VoiceOver before and after</title><style>\(Self.style)</style></head>
      <body><h1>VoiceOver before and after</h1>
      <p>
      """)
    output.writeHTML(diff.summary)
    output.write(".</p>\n")
    let changed = diff.changed
    for screen in changed.prefix(Self.maximumScreens) { Self.write(screen, to: &output) }
    if changed.count > Self.maximumScreens {
      output.write("<p>\(changed.count - Self.maximumScreens) more screens differ.</p>\n")
    }
    output.write("</body></html>\n")
  }

  private static func write(_ screen: ScreenDiff, to output: inout ByteWriter) {
    output.write("<section><h2>")
    output.writeIsolated(screen.name ?? "Screen")
    output.write("</h2>\n<p>")
    output.writeIsolated(screen.path)
    for remark in screen.remarks {
      output.write(" · ")
      output.writeIsolated(remark)
    }
    output.write(
      "</p>\n<table><thead><tr><th scope=\"col\">Change</th><th scope=\"col\">Before</th>"
        + "<th scope=\"col\">After</th><th scope=\"col\">Remarks</th></tr></thead><tbody>\n")
    for stop in screen.stops {
      let isSame = stop.kind == .same
      output.write("<tr\(isSame ? " class=\"same\"" : "")><td>")
      output.write(isSame ? "" : stop.kind.rawValue)
      output.write("</td><td>")
      let pieces =
        stop.kind == .changed
        ? WordDiff(SpeechDiffText.words(stop.old), SpeechDiffText.words(stop.new)).pieces : []
      write(stop.old, pieces, isOld: true, to: &output)
      output.write("</td><td>")
      write(stop.new, pieces, isOld: false, to: &output)
      output.write("</td><td>")
      output.writeHTML(StopNotes(stop).all.joined(separator: "; "))
      output.write("</td></tr>\n")
    }
    output.write("</tbody></table></section>\n")
  }

  private static func write(
    _ stop: TranscriptStop?, _ pieces: [WordDiff.Piece], isOld: Bool, to output: inout ByteWriter
  ) {
    guard let stop else { return }
    output.write(stop.numbering)
    guard !pieces.isEmpty else { return output.writeIsolated(SpeechDiffText.words(stop)) }
    for piece in pieces {
      switch piece {
      case .same(let text): output.writeHTML(text)
      case .removed(let text) where isOld:
        output.write("<del>")
        output.writeHTML(text)
        output.write("</del>")
      case .added(let text) where !isOld:
        output.write("<ins>")
        output.writeHTML(text)
        output.write("</ins>")
      case .removed, .added: break
      }
    }
  }
}
