/// Names of files and resources that became texts.
enum FileName {
  private static let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".webp"]

  /// Whether a whole text is such a name: one word with an underscore or the ending of a picture.
  static func matches(_ text: SpeechBytes) -> Bool {
    // Nobody gives a file a longer name.
    guard 3...255 ~= text.count, hasMark(text) else { return false }
    let hasLetter = text.bytes.indices.contains { text.isASCIILetter($0) }
    guard hasLetter, text.bytes.allSatisfy(isPart) else { return false }
    if text.bytes.contains(UInt8(ascii: "_")) { return true }
    let name = text.text(0..<text.count).lowercased()
    return endings.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80 || "_-.@/~".utf8.contains(byte)
  }

  private static func hasMark(_ text: SpeechBytes) -> Bool {
    text.bytes.contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
  }
}
