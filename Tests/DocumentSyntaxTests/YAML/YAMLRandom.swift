/// Numbers that are the same in each run.
struct YAMLRandom {
  var state: UInt64

  /// A number from 0 to one less than the limit.
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Removes, repeats, replaces or inserts something.
  mutating func mutate(_ bytes: inout [UInt8], with pieces: [[UInt8]]) {
    let offset = next(below: bytes.count + 1)
    let end = min(offset + next(below: 12), bytes.count)
    switch next(below: 6) {
    case 0: bytes.removeSubrange(offset..<end)
    case 1: bytes.insert(contentsOf: Array(bytes[offset..<end]), at: next(below: bytes.count + 1))
    case 2: if offset < bytes.count { bytes[offset] = UInt8(next(below: 256)) }
    case 3: bytes.removeSubrange(offset...)
    default: bytes.insert(contentsOf: pieces[next(below: pieces.count)], at: offset)
    }
  }
}
