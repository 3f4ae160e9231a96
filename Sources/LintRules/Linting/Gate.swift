/// What a run may find without failing.
///
/// Known and suppressed findings do not count, and findings that a person has to look at count only
/// where that is asked for.
public struct Gate: Sendable {
  /// What messages call it; nil for the run's own gate.
  public var name: String?
  /// The rules that it looks at; all where there is none.
  public var rules: Set<String>?
  /// The least severity of which nothing is allowed; nil where nothing fails by its severity.
  public var failOn: Severity? = .error
  /// How many findings of a severity are allowed; counts more than `failOn`.
  public var limits: [Severity: Int] = [:]
  /// Whether findings that need a review fail it.
  public var failsOnReview = false

  /// The gate of a run for which nothing is configured.
  public init() {}

  /// How many findings of a severity are allowed; nil for any number.
  func allowed(_ severity: Severity) -> Int? {
    if let limit = limits[severity] { return limit }
    return failOn.map { severity >= $0 } == true ? 0 : nil
  }

  /// What of the findings of some files it does not allow.
  func failures(in files: [FileReport]) -> [GateFailure] {
    counts(in: files).compactMap(\.failure)
  }

  /// What it looks at in some files: how much there is, and how much it allows.
  public func counts(in files: [FileReport]) -> [GateCount] {
    let sum = sum(of: files)
    var result: [GateCount] = []
    for severity in Severity.allCases.reversed() {
      guard let allowed = allowed(severity) else { continue }
      result.append(
        GateCount(
          gate: name, what: severity.rawValue, count: sum.violations(severity), allowed: allowed))
    }
    if failsOnReview {
      result.append(GateCount(gate: name, what: GateFailure.review, count: sum.reviews, allowed: 0))
    }
    return result
  }

  /// What of the new findings in some files it looks at.
  private func sum(of files: [FileReport]) -> FindingTally {
    var sum = FindingTally()
    for file in files {
      if rules == nil, file.tally.known == 0, file.tally.suppressed == 0 {
        sum.add(file.tally)
        continue
      }
      let findings = file.findings
      for index in findings.indices where findings[index].state == .new {
        if let rules, !rules.contains(findings[index].rule.id) { continue }
        sum.add(findings[index])
      }
    }
    return sum
  }
}
