/// Some bytes to look for in a file.
public struct BytePattern: Sendable {
  private let bytes: [UInt8]

  /// A pattern of the bytes of a text, which is not empty.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether a file has the bytes anywhere; or beginning in a range of it.
  public func occurs(in file: SourceFile, beginningIn range: Range<Int>? = nil) -> Bool {
    file.bytes.withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { pattern in
        let end = min(range?.upperBound ?? text.count, text.count - pattern.count + 1)
        return Self.find(pattern, in: text, from: range?.lowerBound ?? 0, to: end)
      }
    }
  }

  /// Looks for the first two bytes in eight places at a time: that they meet is rare enough.
  private static func find(_ pattern: Bytes, in text: Bytes, from start: Int, to end: Int) -> Bool {
    var offset = start
    if pattern.count > 1 {
      let (first, second) = (pattern[0], pattern[1])
      while offset &+ 8 <= text.count, offset < end {
        let word = text.word(at: offset)
        var pairs = ByteScanning.matches(word, first) & ByteScanning.matches(word, second) &>> 8
        while pairs != 0 {
          let place = offset &+ pairs.trailingZeroBitCount &>> 3
          if place < end, matches(text, pattern, at: place) { return true }
          pairs &= pairs &- 1
        }
        // The last byte and the one after it are a pair as well.
        offset &+= 7
      }
    }
    while offset < end {
      if matches(text, pattern, at: offset) { return true }
      offset += 1
    }
    return false
  }

  private static func matches(_ text: Bytes, _ pattern: Bytes, at start: Int) -> Bool {
    pattern.indices.allSatisfy { text[start + $0] == pattern[$0] }
  }
}
