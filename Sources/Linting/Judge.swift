import DocumentSyntax
import InputFormats
import ScreenModel

/// The one place where findings are judged: applicability, severity, suppression, identity, place,
/// order.
///
/// A class, since a configuration is dear to copy and each small file asks for it many times.
final class Judge: Sendable {
  let configuration: Configuration
  let details: ReportDetails

  init(configuration: Configuration, details: ReportDetails) {
    self.configuration = configuration
    self.details = details
  }

  /// The findings of one group of screens, or around the screens where there is no tree, before any
  /// rule has run. All keep their words where they are merged with those of other languages, by
  /// words, or where known ones are told from new ones later.
  func findings(
    in tree: AccessibilityTree?, _ texts: LanguageTexts, _ comments: SuppressionComments,
    isMerged: Bool = false
  ) -> GroupFindings {
    let listsAny = isMerged || configuration.tracksElements
    return GroupFindings(
      configuration, in: tree, texts, comments, listing: listsAny ? nil : FileReport.mostListed)
  }

  /// Decides on what was found in one group of screens, or around the screens where there is no
  /// tree: identity, cause, place.
  func judge(
    _ findings: consuming GroupFindings, in tree: AccessibilityTree?, _ reading: Reading,
    _ file: SourceFile, isMerged: Bool = false
  ) -> ScreenGroupReport {
    findings.takeRemarks()
    let suppressions = findings.suppressions
    let overrides = findings.overrides
    let kept = findings.finished()
    var report = ScreenGroupReport()
    report.usedComments = suppressions.usedComments
    report.usedOverrides = overrides.used
    let places =
      configuration.tracksElements ? tree.map { ElementPlaces(of: $0.interface) } : nil
    report.elements = places?.elements ?? [:]
    report.findings = judged(kept, in: tree, file, places, isMerged: isMerged)
    report.problems = reading.problems
    report.notes = reading.notes
    if let tree {
      report.screens = tree.interface.screens.count
      report.nodes = tree.count - report.screens
      report.noteUnsaid(tree.interface.screens)
      if details.contains(.screens) { report.pictures = ScreenPicture.pictures(of: tree) }
    }
    return report
  }

  /// The report on a file whose groups of screens are all judged: fingerprints told apart, lines
  /// and columns, order.
  func report(
    on document: Document, _ groups: consuming ScreenGroupReport, _ languages: LanguageVersions,
    _ comments: SuppressionComments, _ fixes: FixFilter?
  ) -> FileReport {
    let file = document.file
    var whole = groups
    let around = around(document, whole, languages, comments)
    let problems = around.problems + whole.problems
    // Findings in a file that is broken somewhere would be about a tree that nobody wrote.
    let isBroken = problems.contains { $0.kind != .duplicateKey }
    var findings: [JudgedFinding] = []
    if !isBroken {
      var numbering = FingerprintNumbering()
      swap(&findings, &whole.findings)
      numbering.number(&findings)
      if !around.findings.isEmpty {
        var others = around.findings
        numbering.number(&others)
        findings = others + findings
      }
    }
    let suppressed = findings.count { $0.isSuppressed }
    if suppressed > 0, !configuration.keepsSuppressed { findings.removeAll { $0.isSuppressed } }
    var offsets: [Int] = []
    offsets.reserveCapacity(2 * findings.count)
    for finding in findings { finding.appendOffsets(to: &offsets) }
    for problem in problems { offsets += [problem.range.start, problem.range.end] }
    let positions = LineIndex.positions(of: offsets, in: file)
    var cursor = positions[...]
    var located = inOrder(findings.map { $0.located(by: &cursor) })
    fixes?.dropEdits(of: &located)
    if !details.subtracting(.edits).isEmpty { describeListed(&located, in: file) }
    var report = FileReport(
      path: file.path, findings: located,
      inputErrors: problems.map { error($0, in: file, &cursor) },
      notes: around.notes + whole.notes, screens: whole.screens, nodes: whole.nodes,
      suppressed: suppressed, identifyingPath: file.identifyingPath, elements: whole.elements)
    report.usedOverrides = around.usedOverrides.union(whole.usedOverrides)
    report.pictures = isBroken ? [] : whole.pictures
    report.isCapture = whole.isCapture
    report.untold = whole.untold
    return report
  }

