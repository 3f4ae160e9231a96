/// Addresses and the names of files.
extension SpeechReader {
  /// An e-mail address, a link or the name of a site.
  func address(at offset: Int, chunkEnd: Int) -> SpokenReading? {
    guard let address = Address(text, offset..<chunkEnd) else { return nil }
    return SpokenReading(
      range: address.range, kind: .address, spoken: pieces(of: address.range),
      evidence: .assumed, reason: "addresses are read with their marks by name")
  }

  /// The whole text as the name of a file or resource, if it looks like one.
  func fileName() -> SpokenReading? {
    let all = 0..<text.count
    guard userWords.isEmpty || userWords.entry(at: 0, in: text)?.end != text.count,
      FileName.matches(text), Address(text, all) == nil
    else { return nil }
    return SpokenReading(
      range: all, kind: .fileName, spoken: pieces(of: all, isFile: true), evidence: .reported,
      reason: "the name of a file is read with gaps or symbols between its parts")
  }

  /// Words and numbers with the marks between them by name; some marks of file names are gaps.
  private func pieces(of range: Range<Int>, isFile: Bool = false) -> String {
    var pieces: [String] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let word = text.wordEnd(offset)
      let digits = text.digitsEnd(offset)
      if word > offset {
        pieces.append(plainWord(offset..<word))
        offset = word
      } else if digits > offset {
        pieces.append(numberWord(offset..<digits))
        offset = digits
      } else {
        let (scalar, next) = text.scalar(at: offset)
        if let name = markName(scalar, isFile) { pieces.append(name) }
        offset = next
      }
    }
    return pieces.joined(separator: " ")
  }

  private func plainWord(_ word: Range<Int>) -> String {
    guard profile.capitals != .word, let capitals = Capitals(text, word) else {
      return text.text(word)
    }
    let written = text.text(word)
    let isWord =
      profile.capitals == .dictionary
      && [.word, .spared, .short].contains(ordinaryWords.kind(of: written))
    return isWord || profile.capitalWords.contains(written) ? written : capitals.spelled
  }

  private func numberWord(_ digits: Range<Int>) -> String {
    isEnglish ? speller.integer(text.bytes[digits]) : text.text(digits)
  }

  private func markName(_ mark: Unicode.Scalar, _ isFile: Bool) -> String? {
    if isFile, mark == "_" || mark == "-" { return nil }
    guard isEnglish else { return String(mark) }
    if mark == "." { return "dot" }
    return SymbolNames.symbol(mark)?.name ?? SymbolNames.marks[mark]
  }
}

/// An e-mail address, a link or the name of a site.
struct Address {
  /// Where it is, without the marks of the sentence around it.
  let range: Range<Int>

  /// Endings of names of sites that are not words or abbreviations of their own.
  private static let endings: Set = [
    "com", "org", "net", "edu", "gov", "mil", "info", "biz", "app", "dev", "uk", "de", "fr", "es",
    "nl", "ch", "pl", "ru", "jp", "cn", "br", "au", "ca", "eu", "io", "co", "ai", "tv", "se",
    "dk", "fi", "cz", "ie", "nz", "kr",
  ]

  /// The address that a run of characters without white space is; nil if it is none.
  init?(_ text: SpeechBytes, _ chunk: Range<Int>) {
    var end = chunk.upperBound
    while end > chunk.lowerBound, ".,;:!?)>]}'\"".utf8.contains(text[end - 1]) { end -= 1 }
    range = chunk.lowerBound..<end
    // Nothing is one without a point, but for links with a scheme.
    let part = text.bytes[range]
    guard range.count > 3,
      part.contains(UInt8(ascii: ".")) || range.count > 8 && part.contains(UInt8(ascii: ":"))
    else { return nil }
    let isAddress =
      Self.isLink(text, range) || Self.isMail(text, range) || Self.isSite(text, range)
    guard isAddress else { return nil }
  }

  /// Whether a scheme begins it.
  private static func isLink(_ text: SpeechBytes, _ range: Range<Int>) -> Bool {
    let scheme = text.lettersEnd(range.lowerBound, most: 12)
    let hasScheme = scheme > range.lowerBound && scheme + 3 < range.upperBound
    return hasScheme && text.has("://", at: scheme)
      || text.has("www.", at: range.lowerBound) && range.count > 6
  }

  /// Whether there is one "@" with a name before and a site behind it.
  private static func isMail(_ text: SpeechBytes, _ range: Range<Int>) -> Bool {
    let part = text.bytes[range]
    guard let at = part.firstIndex(of: UInt8(ascii: "@")), at > range.lowerBound else {
      return false
    }
    let name = part[..<at]
    let allowed = name.allSatisfy { isPlain($0) || "._%+".utf8.contains($0) }
    guard allowed, let (last, _) = lastLabel(text, at + 1..<range.upperBound) else { return false }
    return last.count > 1 && last.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
  }

  /// Whether it begins with the name of a site, with or without a path.
  private static func isSite(_ text: SpeechBytes, _ range: Range<Int>) -> Bool {
    let path = text.bytes[range].firstIndex(of: UInt8(ascii: "/")) ?? range.upperBound
    guard let (last, first) = lastLabel(text, range.lowerBound..<path), last.count < 6,
      first.contains(where: { ($0 | 0x20) &- 0x61 < 26 })
    else { return false }
    return endings.contains(String(decoding: last, as: UTF8.self).lowercased())
  }

  /// The last and the first of two or more labels with dots between them; nil for other texts.
  private static func lastLabel(
    _ text: SpeechBytes, _ range: Range<Int>
  ) -> (last: ArraySlice<UInt8>, first: ArraySlice<UInt8>)? {
    guard range.count <= 253 else { return nil }
    let labels = text.bytes[range].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isPlain) }),
      let last = labels.last, let first = labels.first
    else { return nil }
    return (last, first)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
  }
}

/// Names of files and resources that became texts.
enum FileName {
  private static let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".webp"]

  /// Whether a whole text is such a name: one word with an underscore or the ending of a picture.
  static func matches(_ text: SpeechBytes) -> Bool {
    // Nobody gives a file a longer name.
    guard 3...255 ~= text.count, hasMark(text) else { return false }
    let hasLetter = text.bytes.indices.contains { text.isASCIILetter($0) }
    guard hasLetter, text.bytes.allSatisfy(isPart) else { return false }
    if text.bytes.contains(UInt8(ascii: "_")) { return true }
    let name = text.text(0..<text.count).lowercased()
    return endings.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80 || "_-.@/~".utf8.contains(byte)
  }

  private static func hasMark(_ text: SpeechBytes) -> Bool {
    text.bytes.contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
  }
}
