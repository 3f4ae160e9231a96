package import ScreenModel

/// The count of a gate: how much of something there is, and how much it allows.
public struct GateCount: Sendable {
  /// The gate's name, untrusted; nil for the run's own.
  public let gate: String?
  /// The counted thing, in the singular.
  public let what: String
  /// How much there is.
  public let count: Int
  /// How much is allowed.
  public let allowed: Int

  package init(gate: String?, what: String, count: Int, allowed: Int) {
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

  /// How many screens a run lacks that has to read more of them.
  public static func missingScreens(_ count: Int) -> GateCount {
    GateCount(gate: nil, what: "screen too few", count: count, allowed: 0)
  }

  /// The failure; nil where there is not more than is allowed.
  public var failure: GateFailure? {
    guard count > allowed else { return nil }
    return GateFailure(gate: gate, what: what, count, allowed: allowed)
  }
}

/// A count that a gate does not allow.
public struct GateFailure: Sendable {
  /// The name of findings that a person has to review.
  package static let review = "finding to review"

  /// The name of causes of findings that a person has to review.
  package static let reviewCause = "cause to review"

  /// The name of causes of violations of a severity.
  package static func cause(of severity: Severity) -> String { "cause of \(severity.rawValue)s" }

  /// The gate's name; nil for the run's own.
  public let gate: String?
  /// The thing of which there is too much, in the singular.
  public let what: String
  /// How much there is.
  public let count: Int
  /// How much is allowed.
  public let allowed: Int

  init(gate: String?, what: String, _ count: Int, allowed: Int) {
    self.gate = gate
    self.what = what
    self.count = count
    self.allowed = allowed
  }

  /// The failure as a sentence without a final full stop; a gate's name is untrusted and escaped.
  public var message: String {
    let words = what.split(separator: " ", maxSplits: 1).map(String.init)
    let noun = words[0].hasSuffix("y") ? String(words[0].dropLast()) + "ies" : words[0] + "s"
    let plural = words.count > 1 ? "\(noun) \(words[1])" : noun
    let found = "\(count) \(count == 1 ? what : plural)"
    return found + " (\(allowed) allowed" + (gate.map { " by the gate \(Quoted.text($0))" } ?? "")
      + ")"
  }
}
