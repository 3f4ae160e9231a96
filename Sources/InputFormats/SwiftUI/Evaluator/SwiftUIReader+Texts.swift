import DocumentSyntax
import ScreenModel

/// Texts, names and other values of arguments.
extension SwiftUIReader {
  /// The names that mean something in the type that is read.
  var scope: SwiftUIScope { SwiftUIScope(frame) }

  /// The text of an argument; `isKey` says that SwiftUI looks it up and reads its Markdown.
  func text(_ expression: SwiftSyntax?, isKey: Bool = true) -> SwiftUIText {
    let text = value(of: expression, isKey: isKey).text
    if case .unknown(nil) = text, let expression {
      return .unknown(sketch: SwiftUISketch.hole(expression))
    }
    return text
  }

  /// The value of an argument; notes where it depends on what a use hands over.
  func value(of expression: SwiftSyntax?, isKey: Bool = true) -> SwiftUIValue {
    let reads = frame.use.reads
    let value = scope.value(of: expression, isKey: isKey)
    if let expression, frame.use.reads != reads { frame.use.noteGiven(expression.range) }
    return value
  }

  /// The name behind a dot, as in `.isHeader`; nil for anything else.
  func member(_ expression: SwiftSyntax?) -> String? { value(of: expression).member }

  /// The truth of a literal; nil for anything else.
  func flag(_ expression: SwiftSyntax?) -> Bool? { value(of: expression).flag }

  /// The number of a literal; nil for anything else.
  func number(_ expression: SwiftSyntax?) -> Double? { value(of: expression).number }

  // MARK: Strings

  /// The text of a string without parts that are made when the app runs.
  static func plainText(of string: SwiftSyntax) -> String? {
    guard !string.children.contains(where: { $0.kind == .interpolation }) else { return nil }
    let raw = string.all(.text).map(\.text).joined()
    return string.name.hasPrefix("#") ? raw : unescaped(raw)
  }

  /// Whether a text is the name of a text rather than one: words joined by dots or underscores.
  static func isTableKey(_ text: String) -> Bool {
    guard !text.isEmpty, !text.contains(" "), !isFileName(text) else { return false }
    var letters = 0
    var joints = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        letters += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"): joints += 1
      default: return false
      }
    }
    return joints > 0 && letters > 2 && !text.hasSuffix(".") && !text.hasSuffix(":")
  }

  /// Whether a text is one word for people whose parts hyphens join, as in "Wi-Fi" and "24-hour".
  static func isHyphenated(_ text: String) -> Bool {
    guard let first = text.first, first.isUppercase || first.isNumber else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  /// Whether a text ends as the name of a picture does, which no key of a table is.
  private static func isFileName(_ text: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic"].contains {
      text.lowercased().hasSuffix($0)
    }
  }

  /// A text without the lines that hold the quotes of a string on several lines.
  static func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      String(line.drop { $0 == " " || $0 == "\t" })
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A text with its escapes read.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escape = rest.popFirst() else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": break
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
        if let code = value.flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(code) }
      default: result.unicodeScalars.append(escape)
      }
    }
    return result
  }

  /// A text as SwiftUI draws it: without the signs of its Markdown.
  static func withoutMarkdown(_ text: String) -> String {
    guard text.utf8.contains(where: { "*_`[~".utf8.contains($0) }) else { return text }
    var text = withoutLinks(text)
    for mark in ["**", "~~", "`"] where text.hasMarkdown(mark) {
      text = text.replacing(mark, with: "")
    }
    return text
  }

  /// A text with `[words](address)` as its words.
  private static func withoutLinks(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      guard let close = rest[open...].firstIndex(of: "]"),
        case let after = rest.index(after: close), after < rest.endIndex, rest[after] == "(",
        let end = rest[after...].firstIndex(of: ")")
      else { break }
      // `^[3 exercise](inflect: true)` says how the words are inflected.
      let before = rest[..<open]
      result += (before.last == "^" ? before.dropLast() : before)
      result += rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension String {
  /// Whether a mark of Markdown stands at both sides of something.
  fileprivate func hasMarkdown(_ mark: String) -> Bool {
    ranges(of: mark).count >= 2
  }
}
