import ScreenModel

/// Lets go of the words of findings that no report will list, so that a file where everything is
/// wrong takes memory in proportion to its size.
///
/// Reports list the most severe `FileReport.mostListed` findings of a file. Of the others,
/// everything that is counted stays: rule, screen, severity, place, cause and fingerprint.
struct ListLimit {
  /// The properties that findings without words have in common.
  private struct Key: Hashable {
    let rule: String
    let screen: String?
    let cause: UInt64
    let criteria: [SuccessCriterion]?
  }

  private var contents: [Key: LocatedFinding.Content] = [:]
  /// The findings that may still be listed, by index.
  private var worded: [Int] = []
  /// How many findings there were when somebody last looked.
  private var seen = 0

  /// Whether reports may list each of some findings: whether it is among the most severe, new ones
  /// before suppressed ones. Nil where there are few enough to list them all.
  static func listed(
    _ count: Int, _ sort: (Int) -> (severity: Severity, isSuppressed: Bool)
  ) -> [Bool]? {
    guard count > FileReport.mostListed else { return nil }
    var listed = Array(repeating: false, count: count)
    var room = FileReport.mostListed
    for isSuppressed in [false, true] {
      for severity in Severity.allCases.reversed() where room > 0 {
        for index in 0..<count where room > 0 && sort(index) == (severity, isSuppressed) {
          listed[index] = true
          room -= 1
        }
      }
    }
    return listed
  }

  /// Lets go of words where more findings have them than reports list; called again when findings
  /// have been appended.
  mutating func shed(_ findings: inout [JudgedFinding]) {
    worded += seen..<findings.count
    seen = findings.count
    guard
      let listed = Self.listed(
        worded.count, { (findings[worded[$0]].severity, findings[worded[$0]].isSuppressed) })
    else { return }
    for (index, isListed) in zip(worded, listed) where !isListed {
      findings[index] = wordless(findings[index])
    }
    worded = zip(worded, listed).filter(\.1).map(\.0)
  }

  private mutating func wordless(_ finding: JudgedFinding) -> JudgedFinding {
    let content = finding.content
    return JudgedFinding(
      content: self.content(
        rule: content.rule, path: content.path, screen: content.screen, cause: content.cause,
        suppression: content.suppression, criteria: content.ownCriteria),
      severity: finding.severity, certainty: finding.certainty, range: finding.range,
      fingerprintHash: finding.fingerprintHash, related: [], details: nil)
  }

  /// The content of a finding without words: the title of its rule is its message.
  mutating func content(
    rule: RuleInfo, path: String, screen: String?, cause: UInt64, suppression: Suppression?,
    criteria: [SuccessCriterion]?
  ) -> LocatedFinding.Content {
    let key = Key(rule: rule.id, screen: screen, cause: cause, criteria: criteria)
    if suppression == nil, let content = contents[key] { return content }
    let content = LocatedFinding.Content(
      rule: rule, message: rule.title, help: "", path: path, screen: screen, nodePath: nil,
      nodeID: nil, nodeType: nil, speech: nil, speechAfter: nil, fixes: [],
      suppression: suppression, cause: cause, trace: nil, criteria: criteria)
    if suppression == nil { contents[key] = content }
    return content
  }
}
