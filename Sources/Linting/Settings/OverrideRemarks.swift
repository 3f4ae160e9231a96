import DocumentSyntax
import ScreenModel

/// Findings about overrides that no longer do anything.
package enum OverrideRemarks {
  /// Why an override does nothing.
  package enum Fault: Sendable {
    /// Its date is past.
    case expired
    /// A run over all files met nothing that it changes; `isMeant` says that it is about files
    /// that there are, so that it can go.
    case idle(isMeant: Bool)
    /// It switches rules off, and nothing says why where something has to.
    case unreasoned

    fileprivate var rule: RuleInfo {
      switch self {
      case .expired: FileDiagnostics.expiredSuppression
      case .idle: FileDiagnostics.unusedSuppression
      case .unreasoned: FileDiagnostics.suppressionWithoutReason
      }
    }
  }

  /// Whether the rule about a fault runs.
  package static func isReported(_ fault: Fault, _ configuration: Configuration) -> Bool {
    configuration.isOn(fault.rule)
  }

  /// The reports on the files that the overrides stand in, as far as the rules about suppressions
  /// run.
  package static func reports(
    on faults: [(override: OverrideSetting, fault: Fault)], _ configuration: Configuration
  ) -> [FileReport] {
    var findings: [String: [LocatedFinding]] = [:]
    for (override, fault) in faults {
      guard isReported(fault, configuration) else { continue }
      let finding = finding(override, fault, configuration)
      findings[finding.path, default: []].append(finding)
    }
    return findings.sorted { $0.key < $1.key }.map { path, findings in
      var numbering = FingerprintNumbering()
      var findings = findings.sorted { $0.start.offset < $1.start.offset }
      for index in findings.indices {
        findings[index].fingerprintHash = numbering.unique(findings[index].fingerprintHash)
      }
      var report = FileReport(
        path: path, findings: findings, inputErrors: [], notes: [], screens: 0, nodes: 0,
        suppressed: 0)
      report.isChecked = false
      return report
    }
  }

  private static func finding(
    _ override: OverrideSetting, _ fault: Fault, _ configuration: Configuration
  ) -> LocatedFinding {
    let reason = override.change.reason.map { "; its reason was \(Quoted.text($0))" } ?? ""
    let rule = fault.rule
    let (message, help) =
      switch fault {
      case .expired:
        (
          "this override ended on \(override.change.until?.description ?? "its day")" + reason,
          "Mend what it hid, or give it a new date with a reason."
        )
      case .idle(let isMeant):
        (
          isMeant
            ? "this override changes nothing: what it is about is not found, or a later one decides"
            : "this override changes nothing: no file that was read is one of its `files`",
          "Remove it, or correct what it names."
        )
      case .unreasoned:
        (
          "nothing says why this override switches rules off",
          "Write under `reason` why they do not hold here."
        )
      }
    let place = override.error(message)
    let content = LocatedFinding.Content(
      rule: rule, message: message, help: help, path: place.path, screen: nil, nodePath: nil,
      nodeID: nil, nodeType: nil, speech: nil, speechAfter: nil, fixes: fixes(override, fault),
      suppression: nil,
      cause: Identity.hash(of: rule, [message]), trace: nil)
    let start = place.position ?? Position(line: 1, column: 1, offset: 0)
    let end = place.end ?? start
    return LocatedFinding(
      content: content,
      severity: configuration.levels[rule.id]?.severity ?? rule.severity, certainty: .violation,
      start: start, end: end,
      fingerprintHash: Identity.hash(
        of: rule, [place.path] + override.files + override.change.levels.keys.sorted()),
      state: .new, related: [],
      details: place.excerpt.map {
        FindingDetails(excerpt: $0, columns: $0.columns(from: start, to: end))
      })
  }

  /// The removal of an override that changes nothing.
  private static func fixes(_ override: OverrideSetting, _ fault: Fault) -> [LocatedFix] {
    guard case .idle(let isMeant) = fault, let edits = override.removal else { return [] }
    return [
      LocatedFix(
        title: "Remove the override", safety: isMeant ? .safe : .unsafe, changes: [], edits: edits)
    ]
  }
}
