import DocumentSyntax
import Foundation
import Testing

@testable import LintRules

/// Real Interface Builder files of public projects: that each is read, and what is found in all.
///
/// The counts are stored, so that a change of a rule shows as a reviewable difference.
@Suite("Golden: the corpus") struct CorpusTests {
  private static func files() -> [URL] {
    ["corpus/storyboard", "corpus/xib"].compactMap(SharedData.url).flatMap { folder in
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter {
        ["storyboard", "xib"].contains($0.pathExtension)
      }
    }.sorted { $0.path < $1.path }
  }

  @Test func findingsByRuleAreAsStored() throws {
    let files = Self.files()
    guard !files.isEmpty else { return }
    var counts: [String: Int] = [:]
    var unread = 0
    var skipped = 0
    let linter = Linter()
    for url in files {
      let file = SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
      let report = linter.lint(file)
      unread += report.inputErrors.isEmpty ? 0 : 1
      skipped += report.notes.isEmpty ? 0 : 1
      for finding in report.findings {
        counts["\(finding.rule.id) \(finding.certainty.rawValue)", default: 0] += 1
      }
    }
    let lines = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let head = "\(files.count) files, \(skipped) skipped, \(unread) unreadable"
    print("corpus: \(head), \(counts.values.reduce(0, +)) findings")
    try expect(
      ([head] + lines).joined(separator: "\n") + "\n",
      isStoredAt: "Tests/LintRulesTests/Corpus/Golden/counts.txt")
  }
}
