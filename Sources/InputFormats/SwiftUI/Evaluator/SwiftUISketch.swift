import DocumentSyntax
import ScreenModel

/// The words of a text that the app makes when it runs, as far as source tells them. What is not
/// known stands as its expression in ‹ ›.
enum SwiftUISketch {
  /// The sign for a value of which nothing is known.
  static let nothing = "‹…›"
  /// The words of the system for what is in progress.
  static let busy = "In progress"
  /// The most characters of an expression that are shown.
  private static let longestHole = 40
  /// The most bytes of an expression that are looked at.
  private static let mostRead = 200

  /// The sign for the value of an expression: its source in ‹ ›.
  static func hole(_ parts: ArraySlice<SwiftSyntax>) -> String {
    guard let first = parts.first, let last = parts.last else { return nothing }
    let range = first.range.start..<max(first.range.start, last.range.end)
    let words = String(decoding: first.tree.file.bytes[range].prefix(mostRead), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return nothing }
    let isCut = words.count > longestHole || range.count > mostRead
    return "‹\(isCut ? words.prefix(longestHole) + "…" : words[...])›"
  }

  /// The sign for the value of an expression: its source in ‹ ›.
  static func hole(_ expression: SwiftSyntax) -> String { hole(Array(expression.children)[...]) }

  /// The words of alternatives: the first that has any, and behind it the others.
  static func alternatives(_ values: [SwiftUIValue]) -> String? {
    var words: [String] = []
    var isOpen = false
    for value in values {
      switch value {
      case .none: continue
      case .text(""): continue
      case .text(let text): if !words.contains(text) { words.append(text) }
      default:
        if case .unknown(let sketch?) = value.text { words.append(sketch) } else { isOpen = true }
      }
    }
    guard let first = words.first else { return nil }
    let others = words.dropFirst().map { " ‹or: \($0)›" } + (isOpen ? [" ‹or another text›"] : [])
    return first + others.joined()
  }

  /// A format such as "%1$@ of %lld" with values in their places; nil where it has other ones.
  static func filled(_ format: String, with values: [String]) -> String? {
    var result = ""
    var next = 0
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      var place = next
      if let number = Int(digits), rest[digits.endIndex...].first == "$", number > 0 {
        place = number - 1
        rest = rest[digits.endIndex...].dropFirst()
      } else {
        next += 1
      }
      let flags = rest.prefix { "+-0123456789.lhqzj ".contains($0) }
      rest = rest[flags.endIndex...]
      guard let kind = rest.first, "@dDiuxXfFeEgGsc".contains(kind) else { return nil }
      rest = rest.dropFirst()
      result += place < values.count ? values[place] : nothing
    }
    return result + rest
  }

  /// The keys under which tables may have a text that is put together, such as "%@ of %lld".
  static func keys(_ pieces: [String]) -> [String] {
    let places = pieces.count - 1
    guard places > 0, places <= 3 else { return [] }
    return (0..<(1 << places)).map { choice in
      pieces.indices.dropFirst().reduce(pieces[0]) { key, place in
        key + (choice >> (place - 1) & 1 == 0 ? "%@" : "%lld") + pieces[place]
      }
    }
  }
}
