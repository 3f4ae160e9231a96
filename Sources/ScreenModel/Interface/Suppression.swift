public import DocumentSyntax

/// A wish that a rule be silent about an element and what it holds, or about a part of a file.
public struct Suppression: Hashable, Sendable {
  /// The carriers of suppressions.
  public enum Kind: String, CaseIterable, Sendable {
    /// The key `disable` of a node or screen.
    case node
    /// A comment of a YAML or XML file.
    case comment
    /// The Notes of an object in Interface Builder.
    case note
    /// A part of the configuration.
    case override
  }

  /// The rule's id, or `all`.
  public var rule: String
  /// Why, where somebody said so.
  public var reason: String?
  /// The day after which it no longer holds, as written.
  public var until: String?
  /// Where it is written.
  public var range: SourceRange
  /// The carriers of suppressions.
  public var kind = Kind.node
  /// Why it cannot do anything, as a clause; nil where it can.
  package var fault: String?
  /// Whether its fault is only that others say the same already, or that nothing is left to end.
  package var isNeedless = false

  package init(
    rule: String, reason: String? = nil, until: String? = nil, range: SourceRange,
    kind: Kind = .node, fault: String? = nil
  ) {
    self.rule = rule
    self.reason = reason
    self.until = until
    self.range = range
    self.kind = kind
    self.fault = fault
  }

  /// The reason that a text gives; nil where it is blank.
  package static func reason(of text: String) -> String? {
    text.contains { !$0.isWhitespace } ? text : nil
  }

  /// Whether it may silence anything; `all` counts only with a reason.
  package var counts: Bool { fault == nil && (rule != "all" || reason != nil) }

  /// Whether its last day is over; where no day is given, none is.
  package func isOver(on today: CalendarDay?) -> Bool {
    guard let today, let last = until.flatMap(CalendarDay.init) else { return false }
    return today > last
  }
}

/// A line `a11y-lint-DIRECTIVE RULE, RULE until DATE -- reason`, as comments and Notes have it.
package struct SuppressionDirective {
  /// A rule that is named, and where it stands in the line: UTF-8 offsets.
  package struct Name {
    package let text: String
    package let range: Range<Int>
  }

  /// The beginning of every directive; the rest of its name follows after a hyphen.
  package static let mark = "a11y-lint"

  /// The name after the marker, such as `disable-line`.
  package let name: String
  /// Where the directive stands in the line: UTF-8 offsets.
  package let range: Range<Int>
  package private(set) var rules: [Name] = []
  /// The day after which it no longer holds, as written; it exists unless there is a fault.
  private(set) var until: String?
  /// Why, where somebody said so.
  private(set) var reason: String?
  /// The mistake in it, as a clause.
  package private(set) var fault: String?

  /// The directive that a line is; nil where it is none, or speaks of one among other words.
  package init?(_ line: [UInt8]) {
    let lead = line.prefix { Self.isBlank($0) || Self.isLead($0) }.count
    guard line.dropFirst(lead).starts(with: Self.mark.utf8) else { return nil }
    let separator = lead + Self.mark.utf8.count
    var end = line.count
    while end > separator, Self.isBlank(line[end - 1]) { end -= 1 }
    guard separator < end, Self.separators.contains(line[separator]) else { return nil }
    let first = separator + 1
    let past = line[first..<end].firstIndex { Self.isBlank($0) || $0 == UInt8(ascii: ",") } ?? end
    name = String(decoding: line[first..<past], as: UTF8.self)
    range = lead..<end
    if line[separator] != UInt8(ascii: "-") {
      // Whoever writes of the linter in a sentence means no directive.
      guard name.hasPrefix("disable") || name.hasPrefix("enable") else { return nil }
      fault = "a directive is one word, such as `a11y-lint-disable`"
    }
    readWords(line, from: past, to: end)
    if fault == nil, rules.isEmpty, !name.hasPrefix("enable") { fault = "it names no rule" }
  }

  /// Why there is no directive of its name, if that is not among those.
  package func misnaming(among known: [String], as what: String) -> String? {
    if known.contains(name) { return nil }
    let near = Suggestion.closest(to: name, among: known)
    return "there is no such \(what)" + (near.map { "; did you mean `\(Self.mark)-\($0)`?" } ?? "")
  }

  /// The suppressions that it comes to, with their places; one with a fault if it is faulty.
  package func suppressions(
    _ kind: Suppression.Kind, fault: String?, at place: (Range<Int>) -> SourceRange
  ) -> [Suppression] {
    if let fault {
      let range = place(range)
      return [Suppression(rule: "", reason: reason, range: range, kind: kind, fault: fault)]
    }
    return rules.map {
      Suppression(
        rule: $0.text, reason: reason, until: until, range: place($0.range), kind: kind)
    }
  }

  // MARK: Words

  /// The bytes allowed between the marker and the rest; all but the first are mistakes.
  private static let separators: [UInt8] = Array("-: _".utf8)
  /// The dashes before a reason. XML does not allow two hyphens in a comment, and text editors make
  /// one long dash of them.
  private static let dashes: Set = ["--", "-", "\u{2013}", "\u{2014}"]

  private mutating func readWords(_ line: [UInt8], from start: Int, to end: Int) {
    var takesDate = false
    var position = start
    while position < end {
      if Self.isBlank(line[position]) || line[position] == UInt8(ascii: ",") {
        position += 1
        continue
      }
      let next =
        line[position..<end].firstIndex { Self.isBlank($0) || $0 == UInt8(ascii: ",") } ?? end
      let word = String(decoding: line[position..<next], as: UTF8.self)
      if Self.dashes.contains(word) || word.hasPrefix("--") {
        let after = Self.dashes.contains(word) ? next : position + 2
        let rest = line[after..<end].drop(while: Self.isBlank)
        if !rest.isEmpty { reason = String(decoding: rest, as: UTF8.self) }
        break
      }
      if takesDate {
        until = word
        takesDate = false
        if CalendarDay(word) == nil { refuse(Self.dateFault + ", not \(Quoted.text(word))") }
      } else if word == "until" {
        takesDate = true
      } else if until != nil {
        refuse("after the date a reason begins with `--`")
      } else {
        rules.append(Name(text: word, range: position..<next))
      }
      position = next
    }
    if takesDate { refuse(Self.dateFault) }
  }

  private static let dateFault = "`until` takes a date such as 2027-01-31"

  private mutating func refuse(_ clause: String) {
    fault = fault ?? clause
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  /// Whether a byte may stand before a directive, as what begins a comment.
  private static func isLead(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
  }
}
