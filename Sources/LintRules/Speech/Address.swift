/// An e-mail address, a link or the name of a site.
struct Address {
  /// Where it is, without the marks of the sentence around it.
  let range: Range<Int>

  /// Endings of names of sites that are no words or abbreviations of their own.
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

  /// The last and the first of two or more labels with dots between them; nil where it is no site.
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
