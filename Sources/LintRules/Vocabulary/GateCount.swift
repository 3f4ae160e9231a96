/// What a gate looked at: how much of something there is, and how much it allows.
public struct GateCount: Sendable {
  /// The gate's name, untrusted; nil for the run's own.
  public let gate: String?
  /// What is counted, in the singular.
  public let what: String
  /// How much there is.
  public let count: Int
  /// How much is allowed.
  public let allowed: Int

  init(gate: String?, what: String, count: Int, allowed: Int) {
    self.gate = gate
    self.what = what
    self.count = count
    self.allowed = allowed
  }

  /// How many entries of the baseline are not found any more, where none may be.
  public static func staleEntries(_ count: Int) -> GateCount {
    GateCount(
      gate: nil, what: "entry of the baseline without a finding", count: count, allowed: 0)
  }

  /// What is wrong with it; nil where there is no more than is allowed.
  public var failure: GateFailure? {
    guard count > allowed else { return nil }
    return GateFailure(gate: gate, what: what, count, allowed: allowed)
  }
}
