/// An example without its marks, with what they marked underlined by comments.
struct ExampleText {
  private let source: String
  private let isTree: Bool

  init(_ example: Example) {
    source = example.source
    isTree = example.isTree
  }

  /// The lines of the example; a comment with carets follows each that has marks.
  var lines: [String] {
    // Marks may stand within marks.
    var depth = 0
    // XML has no comments that end with the line.
    guard isTree else {
      return source.filter { $0 != "⟪" && $0 != "⟫" }.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
    return source.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      Self.lines(of: line, depth: &depth)
    }
  }

  /// The example as one text.
  var text: String { lines.joined(separator: "\n") }

  private static func lines(of line: Substring, depth: inout Int) -> [String] {
    var text = ""
    var carets: [Bool] = []
    for scalar in line.unicodeScalars {
      switch scalar {
      case "⟪": depth += 1
      case "⟫": depth -= 1
      default:
        text.unicodeScalars.append(scalar)
        let isBlank = scalar == " " && carets.last != true
        let width = CellWidth.of(String(scalar))
        carets += Array(repeating: depth > 0 && !isBlank, count: width)
      }
    }
    guard let last = carets.lastIndex(of: true) else { return [text] }
    var under = carets[...last].map { $0 ? "^" : " " }
    // A comment, so that the example can be copied as it stands.
    under[0] = "#"
    return [text, under.joined()]
  }
}
