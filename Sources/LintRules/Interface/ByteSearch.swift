import DocumentSyntax

/// Looks for texts in texts by their bytes; the time is the product of both lengths at worst.
enum ByteSearch {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The first places where a text stands in another, character by character; nil where only a look
  /// at whole characters can tell.
  static func ranges(of wanted: Bytes, in text: Bytes, atMost count: Int) -> [Range<Int>]? {
    let (isPlain, isWantedPlain) = (isPlain(text), isPlain(wanted))
    guard isWantedPlain else { return isPlain ? [] : nil }
    var ranges: [Range<Int>] = []
    var start = 0
    while ranges.count < count, let place = offset(of: wanted, in: text, from: start) {
      guard isPlain else { return nil }
      start = place + wanted.count
      ranges.append(place..<start)
    }
    return ranges
  }

  /// The first offset from another on where bytes stand in others; none of no bytes.
  static func offset(of wanted: Bytes, in text: Bytes, from offset: Int = 0) -> Int? {
    guard let first = wanted.first else { return nil }
    var start = offset
    while start <= text.count - wanted.count {
      if text[start] == first, text[start..<start + wanted.count].elementsEqual(wanted) {
        return start
      }
      start += 1
    }
    return nil
  }

  /// Whether some bytes of a file have a text in them.
  static func has(_ text: String, in bytes: Slice<FileBytes>) -> Bool {
    var text = text
    return text.withUTF8 { text in
      bytes.base.withUnsafeBufferPointer { all in
        let bytes = Bytes(rebasing: all[bytes.startIndex..<bytes.endIndex])
        return text.isEmpty || offset(of: text, in: bytes) != nil
      }
    }
  }

  /// Whether each byte is a character: all are ASCII, and none is the first half of a line break.
  private static func isPlain(_ bytes: Bytes) -> Bool {
    bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }
}
