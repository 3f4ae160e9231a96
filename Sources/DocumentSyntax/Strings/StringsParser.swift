/// Parses strings files in the old style: `/* comment */ "key" = "text";`.
package enum StringsParser {
  /// The texts of a file, and what is wrong with it; nothing is read of a file that is not text.
  package static func parse(_ file: SourceFile) -> Parsed<StringsList> {
    parse(decoded: StringsEncoding.decoded(file))
  }

  /// The same of a file that is UTF-8 already, whatever its first bytes look like.
  package static func parse(decoded: SourceFile) -> Parsed<StringsList> {
    if let problem = TextEncoding.problem(in: decoded) {
      return Parsed(tree: nil, problems: [problem])
    }
    let (entries, problems) = decoded.bytes.withUnsafeBufferPointer { bytes in
      var reader = StringsReader(bytes, from: TextEncoding.markLength(of: decoded.bytes))
      reader.readAll()
      return (reader.entries, reader.problems)
    }
    return Parsed(tree: StringsList(file: decoded, entries: entries), problems: problems)
  }
}

/// The texts of a strings file in the order of the file.
package struct StringsList: Sendable {
  /// The file that the ranges point into: decoded to UTF-8 where it was UTF-16.
  package let file: SourceFile
  /// The texts; a key may stand there more than once.
  package let entries: [StringsEntry]

  /// A list of those texts; the parser makes it.
  init(file: SourceFile, entries: [StringsEntry]) {
    self.file = file
    self.entries = entries
  }
}

/// One text of a strings file, with its key.
package struct StringsEntry: Hashable, Sendable {
  /// The key, decoded.
  package let key: String
  /// The text, decoded.
  package let value: String
  /// Where the key is written, with its quotes.
  package let keyRange: SourceRange
  /// Where the text is written, with its quotes; that of the key where there is no text.
  package let valueRange: SourceRange

  /// A text of that key at those places.
  package init(key: String, value: String, keyRange: SourceRange, valueRange: SourceRange) {
    self.key = key
    self.value = value
    self.keyRange = keyRange
    self.valueRange = valueRange
  }
}

/// Decodes strings files, which Xcode has written as UTF-16 for many years.
package enum StringsEncoding {
  /// The file as UTF-8; the same file where it is UTF-8 already.
  package static func decoded(_ file: SourceFile) -> SourceFile {
    let bytes = file.bytes
    guard bytes.count >= 2, let order = order(bytes[0], bytes[1], count: bytes.count) else {
      return file
    }
    // The four-byte mark of UTF-32 begins like that of UTF-16; such a file is refused later on.
    if bytes.count >= 4, order.skips == 2, !order.isBig, bytes[2] == 0, bytes[3] == 0 {
      return file
    }
    return SourceFile(path: file.path, bytes: text(of: bytes, order))
  }

  /// The order of the bytes of UTF-16, and the length of the mark; nil where it is UTF-8.
  ///
  /// Without a mark, the first character tells: all that can begin such a file is ASCII.
  private static func order(
    _ first: UInt8, _ second: UInt8, count: Int
  ) -> (isBig: Bool, skips: Int)? {
    switch (first, second) {
    case (0xFF, 0xFE): (false, 2)
    case (0xFE, 0xFF): (true, 2)
    case (0, 1...0x7F) where count % 2 == 0: (true, 0)
    case (1...0x7F, 0) where count % 2 == 0: (false, 0)
    default: nil
    }
  }

  private static func text(of bytes: FileBytes, _ order: (isBig: Bool, skips: Int)) -> [UInt8] {
    bytes.withUnsafeBufferPointer { bytes in
      let units = (0..<(bytes.count - order.skips) / 2).lazy.map { index in
        let offset = order.skips + index * 2
        let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
        return order.isBig ? first << 8 | second : second << 8 | first
      }
      var text: [UInt8] = []
      text.reserveCapacity(units.count)
      // Half a pair becomes U+FFFD; an odd byte at the end is nobody's.
      _ = transcode(
        units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false
      ) { text.append($0) }
      return text
    }
  }
}
