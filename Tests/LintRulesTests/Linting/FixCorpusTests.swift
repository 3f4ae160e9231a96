import DocumentSyntax
import Testing

@testable import Linting

/// Fixes of real files change what they name and nothing else.
@Suite("Fixes of real files", .enabled(if: SlowLane.isOn, SlowLane.reason)) struct FixCorpusTests {
  private static let parts = 2

  @Test(arguments: 0..<parts, [(false, false), (true, false), (true, true)])
  func onlyWhatIsNamedDiffers(part: Int, fixing: (unsafe: Bool, placeholders: Bool)) throws {
    let all = try CorpusFile.part(part, of: Self.parts)
    guard !all.isEmpty else { return }
    var files = 0
    for file in all {
      // Nothing is ever fixed in the others; once is enough to see that.
      guard fixing.placeholders || ["storyboard", "xib"].contains(file.kind) else { continue }
      let fixed = FixedVersion(
        file.source, by: Self.linter, unsafe: fixing.unsafe, placeholders: fixing.placeholders)
      #expect(fixed.complaints == [], "\(file.path)")
      if fixed.isFixed { files += 1 }
    }
    if fixing.placeholders { #expect(files > 4) }
  }

  private static let linter = Linter()
}
