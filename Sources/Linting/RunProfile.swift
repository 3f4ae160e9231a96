import ScreenModel

/// How long each step of a run took, and each rule.
///
/// Steps are timed one after another and never inside each other, so that their times add up.
/// Whoever wants a profile brings the clock, since the libraries have none.
public final class RunProfile {
  /// The timed steps, in the order of a run.
  public enum Step: String, CaseIterable, Sendable {
    /// Command line, configurations, and the search for files.
    case find
    /// Bytes from the disk; those of a big file come while it is parsed.
    case read
    /// Bytes into a syntax tree.
    case parse
    /// The reader: a syntax tree into a UI tree.
    case tree
    /// The VoiceOver model.
    case resolve
    /// All rules together.
    case rules
    /// Suppressions, severities, places, order.
    case judge
    /// The earlier version of the files.
    case earlier
    /// Baseline, gates, and the reports.
    case report
  }

  /// The cost of one rule.
  public struct RuleCost: Sendable, Equatable {
    /// The rule's id.
    public let rule: String
    /// Nanoseconds.
    public internal(set) var time: UInt64
    /// How much it found, before suppressions and severities.
    public internal(set) var findings: Int
  }

  private let clock: () -> UInt64
  private let begin: UInt64
  private var times: [Step: UInt64] = [:]
  private var costs: [String: RuleCost] = [:]

  /// The profile of a run that begins now, by a clock that counts nanoseconds.
  public init(clock: @escaping () -> UInt64) {
    self.clock = clock
    begin = clock()
  }

  /// The time since the run began, in nanoseconds.
  public var elapsed: UInt64 { clock() - begin }

  /// How long a step took in all, in nanoseconds; nil where the run had none.
  public func time(of step: Step) -> UInt64? { times[step] }

  /// The rules that ran, the dearest first.
  public var rules: [RuleCost] {
    costs.values.sorted { ($1.time, $0.rule) < ($0.time, $1.rule) }
  }

  /// How much the rules found.
  public var findings: Int { costs.values.reduce(0) { $0 + $1.findings } }

  /// Does some work and counts its time for a step.
  public func measure<Result, Failure: Error>(
    _ step: Step, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = clock()
    defer { times[step, default: 0] += clock() - start }
    return try work()
  }

  /// Runs a rule and counts its time for it, and for the rules as a whole.
  func measure(rule: String, _ work: () -> [Finding]) -> [Finding] {
    let start = clock()
    let found = work()
    let time = clock() - start
    times[.rules, default: 0] += time
    var cost = costs[rule] ?? RuleCost(rule: rule, time: 0, findings: 0)
    cost.time += time
    cost.findings += found.count
    costs[rule] = cost
    return found
  }
}

extension RunProfile? {
  /// Does some work, and counts its time where there is a profile.
  public func measure<Result, Failure: Error>(
    _ step: RunProfile.Step, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let self else { return try work() }
    return try self.measure(step, work)
  }

  /// Runs a rule, and counts its time and what it finds where there is a profile.
  func measure(rule: () -> String, _ work: () -> [Finding]) -> [Finding] {
    guard let self else { return work() }
    return self.measure(rule: rule(), work)
  }
}
