import Foundation
import Testing

/// The folder of the package.
let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// Compares a text with a file of the package, or writes it there where tests record.
func expect(
  _ text: String, isStoredAt path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = packageRoot.appendingPathComponent(path)
  if ProcessInfo.processInfo.environment["A11Y_LINT_RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
    return
  }
  let stored = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  guard stored != text else { return }
  let difference = firstDifference(stored ?? "", text)
  Issue.record(
    "\(path) is not up to date; run Scripts/record. \(difference)", sourceLocation: sourceLocation)
}

/// The first line in which two texts differ.
private func firstDifference(_ a: String, _ b: String) -> String {
  let old = a.split(separator: "\n", omittingEmptySubsequences: false)
  let new = b.split(separator: "\n", omittingEmptySubsequences: false)
  let index =
    zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    ?? min(old.count, new.count)
  let line = { (lines: [Substring]) in index < lines.count ? String(lines[index]) : "(end)" }
  return "Line \(index + 1): stored \(line(old)), now \(line(new))"
}
