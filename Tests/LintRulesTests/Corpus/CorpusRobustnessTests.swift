import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// Real files that are cut short, and where findings in them point.
@Suite("The corpus, cut and pointed at") struct CorpusRobustnessTests {
  /// How many cuts each file gets.
  private static let cuts = SlowLane.isOn ? 24 : 4
  private static let parts = 8
  private static let linter = Linter()

  @Test(arguments: 0..<parts) func aFileThatIsCutAnywhereIsNoCrash(part: Int) throws {
    let linter = Self.linter
    let files = try CorpusFile.part(part, of: Self.parts)
    for file in files where file.source.bytes.count < 100_000 {
      let bytes = Array(file.source.bytes)
      for cut in 0..<Self.cuts {
        let end = bytes.count * cut / Self.cuts
        let report = linter.lint(SourceFile(path: file.path, bytes: Array(bytes[..<end])))
        for finding in report.findings {
          #expect(finding.end.offset <= end, "\(file.path) cut at \(end)")
        }
      }
    }
  }

  /// A finding's range is a whole part of the file's syntax: it neither begins nor ends within a
  /// word, nor within a character.
  @Test func rangesAreWholeWords() throws {
    var seen: [String: Int] = [:]
    let linter = Linter()
    for file in try CorpusFile.all() {
      seen[file.kind, default: 0] += 1
      guard seen[file.kind, default: 0] <= 20 else { continue }
      let bytes = Array(file.source.bytes)
      for finding in linter.lint(file.source).findings {
        let range = finding.start.offset..<finding.end.offset
        #expect(!range.isEmpty, "\(file.path) \(finding.rule.id)")
        #expect(range.upperBound <= bytes.count)
        #expect(
          !Self.isSplit(bytes, at: range.lowerBound) && !Self.isSplit(bytes, at: range.upperBound),
          "\(file.path):\(finding.start.line) \(finding.rule.id)")
      }
    }
  }

  /// Whether an offset lies within a word of ASCII letters, or within a character.
  private static func isSplit(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset > 0, offset < bytes.count else { return false }
    if bytes[offset] & 0xC0 == 0x80 { return true }
    return isLetter(bytes[offset - 1]) && isLetter(bytes[offset])
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
