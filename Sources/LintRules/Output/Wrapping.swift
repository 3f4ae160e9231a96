/// Breaks text for people into lines of a width.
public enum Wrapping {
  /// How wide pages about the program are, in cells.
  public static let width = 100
  /// How wide reports are where no terminal says otherwise: in files and in the logs of builds.
  public static let reportWidth = 80

  /// The lines of a text; a word wider than a line gets one of its own. `used` cells of the first
  /// line are taken already.
  public static func lines(of text: String, width: Int, used: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    var cells = used
    for word in text.split(separator: " ") {
      let length = CellWidth.of(String(word))
      if line.isEmpty, cells == 0 || cells + length <= width {
        line = String(word)
        cells += length
      } else if !line.isEmpty, cells + 1 + length <= width {
        line += " " + word
        cells += 1 + length
      } else {
        lines.append(line)
        line = String(word)
        cells = length
      }
    }
    return lines + [line]
  }

  /// The paragraphs of a text, each wrapped and indented; blank lines separate them.
  public static func paragraphs(_ text: String, indent: Int, width: Int = width) -> String {
    let margin = String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: true).map { paragraph in
      lines(of: String(paragraph), width: width - indent).map { margin + $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }
}
