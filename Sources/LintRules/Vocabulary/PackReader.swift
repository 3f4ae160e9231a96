/// Reads what a ``PackWriter`` of the same run wrote, which therefore needs no checks.
struct PackReader {
  /// The file's path.
  let path: String
  private let bytes: [UInt8]
  private let rules: [RuleInfo]
  private var offset = 0

  /// A reader of bytes, with the rules and the path that the writer had.
  init(_ bytes: [UInt8], rules: [RuleInfo], path: String) {
    self.bytes = bytes
    self.rules = rules
    self.path = path
  }

  mutating func byte() -> UInt8 {
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func number() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  mutating func text() -> String {
    let count = Int(number())
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  mutating func rule() -> RuleInfo { rules[Int(number())] }
}
