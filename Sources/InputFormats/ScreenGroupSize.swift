import DocumentSyntax

/// The size of a group of screens, which has whole screens.
///
/// It depends on the file alone, so that reports do not differ by how many cores there are.
struct ScreenGroupSize {
  /// Entries that fit into a processor's cache while they are read, resolved and checked.
  private static let largest = 32_000
  /// Entries that take longer than to start a thread and to set up the rules once more.
  static let smallest = 16_000
  /// How many groups a smaller file has, so that cores share it evenly.
  private static let count = 16
  /// How many times its size a group may have for the sake of variants that stand together.
  private static let limit = 4

  /// A number of syntax entries.
  let entries: Int

  /// The size of a number of entries.
  init(entries: Int) {
    self.entries = entries
  }

  /// The size for a file in which an entry takes so many bytes in pretty print.
  init(of file: SourceFile) {
    self.init(sharing: file.bytes.count / 16)
  }

  /// The size of a share of so many entries.
  init(sharing total: Int) {
    self.init(entries: min(max(total / Self.count, Self.smallest), Self.largest))
  }

  /// Whether so many entries are enough.
  func isReached(by entries: Int) -> Bool { entries >= self.entries }

  /// Whether so many entries are more than should be in one group, whatever comes next.
  func isExceeded(by entries: Int) -> Bool { entries >= self.entries * Self.limit }

  /// Groups of about this size, given the sizes of the screens.
  ///
  /// Rules compare the variants of a screen, so variants that follow each other stay in one group
  /// unless that makes it too large.
  func groups(
    of screens: [Int], continues: (Int) -> Bool = { _ in false }
  ) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = 0
    var sum = 0
    for (index, screen) in screens.enumerated() {
      sum += screen
      let isLast = index == screens.count - 1
      if isLast || isReached(by: sum) && (isExceeded(by: sum) || !continues(index)) {
        groups.append(start..<index + 1)
        start = index + 1
        sum = 0
      }
    }
    return groups
  }
}
