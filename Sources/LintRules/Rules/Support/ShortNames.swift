/// A few short names in small letters, which begin with letters of ASCII or with signs.
struct ShortNames: Sendable {
  /// The names.
  let all: Set<String>
  /// Length, first and last byte of each.
  private var shapes: [UInt32] = []
  private var firsts: [UInt8] = []

  /// The first bytes of white space beyond ASCII, which is left out before names are compared.
  private static let blanks: [UInt8] = [0xC2, 0xE1, 0xE2, 0xE3]

  /// Takes the names.
  init(_ names: Set<String>) {
    all = names
    for name in names {
      guard let first = name.utf8.first, let last = name.utf8.last else { continue }
      if !firsts.contains(first) { firsts.append(first) }
      shapes.append(Self.shape(name.utf8.count, first, last))
    }
  }

  /// Whether a text may be one of the names but for capitals and blanks, as a look at its bytes
  /// tells; few others pass.
  func mayBe(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (first, last, length): (UInt8, UInt8, Int) = (0, 0, 0)
    for byte in bytes {
      if byte >= 0x80 {
        if length == 0 { return firsts.contains(byte) || Self.blanks.contains(byte) }
        return firsts.contains(first)
      }
      if byte == 0x20 || byte &- 0x09 < 5 { continue }
      last = byte &- 0x41 < 26 ? byte | 0x20 : byte
      if length == 0 { first = last }
      length += 1
    }
    return shapes.contains(Self.shape(length, first, last))
  }

  private static func shape(_ length: Int, _ first: UInt8, _ last: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: length) << 16 | UInt32(first) << 8 | UInt32(last)
  }
}
