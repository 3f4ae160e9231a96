import DocumentSyntax
import ScreenModel

/// Texts of source and of tables.
extension SwiftUIScope {
  /// The text of `String(format: "%@ of %d", a, b)`.
  func formatted(_ call: SwiftUICall) -> SwiftUIValue {
    guard case .text(let format) = value(of: call.argument("format"), isKey: false) else {
      return .unknown
    }
    let values = call.arguments.dropFirst().compactMap { $0.first(.expression) }
    return SwiftUISketch.filled(format, with: values.map(SwiftUISketch.hole)).map { .partly($0) }
      ?? .unknown
  }

  /// The text of a constant of the project.
  func constant(_ chain: SwiftSyntax) -> SwiftUIValue? {
    let names = chain.children.map(\.name)
    guard case .known(let text)? = index?.text(ofConstant: names) else { return nil }
    // A long text takes as long to judge as many short ones.
    guard text.utf8.count < 1_000 || frame?.budget.spend(text.utf8.count / 32) != false else {
      return .unknown
    }
    return .text(text)
  }

  func literal(_ string: SwiftSyntax, isKey: Bool) -> SwiftUIValue {
    let isRaw = string.name.hasPrefix("#")
    // The words around what is put in.
    var pieces = [""]
    var holes: [String] = []
    var isPieced = false
    var length = 0
    for part in string.children {
      switch part.kind {
      case .text:
        pieces[pieces.count - 1] += isRaw ? part.text : SwiftUIReader.unescaped(part.text)
      case .interpolation:
        isPieced = true
        let arguments = part.all(.argument)
        guard frame != nil, let first = arguments.first?.first(.expression) else { return .unknown }
        switch arguments.count == 1 ? value(of: first, isKey: false) : .unknown {
        case .text(let inner):
          pieces[pieces.count - 1] += inner
          length += inner.utf8.count
        case .number(let number) where Int(exactly: number) != nil:
          pieces[pieces.count - 1] += "\(Int(number))"
        case let inner:
          let hole = SwiftUISketch.alternatives([inner]) ?? SwiftUISketch.hole(first)
          pieces.append("")
          holes.append(hole)
          length += hole.utf8.count
        }
        // Texts that show each other twice would fill the memory.
        guard length <= Self.longestText else { return .unknown }
      default: break
      }
    }
    if string.nameRange.length > 2, string.name.hasSuffix("\"\"\"") {
      pieces = holes.isEmpty ? [SwiftUIReader.trimmed(pieces[0])] : pieces.map(Self.inOneLine)
    }
    guard !holes.isEmpty else {
      return isKey && !isPieced ? localized(pieces[0]) : .text(pieces[0])
    }
    return .partly(sketch(pieces, holes, isKey: isKey, string))
  }

  /// A piece of a string on several lines, without their ends and indentation.
  private static func inOneLine(_ piece: String) -> String {
    let lines = piece.split(separator: "\n", omittingEmptySubsequences: false)
    return ([lines[0]] + lines.dropFirst().map { $0.drop { $0 == " " || $0 == "\t" } })
      .joined(separator: " ")
  }

  /// A text with what is put in, or that of a table which has it.
  private func sketch(
    _ pieces: [String], _ holes: [String], isKey: Bool, _ string: SwiftSyntax
  ) -> String {
    let plain = zip(pieces, holes + [""]).map { $0 + $1 }.joined()
    guard isKey else { return plain }
    for key in SwiftUISketch.keys(pieces) {
      if let text = index?.text(ofKey: key), let words = SwiftUISketch.filled(text, with: holes) {
        return SwiftUIReader.withoutMarkdown(words)
      }
    }
    return SwiftUIReader.isTableKey(pieces.joined(separator: "x"))
      ? SwiftUISketch.hole([string]) : SwiftUIReader.withoutMarkdown(plain)
  }

  /// The text that SwiftUI shows for a text of source, which is looked up in tables.
  func localized(_ key: String) -> SwiftUIValue {
    if let text = index?.text(ofKey: key) { return .text(SwiftUIReader.withoutMarkdown(text)) }
    // A key such as "home.title" stands for a text of a table; "E-mail" is one only where a table
    // has it, and "PAGED" may be one where others of the project are in capitals.
    let mayBeKey =
      SwiftUIReader.isTableKey(key) && !SwiftUIReader.isHyphenated(key)
      || index?.hasKeysInCapitals == true && SwiftUIStrings.isInCapitals(key)
    return mayBeKey ? .unknown : .text(SwiftUIReader.withoutMarkdown(key))
  }
}
