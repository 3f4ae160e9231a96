/// A hash that is the same in every run and on every machine: FNV-1a with 64 bits.
package struct StableHash {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  package init() {}

  /// The hash that has come to a value so far.
  package init(continuing value: UInt64) {
    self.value = value
  }

  /// Mixes in a text and where it ends.
  package mutating func mix(_ text: String) {
    var text = text
    text.withUTF8 { mix($0) }
  }

  /// Mixes in bytes and where they end.
  package mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { mix(byte) }
    mix(0xFF as UInt8)
  }

  /// Mixes in a number, another hash for instance.
  package mutating func mix(_ number: UInt64) {
    for shift in stride(from: 0, to: 64 as UInt64, by: 8) {
      mix(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