  /// The findings outside the screens of a file.
  private func around(
    _ document: Document, _ whole: ScreenGroupReport, _ languages: LanguageVersions,
    _ comments: SuppressionComments
  ) -> ScreenGroupReport {
    var outline = document.outline
    outline.notes += languages.notes
    var remarks = SuppressionRemarks(configuration: configuration)
    let file = document.file
    let found =
      outline.diagnostics.map(Finding.init)
      + remarks.findings(
        on: comments, used: whole.usedComments, unsaid: whole.unsaid ?? AttributeSet(),
        removal: document.isEditable
          ? SuppressionRemoval(bytes: file.bytes, comments: comments) : nil)
    var findings = findings(in: nil, LanguageTexts(), comments)
    findings.take(found)
    return judge(findings, in: nil, outline, file)
  }

  /// Adds what the report formats of this run show beyond the findings to those that may be listed.
  private func describeListed(_ findings: inout [LocatedFinding], in file: SourceFile) {
    guard !configuration.tracksElements,
      let listed = ListLimit.listed(
        findings.count, { (findings[$0].severity, findings[$0].state == .suppressed) })
    else { return describe(&findings, in: file) }
    let indices = findings.indices.filter { listed[$0] }
    var described = indices.map { findings[$0] }
    describe(&described, in: file)
    for (index, finding) in zip(indices, described) { findings[index] = finding }
  }

  /// Adds what the report formats of this run show beyond the findings.
  private func describe(_ findings: inout [LocatedFinding], in file: SourceFile) {
    var columns =
      details.contains(.columns) ? EncodedColumnList(of: findings, in: file) : nil
    let hashes =
      details.contains(.lineHashes)
      ? LineHashes.texts(ofLines: Set(findings.map(\.start.line)), in: file) : [:]
    let suggestions =
      details.contains(.suggestions) ? FixSuggestion.all(of: findings, in: file) : []
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
        frame: before?.frame,
        suggestions: suggestions.indices.contains(index) ? suggestions[index] : [])
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

  /// The findings by start offset and then rule; groups are in order but for aliases.
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

  /// The findings of a group by place, with their identities.
  private func judged(
    _ kept: [DecidedFinding], in tree: AccessibilityTree?, _ file: SourceFile,
    _ places: ElementPlaces?, isMerged: Bool
  ) -> [JudgedFinding] {
    // A finding is big, so its index is moved about in its place.
    let order = kept.indices.sorted { kept[$0].finding.precedes(kept[$1].finding) }
    let contexts = kept.isEmpty ? nil : tree.map(StopContexts.init)
    let identity = Identity(file, tree?.interface)
    let causes = Causes(of: kept, in: tree).hashes
    var paths = tree.map { ElementPaths(in: $0.interface) }
    // Findings in several languages are merged by their words, and old ones are not known yet.
    let listed =
      isMerged || configuration.tracksElements
      ? nil
      : ListLimit.listed(order.count) { (kept[order[$0]].severity, kept[order[$0]].isSuppressed) }
    var limit = ListLimit()
    let writer =
      kept.contains { !$0.finding.fixes.isEmpty } ? tree.map { EditWriter($0.interface) } : nil
    return order.enumerated().map { position, index in
      if listed?[position] == false {
        return unlisted(kept[index], causes[index], file, tree, identity, &limit)
      }
      let path = kept[index].finding.element.flatMap { paths?.path(of: $0) }
      return judged(
        kept[index], cause: causes[index], file, tree, path, contexts, identity, places, writer)
    }
  }

