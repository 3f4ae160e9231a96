package import DocumentSyntax

/// Looks for texts in texts by their bytes; the time is the product of both lengths at worst.
package enum ByteSearch {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

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
  package static func offset(of wanted: Bytes, in text: Bytes, from offset: Int = 0) -> Int? {
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
  package static func has(_ text: String, in bytes: Slice<FileBytes>) -> Bool {
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

/// Searches for texts in texts.
///
/// Swift's own are in its library for regular expressions: to load that, and the parser it needs,
/// is a tenth of the start of a program that is linked dynamically, and to look for a word in a
/// label takes it 40,000 instructions.
extension StringProtocol {
  /// Whether another text stands somewhere in this one.
  package func contains(_ other: String) -> Bool {
    other.isEmpty || !ranges(of: other, atMost: 1).isEmpty
  }

  /// Where another text stands in this one for the first time.
  package func firstRange(of other: String) -> Range<Index>? { ranges(of: other, atMost: 1).first }

  /// The first places where another text stands in this one, none of which overlaps another; none
  /// for an empty text.
  ///
  /// Characters are compared, however their accents are composed; but no sign of ASCII is taken for
  /// one that only looks like it.
  package func ranges(of other: String, atMost count: Int = .max) -> [Range<Index>] {
    var other = other
    let known = other.withUTF8 { other in
      utf8.withContiguousStorageIfAvailable { ByteSearch.ranges(of: other, in: $0, atMost: count) }
    }
    guard case .some(.some(let places)) = known else {
      return other.isEmpty ? [] : ranges(ofCharacters: other, count)
    }
    return places.map { place in
      let start = utf8.index(startIndex, offsetBy: place.lowerBound)
      return start..<utf8.index(start, offsetBy: place.count)
    }
  }

  private func ranges(ofCharacters other: String, _ count: Int) -> [Range<Index>] {
    let length = other.count
    var ranges: [Range<Index>] = []
    var start = startIndex
    while start < endIndex, ranges.count < count {
      if self[start...].starts(with: other) {
        ranges.append(start..<index(start, offsetBy: length))
        start = index(start, offsetBy: length)
      } else {
        start = index(after: start)
      }
    }
    return ranges
  }

  /// The pieces between the occurrences of another text, in order.
  package func pieces(between separator: String) -> [SubSequence] {
    var pieces: [SubSequence] = []
    var start = startIndex
    for range in ranges(of: separator) {
      pieces.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    return pieces + [self[start...]]
  }

  /// The text with another one in the place of each that is looked for.
  package func replacing(_ other: String, with replacement: String) -> String {
    pieces(between: other).joined(separator: replacement)
  }
}
