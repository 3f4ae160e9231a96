import DocumentSyntax
import ScreenModel

/// Findings about suppressions themselves.
struct SuppressionRemarks {
  private let configuration: Configuration
  /// Why an unused suppression silences nothing, by the name of the rule, since one is often
  /// named many times; nil where nothing is.
  private var causes: [String: Cause?] = [:]
  /// The keys that the format of the screen with those messages cannot give.
  private var unsaid = AttributeSet()
  private var suggestions = Suggestions()

  /// Why a suppression silences nothing.
  private struct Cause {
    let clause: String
    /// Whether it silences nothing whatever the next run is told, so that it can go.
    var isSure = true

    var safety: Fix.Safety { isSure ? .safe : .unsafe }
  }

  init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The remarks on what a tree has.
  mutating func findings(on parts: [Suppressions.Part], in tree: UITree?) -> [Finding] {
    var found: [Finding] = []
    let writer = parts.isEmpty ? nil : tree.map(EditWriter.init)
    for part in parts {
      let suppression = part.suppression
      if part.isExpired {
        found.append(expired([suppression], element: part.element, at: suppression.range))
      } else if !part.isUsed {
        let unsaid =
          tree.map { $0.screens[Int($0.elements[part.element].screen)].unsaid } ?? AttributeSet()
        if let finding = idle(
          suppression, element: part.element, unsaid,
          removal: { safety in writer.flatMap { Self.removal(of: part, $0, safety) } })
        {
          found.append(finding)
        }
      }
      if lacksReason(suppression) {
        found.append(unreasoned([suppression], element: part.element, at: suppression.range))
      }
    }
    return found
  }

  /// The remarks on the comments of a file, given those that have silenced something, and the keys
  /// that the format of the file cannot give.
  mutating func findings(
    on comments: SuppressionComments, used: Set<Int>, unsaid: AttributeSet,
    removal: SuppressionRemoval?
  ) -> [Finding] {
    var found: [Finding] = []
    let entries = comments.entries
    for (index, entry) in entries.enumerated() {
      if !entry.isExpired, !used.contains(index),
        let finding = idle(
          entry.suppression, element: nil, unsaid,
          removal: { safety in
            removal?.edits(of: index).map { Self.fix(entry.suppression, safety, edits: $0) }
          })
      {
        found.append(finding)
      }
      guard entry.leads, entry.suppression.fault == nil else { continue }
      let rest = entries[index...].prefix { $0.range == entry.range }.map(\.suppression)
      if entry.isExpired { found.append(expired(rest, element: nil, at: entry.range)) }
      if lacksReason(entry.suppression) {
        found.append(unreasoned(rest, element: nil, at: entry.range))
      }
    }
    return found
  }

  // MARK: Dates and reasons

  private func expired(
    _ suppressions: [Suppression], element: Int?, at range: SourceRange
  ) -> Finding {
    let until = suppressions.first?.until.map { Quoted.text($0) } ?? ""
    let reason =
      suppressions.first?.reason.map { "; its reason was \(Quoted.text($0))" } ?? ""
    return Finding(
      rule: FileDiagnostics.expiredSuppression, certainty: .violation, severity: .warning,
      message: "the suppression of \(Self.rules(suppressions)) ended on \(until)\(reason)",
      help: "Mend what it hid, or give it a new date with a reason.", element: element,
      range: range, notes: [], speechAfter: nil, fixes: [])
  }

  /// Whether a reason is missing; one of `all` counts for nothing anyway, and says so.
  private func lacksReason(_ suppression: Suppression) -> Bool {
    configuration.requiresReasons && suppression.reason == nil && suppression.fault == nil
      && suppression.rule != "all"
  }

  private func unreasoned(
    _ suppressions: [Suppression], element: Int?, at range: SourceRange
  ) -> Finding {
    let help =
      suppressions.first?.kind == .node
      ? "Write `{rule: …, reason: …}`, and in the reason why the rule does not hold here."
      : "Write `-- ` and why the rule does not hold here after the rules."
    return Finding(
      rule: FileDiagnostics.suppressionWithoutReason, certainty: .violation, severity: .warning,
      message: "nothing says why \(Self.rules(suppressions)) is suppressed here", help: help,
      element: element, range: range, notes: [], speechAfter: nil, fixes: [])
  }

