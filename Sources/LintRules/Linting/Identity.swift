/// Gives findings an identity that moving lines does not change: FNV-1a over what they are about.
struct Identity {
  private let path: String
  private var seen: [UInt64: Int] = [:]

  init(path: String) {
    self.path = path
  }

  /// 16 hexadecimal digits; equal findings of one file are told apart by their order.
  mutating func fingerprint(
    rule: String, screen: String, node: String, _ message: String
  ) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [rule, path, screen, node, message] { Self.mix(part, into: &hash) }
    let count = seen[hash, default: 0]
    seen[hash] = count + 1
    if count > 0 { Self.mix(String(count), into: &hash) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func mix(_ text: String, into hash: inout UInt64) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ 0xFF) &* 0x100_0000_01B3
  }
}
