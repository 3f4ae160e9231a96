/// A function, initialiser, subscript or computed property, and how long it is.
struct FunctionLength: Hashable {
  let path: String
  let name: String
  let lines: Int
}

extension SourceText {
  /// Every body in the file with its first line; the text of multi-line strings does not count.
  var functionLengths: [(line: Int, function: FunctionLength)] {
    let keywords: Set = ["func", "init", "deinit", "subscript", "var"]
    return words.indices.compactMap { index in
      let word = words[index]
      guard keywords.contains(word.text), word.qualifier == nil else { return nil }
      guard let start = bodyStart(of: word), let end = bodyEnd(from: start) else { return nil }
      let last = word.line + lineBreaks(in: word.offset..<end)
      let length = (word.line...last).filter { !literalLines.contains($0) }.count
      return (word.line, FunctionLength(path: path, name: name(after: word), lines: length))
    }
  }

  /// What a declaration declares; an initialiser or subscript goes by its keyword.
  private func name(after word: Word) -> String {
    guard ["func", "var"].contains(word.text) else { return word.text }
    let rest = code[(word.offset + word.text.utf8.count)...].drop { $0 == UInt8(ascii: " ") }
    // An operator may be a `<`; after a word it opens the generic parameters.
    let isOperator = "=<>!+-*/%&|^~?.".utf8.contains(rest.first ?? 0)
    let ends = Array((isOperator ? " (\n" : " (\n<:").utf8)
    return String(decoding: rest.prefix { !ends.contains($0) }, as: UTF8.self)
  }

  private func lineBreaks(in range: Range<Int>) -> Int {
    code[range].count { $0 == UInt8(ascii: "\n") }
  }

  /// The offset of the `{` that opens a declaration's body, if it has one.
  private func bodyStart(of word: Word) -> Int? {
    var depth = 0
    for offset in word.offset..<code.count {
      switch code[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "{") where depth == 0:
        return offset
      case UInt8(ascii: "}") where depth == 0, UInt8(ascii: ";") where depth == 0:
        return nil
      case UInt8(ascii: "=") where depth == 0 && word.text == "var":
        return nil
      case UInt8(ascii: "\n") where depth == 0 && !continues(at: offset):
        return nil
      default:
        continue
      }
    }
    return nil
  }

  /// Whether a declaration's head goes on after a line break.
  private func continues(at offset: Int) -> Bool {
    let before = code[..<offset].last { $0 != UInt8(ascii: " ") } ?? 0
    if [UInt8(ascii: ","), UInt8(ascii: "&"), UInt8(ascii: "<")].contains(before) { return true }
    let rest = code[offset...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    let starts = ["{", "->", ">", "where ", "async ", "throws ", "throws(", "rethrows "]
    return starts.contains { rest.starts(with: $0.utf8) }
  }

  private func bodyEnd(from start: Int) -> Int? {
    var depth = 0
    for offset in start..<code.count {
      if code[offset] == UInt8(ascii: "{") { depth += 1 }
      if code[offset] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return offset }
    }
    return nil
  }
}
