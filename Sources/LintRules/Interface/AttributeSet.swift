/// A set of attribute keys, as two words.
struct AttributeSet: Equatable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Whether the key is in the set.
  @inline(__always) func contains(_ key: AttributeKey) -> Bool {
    let bit = UInt64(key.rawValue)
    return (bit < 64 ? low >> bit : high >> (bit & 63)) & 1 == 1
  }

  /// Adds the keys of another set.
  @inline(__always) mutating func formUnion(_ other: AttributeSet) {
    low |= other.low
    high |= other.high
  }

  /// Leaves the keys that another set has as well.
  mutating func formIntersection(_ other: AttributeSet) {
    low &= other.low
    high &= other.high
  }

  /// Whether no key is in the set.
  var isEmpty: Bool { low | high == 0 }

  /// Whether no key of an array is in the set.
  func isDisjoint(with keys: [AttributeKey]) -> Bool { !keys.contains(where: contains) }

  /// A set of those keys.
  init(_ keys: [AttributeKey] = []) {
    for key in keys { insert(key) }
  }

  /// Takes a key out.
  mutating func remove(_ key: AttributeKey) {
    let bit = UInt64(key.rawValue)
    if bit < 64 { low &= ~(1 << bit) } else { high &= ~(1 << (bit & 63)) }
  }

  /// Adds a key.
  @inline(__always) mutating func insert(_ key: AttributeKey) {
    let bit = UInt64(key.rawValue)
    if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit & 63) }
  }
}
