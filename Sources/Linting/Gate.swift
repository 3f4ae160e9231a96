public import ScreenModel

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

  /// The unit in which it counts; nil counts causes where all findings are in captures of running
  /// apps, which show one control on many screens, and findings elsewhere.
  public var unit: Unit?

  /// A unit of counting.
  public enum Unit: String, CaseIterable, Sendable {
    /// Each finding counts.
    case findings
    /// Findings with one cause count once.
    case causes
  }

  /// The gate of a run for which nothing is configured.
  public init() {}

  /// Whether it says how to count and stops nothing itself.
  var countsOnly: Bool { unit != nil && failOn == nil && limits.isEmpty && !failsOnReview }

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
    let isByCause = counts(byCause: files)
    let sum = isByCause ? causes(in: files) : sum(of: files)
    var result: [GateCount] = []
    for severity in Severity.allCases.reversed() {
      guard let allowed = allowed(severity) else { continue }
      result.append(
        GateCount(
          gate: name, what: isByCause ? GateFailure.cause(of: severity) : severity.rawValue,
          count: sum.violations(severity), allowed: allowed))
    }
    if failsOnReview {
      let what = isByCause ? GateFailure.reviewCause : GateFailure.review
      result.append(GateCount(gate: name, what: what, count: sum.reviews, allowed: 0))
    }
    return result
  }

  private func counts(byCause files: [FileReport]) -> Bool {
    if let unit { return unit == .causes }
    var isAnything = false
    for file in files where file.tally.total > 0 {
      guard file.isCapture else { return false }
      isAnything = true
    }
    return isAnything
  }

  /// One finding for each cause of the new findings that it counts.
  private func causes(in files: [FileReport]) -> FindingTally {
    var causes = CauseTally()
    for file in files {
      for finding in file.findings where rules?.contains(finding.rule.id) != false {
        causes.add(finding)
      }
    }
    return causes.tally
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
