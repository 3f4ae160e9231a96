import DocumentSyntax
import Linting

/// Source lines with a gutter of line numbers and the range underlined.
struct ExcerptText {
  /// One scalar of a line as a terminal shows it.
  private struct Cell {
    let text: String
    let width: Int
  }

  /// A line as shown: the text, and which cells are underlined.
  private struct Line {
    var text = ""
    var start = 0
    var length = 0
  }

  private static let tabWidth = 4

  let excerpt: Excerpt
  let start: Position
  let end: Position
  let width: Int

  /// The lines of the excerpt, each with its gutter; `mark` paints the underlining.
  func lines(indent: Int, quiet: (String) -> String, mark: (String) -> String) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let digits = "\(start.line + max(excerpt.lines.count - 1, 0))".utf8.count
    let blank = margin + String(repeating: " ", count: digits) + " " + quiet("|")
    var result: [String] = []
    for index in excerpt.lines.indices {
      let line = shown(index, width: max(width - indent - digits - 3, 20))
      let number = "\(start.line + index)"
      let padding = String(repeating: " ", count: digits - number.utf8.count)
      result.append(
        margin + quiet(padding + number + " |") + (line.text.isEmpty ? "" : " " + line.text))
      guard line.length > 0 else { continue }
      let spaces = String(repeating: " ", count: line.start + 1)
      result.append(blank + spaces + mark(String(repeating: "^", count: line.length)))
    }
    return result
  }

  /// One line, cut to a width around its underlined part.
  private func shown(_ index: Int, width: Int) -> Line {
    let scalars = Array(excerpt.lines[index].unicodeScalars)
    let cells = Self.cells(of: scalars)
    let (from, to) = marked(index, scalars)
    let offsets = cells.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.width) }
    let total = offsets.last ?? 0
    let isCut = index == 0 && excerpt.cut > 0
    var first = 0
    if total > width - 4, offsets[to] > width - 4 {
      // As much as fits from the place on, with some of what stands before it.
      let wanted = min(offsets[from] - width / 4, total - (width - 4))
      first = offsets.firstIndex { $0 >= max(wanted, 0) } ?? 0
    }
    var line = Line()
    if first > 0 || isCut { line.text = "…" }
    let shift = line.text.isEmpty ? 0 : 1
    var last = first
    while last < cells.count, offsets[last + 1] - offsets[first] + shift < width {
      line.text += cells[last].text
      last += 1
    }
    if last < cells.count { line.text += "…" }
    let lower = min(max(from, first), last)
    let upper = min(max(to, lower), last)
    line.start = offsets[lower] - offsets[first] + shift
    line.length = max(offsets[upper] - offsets[lower], index == 0 ? 1 : 0)
    return line
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

  private static func cells(of scalars: [Unicode.Scalar]) -> [Cell] {
    var column = 0
    return scalars.indices.map { index in
      let cell =
        startsLogCommand(scalars[index...])
        ? Cell(text: "\\u{23}", width: 6) : cell(scalars[index], at: column)
      column += cell.width
      return cell
    }
  }

  private static func startsLogCommand(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.starts(with: "##".unicodeScalars) else { return false }
    let text = String(String.UnicodeScalarView(scalars.prefix(12)))
    return ByteWriter.isLogCommand(text.utf8)
  }

  private static func cell(_ scalar: Unicode.Scalar, at column: Int) -> Cell {
    if scalar == "\t" {
      let width = tabWidth - column % tabWidth
      return Cell(text: String(repeating: " ", count: width), width: width)
    }
    if Quoted.needsEscape(scalar) {
      var writer = ByteWriter()
      writer.writeEscaped(String(scalar))
      return Cell(text: writer.text, width: writer.bytes.count)
    }
    return Cell(text: String(scalar), width: CellWidth.of(scalar))
  }
}
