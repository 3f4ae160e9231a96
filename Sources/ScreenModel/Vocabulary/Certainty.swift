/// How sure a finding is.
public enum Certainty: String, CaseIterable, Sendable {
  /// The file says enough to call it a defect.
  case violation
  /// The file leaves something open that a person has to look at.
  case needsReview
}
