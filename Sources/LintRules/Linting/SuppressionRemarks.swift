import DocumentSyntax

/// Findings about suppressions themselves.
struct SuppressionRemarks {
  private let configuration: Configuration
  /// The message for an unused suppression, by the name of the rule, since one is
  /// often named many times; nil where nothing is.
  private var messages: [String: String?] = [:]
  /// The keys that the format of the screen with those messages cannot give.
  private var unsaid = AttributeSet()
  private var suggestions = Suggestions()

  init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The remarks on what a tree has.
  mutating func findings(on parts: [Suppressions.Part], in tree: UITree?) -> [Finding] {
    var found: [Finding] = []
    for part in parts {
      let suppression = part.suppression
      if part.isExpired {
        found.append(expired([suppression], element: part.element, at: suppression.range))
      } else if !part.isUsed {
        let unsaid =
          tree.map { $0.screens[Int($0.elements[part.element].screen)].unsaid } ?? AttributeSet()
        if let finding = idle(suppression, element: part.element, unsaid) { found.append(finding) }
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
    on comments: SuppressionComments, used: Set<Int>, unsaid: AttributeSet
  ) -> [Finding] {
    var found: [Finding] = []
    let entries = comments.entries
    for (index, entry) in entries.enumerated() {
      if !entry.isExpired, !used.contains(index),
        let finding = idle(entry.suppression, element: nil, unsaid)
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
    _ suppression: Suppression, element: Int?, _ unsaid: AttributeSet
  ) -> Finding? {
    if let fault = suppression.fault {
      let carrier = suppression.kind == .note ? "note" : suppression.kind.rawValue
      let what =
        suppression.rule.isEmpty
        ? "this \(carrier) suppresses nothing"
        : "unused suppression of \(Quoted.text(suppression.rule))"
      return unused("\(what): \(fault)", element: element, range: suppression.range)
    }
    return message(on: suppression, unsaid).map {
      unused($0, element: element, range: suppression.range)
    }
  }

  private mutating func message(
    on suppression: Suppression, _ unsaid: AttributeSet
  ) -> String? {
    if unsaid != self.unsaid {
      messages = [:]
      self.unsaid = unsaid
    }
    if let known = messages[suppression.rule] { return known }
    let message = idleness(of: suppression, unsaid).map {
      "unused suppression of \(Quoted.text(suppression.rule)): \($0)"
    }
    // What is said of `all` depends on its reason.
    if suppression.rule != "all" { messages[suppression.rule] = .some(message) }
    return message
  }

  private func unused(_ message: String, element: Int?, range: SourceRange) -> Finding {
    Finding(
      rule: FileDiagnostics.unusedSuppression, certainty: .violation, severity: .warning,
      message: message, help: "Remove it, or correct what it names.", element: element,
      range: range, notes: [], speechAfter: nil, fixes: [])
  }

  /// Why a suppression silences nothing; nil where that is not the fault of the file, since the
  /// command line leaves the rule out.
  private mutating func idleness(
    of suppression: Suppression, _ unsaid: AttributeSet
  ) -> String? {
    let rule = suppression.rule
    if rule == "all" {
      return suppression.reason == nil ? "`all` counts only with a reason" : "nothing is found"
    }
    guard let info = Configuration.info(named: rule) else {
      let near = suggestions.closest(to: rule, among: RuleSelector.ids)
      return "there is no such rule" + (near.map { "; did you mean `\($0)`?" } ?? "")
    }
    if let only = configuration.only, !only.contains(rule) { return nil }
    if configuration.disabled.contains(rule) { return nil }
    if rule == FileDiagnostics.parseError.id { return "what cannot be read is always reported" }
    if !configuration.runs(info) {
      return info.isOptIn && configuration.levels[rule] == nil
        ? "the rule is off unless `--severity`, `--only` or the configuration names it"
        : "the rule is off"
    }
    if let key = info.restsOn.first(where: unsaid.contains) {
      return "the rule needs `\(key.name)`, which this format cannot tell"
    }
    return "it finds nothing"
  }
}
