/// Writes random JSON texts in every spelling that the grammar allows.
struct JSONSpelling {
  private var values: RandomValues
  private var text = ""
  private var names = 0

  init(seed: UInt64) {
    values = RandomValues(seed: seed)
  }

  /// A whole document.
  mutating func document() -> String {
    text = ""
    space()
    value(depth: 0)
    space()
    return text
  }

  private mutating func space() {
    for _ in 0..<values.next(below: 3) { text += values.pick([" ", "\n", "\t", "\r\n", "\r", ""]) }
  }

  private mutating func value(depth: Int) {
    switch values.next(below: depth > 5 ? 6 : 10) {
    case 0: text += values.pick(["null", "true", "false"])
    case 1, 2: text += values.number()
    case 3, 4, 5: string(values.text())
    case 6, 7: items("[", "]") { $0.value(depth: depth + 1) }
    default:
      items("{", "}") { writer in
        writer.names += 1
        writer.string(writer.values.name(writer.names))
        writer.space()
        writer.text += ":"
        writer.space()
        writer.value(depth: depth + 1)
      }
    }
  }

  private mutating func items(
    _ open: String, _ close: String, _ item: (inout JSONSpelling) -> Void
  ) {
    text += open
    space()
    for index in 0..<values.next(below: 6) {
      if index > 0 {
        text += ","
        space()
      }
      item(&self)
      space()
    }
    text += close
  }

  /// A string: some characters have to be escaped, and all of them may be.
  private mutating func string(_ content: String) {
    text += "\""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += values.once(in: 2) ? "\\" + String(scalar) : escape(scalar)
      case "\n": text += values.once(in: 2) ? "\\n" : escape(scalar)
      case "\t": text += values.once(in: 2) ? "\\t" : escape(scalar)
      case "/": text += values.pick(["/", "\\/", "\\u002f"])
      case _ where scalar.value < 0x20 || values.once(in: 9): text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private mutating func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: values.once(in: 2))
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
