import DocumentSyntax
import InputFormats
import ScreenModel

/// Leaves out the edits of fixes that would change what VoiceOver says elsewhere, so that no report
/// offers them.
struct FixFilter {
  private let document: Document
  private let options: ReadingOptions
  private let linter: Linter
  /// A file is read no more often than this for its fixes, and a large one only so often that this
  /// many bytes are read; the edits of the rest are left out.
  private static let mostChecks = 200
  private static let mostBytes = 20_000_000
  private static let fewestChecks = 4

  /// A filter for a document, which was read with those options.
  init(_ document: Document, _ options: ReadingOptions, by linter: Linter) {
    self.document = document
    self.options = options
    self.linter = linter
  }

  /// A fix with edits, by the places of its finding and of itself.
  private struct Candidate {
    let finding: Int
    let fix: Int
    let located: LocatedFix
    var edits: [TextEdit] { located.edits ?? [] }
  }

  /// Drops the edits of findings that do not hold.
  func dropEdits(of findings: inout [LocatedFinding]) {
    let candidates = candidates(in: findings)
    guard !candidates.isEmpty else { return }
    let check = FixCheck(before: linter.accessibilityTrees(of: document))
    let bytes = Array(document.file.bytes)
    var left = max(
      Self.fewestChecks, min(Self.mostChecks, Self.mostBytes / max(bytes.count, 1)))
    // Most fixes hold, so that many are tried at once, and each half where they do not.
    var open = Self.batches(candidates)
    while let batch = open.popLast() {
      left -= 1
      if left >= 0, let fixed = TextEdit.apply(batch.flatMap(\.edits), to: bytes),
        check.holds(trees(of: fixed), changes: batch.flatMap(\.located.changes))
      {
        continue
      }
      guard batch.count == 1 || left < 0 else {
        open += [Array(batch[..<(batch.count / 2)]), Array(batch[(batch.count / 2)...])]
        continue
      }
      for candidate in batch { findings[candidate.finding].dropEdits(ofFix: candidate.fix) }
    }
  }

  private func trees(of bytes: [UInt8]) -> [AccessibilityTree] {
    var file = SourceFile(path: document.file.path, bytes: bytes)
    file.identifyingPath = document.file.identifyingPath
    return linter.accessibilityTrees(of: Readers.document(file, options))
  }

  private func candidates(in findings: [LocatedFinding]) -> [Candidate] {
    findings.indices.flatMap { finding in
      findings[finding].fixes.enumerated().compactMap { place, fix in
        fix.mayReachOthers && fix.edits?.isEmpty == false
          ? Candidate(finding: finding, fix: place, located: fix) : nil
      }
    }
  }

  /// Fixes in batches whose edits are apart.
  private static func batches(_ candidates: [Candidate]) -> [[Candidate]] {
    var batches: [[Candidate]] = []
    var rest = candidates
    while !rest.isEmpty {
      var batch: [Candidate] = []
      var later: [Candidate] = []
      // Candidates come in the order of the file, but for edits that are far from their finding.
      var end = -1
      for candidate in rest {
        let start = candidate.edits.map(\.start).min() ?? 0
        if start > end {
          batch.append(candidate)
          end = candidate.edits.map(\.end).max() ?? start
        } else {
          later.append(candidate)
        }
      }
      batches.append(batch)
      rest = later
    }
    return batches
  }
}
