import DocumentSyntax

/// Descriptions that look like those that are read, and are not.
enum UnreadGrammar {
  /// How much of a file is looked at.
  private static let headLength = 16_384

  /// What a text lists that nobody reads, and what to do; nil for any other text.
  static func name(of contents: CaptureContents) -> String? {
    guard case .text(let file) = contents else { return nil }
    let scanner = DescriptionScanner(bytes: file.bytes)
    var line = TextEncoding.markLength(of: file.bytes)
    while line < min(scanner.end, headLength) {
      let end = scanner.lineEnd(from: line)
      if let name = name(scanner, line, end) { return name }
      line = scanner.lineStart(after: end)
    }
    return nil
  }

  private static func name(_ scanner: DescriptionScanner, _ line: Int, _ end: Int) -> String? {
    let start = scanner.skippingBlanks(from: line)
    let limit = min(end, start + 300)
    if scanner.has("[", at: start), scanner.contains("] h=", from: start, to: limit) {
      return "it lists views of AppKit (`_subtreeDescription`), which are not read"
    }
    if scanner.has("<", at: start), scanner.contains(">, state: ", from: start, to: limit) {
      return "it lists view controllers (`_printHierarchy`); take the `recursiveDescription` of "
        + "their view"
    }
    return nil
  }
}
