/// The findings that a run may have without failing.
///
/// Known and suppressed findings do not count, and findings that a person has to look at count only
/// where that is asked for.
public struct Gate: Sendable {
  /// The name in messages; nil for the run's own gate.
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

  /// The findings of some files that it does not allow.
  func failures(in files: [FileReport]) -> [GateFailure] {
    counts(in: files).compactMap(\.failure)
  }

  /// The numbers that it counts in some files, and how many it allows.
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

  /// The new findings in some files that it counts.
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
