import DocumentSyntax
import Foundation
import Testing

@testable import Linting
@testable import ScreenModel

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

  /// How often a rule finds something in each kind of file.
  private struct Row {
    var counts: [String: Int] = [:]

    var total: Int { counts.values.reduce(0, +) }
  }

  @Test(.needs(data: "corpus")) func findingsByRuleAreAsStored() throws {
    let files = Self.files()
    guard !files.isEmpty else { return }
    let kinds = ["storyboard", "xib"]
    var rows: [String: Row] = [:]
    var unread = 0
    var skipped = 0
    var screens = 0
    let linter = Linter()
    for url in files {
      let file = SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
      let report = linter.lint(file)
      unread += report.inputErrors.isEmpty ? 0 : 1
      skipped += report.notes.isEmpty ? 0 : 1
      screens += report.screens
      for finding in report.findings {
        rows["\(finding.rule.id) \(finding.certainty.rawValue)", default: Row()]
          .counts[url.pathExtension, default: 0] += 1
      }
    }
    var lines = [
      "\(files.count) files, \(skipped) skipped, \(unread) unreadable, \(screens) screens",
      Self.columns(["findings", "per 100 screens"] + kinds + ["rule"]),
    ]
    for (name, row) in rows.sorted(by: { $0.key < $1.key }) {
      let rate = Double(row.total) * 100 / Double(max(screens, 1))
      let counts = kinds.map { String(row.counts[$0] ?? 0) }
      lines.append(
        Self.columns([String(row.total), String(format: "%.1f", rate)] + counts + [name]))
    }
    print("corpus: \(lines[0]), \(rows.values.reduce(0) { $0 + $1.total }) findings")
    try expect(
      lines.joined(separator: "\n") + "\n",
      isStoredAt: "Tests/LintRulesTests/Corpus/Golden/counts.txt")
  }

  /// Cells beside each other, numbers to the right.
  private static func columns(_ cells: [String]) -> String {
    let widths = [8, 15, 10, 5]
    return cells.enumerated().map { index, cell in
      index < widths.count
        ? String(repeating: " ", count: max(widths[index] - cell.count, 0)) + cell : cell
    }.joined(separator: "  ")
  }
}
