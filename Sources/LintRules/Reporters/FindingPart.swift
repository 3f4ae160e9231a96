/// Findings that stand together in a report, as many as it is worth writing beside others.
struct FindingPart {
  /// How many findings make a part: writing them takes far longer than handing them out.
  private static let size = 200
  /// From how many findings on two parts are worth it.
  private static let leastShared = 100

  /// The files whose findings they are.
  private let files: Range<Int>
  /// Which of the findings of the only file; nil for all.
  private let findings: Range<Int>?

  /// The parts of a report, each of which has findings; one part where nobody shares the work.
  static func all(of report: LintReport, areShared: Bool) -> [FindingPart] {
    let counts = report.files.map(\.findings.count)
    let total = counts.reduce(0, +)
    guard areShared, total >= leastShared else {
      return total > 0 ? [FindingPart(files: counts.indices, findings: nil)] : []
    }
    let size = min(size, (total + 1) / 2)
    var parts: [FindingPart] = []
    var (start, gathered) = (0, 0)
    for (index, count) in counts.enumerated() {
      if count > size {
        if gathered > 0 { parts.append(FindingPart(files: start..<index, findings: nil)) }
        for first in stride(from: 0, to: count, by: size) {
          let last = min(first + size, count)
          parts.append(FindingPart(files: index..<index + 1, findings: first..<last))
        }
        (start, gathered) = (index + 1, 0)
        continue
      }
      gathered += count
      guard gathered >= size else { continue }
      parts.append(FindingPart(files: start..<index + 1, findings: nil))
      (start, gathered) = (index + 1, 0)
    }
    if gathered > 0 { parts.append(FindingPart(files: start..<counts.count, findings: nil)) }
    return parts
  }

  /// Hands out each finding, in the order of the report.
  func forEach(in report: LintReport, _ body: (LocatedFinding) -> Void) {
    for file in report.files[files] {
      let all = file.findings
      for finding in all[findings ?? all.indices] { body(finding) }
    }
  }
}
