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

  /// What lies between the places where another text stands, in the order of the text.
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
