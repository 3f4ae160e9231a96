/// Findings of a file as bytes, for ``PackReader``.
struct PackWriter {
  /// What was written.
  private(set) var bytes: [UInt8] = []
  /// The rules that the findings are of, by the number that stands for them.
  private(set) var rules: [RuleInfo] = []
  /// The file's path, which is that of nearly all findings.
  let path: String

  /// A writer for the findings of a file.
  init(path: String) {
    self.path = path
  }

  mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends a number, seven bits a byte, the low ones first.
  mutating func write(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends the length of a text, and its bytes.
  mutating func write(text: String) {
    var text = text
    text.withUTF8 { source in
      write(number: UInt64(source.count))
      bytes.append(contentsOf: source)
    }
  }

  mutating func write(rule: RuleInfo) {
    let known = rules.firstIndex { $0 === rule }
    if known == nil { rules.append(rule) }
    write(number: UInt64(known ?? rules.count - 1))
  }
}
