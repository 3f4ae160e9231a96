import Foundation
import Testing

@testable import a11y_lint

@Suite("Derived files of the command line") struct CommandLineDerivedFilesTests {
  @Test func usagePageMatchesTheOptions() throws {
    try expect(UsagePage.markdown, isStoredAt: "docs/USAGE.md")
  }

  @Test func editorsPageIsStored() throws {
    try expect(EditorsPage.markdown, isStoredAt: "docs/EDITORS.md")
  }

  @Test func everyOptionIsOnTheUsagePage() {
    for option in CommandOption.all {
      #expect(UsagePage.markdown.contains("`\(option.name)"), "\(option.name)")
    }
  }

  @Test func codeOnTheUsagePageHasNoEscapes() {
    for line in UsagePage.markdown.split(separator: "\n") where !line.hasPrefix("|") {
      let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
      let code = pieces.indices.filter { !$0.isMultiple(of: 2) }.map { pieces[$0] }
      #expect(!code.contains { $0.contains("\\") }, "\(line)")
    }
    #expect(UsagePage.markdown.contains("`source <(a11y-lint completions bash)`"))
  }

  @Test func limitsPageMatchesTheConstants() throws {
    try expect(LimitsPage.markdown, isStoredAt: "docs/LIMITS.md")
  }
}

/// Compares a text with a file of the package, or writes it there where tests record.
func expect(_ text: String, isStoredAt path: String) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(path)
  if ProcessInfo.processInfo.environment["A11Y_LINT_RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
    return
  }
  let stored = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  #expect(stored == text, "\(path) is not up to date; run Scripts/record")
}
