import Linting

/// A comparison of transcripts for the page of a change, as code hosts render it.
struct SpeechDiffMarkdown {
  let diff: SpeechDiff

  /// The most bytes: a comment may have 65,536 characters.
  static let limit = 60_000
  /// The most stops of one screen.
  static let maximumStops = 100

  /// Writes a section a screen, folded up, as many as there is room for.
  func write(to output: inout ByteWriter) {
    output.write("<!-- a11y-lint diff -->\n### VoiceOver: ")
    output.write(diff.summary + "\n\n")
    var left = diff.changed[...]
    while let screen = left.first {
      let section = Self.section(of: screen)
      guard output.bytes.count + section.bytes.count < Self.limit else { break }
      output.write(section.bytes)
      left.removeFirst()
    }
    guard !left.isEmpty else { return }
    output.write("\(left.count) more screen\(left.count == 1 ? " differs" : "s differ").\n")
  }

  private static func section(of screen: ScreenDiff) -> ByteWriter {
    var page = ByteWriter()
    let changes = screen.changes
    let state = screen.old == nil ? "new screen, " : screen.new == nil ? "screen removed, " : ""
    page.write("<details><summary>")
    write(summary: screen.name ?? "Screen", to: &page)
    page.write(" (")
    write(summary: screen.path, to: &page)
    page.write("): \(state)\(changes.count) stop\(changes.count == 1 ? "" : "s")</summary>\n\n")
    page.write("| | Before | After | |\n|---|---|---|---|\n")
    for stop in changes.prefix(maximumStops) { write(stop, to: &page) }
    if changes.count > maximumStops {
      page.write("\n\(changes.count - maximumStops) more stops differ.\n")
    }
    page.write("\n</details>\n\n")
    return page
  }

  /// Writes a text that is HTML around Markdown, where a service still looks for names of people
  /// and numbers of issues.
  private static func write(summary text: String, to page: inout ByteWriter) {
    for character in text {
      switch character {
      case "@": page.write("&#64;&#8203;")
      case "#": page.write("&#35;&#8203;")
      default: page.writeHTML(String(character))
      }
    }
  }

  private static func write(_ stop: StopDiff, to page: inout ByteWriter) {
    let pieces =
      stop.kind == .changed
      ? WordDiff(SpeechDiffText.words(stop.old), SpeechDiffText.words(stop.new)).pieces : []
    let cells = [
      stop.kind.rawValue, cell(stop.old, pieces, isOld: true), cell(stop.new, pieces, isOld: false),
      Markdown.untrusted(StopNotes(stop).all.joined(separator: "; ")),
    ]
    page.write("| " + cells.joined(separator: " | ") + " |\n")
  }

  /// A stop with the words in bold that the other version does not have.
  private static func cell(
    _ stop: TranscriptStop?, _ pieces: [WordDiff.Piece], isOld: Bool
  ) -> String {
    guard let stop else { return "" }
    let number = stop.numbering
    guard !pieces.isEmpty else { return number + Markdown.untrusted(SpeechDiffText.words(stop)) }
    return number
      + pieces.map { piece in
        switch piece {
        case .same(let text): Markdown.untrusted(text)
        case .removed(let text): isOld ? "<del>\(Markdown.untrusted(text))</del>" : ""
        case .added(let text): isOld ? "" : "<b>\(Markdown.untrusted(text))</b>"
        }
      }.joined()
  }
}
