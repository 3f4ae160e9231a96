import DocumentSyntax
import Testing

@testable import InputFormats

@Suite("The size of groups") struct ScreenGroupSizeTests {
  private static func file(_ bytes: Int) -> SourceFile {
    SourceFile(path: "a.json", bytes: [UInt8](repeating: 0x20, count: bytes))
  }

  /// Small files are one group, those of some megabytes have about 16, and no group is larger
  /// than what a cache holds.
  @Test(arguments: [(0, 16_000), (1 << 20, 16_000), (5_120_000, 20_000), (1 << 24, 32_000)])
  func itGrowsWithTheFileUpToALimit(bytes: Int, entries: Int) {
    #expect(ScreenGroupSize(of: Self.file(bytes)).entries == entries)
    // The entries are counted here.
    let screens = Array(repeating: bytes / 64, count: 4)
    #expect(bytes == 0 || ScreenGroupSize(interfaceBuilder: screens).entries == entries)
  }

  /// So that two cores share it.
  @Test(arguments: [(15_996, 16_000), (16_000, 8_000), (31_996, 15_998), (32_000, 16_000)])
  func smallStoryboardsAreHalved(total: Int, entries: Int) {
    let screens = Array(repeating: total / 4, count: 4)
    #expect(ScreenGroupSize(interfaceBuilder: screens).entries == entries)
  }

  @Test func variantsMayExceedItAFewTimes() {
    let size = ScreenGroupSize(of: Self.file(0))
    #expect(!size.isReached(by: 15_999) && size.isReached(by: 16_000))
    #expect(!size.isExceeded(by: 63_999) && size.isExceeded(by: 64_000))
  }
}
