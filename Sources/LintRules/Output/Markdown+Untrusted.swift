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
