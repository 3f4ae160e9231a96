import DocumentSyntax
import Linting

/// Source lines with the range of a finding marked.
struct HTMLExcerpt {
  /// How many bytes are shown before a place in a line that is cut at both ends.
  private static let lead = 60

  let excerpt: Excerpt
  let start: Position
  let end: Position

  func write(to output: inout ByteWriter) {
    guard !excerpt.lines.isEmpty else { return }
    output.write("<pre class=\"source\" dir=\"ltr\">")
    let indent = commonIndent
    for index in excerpt.lines.indices {
      let scalars = Array(excerpt.lines[index].unicodeScalars)
      let (from, to) = marked(index, scalars)
      if index > 0 { output.write("\n") }
      output.write("<span class=\"line\">\(start.line + index)</span>")
      if index == 0, excerpt.cut > 0 { output.write("…") }
      write(scalars[min(indent, from)..<from], to: &output)
      if from < to {
        output.write("<mark>")
        write(scalars[from..<to], to: &output)
        output.write("</mark>")
      }
      write(scalars[to...], to: &output)
      if isCut(index, scalars) { output.write("…") }
    }
    output.write("</pre>\n")
  }

  /// How many blanks all lines begin with; they would push the lines out of a narrow window.
  private var commonIndent: Int {
    guard excerpt.cut == 0 else { return 0 }
    return excerpt.lines.map { line in line.unicodeScalars.prefix { $0 == " " }.count }.min() ?? 0
  }

  /// Writes a part of a line; tabs are blanks, as the column of the place does not rest on them.
  private func write(_ scalars: ArraySlice<Unicode.Scalar>, to output: inout ByteWriter) {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      if scalar == "\t" {
        text.append(contentsOf: "    ".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    output.writeHTML(String(text), atMost: .max)
  }

  /// Whether a line goes on after what is shown of it, as far as its length tells.
  private func isCut(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let length = excerpt.lines[index].utf8.count
    // A cut falls before a scalar of several bytes, not into it.
    let isPlain = length == scalars.count
    guard length + (isPlain ? 0 : 3) >= SourceExcerpt.maximumWidth else { return false }
    guard index == 0, excerpt.cut > 0 else { return true }
    // Of a line that is cut before its end, as much is shown before the place as there can be.
    let before = scalars.prefix(max(start.column - 1 - excerpt.cut, 0))
    return before.reduce(0) { $0 + String($1).utf8.count } <= Self.lead
  }

  /// The scalars of a line that belong to the range.
  private func marked(_ index: Int, _ scalars: [Unicode.Scalar]) -> (Int, Int) {
    let cut = index == 0 ? excerpt.cut : 0
    let blanks = scalars.prefix { $0 == " " || $0 == "\t" }.count
    let from = index == 0 ? start.column - 1 - cut : blanks
    let to = start.line + index == end.line ? end.column - 1 - cut : scalars.count
    let lower = min(max(from, 0), scalars.count)
    return (lower, min(max(to, lower), scalars.count))
  }
}
