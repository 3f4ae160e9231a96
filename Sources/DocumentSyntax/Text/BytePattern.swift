/// Some bytes to look for in a file, skipping as many at a time as they are long (Horspool).
public struct BytePattern: Sendable {
  private let bytes: [UInt8]
  /// How far to move on by the byte under the end of the pattern.
  private let skips: [Int]

  /// A pattern of the bytes of a text, which is not empty.
  public init(_ text: String) {
    bytes = Array(text.utf8)
    var skips = Array(repeating: max(bytes.count, 1), count: 256)
    for (index, byte) in bytes.dropLast().enumerated() {
      skips[Int(byte)] = bytes.count - 1 - index
    }
    self.skips = skips
  }

  /// Whether a file has the bytes anywhere.
  public func occurs(in file: SourceFile) -> Bool {
    guard let last = bytes.last else { return true }
    return file.bytes.withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { pattern in
        skips.withUnsafeBufferPointer { skips in
          var end = pattern.count - 1
          while end < text.count {
            let byte = text[end]
            if byte == last, Self.matches(text, pattern, endingAt: end) { return true }
            end += skips[Int(byte)]
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
