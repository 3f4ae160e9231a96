/// Texts looked at byte by byte.
extension String {
  /// Whether up to eight letters of ASCII, given in small ones, stand in a row, in any case.
  package func hasLetters(_ small: StaticString) -> Bool {
    precondition(1...8 ~= small.utf8CodeUnitCount, "a word has one to eight letters")
    var wanted: UInt64 = 0
    small.withUTF8Buffer { for byte in $0 { wanted = wanted << 8 | UInt64(byte) } }
    let mask = ~UInt64(0) >> UInt64(64 - small.utf8CodeUnitCount * 8)
    var last: UInt64 = 0
    for byte in utf8 {
      // A bit apart, letters are equal but for their case.
      last = last << 8 | UInt64(byte | 0x20)
      if last & mask == wanted { return true }
    }
    return false
  }
}

/// Texts of others cut to a length that a report can hold.
extension String {
  /// The text itself, or its beginning and a mark where it has more scalars than that.
  package func beginning(atMost count: Int) -> String {
    // No text has more scalars than bytes.
    if utf8.count <= count { return self }
    let beginning = unicodeScalars.prefix(count)
    return beginning.endIndex == endIndex ? self : String(beginning) + "…"
  }
}

extension String {
  /// The words between its blanks, as lists in the sources have them. It is split by bytes: by
  /// characters, a run on a small file would spend a quarter of its time on lists.
  package var wordList: [String] {
    utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  /// Whether it has nothing that could be spoken: white space and invisible characters only.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
        .paragraphSeparator:
        return true
      default:
        return scalar.properties.isVariationSelector || scalar.properties.isWhitespace
      }
    }
  }

  /// Whether a text of these bytes is blank; nearly all texts show it by their first byte.
  static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.contains(where: { $0 > 0x20 && $0 < 0x7F }) { return false }
    return bytes.allSatisfy { $0 < 0x80 } || String(decoding: bytes, as: UTF8.self).isBlank
  }
}
