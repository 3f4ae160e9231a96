/// A small random number generator that gives the same numbers on every machine.
struct SplitMix {
  var state: UInt64

  /// The next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Changes, removes, repeats or cuts bytes.
  mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = Int(next() % UInt64(bytes.count))
    switch next() % 6 {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
    case 1: bytes[place] ^= 1 << UInt8(next() % 8)
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(bytes[Int(next() % UInt64(bytes.count))], at: place)
    case 4: bytes.removeSubrange(place...)
    default:
      let end = min(place + Int(next() % 12), bytes.count)
      bytes.insert(contentsOf: bytes[place..<end], at: Int(next() % UInt64(bytes.count)))
    }
  }
}