  /// A few of the rules in words.
  private static func rules(_ suppressions: [Suppression]) -> String {
    let names = suppressions.prefix(4).map { Quoted.text($0.rule) }
    let rest = suppressions.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  // MARK: What does nothing

  private mutating func idle(
    _ suppression: Suppression, element: Int?, _ unsaid: AttributeSet,
    removal: (Fix.Safety) -> Fix?
  ) -> Finding? {
    let name = Quoted.text(suppression.rule)
    if let fault = suppression.fault {
      let carrier = suppression.kind == .note ? "note" : suppression.kind.rawValue
      let what =
        suppression.rule.isEmpty
        ? "this \(carrier) suppresses nothing" : "unused suppression of \(name)"
      return unused(
        "\(what): \(fault)", element: element, range: suppression.range,
        removal(suppression.isNeedless ? .safe : .unsafe))
    }
    return cause(of: suppression, unsaid).map {
      unused(
        "unused suppression of \(name): \($0.clause)", element: element,
        range: suppression.range, removal($0.safety))
    }
  }

  private mutating func cause(of suppression: Suppression, _ unsaid: AttributeSet) -> Cause? {
    if unsaid != self.unsaid {
      causes = [:]
      self.unsaid = unsaid
    }
    if let known = causes[suppression.rule] { return known }
    let cause = idleness(of: suppression, unsaid)
    // What is said of `all` depends on its reason.
    if suppression.rule != "all" { causes[suppression.rule] = .some(cause) }
    return cause
  }

  private func unused(
    _ message: String, element: Int?, range: SourceRange, _ fix: Fix?
  ) -> Finding {
    Finding(
      rule: FileDiagnostics.unusedSuppression, certainty: .violation, severity: .warning,
      message: message, help: "Remove it, or correct what it names.", element: element,
      range: range, notes: [], speechAfter: nil, fixes: fix.map { [$0] } ?? [])
  }

  /// Why a suppression silences nothing; nil where that is not the fault of the file, since the
  /// command line leaves the rule out.
  private mutating func idleness(of suppression: Suppression, _ unsaid: AttributeSet) -> Cause? {
    let rule = suppression.rule
    if rule == "all" {
      return suppression.reason == nil
        ? Cause(clause: "`all` counts only with a reason", isSure: false)
        : Cause(clause: "nothing is found")
    }
    guard let info = Configuration.info(named: rule) else {
      let near = suggestions.closest(to: rule, among: RuleSelector.ids)
      return Cause(
        clause: "there is no such rule" + (near.map { "; did you mean `\($0)`?" } ?? ""),
        isSure: false)
    }
    if let only = configuration.only, !only.contains(rule) { return nil }
    if configuration.disabled.contains(rule) { return nil }
    if rule == FileDiagnostics.parseError.id {
      return Cause(clause: "what cannot be read is always reported")
    }
    if !configuration.runs(info) {
      return Cause(
        clause: info.isOptIn && configuration.levels[rule] == nil
          ? "the rule is off unless `--severity`, `--only` or the configuration names it"
          : "the rule is off", isSure: false)
    }
    if let key = info.restsOn.first(where: unsaid.contains) {
      return Cause(clause: "the rule needs `\(key.name)`, which this format cannot tell")
    }
    return Cause(clause: "it finds nothing")
  }

  // MARK: Removal

  private static func fix(
    _ suppression: Suppression, _ safety: Fix.Safety, changes: [Fix.Change] = [],
    edits: [TextEdit]? = nil
  ) -> Fix {
    let title =
      suppression.rule.isEmpty
      ? "Remove the comment" : "Remove the suppression of \(Quoted.text(suppression.rule))"
    return Fix(title: title, safety: safety, changes: changes, edits: edits)
  }

  /// The fix that takes a rule out of the key `disable` or out of Notes, or these where it is the
  /// only one.
  private static func removal(
    of part: Suppressions.Part, _ writer: EditWriter, _ safety: Fix.Safety
  ) -> Fix? {
    guard case .suppressions(let all)? = writer.tree.value(.disable, of: part.element) else {
      return nil
    }
    let name = part.suppression.range
    let edit = { writer.spelling?.removal(ofName: name, among: all.map(\.range)) }
    let change = Fix.Change(element: part.element, key: .disable, value: nil)
    if part.suppression.kind == .note {
      return edit().map { fix(part.suppression, safety, changes: [change], edits: [$0]) }
    }
    guard part.suppression.kind == .node else { return nil }
    if all.count == 1 { return fix(part.suppression, safety, changes: [change]) }
    return edit().map { fix(part.suppression, safety, edits: [$0]) }
  }
}
