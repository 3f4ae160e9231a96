import DocumentSyntax

/// What keeps findings of a portion silent, and what of it does nothing.
struct Suppressions {
  /// One rule that is switched off in a part of the tree.
  private struct Part {
    let element: Int
    let nodes: Range<Int>
    let suppression: Suppression
    let isExpired: Bool
    var isUsed = false

    func covers(_ finding: Finding) -> Bool {
      guard !isExpired, let element = finding.element, nodes.contains(element) else { return false }
      // `all` counts only with a reason.
      return suppression.rule == finding.rule.id
        || suppression.rule == "all" && suppression.reason != nil
    }
  }

  private let tree: UITree?
  private let configuration: Configuration
  private let comments: [SuppressionComment]
  private var parts: [Part] = []
  /// The comments that have silenced something, by index.
  private(set) var usedComments: Set<Int> = []

  init(
    _ tree: UITree?, comments: [SuppressionComment] = [], _ configuration: Configuration
  ) {
    self.tree = tree
    self.comments = comments
    self.configuration = configuration
    guard let tree, tree.keys.contains(.disable) else { return }
    for (index, element) in tree.elements.enumerated() where element.has(.disable) {
      guard case .suppressions(let suppressions)? = tree.value(.disable, of: index) else {
        continue
      }
      for suppression in suppressions {
        let until = suppression.until.flatMap(CalendarDay.init)
        let isExpired = until.flatMap { until in configuration.today.map { $0 > until } } ?? false
        parts.append(
          Part(
            element: index, nodes: index..<Int(element.next), suppression: suppression,
            isExpired: isExpired))
      }
    }
  }

  /// Whether a finding is silenced; notes what did it.
  mutating func silence(_ finding: Finding) -> Bool {
    var isSilenced = false
    for index in parts.indices where parts[index].covers(finding) {
      parts[index].isUsed = true
      isSilenced = true
    }
    for (index, comment) in comments.enumerated() where covers(comment, finding) {
      usedComments.insert(index)
      isSilenced = true
    }
    return isSilenced
  }

  private func covers(_ comment: SuppressionComment, _ finding: Finding) -> Bool {
    guard
      comment.fault == nil,
      comment.rules.contains(finding.rule.id)
        || comment.rules.contains("all") && comment.reason != nil
    else { return false }
    switch comment.scope {
    case .lines(let lines): return lines.contains(finding.range.start)
    case .nodes(let line, let isSubtree):
      if line.contains(finding.range.start) { return true }
      guard let tree, var element = finding.element else { return false }
      repeat {
        if line.contains(start(of: element, in: tree)) { return true }
        element = Int(tree.elements[element].parent)
      } while isSubtree && element >= 0
      return false
    }
  }

  /// Where an element begins: its type or the first of its keys.
  private func start(of index: Int, in tree: UITree) -> Int {
    let element = tree.elements[index]
    guard element.attributeCount > 0 else { return element.anchor.start }
    return min(element.anchor.start, tree.attributes[Int(element.firstAttribute)].range.start)
  }

  // MARK: What does nothing

  /// What is to be said about suppressions in the tree that have expired or silence nothing.
  var remarks: [Finding] {
    parts.compactMap { part in
      if part.isExpired { return expired(part) }
      guard !part.isUsed,
        let reason = Self.idleness(
          of: part.suppression.rule, reason: part.suppression.reason, configuration)
      else { return nil }
      return Self.unused(
        "\(Quoted.text(part.suppression.rule)) is suppressed here for nothing: \(reason)",
        element: part.element, range: part.suppression.range)
    }
  }

  /// What is to be said about comments that have silenced nothing in a whole file.
  static func remarks(
    on comments: [SuppressionComment], used: Set<Int>, _ configuration: Configuration
  ) -> [Finding] {
    comments.enumerated().compactMap { index, comment in
      guard !used.contains(index) else { return nil }
      let idle = comment.rules.compactMap {
        idleness(of: $0, reason: comment.reason, configuration)
      }
      guard let reason = comment.fault ?? idle.first,
        comment.fault != nil || idle.count == comment.rules.count
      else { return nil }
      return unused(
        "this comment suppresses nothing: \(reason)", element: nil, range: comment.range)
    }
  }

  private func expired(_ part: Part) -> Finding {
    let rule = Quoted.text(part.suppression.rule)
    let until = part.suppression.until.map { Quoted.text($0) } ?? ""
    let reason = part.suppression.reason.map { "; its reason was \(Quoted.text($0))" } ?? ""
    return Finding(
      rule: FileDiagnostics.expiredSuppression, certainty: .violation, severity: .warning,
      message: "the suppression of \(rule) ended on \(until)\(reason)",
      help: "Mend what it hid, or give it a new date with a reason.", element: part.element,
      range: part.suppression.range, notes: [], speechAfter: nil, fixes: [])
  }

  private static func unused(_ message: String, element: Int?, range: SourceRange) -> Finding {
    Finding(
      rule: FileDiagnostics.unusedSuppression, certainty: .violation, severity: .warning,
      message: message, help: "Remove it, or correct what it names.", element: element,
      range: range, notes: [], speechAfter: nil, fixes: [])
  }

  /// Why a suppression of a rule silences nothing; nil where that is no fault of the file, since
  /// the command line leaves the rule out.
  private static func idleness(
    of rule: String, reason: String?, _ configuration: Configuration
  ) -> String? {
    if rule == "all" {
      return reason == nil ? "`all` counts only with a reason" : "nothing is found"
    }
    let infos = AllRules.infos + FileDiagnostics.all
    guard let info = infos.first(where: { $0.id == rule }) else {
      let near = Suggestion.closest(to: rule, among: infos.map(\.id))
      return "there is no such rule" + (near.map { "; did you mean `\($0)`?" } ?? "")
    }
    if let only = configuration.only, !only.contains(rule) { return nil }
    if configuration.disabled.contains(rule) { return nil }
    return configuration.runs(info) ? "it finds nothing" : "the rule is off"
  }
}
