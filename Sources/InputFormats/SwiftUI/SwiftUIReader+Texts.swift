import DocumentSyntax
import ScreenModel

/// Texts, names and other values of arguments.
extension SwiftUIReader {
  /// The text of an argument; `isKey` says that SwiftUI looks it up and reads its Markdown.
  func text(_ expression: SwiftSyntax?, isKey: Bool = true) -> SwiftUIText {
    guard let expression else { return .none }
    let parts = Array(expression.children)
    guard parts.count == 1, let chain = parts.first, chain.kind == .chain else { return .unknown }
    var inner = Array(chain.children)[...]
    guard let base = inner.popFirst() else { return .unknown }
    switch base.kind {
    case .string:
      guard inner.isEmpty else { return .unknown }
      return literal(base, isKey: isKey)
    case .identifier:
      if base.isNamed("nil") { return .none }
      guard let call = inner.first, call.kind == .call, inner.count == 1 else {
        if case .known(let text) = constant(chain) { return .known(text) }
        return index?.text(ofConstant: chain.children.map(\.name)) ?? .unknown
      }
      let names: [StaticString] = [
        "Text", "LocalizedStringKey", "LocalizedStringResource", "String", "NSLocalizedString",
      ]
      guard names.contains(where: base.isNamed) else { return .unknown }
      let value = SwiftUICall(base, call)
      let isText = value.argument("localized") ?? value.argument("verbatim") ?? value.first
      if base.isNamed("String"), value.argument("localized") == nil { return .unknown }
      if let written = value.argument("defaultValue") ?? value.argument("value"),
        let key = isText.flatMap(Self.literalText), index?.text(ofKey: key) == nil
      {
        return text(written, isKey: false)
      }
      return text(isText, isKey: !value.has("verbatim"))
    default: return .unknown
    }
  }

  /// The text of a constant of the type that is read.
  private func constant(_ chain: SwiftSyntax) -> SwiftUIText {
    let names = chain.children.map(\.name)
    let isOwn = names.count == 1 || names.count == 2 && ["self", "Self"].contains(names[0])
    guard isOwn, let name = names.last,
      let member = members.first(where: { $0.kind == .variable && $0.name == name }),
      member.first(.block) == nil, !member.all(.attribute).contains(where: { _ in true }),
      let value = member.first(.expression), member.isConstant,
      value.first(.chain)?.first(.string) != nil
    else { return .unknown }
    return text(value, isKey: false)
  }

  private func literal(_ string: SwiftSyntax, isKey: Bool) -> SwiftUIText {
    guard !string.children.contains(where: { $0.kind == .interpolation }) else { return .unknown }
    let quotes = string.nameRange.length
    let raw = string.all(.text).map(\.text).joined()
    let isRaw = string.name.hasPrefix("#")
    var text = isRaw ? raw : Self.unescaped(raw)
    if quotes > 2, string.name.hasSuffix("\"\"\"") { text = Self.trimmed(text) }
    guard isKey else { return .known(text) }
    return localized(text)
  }

  /// The text that SwiftUI shows for a text of source, which is looked up in tables.
  private func localized(_ key: String) -> SwiftUIText {
    if let text = index?.text(ofKey: key) { return .known(Self.withoutMarkdown(text)) }
    // A key such as "home.title" stands for a text of a table; "E-mail" is one only where a table
    // has it, and "PAGED" may be one where others of the project are in capitals.
    let mayBeKey =
      Self.isTableKey(key) && !Self.isHyphenated(key)
      || index?.hasKeysInCapitals == true && SwiftUIStrings.isInCapitals(key)
    return mayBeKey ? .unknown : .known(Self.withoutMarkdown(key))
  }

  /// The text of an expression that is a literal and nothing else.
  private static func literalText(of expression: SwiftSyntax) -> String? {
    guard let chain = expression.first(.chain), Array(chain.children).count == 1 else { return nil }
    return chain.first(.string).flatMap { plainText(of: $0) }
  }

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
  private static func isHyphenated(_ text: String) -> Bool {
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
  private static func trimmed(_ text: String) -> String {
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
      result += rest[..<open] + rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  // MARK: Other values

  /// The name behind a dot, as in `.isHeader`; nil for anything else.
  func member(_ expression: SwiftSyntax?) -> String? {
    guard let chain = expression?.first(.chain), expression?.all(.sign).isEmpty == true else {
      return nil
    }
    let parts = Array(chain.children)
    guard let last = parts.last(where: { $0.kind == .implicitMember || $0.kind == .member }) else {
      return nil
    }
    return last.name
  }

  /// The truth of a literal; nil for anything else.
  func flag(_ expression: SwiftSyntax?) -> Bool? {
    guard let expression, Array(expression.children).count == 1,
      let chain = expression.first(.chain), Array(chain.children).count == 1,
      let word = chain.first(.identifier)
    else { return nil }
    return word.isNamed("true") ? true : word.isNamed("false") ? false : nil
  }

  /// The number of a literal; nil for anything else.
  func number(_ expression: SwiftSyntax?) -> Double? {
    guard let expression, let chain = expression.first(.chain),
      Array(expression.children).count == 1, Array(chain.children).count == 1,
      let number = chain.first(.number)
    else { return nil }
    return Double(number.text.filter { $0 != "_" })
  }
}

extension SwiftSyntax {
  /// Whether a variable is declared with `let`, or never changes.
  fileprivate var isConstant: Bool { text.contains("let ") }
}

extension String {
  /// Whether a mark of Markdown stands at both sides of something.
  fileprivate func hasMarkdown(_ mark: String) -> Bool {
    ranges(of: mark).count >= 2
  }
}
