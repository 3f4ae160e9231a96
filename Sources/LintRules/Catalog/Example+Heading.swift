/// How pages name the outcomes of examples.
extension Example.Outcome {
  /// What the rule does with the example, as a heading.
  var heading: String {
    switch self {
    case .fails: "Reported"
    case .needsReview: "To review"
    case .passes: "Fine"
    }
  }
}
