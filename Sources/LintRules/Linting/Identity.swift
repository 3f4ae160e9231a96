/// Gives findings an identity that moving lines does not change: FNV-1a over what they are about.
enum Identity {
  /// The hash of a finding's rule, file, screen, element and message.
  static func hash(of content: LocatedFinding.Content) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    mix(content.rule.id, into: &hash)
    mix(content.path, into: &hash)
    mix(content.screen ?? "", into: &hash)
    mix(content.nodeID ?? content.nodePath ?? "", into: &hash)
    mix(content.message, into: &hash)
    return hash
  }

  /// Makes the identities of a file's findings unique; equal ones are told apart by their order.
  static func tellApart(_ findings: inout [LocatedFinding]) {
    guard findings.count > 1 else { return }
    var seen: [UInt64: Int] = [:]
    seen.reserveCapacity(findings.count)
    for index in findings.indices {
      let count = seen[findings[index].identity, default: 0]
      seen[findings[index].identity] = count + 1
      if count > 0 { mix(String(count), into: &findings[index].identity) }
    }
  }

  private static func mix(_ text: String, into hash: inout UInt64) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    hash = (hash ^ 0xFF) &* 0x100_0000_01B3
  }
}
