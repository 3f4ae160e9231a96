import DocumentSyntax

/// Turns findings into a file's report: severity, suppression, place, identity, order.
///
/// A class, since a configuration is dear to copy and each small file asks for it many times.
final class Judge: Sendable {
  let configuration: Configuration
  let details: ReportDetails

  init(configuration: Configuration, details: ReportDetails) {
    self.configuration = configuration
    self.details = details
  }

  /// Judges what was found in one portion of a file, or around the portions where there is no span.
  func report(
    on found: [Finding], reading: Reading, tree: AccessibilityTree?, file: SourceFile,
    comments: SuppressionComments = SuppressionComments(), lines: LineBlocks? = nil
  ) -> PortionReport {
    var suppressions = Suppressions(
      tree?.interface, comments: comments, on: configuration.today)
    var overrides = Overrides(configuration, tree?.interface)
    var kept: [(finding: Finding, severity: Severity, suppression: Suppression?)] = []
    func keep(_ finding: Finding) {
      guard configuration.runs(finding.rule) else { return }
      // A suppression in the file counts before the configuration, or it would look unused.
      let suppression = suppressions.silence(finding)
      switch overrides.verdict(on: finding) {
      case .dropped: return
      case .silenced(let override):
        kept.append((finding, finding.severity, suppression ?? override.suppression(of: finding)))
      case .reported(let severity): kept.append((finding, severity, suppression))
      }
    }
    found.forEach(keep)
    var remarks = SuppressionRemarks(configuration: configuration)
    remarks.findings(on: suppressions.parts, in: tree?.interface).forEach(keep)
    // A finding is big, so its index is moved about in its place.
    let order = kept.indices.sorted { precedes(kept[$0].finding, kept[$1].finding) }
    var report = PortionReport()
    report.usedComments = suppressions.usedComments
    report.usedOverrides = overrides.used
    report.findings.reserveCapacity(kept.count)
    let contexts = kept.isEmpty ? nil : tree.map(StopContexts.init)
    let identity = Identity(file, tree?.interface)
    let places =
      configuration.tracksElements ? tree.map { ElementPlaces(of: $0.interface) } : nil
    report.elements = places?.elements ?? [:]
    var paths = tree.map { ElementPaths(in: $0.interface) }
    for index in order {
      let (finding, severity, suppression) = kept[index]
      let path = finding.element.flatMap { paths?.path(of: $0) }
      report.findings.append(
        locate(
          finding, severity, file: file, tree: tree, path: path, contexts, identity, places,
          suppression))
    }
    report.problems = reading.problems
    report.notes = reading.notes
    if let tree {
      report.screens = tree.interface.screens.count
      report.nodes = tree.count - report.screens
      report.noteUnsaid(tree.interface.screens)
      if details.contains(.screens) { report.pictures = ScreenPicture.pictures(of: tree) }
    }
    if let lines { report.place(by: lines, of: file) }
    return report
  }

  /// Puts together what all portions of a file came to, and what was found around them: lines and
  /// columns of what is not placed yet, order.
  func report(
    on file: SourceFile, around: PortionReport, _ portions: consuming PortionJoin
  ) -> FileReport {
    var findings = portions.takeFindings(after: around.findings)
    let whole = portions.whole
    let problems = around.problems + whole.problems
    // Findings in a file that is broken somewhere would be about a tree that nobody wrote.
    let isBroken = problems.contains { $0.kind != .duplicateKey }
    if isBroken { findings = [] }
    // By their indices and without closures, since a finding is dear to copy.
    var suppressed = 0
    for index in findings.indices where findings[index].state == .suppressed { suppressed += 1 }
    if suppressed > 0, !configuration.keepsSuppressed {
      findings.removeAll { $0.state == .suppressed }
    }
    var unplaced: [Int] = []
    for index in findings.indices where findings[index].start.line == 0 { unplaced.append(index) }
    var offsets: [Int] = []
    for index in unplaced { findings[index].appendOffsets(to: &offsets) }
    offsets += problems.flatMap { [$0.range.start, $0.range.end] }
    let positions = LineIndex.positions(of: offsets, in: file)
    var cursor = positions[...]
    for index in unplaced { findings[index].place(&cursor) }
    if !details.isEmpty { describe(&findings, in: file) }
    var report = FileReport(
      path: file.path, findings: inOrder(findings),
      inputErrors: problems.map { error($0, in: file, &cursor) },
      notes: around.notes + whole.notes, screens: whole.screens, nodes: whole.nodes,
      suppressed: suppressed, identifyingPath: file.identifyingPath, elements: whole.elements)
    report.usedOverrides = around.usedOverrides.union(whole.usedOverrides)
    report.pictures = isBroken ? [] : whole.pictures
    return report
  }

