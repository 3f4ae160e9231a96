import DocumentSyntax

/// Findings about overrides that no longer do anything.
package enum OverrideRemarks {
  /// Why an override does nothing.
  package enum Fault: Sendable {
    /// Its date is past.
    case expired
    /// A run over all files met nothing that it changes.
    case idle
    /// It switches rules off, and nothing says why where something has to.
    case unreasoned
  }

  /// The reports on the files that the overrides stand in, as far as the rules about suppressions
  /// run.
  package static func reports(
    on faults: [(override: OverrideSetting, fault: Fault)], _ configuration: Configuration
  ) -> [FileReport] {
    var findings: [String: [LocatedFinding]] = [:]
    for (override, fault) in faults {
      let finding = finding(override, fault, configuration)
      guard configuration.isOn(finding.rule) else { continue }
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
    let (rule, message, help) =
      switch fault {
      case .expired:
        (
          FileDiagnostics.expiredSuppression,
          "this override ended on \(override.change.until?.description ?? "its day")" + reason,
          "Mend what it hid, or give it a new date with a reason."
        )
      case .idle:
        (
          FileDiagnostics.unusedSuppression,
          "this override changes nothing: what it is about is not found, or a later one decides",
          "Remove it, or correct what it names."
        )
      case .unreasoned:
        (
          FileDiagnostics.suppressionWithoutReason,
          "nothing says why this override switches rules off",
          "Write under `reason` why they do not hold here."
        )
      }
    let place = override.error(message)
    let content = LocatedFinding.Content(
      rule: rule, message: message, help: help, path: place.path, screen: nil, nodePath: nil,
      nodeID: nil, nodeType: nil, speech: nil, speechAfter: nil, fixes: [], suppression: nil,
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
}
