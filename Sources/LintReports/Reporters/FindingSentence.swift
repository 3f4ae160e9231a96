import LintRules

/// The contents of a finding, as sentences for formats that have room for one text.
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

/// The subject of a finding, in words that stay the same when lines and siblings change.
enum FindingSubject {
  /// The element and its screen: `button "trash", screen "Orders"`; "" where there is neither.
  static func text(of finding: LocatedFinding) -> String {
    var parts: [String] = []
    if let type = finding.nodeType, type != "screen" {
      parts.append(type + (finding.nodeID.map { " " + Quoted.text($0) } ?? ""))
    }
    if let screen = finding.screen { parts.append("screen " + Quoted.text(screen)) }
    return parts.joined(separator: ", ")
  }

  /// The message, after a word where a person has to look.
  static func message(of finding: LocatedFinding) -> String {
    finding.certainty == .needsReview ? "to review: " + finding.message : finding.message
  }
}
