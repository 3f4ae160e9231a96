/// GitHub-flavoured Markdown around texts that are not Markdown.
enum Markdown {
  /// Text that is to be read as it stands, but for `code` in backquotes, which stays code.
  static func text(_ text: String) -> String {
    pieces(of: text).map { $0.isCode ? code($0.text) : escaped($0.text) }.joined()
  }

  /// Text for a cell of a table.
  static func cell(_ text: String) -> String {
    // A pipe ends a cell even within code.
    pieces(of: oneLine(text)).map {
      $0.isCode
        ? code($0.text).split(separator: "|", omittingEmptySubsequences: false)
          .joined(separator: "\\|")
        : escaped($0.text)
    }.joined()
  }

  /// Paragraphs: each line of the text is one.
  static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n").map { blockStart(Self.text(String($0))) }
      .joined(separator: "\n\n")
  }

  /// One item of a list.
  static func item(_ text: String) -> String { "- " + blockStart(Self.text(oneLine(text))) }

  /// A table with a head.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let line = { (cells: [String]) in "| " + cells.joined(separator: " | ") + " |\n" }
    return line(head) + line(head.map { _ in "---" }) + rows.map(line).joined()
  }

  /// A block of code in a language; the fence is longer than any in the code.
  static func codeBlock(_ source: String, language: String) -> String {
    var fence = "```"
    while source.split(separator: "\n").contains(where: { $0.contains(fence) }) { fence += "`" }
    return "\(fence)\(language)\n\(source)\n\(fence)\n"
  }

  /// A code span; the fence is longer than any run of backquotes in it.
  static func code(_ text: String) -> String {
    let text = oneLine(text)
    var fence = "`"
    while text.contains(fence) { fence += "`" }
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + space + text + space + fence
  }

  /// The text cut at its backquotes; one without a partner stays text.
  private static func pieces(of text: String) -> [(text: String, isCode: Bool)] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else {
      let last = parts.suffix(2).joined(separator: "`")
      return marked(parts.dropLast(2)) + [(last, false)]
    }
    return marked(parts[...])
  }

  private static func marked(_ parts: ArraySlice<String>) -> [(text: String, isCode: Bool)] {
    parts.enumerated().map { ($0.element, $0.offset % 2 == 1) }
      .filter { !$0.0.isEmpty || $0.1 }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#":
        result += "\\" + String(character)
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@": result += "&#64;"
      default:
        result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Keeps the first characters of a block from making it a list, a rule or a heading.
  private static func blockStart(_ text: String) -> String {
    guard let first = text.first else { return text }
    if "-+=".contains(first) { return "\\" + text }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    if !digits.isEmpty, rest.hasPrefix(".") || rest.hasPrefix(")") {
      return digits + "\\" + rest
    }
    return text
  }

  private static func oneLine(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }
}
