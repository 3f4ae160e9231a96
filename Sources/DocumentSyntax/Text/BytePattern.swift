/// Some bytes to look for in a file, skipping as many at a time as they are long (Horspool).
public struct BytePattern: Sendable {
  private let bytes: [UInt8]
  /// How far to move on by the byte under the end of the pattern; 0 where it is the last one.
  private let skips: [Int]
  /// How far to move on where the last byte is there and others are not.
  private let skipAfterLast: Int

  /// A pattern of the bytes of a text, which is not empty.
  public init(_ text: String) {
    bytes = Array(text.utf8)
    var skips = Array(repeating: max(bytes.count, 1), count: 256)
    for (index, byte) in bytes.dropLast().enumerated() {
      skips[Int(byte)] = bytes.count - 1 - index
    }
    if let last = bytes.last {
      skipAfterLast = skips[Int(last)]
      skips[Int(last)] = 0
    } else {
      skipAfterLast = 1
    }
    self.skips = skips
  }

  /// Whether a file has the bytes anywhere.
  public func occurs(in file: SourceFile) -> Bool {
    if bytes.isEmpty { return true }
    return file.bytes.withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { pattern in
        skips.withUnsafeBufferPointer { skips in
          var end = pattern.count - 1
          while end < text.count {
            let skip = skips[Int(text[end])]
            if skip == 0 {
              if Self.matches(text, pattern, endingAt: end) { return true }
              end &+= skipAfterLast
            } else {
              end &+= skip
            }
          }
          return false
        }
      }
    }
  }

  private static func matches(
    _ text: UnsafeBufferPointer<UInt8>, _ pattern: UnsafeBufferPointer<UInt8>, endingAt end: Int
  ) -> Bool {
    let start = end - pattern.count + 1
    return pattern.indices.allSatisfy { text[start + $0] == pattern[$0] }
  }
}
