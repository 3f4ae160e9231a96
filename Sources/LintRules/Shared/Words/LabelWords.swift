/// A label with the places of its words: runs of letters, digits and apostrophes.
struct LabelWords {
  let text: String
  let ranges: [Range<String.Index>]

  /// The words of a text, in order.
  init(_ text: String) {
    self.text = text
    if let plain = Self.plainRanges(text) {
      ranges = plain
      return
    }
    var ranges: [Range<String.Index>] = []
    var start: String.Index?
    for index in text.indices {
      let isPart = Self.isPart(text[index])
      if isPart, start == nil { start = index }
      if !isPart, let first = start {
        ranges.append(first..<index)
        start = nil
      }
    }
    if let start { ranges.append(start..<text.endIndex) }
    self.ranges = ranges
  }

  var count: Int { ranges.count }

  /// One word, in lower case.
  subscript(_ position: Int) -> String { text[ranges[position]].lowercased() }

  /// Words in a row, in lower case, with one blank between them.
  func joined(_ positions: Range<Int>) -> String {
    positions.map { self[$0] }.joined(separator: " ")
  }

  /// All words, in lower case, with one blank between them.
  var joined: String { joined(0..<count) }

  /// Words in a row, as they are written.
  func written(_ positions: Range<Int>) -> String {
    String(
      text[ranges[positions.lowerBound].lowerBound..<ranges[positions.upperBound - 1].upperBound])
  }

  /// The text up to a word, without the marks and blanks before it.
  func text(before position: Int) -> String {
    Self.trimmed(text[..<ranges[position].lowerBound])
  }

  /// The text from a word on, without the blanks behind it.
  func text(from position: Int) -> String {
    var part = text[ranges[position].lowerBound...]
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }

  /// A beginning of a label without the marks and blanks at its end.
  static func trimmed(_ part: Substring) -> String {
    var part = part
    while let last = part.last, !isPart(last), !")]\"”’!?%°+".contains(last) { part.removeLast() }
    while part.first?.isWhitespace == true { part.removeFirst() }
    return String(part)
  }

  /// A text with its first letter in upper case.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "'" || character == "’"
  }
}

/// A look at a label's bytes, before anybody asks for its words.
extension LabelWords {
  /// The first word of a text in lower case; nil where only a closer look can tell.
  static func first(of text: String) -> String? {
    plain(text.utf8.drop { !isLetter($0) && $0 < 0x80 }.prefix { isLetter($0) || $0 >= 0x80 })
  }

  /// The last word of a text in lower case; nil where only a closer look can tell.
  static func last(of text: String) -> String? {
    var end = text.utf8.endIndex
    let bytes = text.utf8
    while end > bytes.startIndex {
      let before = bytes.index(before: end)
      if isLetter(bytes[before]) || bytes[before] >= 0x80 { break }
      end = before
    }
    var start = end
    while start > bytes.startIndex {
      let before = bytes.index(before: start)
      guard isLetter(bytes[before]) || bytes[before] >= 0x80 else { break }
      start = before
    }
    return plain(bytes[start..<end])
  }

  /// The places of the words of a text of ASCII alone, as most are; nil for any other.
  fileprivate static func plainRanges(_ text: String) -> [Range<String.Index>]? {
    let bytes = text.utf8
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    var ranges: [Range<String.Index>] = []
    var start: String.Index?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let isPart = isLetter(bytes[index])
      if isPart, start == nil { start = index }
      if !isPart, let first = start {
        ranges.append(first..<index)
        start = nil
      }
      bytes.formIndex(after: &index)
    }
    if let start { ranges.append(start..<bytes.endIndex) }
    return ranges
  }

  private static func plain(_ bytes: Substring.UTF8View) -> String? {
    bytes.allSatisfy { $0 < 0x80 } ? Substring(bytes).lowercased() : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "'")
  }
}
