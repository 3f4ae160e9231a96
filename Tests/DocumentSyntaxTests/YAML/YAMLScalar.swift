/// The ways to write one text in YAML.
struct YAMLScalar {
  private let content: String
  private let scalars: [Unicode.Scalar]

  init(_ content: String) {
    self.content = content
    scalars = Array(content.unicodeScalars)
  }

  /// A spelling on one line, for a key or a place between brackets.
  func key(_ values: inout RandomValues) -> String {
    switch values.next(below: 3) {
    case 0 where isPlain: content
    case 1 where isWritable && !content.contains("\n"): single(content)
    default: double(&values)
    }
  }

  /// A spelling for a place whose further lines begin at a column; a block scalar ends its line.
  func value(_ values: inout RandomValues, indent: Int) -> String {
    let start = "\n" + String(repeating: " ", count: indent)
    switch values.next(below: 5) {
    case 0 where isPlain: return folded(content, start, &values)
    case 1 where isFoldable: return single(folded(content, start, &values))
    case 2 where isBlock:
      return "|" + chomping + start + lines.joined(separator: "\n").replacing("\n", with: start)
        + ending
    case 3 where isBlock:
      let body = lines.joined(separator: "\n\n").replacing("\n\n", with: "\n" + start)
      return ">" + chomping + start + body + ending
    default: return double(&values)
    }
  }

  // MARK: What a style can hold

  /// Whether a scalar stands for itself in every style, and breaks no line in any version.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x2028, 0x202A..<0xFEFF, 0xFF00..<0xFFFE, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private var isWritable: Bool {
    scalars.allSatisfy { Self.isPrintable($0) || $0 == "\n" }
  }

  /// Whether it means itself without quotes: it begins like a word, and has no mark of the grammar.
  private var isPlain: Bool {
    guard let first = content.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else {
      return false
    }
    let marks = ",[]{}:#&*!|>%@`\n\u{FEFF}"
    return isWritable && content.last != " "
      && !scalars.contains { marks.unicodeScalars.contains($0) }
      && !["null", "true", "false"].contains(content.lowercased())
  }

  /// Whether its lines survive folding: each begins and ends with something.
  private var isFoldable: Bool {
    isWritable && !content.isEmpty && content.first != "\n" && content.last != "\n"
      && content.split(separator: "\n").allSatisfy { $0.first != " " && $0.last != " " }
  }

  /// Its lines without the breaks at its end.
  private var lines: [Substring] {
    String(content.unicodeScalars.reversed().drop { $0 == "\n" }.reversed().map(Character.init))
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether a block scalar holds it: no line is empty or begins with a space.
  private var isBlock: Bool {
    isWritable && lines.allSatisfy { !$0.isEmpty && $0.first != " " }
  }

  private var breaks: Int { scalars.reversed().prefix { $0 == "\n" }.count }
  private var chomping: String { breaks == 0 ? "-" : breaks == 1 ? "" : "+" }
  private var ending: String { String(repeating: "\n", count: max(1, breaks)) }

  // MARK: Spellings

  /// The text with some of its spaces as line breaks, and its line breaks as empty lines.
  private func folded(_ text: String, _ start: String, _ values: inout RandomValues) -> String {
    let scalars = Array(text.unicodeScalars)
    var folded = ""
    for (index, scalar) in scalars.enumerated() {
      let isInside = index > 0 && index + 1 < scalars.count
      if scalar == "\n" {
        folded += "\n" + (index + 1 < scalars.count && scalars[index + 1] == "\n" ? "" : start)
      } else if scalar == " ", isInside, isWord(scalars[index - 1]), isWord(scalars[index + 1]),
        values.once(in: 4)
      {
        folded += start
      } else {
        folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  private func single(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }

  private func double(_ values: inout RandomValues) -> String {
    var spelled = "\""
    for scalar in scalars {
      switch scalar {
      case "\"", "\\": spelled += "\\" + String(scalar)
      case "\n": spelled += values.pick(["\\n", "\\x0a", "\\u000A"])
      case "\t": spelled += values.pick(["\\t", "\\x09"])
      case "\u{0}": spelled += values.pick(["\\0", "\\x00"])
      case "\u{85}": spelled += values.pick(["\\N", "\\x85"])
      case "\u{2028}": spelled += values.pick(["\\L", "\\u2028"])
      case _ where !Self.isPrintable(scalar) || values.once(in: 12):
        let digits = String(scalar.value, radix: 16)
        spelled += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      default: spelled.unicodeScalars.append(scalar)
      }
    }
    return spelled + "\""
  }
}
