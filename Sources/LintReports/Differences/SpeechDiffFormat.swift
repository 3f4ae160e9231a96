/// The forms that a comparison of transcripts is printed in.
package enum SpeechDiffFormat: String, CaseIterable, Sendable {
  case text, markdown, json, html

  /// Writes the comparison in the form, with links to files where their addresses are known.
  package func write(
    _ diff: SpeechDiff, usesColor: Bool = false, links: SourceLinks? = nil,
    to output: inout ByteWriter
  ) {
    switch self {
    case .text: SpeechDiffText(diff: diff, usesColor: usesColor).write(to: &output)
    case .markdown: SpeechDiffMarkdown(diff: diff, links: links).write(to: &output)
    case .json: SpeechDiffJSON(diff: diff).write(to: &output)
    case .html: SpeechDiffPage(diff: diff).write(to: &output)
    }
  }
}