  /// Adds what the report formats of this run show beyond the findings.
  private func describe(_ findings: inout [LocatedFinding], in file: SourceFile) {
    var columns =
      details.contains(.columns) ? EncodedColumnList(of: findings, in: file) : nil
    let hashes =
      details.contains(.lineHashes)
      ? LineHashes.texts(ofLines: Set(findings.map(\.start.line)), in: file) : [:]
    for index in findings.indices {
      let range = SourceRange(
        start: findings[index].start.offset, end: findings[index].end.offset)
      let excerpt =
        details.contains(.source)
        ? SourceExcerpt.of(range, column: findings[index].start.column, in: file) : nil
      let before = findings[index].details
      findings[index].details = FindingDetails(
        excerpt: excerpt, columns: columns?.next(),
        relatedColumns: findings[index].related.compactMap { _ in columns?.next() },
        lineHash: hashes[findings[index].start.line], screen: before?.screen,
        frame: before?.frame)
    }
  }

  private func error(
    _ problem: SyntaxProblem, in file: SourceFile, _ cursor: inout ArraySlice<Position>
  ) -> InputError {
    let start = cursor.popFirst()
    return InputError(
      path: file.path, position: start, end: cursor.popFirst(), message: problem.message,
      excerpt: details.contains(.source)
        ? SourceExcerpt.of(problem.range, column: start?.column ?? 1, in: file) : nil)
  }

  /// The findings by start offset and then rule; portions are in order but for aliases.
  private func inOrder(_ findings: [LocatedFinding]) -> [LocatedFinding] {
    var isInOrder = true
    for index in findings.indices.dropFirst() where isInOrder {
      let last = findings[index - 1].start.offset
      let offset = findings[index].start.offset
      isInOrder =
        last < offset || last == offset && findings[index - 1].rule.id <= findings[index].rule.id
    }
    guard !isInOrder else { return findings }
    return findings.indices.sorted { a, b in
      let first = findings[a].start.offset
      let second = findings[b].start.offset
      return first == second ? findings[a].rule.id < findings[b].rule.id : first < second
    }.map { findings[$0] }
  }

  private func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.range.start != b.range.start { return a.range.start < b.range.start }
    if a.rule.id != b.rule.id { return a.rule.id < b.rule.id }
    return a.range.end < b.range.end
  }

  /// A range with the quote that closes it, where it begins with a name and a value in quotes: the
  /// values of XML and of descriptions are kept without them.
  private static func closingQuote(_ range: SourceRange, in file: SourceFile) -> SourceRange {
    file.bytes.withUnsafeBufferPointer { bytes in
      guard range.start < range.end, range.end < bytes.count else { return range }
      let text = bytes[range.start..<range.end]
      guard
        let opening = text.firstIndex(where: { $0 == 0x22 || $0 == 0x27 }), opening > range.start,
        bytes[opening - 1] == UInt8(ascii: "=") || bytes[opening - 1] == 0x20,
        bytes[range.end] == bytes[opening]
      else { return range }
      return SourceRange(start: range.start, end: range.end + 1)
    }
  }

  private func locate(
    _ finding: Finding, _ severity: Severity, file: SourceFile, tree: AccessibilityTree?,
    path: NodePath?, _ contexts: StopContexts?, _ identity: Identity, _ places: ElementPlaces?,
    _ suppression: Suppression?
  ) -> LocatedFinding {
    let hash = identity.hash(of: finding)
    let node = finding.element.flatMap { index in tree.map { ($0, index) } }
    let content = LocatedFinding.Content(
      rule: finding.rule, message: finding.message, help: finding.help, path: file.path,
      screen: node.flatMap { $0.0.screen(of: $0.1).name },
      nodePath: path,
      nodeID: node.flatMap { $0.0.interface.text(.id, of: $0.1) },
      nodeType: node.map { $0.0.element($0.1).kind.rawValue },
      speech: node.flatMap { node in
        contexts.flatMap { node.0.heard(at: node.1, contexts: $0) }
      }, speechAfter: finding.speechAfter,
      fixes: tree.map { tree in finding.fixes.map { LocatedFix($0, in: tree) } } ?? [],
      suppression: suppression,
      trace: configuration.tracksElements ? identity.trace(of: finding, hash, in: places) : nil)
    let range = Self.closingQuote(finding.range, in: file)
    return LocatedFinding(
      content: content, severity: severity, certainty: finding.certainty,
      start: Position(unplaced: range.start), end: Position(unplaced: range.end),
      mark: identity.mark(of: hash), state: suppression == nil ? .new : .suppressed,
      related: finding.notes.map {
        LocatedFinding.Related(
          message: $0.message, start: Position(unplaced: $0.range.start),
          end: Position(unplaced: $0.range.end))
      }, details: node.flatMap { place(of: $0.1, in: $0.0) })
  }

  /// Where an element is on its screen, for the reports that draw it.
  private func place(of index: Int, in tree: AccessibilityTree) -> FindingDetails? {
    guard details.contains(.screens) else { return nil }
    return FindingDetails(
      screen: Int(tree.element(index).screen), frame: tree.readingFrame(of: index))
  }
}

extension LocatedFix {
  /// A fix with the paths of its elements.
  fileprivate init(_ fix: Fix, in tree: AccessibilityTree) {
    self.init(
      title: fix.title, safety: fix.safety,
      changes: fix.changes.map {
        Change(
          nodePath: tree.interface.path(of: $0.element), key: $0.key.name, value: $0.value)
      })
  }
}

extension Position {
  /// A place of which only the offset is known so far.
  fileprivate init(unplaced offset: Int) {
    self.init(line: 0, column: 0, offset: offset)
  }
}
