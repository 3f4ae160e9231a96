import DocumentSyntax
import Foundation
import Testing

@testable import Linting
@testable import ScreenModel

/// Real files of every format: each is read, or refused for a stated reason.
@Suite("Golden: the corpus by format", .needs(data: "corpus")) struct CorpusFormatsTests {
  /// What the files of one kind come to.
  private struct Row {
    var files = 0
    var read = 0
    var nodes = 0
    var violations = 0
    var reviews = 0
    var reasons: [String: Int] = [:]

    mutating func add(_ report: FileReport) {
      files += 1
      nodes += report.nodes
      let findings = report.findings.filter { $0.rule.id != FileDiagnostics.emptyTree.id }
      violations += findings.count { $0.certainty == .violation }
      reviews += findings.count { $0.certainty == .needsReview }
      if let reason = CorpusFormatsTests.reason(report) {
        reasons[reason, default: 0] += 1
      } else {
        read += 1
      }
    }
  }

  /// Why a file was not read; nil where it was.
  private static func reason(_ report: FileReport) -> String? {
    report.inputErrors.first?.message ?? report.notes.first
      ?? report.findings.first { $0.rule.id == FileDiagnostics.emptyTree.id }?.message
  }

  @Test func everyFileIsReadOrRefusedForAReason() throws {
    let files = try CorpusFile.all()
    guard !files.isEmpty else { return }
    let linter = Linter()
    var rows: [String: Row] = [:]
    for file in files { rows[file.kind, default: Row()].add(linter.lint(file.source)) }
    let head = ["files", "read", "refused", "nodes", "violations", "reviews", "kind"]
    var lines = [Self.columns(head)]
    for (kind, row) in rows.sorted(by: { $0.key < $1.key }) {
      #expect(row.read + row.reasons.values.reduce(0, +) == row.files, "\(kind)")
      let counts = [
        row.files, row.read, row.files - row.read, row.nodes, row.violations, row.reviews,
      ]
      lines.append(Self.columns(counts.map(String.init) + [kind]))
    }
    lines.append("\nrefused")
    for (kind, row) in rows.sorted(by: { $0.key < $1.key }) {
      for (reason, count) in row.reasons.sorted(by: { $0.key < $1.key }) {
        lines.append("\(count)  \(kind): \(reason)")
      }
    }
    try expect(
      lines.joined(separator: "\n") + "\n",
      isStoredAt: "Tests/LintRulesTests/Corpus/Golden/formats.txt")
  }

  /// Cells beside each other, all but the last to the right.
  private static func columns(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      index < cells.count - 1
        ? String(repeating: " ", count: max(11 - cell.count, 0)) + cell : "  " + cell
    }.joined()
  }

  @Test func nodesAreAsManyAsAnIndependentCountFinds() throws {
    let files = try CorpusFile.all()
    guard !files.isEmpty, let counts = try Self.independentCounts() else { return }
    let linter = Linter()
    var compared = 0
    for file in files {
      guard let count = counts[file.path] else { continue }
      let report = linter.lint(file.source)
      guard Self.reason(report) == nil else { continue }
      #expect(count.contains(report.nodes), "\(file.path)")
      compared += 1
    }
    #expect(compared > 0)
  }

  /// What `Scripts/count-nodes` counts of each tree in a file, by path; nil without python.
  private static func independentCounts() throws -> [String: [Int]]? {
    guard let corpus = SharedData.url("corpus") else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", packageRoot.appendingPathComponent("Scripts/count-nodes").path, corpus.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      print("skipped: python3 is missing, or Scripts/count-nodes failed")
      if ProcessInfo.processInfo.environment["A11Y_LINT_REQUIRE_ALL"] == "1" {
        Issue.record("Scripts/count-nodes cannot be run")
      }
      return nil
    }
    return text.split(separator: "\n").reduce(into: [:]) { counts, line in
      let cells = line.split(separator: "\t")
      guard cells.count > 2 else { return }
      counts[String(cells[1])] = cells[2...].compactMap { Int($0) }
    }
  }
}
