import DocumentSyntax

/// Turns findings into a file's report: severity, suppression, place, identity, order.
struct Judge {
  let configuration: Configuration
  let showsSource: Bool

  func report(
    on found: [Finding], reading: Reading, tree: AccessibilityTree?, file: SourceFile
  ) -> FileReport {
    let running = found.filter { configuration.runs($0.rule) }
    let suppressions = tree.map { SuppressedNodes($0.interface) }
    let kept = running.filter { suppressions?.covers($0) != true }.sorted(by: precedes)
    let positions = LineIndex.positions(
      of: kept.flatMap { finding in
        [finding.range.start, finding.range.end]
          + finding.notes.flatMap { [$0.range.start, $0.range.end] }
      } + reading.problems.flatMap { [$0.range.start, $0.range.end] }, in: file)
    var cursor = positions[...]
    var identity = Identity(path: file.path)
    let located = kept.map { finding in
      locate(finding, file: file, tree: tree, positions: &cursor, identity: &identity)
    }
    let errors = reading.problems.map { problem in
      let start = cursor.popFirst()
      return InputError(
        path: file.path, position: start, end: cursor.popFirst(), message: problem.message,
        excerpt: showsSource
          ? SourceExcerpt.of(problem.range, column: start?.column ?? 1, in: file) : nil)
    }
    return FileReport(
      path: file.path, findings: located, inputErrors: errors, notes: reading.notes,
      screens: tree?.interface.screens.count ?? 0,
      nodes: tree.map { $0.count - $0.interface.screens.count } ?? 0,
      suppressed: running.count - kept.count)
  }

  private func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.range.start != b.range.start { return a.range.start < b.range.start }
    if a.rule.id != b.rule.id { return a.rule.id < b.rule.id }
    return a.range.end < b.range.end
  }

  private func locate(
    _ finding: Finding, file: SourceFile, tree: AccessibilityTree?,
    positions: inout ArraySlice<Position>, identity: inout Identity
  ) -> LocatedFinding {
    let none = Position(line: 1, column: 1, offset: 0)
    let start = positions.popFirst() ?? none
    let end = positions.popFirst() ?? none
    let related = finding.notes.map {
      LocatedFinding.Related(
        message: $0.message, start: positions.popFirst() ?? none, end: positions.popFirst() ?? none)
    }
    let node = finding.element.flatMap { index in tree.map { ($0, index) } }
    let screen = node.flatMap { $0.0.screen(of: $0.1).name }
    let path = node.map { $0.0.interface.path(of: $0.1) }
    let id = node.flatMap { $0.0.interface.text(.id, of: $0.1) }
    return LocatedFinding(
      rule: finding.rule, severity: configuration.severity(finding),
      certainty: finding.certainty, message: finding.message, help: finding.help,
      path: file.path, start: start, end: end, screen: screen, nodePath: path, nodeID: id,
      nodeType: node.map { $0.0.element($0.1).kind.rawValue },
      speech: node.flatMap { $0.0.utterance(of: $0.1) },
      fingerprint: identity.fingerprint(
        rule: finding.rule.id, screen: screen ?? "", node: id ?? path ?? "", finding.message),
      state: .new, related: related,
      excerpt: showsSource
        ? SourceExcerpt.of(finding.range, column: start.column, in: file) : nil)
  }
}
