import Linting

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

/// Texts of others on a page that a service renders.
extension Markdown {
  /// A text of others for a cell or a line: it is read as it stands, and names nobody, links to
  /// nothing, and shows no picture, whatever it says.
  static func untrusted(_ text: String) -> String {
    var visible = ByteWriter()
    visible.writeEscaped(text)
    var result = String.UnicodeScalarView()
    var before: Unicode.Scalar = " "
    var earlier: Unicode.Scalar = " "
    var scalars = visible.text.unicodeScalars.makeIterator()
    var scalar = scalars.next()
    while let current = scalar {
      let next = scalars.next()
      result.append(contentsOf: escape(current).unicodeScalars)
      if joins(current, after: earlier, before, before: next) {
        // Services look for names and addresses in the finished text, where no escape helps.
        result.append(contentsOf: "&#8203;".unicodeScalars)
      }
      earlier = before
      before = current
      scalar = next
    }
    return String(result)
  }

  /// A message of the linter's for a cell: what it says in backquotes is code, but for what it
  /// quotes, which is somebody else's.
  static func message(_ text: String) -> String {
    let parts = parts(of: text)
    guard parts.count % 2 == 1 else { return untrusted(text) }
    return parts.enumerated().map { index, part in
      guard index % 2 == 1 else { return untrusted(part) }
      return part.isEmpty ? "\\`\\`" : cell("`\(part)`")
    }.joined()
  }

  /// A message cut at its backquotes, those within quotation marks left alone.
  private static func parts(of message: String) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isQuoted = false
    for scalar in message.unicodeScalars {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\u{201C}": isQuoted = true
      case "\u{201D}": isQuoted = false
      case "`" where !isQuoted:
        parts.append(String.UnicodeScalarView())
        continue
      default: break
      }
      parts[parts.count - 1].append(scalar)
    }
    return parts.map { String($0) }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "$", "!": "\\" + String(scalar)
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    default: String(scalar)
    }
  }

  /// Whether a service might join a sign with what follows: to a name, a number, an address.
  private static func joins(
    _ scalar: Unicode.Scalar, after earlier: Unicode.Scalar, _ before: Unicode.Scalar,
    before next: Unicode.Scalar?
  ) -> Bool {
    guard let next else { return false }
    switch scalar {
    case "@", "#": return isWord(next)
    // Times and positions have colons between numbers.
    case ":": return next == "/" || isWord(next) && before.properties.numericType == nil
    case "w", "W": return next == "." && (before == "w" || before == "W")
    case "-": return "Hh".unicodeScalars.contains(before) && "Gg".unicodeScalars.contains(earlier)
    default: return false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
      || scalar == "+" || scalar == "-"
  }
}
