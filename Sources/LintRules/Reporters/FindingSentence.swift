/// What a finding says, as sentences for formats that have room for one text.
enum FindingSentence {
  /// The message, that a person has to look where one has to, and what to do.
  static func text(_ finding: LocatedFinding) -> String {
    join(message(finding), finding.help)
  }

  /// The message alone, and that a person has to look where one has to.
  static func message(_ finding: LocatedFinding) -> String {
    finding.certainty == .needsReview ? "To review: " + finding.message : finding.message
  }

  /// Two texts, the first of which ends as a sentence does.
  static func join(_ first: String, _ second: String) -> String {
    guard !second.isEmpty else { return first }
    let end = first.last.map { "\"”’)".contains($0) } == true ? first.dropLast().last : first.last
    let isSentence = end.map { ".!?".contains($0) } ?? true
    return first + (isSentence ? " " : ". ") + second
  }
}
