/// Gives findings an identity that moving lines does not change: FNV-1a over what they are about.
enum Identity {
  /// The hash of a finding's rule, file, screen, element and message.
  static func hash(of finding: LocatedFinding) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    mix(finding.rule.id, into: &hash)
    mix(finding.path, into: &hash)
    mix(finding.screen ?? "", into: &hash)
    mix(finding.nodeID ?? finding.nodePath ?? "", into: &hash)
    mix(finding.message, into: &hash)
    return hash
  }

  /// Turns the hashes of a file's findings into fingerprints; equal ones are told apart by order.
  static func assign(_ hashes: [UInt64], to findings: inout [LocatedFinding]) {
    var seen: [UInt64: Int] = [:]
    seen.reserveCapacity(hashes.count)
    for (index, hash) in hashes.enumerated() {
      var hash = hash
      let count = seen[hash, default: 0]
      seen[hash] = count + 1
      if count > 0 { mix(String(count), into: &hash) }
      let digits = String(hash, radix: 16)
      findings[index].fingerprint = String(repeating: "0", count: 16 - digits.count) + digits
    }
  }

  private static func mix(_ text: String, into hash: inout UInt64) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ 0xFF) &* 0x100_0000_01B3
  }
}
