import Foundation

/// A Swift file as the house tests read it: code without strings, comments, declarations.
struct SourceText {
  /// An identifier or keyword in the code.
  struct Word {
    let text: String
    /// The line, from 1.
    let line: Int
    /// The offset of its first byte in the code.
    let offset: Int
    /// The bytes beside it; 0 at the ends of the file.
    let before: UInt8
    let after: UInt8
    /// For `member` in `Type.member` the word `Type`; nil without a dot.
    let qualifier: String?
  }

  /// A declaration that starts at the left margin, or at that of `#if`.
  struct Declaration {
    let kind: String
    let name: String
    let line: Int
    let isPrivate: Bool

    /// Whether it makes a new type.
    var isType: Bool { ["struct", "enum", "class", "protocol", "actor"].contains(kind) }
  }

  /// The path from the package's folder, with `/`.
  let path: String
  let lines: [String]
  /// The whole code; see `SourceBlanking`.
  let code: [UInt8]
  let codeLines: [String]
  let commentLines: [String]
  let words: [Word]
  let declarations: [Declaration]
  /// The lines, from 1, that hold nothing but the text of a multi-line string.
  let literalLines: Set<Int>

  /// Takes a file's text apart.
  init(path: String, text: String) {
    let blanking = SourceBlanking(text)
    self.path = path
    lines = Self.lines(of: Array(text.utf8))
    code = blanking.code
    codeLines = Self.lines(of: code)
    commentLines = Self.lines(of: blanking.comments)
    words = Self.words(of: code)
    declarations = Self.outdented(codeLines).enumerated().compactMap { index, line in
      Self.declaration(in: line, number: index + 1)
    }
    literalLines = Set(
      blanking.linesInStrings.filter { [codeLines] in
        codeLines[$0].allSatisfy { $0 == " " }
      }.map { $0 + 1 })
  }

  /// The file's name.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file's name without `.swift`.
  var stem: String { name.hasSuffix(".swift") ? String(name.dropLast(6)) : name }

  /// A complaint about a line of this file.
  func complaint(_ line: Int, _ message: String) -> String { "\(path):\(line): \(message)" }
}

extension SourceText {
  /// The lines with those between `#if` and `#endif` at the margin, where they would be without.
  private static func outdented(_ lines: [String]) -> [String] {
    var isConditional = false
    return lines.map { line in
      if line.hasPrefix("#if ") { isConditional = true }
      if line.hasPrefix("#endif") { isConditional = false }
      return isConditional && line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
    }
  }

  /// The folder that holds `Package.swift`.
  static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file of the sources and tests by its top folder: several suites look at all.
  private static let known: [String: [SourceText]] = Dictionary(
    uniqueKeysWithValues: ["Sources", "Tests"].map { ($0, (try? read($0)) ?? []) })

  /// Every Swift file in a folder of the package, in the order of their paths.
  static func files(in folder: String) throws -> [SourceText] {
    let top = folder.prefix { $0 != "/" }
    guard let all = known[String(top)], !all.isEmpty else { return try read(folder) }
    return folder == top ? all : all.filter { $0.path.hasPrefix(folder + "/") }
  }

  private static func read(_ folder: String) throws -> [SourceText] {
    let top = packageRoot.appending(path: folder).path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: top)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { subpath in
        let text = try String(contentsOfFile: "\(top)/\(subpath)", encoding: .utf8)
        return SourceText(path: "\(folder)/\(subpath)", text: text)
      }
  }
}

extension SourceText {
  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The identifiers and keywords, without numbers such as `0xFF`.
  private static func words(of code: [UInt8]) -> [Word] {
    var words: [Word] = []
    var line = 1
    var offset = 0
    while offset < code.count {
      let start = offset
      if code[start] == UInt8(ascii: "\n") { line += 1 }
      while offset < code.count, isWordByte(code[offset]) { offset += 1 }
      if offset > start, !isDigit(code[start]) {
        let before = start > 0 ? code[start - 1] : 0
        // `a.b`: the word before the dot ended where the dot stands.
        let last = words.last.flatMap { $0.offset + $0.text.utf8.count == start - 1 ? $0.text : "" }
        words.append(
          Word(
            text: String(decoding: code[start..<offset], as: UTF8.self), line: line, offset: start,
            before: before, after: offset < code.count ? code[offset] : 0,
            qualifier: before == UInt8(ascii: ".") ? last ?? "" : nil))
      }
      if offset == start { offset += 1 }
    }
    return words
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "indirect",
    "nonisolated", "prefix", "postfix", "infix", "isolated", "distributed",
  ]
  private static let kinds: Set = [
    "struct", "enum", "class", "protocol", "actor", "typealias", "extension", "func", "let", "var",
    "import",
  ]

  /// The declaration that a line of code begins, if it stands at the left margin.
  static func declaration(in line: String, number: Int) -> Declaration? {
    guard let first = line.first, first != " " else { return nil }
    var isPrivate = false
    var kind: String?
    for word in withoutAttributes(line).split(separator: " ").map(String.init) {
      if let kind {
        let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return Declaration(kind: kind, name: String(name), line: number, isPrivate: isPrivate)
      } else if kinds.contains(word) {
        kind = word
      } else if word == "private" || word == "fileprivate" {
        isPrivate = true
      } else if !modifiers.contains(word) {
        return nil
      }
    }
    return nil
  }

  /// The line without `@main` or `@available(…)`, and without the `(set)` of a modifier.
  private static func withoutAttributes(_ line: String) -> String {
    var result = ""
    var rest = Substring(line)
    while let first = rest.first, first == "@" || first == " " {
      rest = rest.dropFirst()
      guard first == "@" else { continue }
      rest = rest.drop { $0.isLetter || $0 == "_" }
      if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
    }
    result += rest
    return result.replacing("(set)", with: "")
  }
}
