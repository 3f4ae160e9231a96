/// Some bytes to look for in a file, skipping nearly as many at a time as they are long.
package struct BytePattern: Sendable {
  private let bytes: [UInt8]
  /// Whether four bytes of that hash stand side by side in the pattern.
  private let hasQuad: [Bool]

  /// A pattern of the bytes of a text, which has at least four.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(bytes.count >= 4, "a pattern has four bytes or more")
    var hasQuad = Array(repeating: false, count: 1 << 10)
    bytes.withUnsafeBufferPointer { bytes in
      for place in 0...bytes.count - 4 { hasQuad[Self.hash(bytes.quad(at: place))] = true }
    }
    self.bytes = bytes
    self.hasQuad = hasQuad
  }

  /// Whether a file has the bytes anywhere; or beginning in a range of it.
  package func occurs(in file: SourceFile, beginningIn range: Range<Int>? = nil) -> Bool {
    file.bytes.withUnsafeBufferPointer { text in
      occurs(in: text, beginningIn: range ?? 0..<text.count)
    }
  }

  /// Whether a text has the bytes, beginning in a range of it.
  func occurs(in text: Bytes, beginningIn range: Range<Int>) -> Bool {
    let end = min(range.upperBound, text.count - bytes.count + 1)
    return hasQuad.withUnsafeBufferPointer { hasQuad in
      begins(in: text, from: range.lowerBound, to: end, hasQuad)
    }
  }

  /// Looks at the last four bytes that it would take up at a place. Those that are nowhere in the
  /// pattern rule out all places from there to where they would be its first four.
  private func begins(
    in text: Bytes, from start: Int, to end: Int, _ hasQuad: UnsafeBufferPointer<Bool>
  ) -> Bool {
    let step = bytes.count - 3
    var place = start
    while place < end {
      let isPossible = hasQuad[Self.hash(text.quad(at: place &+ step &- 1))]
      if isPossible, isAmong(place..<min(place + step, end), of: text) { return true }
      place &+= step
    }
    return false
  }

  @inline(never) private func isAmong(_ places: Range<Int>, of text: Bytes) -> Bool {
    places.contains { matches(text, at: $0) }
  }

  private func matches(_ text: Bytes, at start: Int) -> Bool {
    bytes.indices.allSatisfy { text[start + $0] == bytes[$0] }
  }

  /// Ten bits.
  @inline(__always) private static func hash(_ quad: UInt32) -> Int {
    Int(truncatingIfNeeded: (quad &* 0x9E37_79B9) &>> 22)
  }
}
