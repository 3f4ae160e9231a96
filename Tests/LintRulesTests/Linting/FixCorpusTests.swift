import DocumentSyntax
import Testing

@testable import Linting

/// Fixes of real files change what they name and nothing else.
@Suite("Fixes of real files", .enabled(if: SlowLane.isOn, SlowLane.reason))
struct FixCorpusTests {
  @Test(arguments: [(false, false), (true, false), (true, true)])
  func onlyWhatIsNamedDiffers(unsafe: Bool, placeholders: Bool) throws {
    let all = try CorpusFile.all()
    guard !all.isEmpty else { return }
    var files = 0
    var fixes = 0
    for file in all {
      // Nothing is ever fixed in the others; once is enough to see that.
      guard placeholders || ["storyboard", "xib"].contains(file.kind) else { continue }
      let fixed = FixedVersion(
        file.source, by: Linter(), unsafe: unsafe, placeholders: placeholders)
      #expect(fixed.complaints == [], "\(file.path)")
      guard fixed.isFixed else { continue }
      files += 1
      fixes += fixed.session.applied.count
    }
    print("fixed \(fixes) findings in \(files) of \(all.count) real files")
    #expect(files > (placeholders ? 10 : 0))
  }
}
