import DocumentSyntax

/// About how much of a file one portion has; portions have whole screens.
///
/// It depends on the file alone, so that reports do not differ by how many cores there are.
struct PortionSize {
  /// What stays in a processor's cache while it is read, resolved and checked.
  private static let largest = 32_000
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
    entries = Self.share(of: file.bytes.count / 16)
  }

  /// The size for a storyboard or xib whose screens have so many entries each; an element is larger
  /// than an entry, and so is counted as four.
  ///
  /// Half of a small one takes longer to read than a thread takes to start.
  init(interfaceBuilder screens: [Int]) {
    let total = screens.reduce(0, +)
    let isHalved = (Self.smallest..<Self.smallest * 2).contains(total)
    entries = isHalved ? total / 2 : Self.share(of: total)
  }

  private static func share(of total: Int) -> Int {
    min(max(total / count, smallest), largest)
  }

  /// Whether so many entries are enough.
  func isReached(by entries: Int) -> Bool { entries >= self.entries }

  /// Whether so many entries are more than should be in one portion, whatever comes next.
  func isExceeded(by entries: Int) -> Bool { entries >= self.entries * Self.limit }
}
