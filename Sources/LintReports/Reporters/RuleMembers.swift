import Linting
import ScreenModel

/// The members of findings that their rule alone decides, as JSON: written once a rule, since most
/// findings of a report are of a few rules.
struct RuleMembers {
  private var known: [ObjectIdentifier: [UInt8]] = [:]

  /// The criteria, clauses and tags of a finding, as members of an object.
  mutating func text(of finding: LocatedFinding) -> [UInt8] {
    guard !finding.hasOwnCriteria else { return Self.text(of: finding) }
    let rule = ObjectIdentifier(finding.rule)
    if let text = known[rule] { return text }
    let text = Self.text(of: finding)
    known[rule] = text
    return text
  }

  private static func text(of finding: LocatedFinding) -> [UInt8] {
    var json = JSONWriter()
    json.member("wcag", finding.wcag)
    json.member("en301549", finding.en301549)
    json.member("tags", finding.rule.tags)
    return json.output.bytes
  }
}
