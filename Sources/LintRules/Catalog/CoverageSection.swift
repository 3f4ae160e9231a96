/// A table of what others check or advise, and what answers it here.
struct CoverageSection {
  /// Whose it is.
  let title: String
  /// The cells of each row; the last one is the answer.
  let rows: [[String]]

  /// Sections as they are written: `# title`, and rows with bars between the cells.
  static func sections(_ text: String) -> [CoverageSection] {
    text.pieces(between: "# ").filter { !$0.isEmpty }.map { section in
      let lines = section.split(separator: "\n")
      return CoverageSection(
        title: String(lines.first ?? ""), rows: lines.dropFirst().map { cells(of: $0) })
    }
  }

  private static func cells(of line: Substring) -> [String] {
    line.pieces(between: " | ").map(String.init)
  }

  /// The rules and diagnostics that answers name, as written.
  var ruleIDs: [String] {
    rows.flatMap { row -> [String] in
      // Names between backquotes; those of rules have a hyphen.
      let pieces = (row.last ?? "").split(separator: "`", omittingEmptySubsequences: false)
      return pieces.enumerated().filter { $0.offset % 2 == 1 && $0.element.contains("-") }
        .map { String($0.element) }
    }
  }
}
