import DocumentSyntax
import Foundation
import Testing

@testable import LintRules
@testable import a11y_lint

@Suite("Findings of many files") struct FindingStoreTests {
  /// A report with a finding for each of many buttons.
  private func report(_ number: Int, findings count: Int) -> FileReport {
    let button = #"{"type": "button", "image": "close"}"#
    let children = Array(repeating: button, count: count).joined(separator: ", ")
    let text = #"{"screen": "A", "children": ["# + children + "]}"
    let file = SourceFile(path: "\(number).a11y.json", bytes: Array(text.utf8))
    return Linter(Configuration()).lint(file)
  }

  /// What comes of reports that a store took.
  private func taken(_ reports: [FileReport], _ system: SystemCalls, _ folder: URL) -> [[String]] {
    var store = FindingStore(files: 8_000, in: RawPath(folder.path), with: system)
    let taken = reports.map { report in
      var report: FileReport? = report
      store.take(&report)
      return report
    }
    return taken.map { $0.map { $0.findings.map(Self.line) } ?? [] }
  }

  private static func line(_ finding: LocatedFinding) -> String {
    "\(finding.path) \(finding.start) \(finding.message) \(finding.fingerprint)"
  }

  @Test func theyAreTheSameWhateverFails() throws {
    let folder = try TemporaryFolder()
    let reports = (0..<8).map { report($0, findings: 1_000) }
    #expect(reports.allSatisfy { $0.findingCount >= 1_000 })
    let expected = reports.map { $0.findings.map(Self.line) }
    let whole = FaultySystem()
    #expect(taken(reports, whole.system, folder.url) == expected)
    // Opening, and writing and reading what is beyond the limit.
    #expect(whole.calls > 4)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    let writes = whole.calls / 2
    for call in 0..<writes {
      let faulty = FaultySystem(failing: (call, ENOSPC))
      #expect(taken(reports, faulty.system, folder.url) == expected, "\(call)")
    }
    for portion in [1_000, 4_099] {
      #expect(taken(reports, FaultySystem(portion: portion).system, folder.url) == expected)
    }
    let interrupted = FaultySystem(failing: (whole.calls - 1, EINTR))
    #expect(taken(reports, interrupted.system, folder.url) == expected)
  }

  /// A folder of many findings gives the same bytes in every format with and without a disk.
  @Test(arguments: ["json", "text", "sarif", "csv", "html", "jsonl", "rdjsonl", "junit"])
  func manyFilesGiveTheSameReport(format: String) throws {
    let folder = try TemporaryFolder()
    let button = #"{"type": "button", "image": "close"}"#
    let children = Array(repeating: button, count: 100).joined(separator: ",\n")
    for number in 0..<90 {
      let text = #"{"screen": "A\#(number)", "children": ["# + children + "]}"
      try folder.write("\(number).a11y.json", text)
    }
    let arguments = ["lint", "--no-config", ".", "--min-severity", "warning", "--format", format]
    let there = try folder.program.run(arguments)
    let here = try folder.program.run(arguments, environment: ["TMPDIR": "/nowhere"])
    #expect(there.code == 1 && here.code == 1)
    #expect(there.errors == here.errors)
    #expect(there.output == here.output)
    #expect(there.output.utf8.count > 100_000)
  }
}
