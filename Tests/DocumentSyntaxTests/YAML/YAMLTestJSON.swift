/// Reads JSON for the tests only: Foundation's decoder merges keys that are canonically equal.
struct YAMLTestJSON {
  let scalars: [Unicode.Scalar]
  var index = 0

  /// The value at `index`, which moves past it.
  mutating func value() -> YAMLTestValue {
    skipSpace()
    switch scalars[index] {
    case "{": return object()
    case "[": return list()
    case "\"": return .text(text())
    case "t": return literal(4, .boolean(true))
    case "f": return literal(5, .boolean(false))
    case "n": return literal(4, .null)
    default: return number()
    }
  }

  private mutating func skipSpace() {
    while index < scalars.count, scalars[index].value <= 0x20 { index += 1 }
  }

  private mutating func literal(_ length: Int, _ value: YAMLTestValue) -> YAMLTestValue {
    index += length
    return value
  }

  private mutating func number() -> YAMLTestValue {
    var digits = ""
    while index < scalars.count, "+-.0123456789eE".unicodeScalars.contains(scalars[index]) {
      digits.unicodeScalars.append(scalars[index])
      index += 1
    }
    guard let value = Double(digits), value.isFinite else { return .noNumber }
    return .number(value)
  }

  private mutating func list() -> YAMLTestValue {
    var items: [YAMLTestValue] = []
    index += 1
    skipSpace()
    while scalars[index] != "]" {
      items.append(value())
      skipSpace()
      if scalars[index] == "," { index += 1 }
      skipSpace()
    }
    index += 1
    return .list(items)
  }

  private mutating func object() -> YAMLTestValue {
    var members: [[UInt32]: YAMLTestValue] = [:]
    index += 1
    skipSpace()
    while scalars[index] != "}" {
      let key = text()
      skipSpace()
      index += 1
      members[key] = value()
      skipSpace()
      if scalars[index] == "," { index += 1 }
      skipSpace()
    }
    index += 1
    return .object(members)
  }

  private mutating func text() -> [UInt32] {
    var result: [UInt32] = []
    index += 1
    while scalars[index] != "\"" {
      if scalars[index] == "\\" {
        result.append(escape(&result))
      } else {
        result.append(scalars[index].value)
        index += 1
      }
    }
    index += 1
    return result
  }

  private mutating func escape(_ before: inout [UInt32]) -> UInt32 {
    let letter = scalars[index + 1]
    index += 2
    guard letter == "u" else {
      let plain: [Unicode.Scalar: UInt32] = ["n": 10, "t": 9, "r": 13, "b": 8, "f": 12]
      return plain[letter] ?? letter.value
    }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: scalars[index..<index + 4])
    index += 4
    let value = UInt32(String(digits), radix: 16) ?? 0
    if value & 0xFC00 == 0xDC00, let high = before.last, high & 0xFC00 == 0xD800 {
      before.removeLast()
      return 0x10000 + (high & 0x3FF) << 10 + value & 0x3FF
    }
    return value
  }
}
