import DocumentSyntax

/// About how much of a file one portion has; portions have whole screens.
///
/// It depends on the file alone, so that reports do not differ by how many cores there are.
struct PortionSize {
  /// What stays in a processor's cache while it is read, resolved and checked.
  private static let largest = 24_000
  /// What is worth the start of a thread, and the rules being set up once more.
  private static let smallest = 16_000
  /// How many portions a smaller file has, so that cores share it evenly.
  private static let count = 16
  /// How many times its size a portion may have for the sake of variants that stand together.
  private static let limit = 4

  /// A number of syntax entries.
  let entries: Int

  /// The size for a tree in YAML or JSON, of which an entry takes so many bytes in pretty print.
  init(tree file: SourceFile) {
    self.init(file, bytesPerEntry: 16)
  }

  /// The size for a storyboard or xib. Its elements are larger than entries, and so are counted as
  /// four.
  init(interfaceBuilder file: SourceFile) {
    self.init(file, bytesPerEntry: 32)
  }

  private init(_ file: SourceFile, bytesPerEntry: Int) {
    let total = file.bytes.count / bytesPerEntry
    entries = min(max(total / Self.count, Self.smallest), Self.largest)
  }

  /// Whether so many entries are enough.
  func isReached(by entries: Int) -> Bool { entries >= self.entries }

  /// Whether so many entries are more than should be in one portion, whatever comes next.
  func isExceeded(by entries: Int) -> Bool { entries >= self.entries * Self.limit }
}
