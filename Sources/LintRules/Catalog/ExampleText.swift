/// An example without its marks, with what they marked underlined by comments.
struct ExampleText {
  private let source: String

  init(_ example: Example) {
    source = example.source
  }

  /// The lines of the example; a comment with carets follows each that has marks.
  var lines: [String] {
    var isMarked = false
    return source.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      Self.lines(of: line, isMarked: &isMarked)
    }
  }

  /// The example as one text.
  var text: String { lines.joined(separator: "\n") }

  private static func lines(of line: Substring, isMarked: inout Bool) -> [String] {
    var text = ""
    var carets: [Bool] = []
    for scalar in line.unicodeScalars {
      switch scalar {
      case "⟪": isMarked = true
      case "⟫": isMarked = false
      default:
        text.unicodeScalars.append(scalar)
        let isBlank = scalar == " " && carets.last != true
        let width = CellWidth.of(String(scalar))
        carets += Array(repeating: isMarked && !isBlank, count: width)
      }
    }
    guard let last = carets.lastIndex(of: true) else { return [text] }
    var under = carets[...last].map { $0 ? "^" : " " }
    // A comment, so that the example can be copied as it stands.
    under[0] = "#"
    return [text, under.joined()]
  }
}
