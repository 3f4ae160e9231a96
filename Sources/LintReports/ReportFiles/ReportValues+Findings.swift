import DocumentSyntax
import Linting

/// Findings and input errors.
extension ReportValues {
  /// A finding of a file that has so many screens with pictures.
  mutating func finding(
    _ entry: Int, in path: String, screens: Int, _ rules: inout ReportRules
  ) -> LocatedFinding {
    let finding = object(entry, "a finding")
    expect(path, of: finding)
    let id = ruleID(of: finding)
    let rule = rules.rule(id) { self.rule(id, of: finding) }
    let (start, end) = range("range", of: finding)
    let content = LocatedFinding.Content(
      rule: rule, message: text("message", of: finding), help: text("help", of: finding),
      path: path, screen: textOrNil("screen", of: finding),
      nodePath: wordOrNil("nodePath", of: finding).map { NodePath($0) },
      nodeID: textOrNil("nodeID", of: finding),
      nodeType: wordOrNil("nodeType", of: finding), speech: textOrNil("speech", of: finding),
      speechAfter: textOrNil("speechAfter", of: finding), fixes: fixes(of: finding),
      suppression: suppression(of: finding, id),
      // Reports written before there were causes have as many causes as findings.
      cause: hash(finding.has("cause") ? "cause" : "fingerprint", of: finding), trace: nil,
      criteria: ownCriteria(of: finding, rule))
    return LocatedFinding(
      content: content, severity: choice("severity", of: finding, Severity.note),
      certainty: choice("certainty", of: finding, Certainty.violation), start: start, end: end,
      fingerprintHash: hash("fingerprint", of: finding),
      state: choice("state", of: finding, LocatedFinding.State.new),
      related: related(of: finding),
      details: details(of: finding, screens: screens, isOneLine: start.line == end.line))
  }

  /// The criteria of a finding, where they are not all those of its rule.
  private mutating func ownCriteria(
    of finding: Object, _ rule: RuleInfo
  ) -> [SuccessCriterion]? {
    let numbers = finding.has("wcag") ? texts("wcag", of: finding) : rule.wcag
    guard numbers != rule.wcag else { return nil }
    return rule.criteria.filter { numbers.contains($0.number) }
  }

  /// An input error of a file.
  mutating func inputError(_ entry: Int, in path: String) -> InputError {
    let error = object(entry, "an input error")
    expect(path, of: error)
    let line = countOrNil("line", of: error, from: 1)
    let column = countOrNil("column", of: error, from: 1)
    let message = text("message", of: error)
    guard let line, let column else {
      return InputError(path: path, position: nil, end: nil, message: message)
    }
    guard error.has("details"), let details = object("details", of: error) else {
      let position = Position(line: line, column: column, offset: 0)
      return InputError(path: path, position: position, end: nil, message: message)
    }
    let position = Position(line: line, column: column, offset: count("offset", of: details))
    let end = positionOrNil("end", of: details)
    if isFine, let end, !Self.isOrdered(position, end) {
      complain("the range ends before it begins", at: details.entry)
    }
    return InputError(
      path: path, position: position, end: end, message: message,
      excerpt: excerpt(of: details))
  }

  /// Notes a path that is not the one of the file that counts what has it.
  private mutating func expect(_ path: String, of object: Object) {
    let given = text("path", of: object)
    guard given != path, isFine else { return }
    complain(
      "\(object.noun) of \(Quoted.text(given)) stands where `files` counts those of "
        + Quoted.text(path), at: object.entry)
  }

  // MARK: Rules

  private mutating func ruleID(of finding: Object) -> String {
    let id = word("rule", of: finding)
    let isID = id.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    if isFine, id.isEmpty || id.utf8.count > 100 || !isID {
      complain("`rule` takes the id of a rule, not \(Quoted.text(id))", at: finding.entry)
    }
    return id
  }

  /// A rule that this version does not have, as far as its finding tells.
  private mutating func rule(_ id: String, of finding: Object) -> RuleInfo {
    let criteria = words("wcag", of: finding).compactMap { number in
      SuccessCriterion.all.first { $0.number == number }
    }
    let clauses = words("en301549", of: finding)
    let own = criteria.compactMap(\.clause)
    return RuleInfo(
      id: id, title: id, category: choice("category", of: finding, Category.file),
      severity: choice("severity", of: finding, Severity.note), criteria: criteria,
      clauses: clauses.filter { !own.contains($0) },
      why: "Another version of \(Tool.name) has this rule, and this version does not.",
      how: "Ask the version that wrote the report: \(Tool.name) explain \(id).", examples: [])
  }

  // MARK: Parts

  /// A hash of 16 hexadecimal digits.
  mutating func hash(_ name: String, of object: Object) -> UInt64 {
    let text = word(name, of: object)
    if text.utf8.count == 16, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let hash = UInt64(text, radix: 16), FindingTrace.digits(of: hash) == text
    {
      return hash
    }
    if isFine { complain("`\(name)` takes 16 hexadecimal digits", at: object.entry) }
    return 0
  }

  private mutating func suppression(of finding: Object, _ rule: String) -> Suppression? {
    guard finding.has("suppression"), let given = object("suppression", of: finding) else {
      return nil
    }
    var suppression = Suppression(
      rule: rule, reason: textOrNil("reason", of: given), until: textOrNil("until", of: given),
      range: SourceRange(start: 0, end: 0))
    suppression.kind = choice("kind", of: given, Suppression.Kind.node)
    return suppression
  }

  private mutating func related(of finding: Object) -> [LocatedFinding.Related] {
    var related: [LocatedFinding.Related] = []
    for entry in items("related", of: finding) {
      let place = object(entry, "a related place")
      let (start, end) = range("range", of: place)
      related.append(
        LocatedFinding.Related(message: text("message", of: place), start: start, end: end))
    }
    return related
  }

  private mutating func fixes(of finding: Object) -> [LocatedFix] {
    var fixes: [LocatedFix] = []
    for entry in items("fixes", of: finding) {
      let fix = object(entry, "a fix")
      var changes: [LocatedFix.Change] = []
      for entry in items("changes", of: fix) {
        let change = object(entry, "a change")
        changes.append(
          LocatedFix.Change(
            nodePath: word("nodePath", of: change), key: word("key", of: change),
            value: fixValue(of: change)))
      }
      fixes.append(
        LocatedFix(
          title: text("title", of: fix), safety: choice("safety", of: fix, Fix.Safety.shownOnly),
          changes: changes, edits: edits(of: fix)))
    }
    return fixes
  }

  /// The edits of a fix; nil where it has none, as in reports written before there were any.
  private mutating func edits(of fix: Object) -> [TextEdit]? {
    guard fix.has("edits"), let entry = self.entry("edits", of: fix),
      settings.kind(entry) != .null
    else { return nil }
    return items("edits", of: fix).map { entry in
      let edit = object(entry, "an edit")
      return TextEdit(
        start: count("start", of: edit), end: count("end", of: edit),
        replacement: text("text", of: edit))
    }
  }
}
