/// What a finding is about, in words that stay the same when lines and siblings come and go.
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
