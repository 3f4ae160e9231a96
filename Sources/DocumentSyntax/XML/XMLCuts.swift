/// Where a big file is cut into pieces of about the same length: before a text, which is that of a
/// start tag, wherever it is met soon enough.
///
/// Each piece looks for its own ends, so that this is done by those who read them.
public struct XMLCuts: Sendable {
  /// How far a cut is looked for, in bytes.
  private static let reach = 1 << 20

  /// The file.
  public let file: SourceFile
  /// The number of pieces, some of which may be part of the one before.
  public let count: Int
  private let text: StaticString

  /// Cuts for so many pieces, of more than one byte each; nil where the file cannot be cut.
  public init?(_ file: SourceFile, into count: Int, before text: StaticString) {
    guard count > 0, count < file.bytes.count, file.bytes.count <= SourceFile.maximumLength else {
      return nil
    }
    self.file = file
    self.count = count
    self.text = text
  }

  /// Whether the second piece begins where it should; few files have the text in some parts alone.
  public var isOfUse: Bool { count > 1 && start(of: 1) != nil }

  /// The range of a piece, or nil where it is part of the one before.
  public func range(of piece: Int) -> Range<Int>? {
    guard let start = start(of: piece) else { return nil }
    for next in piece + 1..<max(count, piece + 1) {
      if let end = self.start(of: next) { return start..<end }
    }
    return start..<file.bytes.count
  }

  private func start(of piece: Int) -> Int? {
    guard piece > 0 else { return 0 }
    let length = file.bytes.count / count
    let first = piece * length
    let end = piece + 1 < count ? first + min(length, Self.reach) : file.bytes.count
    return file.bytes.withUnsafeBufferPointer { bytes in
      var offset = first
      while let place = Self.tag(in: bytes, from: offset, to: min(end, first + Self.reach)) {
        if XMLMarkup.starts(bytes, at: place, text) { return place }
        offset = place + 1
      }
      return nil
    }
  }

  /// The first `<` of a stretch.
  private static func tag(in bytes: Bytes, from start: Int, to end: Int) -> Int? {
    var offset = start
    while offset &+ 8 <= end {
      let hits = ByteScanning.matches(bytes.word(at: offset), UInt8(ascii: "<"))
      if hits != 0 { return offset &+ hits.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < end {
      if bytes.byte(at: offset) == UInt8(ascii: "<") { return offset }
      offset &+= 1
    }
    return nil
  }
}