  /// A finding that no report lists: what counts of it.
  private func unlisted(
    _ decided: DecidedFinding, _ cause: UInt64, _ file: SourceFile, _ tree: AccessibilityTree?,
    _ identity: Identity, _ limit: inout ListLimit
  ) -> JudgedFinding {
    let finding = decided.finding
    let screen = finding.element.flatMap { index in tree?.screen(of: index).name }
    return JudgedFinding(
      content: limit.content(
        rule: finding.rule, path: file.path, screen: screen, cause: cause,
        suppression: decided.suppression, criteria: finding.ownCriteria),
      severity: decided.severity, certainty: finding.certainty,
      range: Self.closingQuote(finding.range, in: file),
      fingerprintHash: identity.fingerprintHash(of: identity.hash(of: finding)), related: [],
      details: nil)
  }

  private func judged(
    _ decided: DecidedFinding, cause: UInt64, _ file: SourceFile, _ tree: AccessibilityTree?,
    _ path: NodePath?, _ contexts: StopContexts?, _ identity: Identity, _ places: ElementPlaces?,
    _ writer: EditWriter?
  ) -> JudgedFinding {
    let finding = decided.finding
    let hash = identity.hash(of: finding)
    let node = finding.element.flatMap { index in tree.map { ($0, index) } }
    let content = LocatedFinding.Content(
      rule: finding.rule, message: EmptyQuotes.removed(from: finding.message), help: finding.help,
      path: file.path,
      screen: node.flatMap { $0.0.screen(of: $0.1).name },
      nodePath: path,
      nodeID: node.flatMap { $0.0.interface.text(.id, of: $0.1) },
      nodeType: node.map { $0.0.element($0.1).kind.rawValue },
      speech: node.flatMap { node in
        contexts.flatMap { node.0.heard(at: node.1, contexts: $0) }
      }, speechAfter: finding.speechAfter,
      fixes: finding.fixes.map { LocatedFix($0, in: tree, writer) },
      suppression: decided.suppression, cause: cause,
      trace: configuration.tracksElements ? identity.trace(of: finding, hash, in: places) : nil,
      criteria: finding.ownCriteria)
    let drawn =
      details.contains(.screens)
      ? node.map { tree, index in
        FindingDetails(
          screen: Int(tree.element(index).screen), frame: tree.readingFrame(of: index))
      } : nil
    return JudgedFinding(
      content: content, severity: decided.severity, certainty: finding.certainty,
      range: Self.closingQuote(finding.range, in: file),
      fingerprintHash: identity.fingerprintHash(of: hash), related: finding.notes,
      details: drawn)
  }
}

extension Finding {
  /// A diagnostic of a reader as a finding of the rule that stands for its kind.
  convenience init(_ diagnostic: Diagnostic) {
    let info = FileDiagnostics.info(diagnostic.kind)
    self.init(
      rule: info, certainty: .violation, severity: info.severity, message: diagnostic.message,
      help: diagnostic.help, element: diagnostic.element, range: diagnostic.range, notes: [],
      speechAfter: nil, fixes: [])
  }
}

extension LocatedFix {
  /// A fix with the paths of its elements.
  fileprivate init(_ fix: Fix, in tree: AccessibilityTree?, _ writer: EditWriter?) {
    let words = tree.flatMap { tree in fix.changes.first.map { tree.words(for: $0.element) } }
    self.init(
      title: words?.title(of: fix, in: tree?.interface) ?? fix.title, safety: fix.safety,
      changes: fix.changes.map {
        Change(
          nodePath: tree?.interface.path(of: $0.element) ?? "", key: $0.key.name, value: $0.value,
          anchor: tree?.element($0.element).anchor.start)
      }, edits: fix.edits ?? writer?.edits(for: fix),
      mayReachOthers: writer?.mayReachOthers(fix) == true)
  }
}
