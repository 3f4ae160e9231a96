/// A file's path and bytes: the one value that every later stage points into.
public struct SourceFile: Sendable {
  /// The largest file that is read, in bytes; larger ones are refused with a problem.
  public static let maximumLength = 2_000_000_000

  /// The path as the user would write it; used in reports and to recognise the format.
  public let path: String
  /// The path that tells the file from others: the same from whatever folder it is named, and
  /// however that is spelled. It is the one above unless somebody knows a better one.
  public var identifyingPath: String
  /// The contents, byte for byte.
  public let bytes: FileBytes

  /// A file of that path and those bytes; nothing is read or checked here.
  public init(path: String, bytes: FileBytes) {
    self.path = path
    identifyingPath = path
    self.bytes = bytes
  }

  /// A file of that path and a copy of those bytes.
  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: FileBytes(bytes))
  }

  /// The text of a span, with malformed UTF-8 replaced by U+FFFD.
  public func text(in range: SourceRange) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range.start..<range.end]), as: UTF8.self)
    }
  }
}

/// A half-open span of a source file, in UTF-8 code units (bytes) from its beginning.
@frozen public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public let start: Int
  /// The offset of the byte after the last; never less than `start`.
  public let end: Int

  /// A span from `start` up to, and without, `end`.
  @inlinable public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// The number of bytes in the span.
  @inlinable public var length: Int { end - start }
}
