/// How a format writes those ASCII characters that mean something in it.
struct EscapeTable: Sendable {
  /// Text and attributes of XML.
  static let xml = EscapeTable(
    ["<": "&lt;", ">": "&gt;", "&": "&amp;", "\"": "&quot;", "'": "&apos;"], logMark: "&#35;")
  /// What stands between the quotes of a cell.
  static let csv = EscapeTable(["\"": "\"\""])
  /// Descriptions of TAP; not all readers know an escape for the mark that begins a directive.
  static let tap = EscapeTable(["#": "\\u{23}", "\\": "\\\\"])

  /// A bit for each ASCII character that may be copied without a look.
  private let plainLow: UInt64
  private let plainHigh: UInt64
  private let replacements: [Unicode.Scalar: String]
  /// What stands for the first `#` of what a build service would take for a command.
  let logMark: String

  private init(_ replacements: [Unicode.Scalar: String], logMark: String = "\\u{23}") {
    self.replacements = replacements
    self.logMark = logMark
    var plain: (UInt64, UInt64) = (0, 0)
    for byte in 0x20..<0x7F as Range<UInt8> where byte != UInt8(ascii: "#") {
      guard replacements[Unicode.Scalar(byte)] == nil else { continue }
      if byte < 64 { plain.0 |= 1 << UInt64(byte) } else { plain.1 |= 1 << UInt64(byte - 64) }
    }
    (plainLow, plainHigh) = plain
  }

  /// Whether a byte may be copied without a look.
  @inline(__always) func isPlain(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? plainLow : plainHigh) & (1 << UInt64(byte & 63)) != 0
  }

  /// What is written for a scalar that means something; nil where it means nothing.
  func replacement(of scalar: Unicode.Scalar) -> String? { replacements[scalar] }
}
