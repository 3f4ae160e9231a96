import DocumentSyntax
import Testing

@testable import LintRules

@Suite("The size of portions") struct PortionSizeTests {
  private static func file(_ bytes: Int) -> SourceFile {
    SourceFile(path: "a.json", bytes: [UInt8](repeating: 0x20, count: bytes))
  }

  /// Small files are one portion, those of some megabytes have about 16, and no portion is larger
  /// than what a cache holds.
  @Test(arguments: [(0, 16_000), (1 << 20, 16_000), (5_120_000, 20_000), (1 << 24, 24_000)])
  func itGrowsWithTheFileUpToALimit(bytes: Int, entries: Int) {
    #expect(PortionSize(tree: Self.file(bytes)).entries == entries)
    // An entry of a storyboard is larger.
    #expect(PortionSize(interfaceBuilder: Self.file(bytes * 2)).entries == entries)
  }

  @Test func variantsMayExceedItAFewTimes() {
    let size = PortionSize(tree: Self.file(0))
    #expect(!size.isReached(by: 15_999) && size.isReached(by: 16_000))
    #expect(!size.isExceeded(by: 63_999) && size.isExceeded(by: 64_000))
  }
}
