import DocumentSyntax
public import ScreenModel

/// The result of linting one file.
public struct FileReport: Sendable {
  /// The path as reported.
  public let path: String
  /// The path that tells the file from others, whatever folder it is seen from.
  public let identifyingPath: String
  /// The hash of the identifying path, where a report that was read back says only that.
  package var identityHash: UInt64?
  /// The path from the top of the repository, for reports to services that look at the whole of it;
  /// the path as reported unless the program says otherwise.
  public var repositoryPath: String
  /// The pictures and transcripts of its screens, where the linter was asked for them.
  public var pictures: [ScreenPicture] = []
  /// The findings, by start offset and then rule; the suppressed ones where they are asked for.
  ///
  /// Of more than `mostListed` the less severe have the titles of their rules for messages.
  public private(set) var findings: [LocatedFinding]
  /// Inputs that could not be read.
  public let inputErrors: [InputError]
  /// Remarks for standard error, such as why a document was skipped.
  public let notes: [String]
  /// How many screens the file has.
  public let screens: Int
  /// How many elements the file has.
  public let nodes: Int
  /// How many findings a suppression silenced.
  public let suppressed: Int
  /// The numbers of the configuration's overrides that changed something.
  public var usedOverrides: Set<Int> = []
  /// Whether it is a capture of a running app.
  public var isCapture = false
  /// The facts about how elements lie that a capture does not tell.
  package var untold: ScreenEvidence = []
  /// Whether the file was checked, rather than something be said about it.
  public var isChecked = true

  /// How many elements there are of each identity, where the linter was asked for that.
  public let elements: [UInt64: Int]

  /// How many findings of each sort there are.
  package private(set) var tally: FindingTally
  /// How many findings of each sort are beyond the limit of a file, so that no report lists them.
  package private(set) var unlisted = FindingTally()

  /// A report of those parts.
  public init(
    path: String, findings: [LocatedFinding], inputErrors: [InputError], notes: [String],
    screens: Int, nodes: Int, suppressed: Int, identifyingPath: String? = nil,
    elements: [UInt64: Int] = [:]
  ) {
    self.path = path
    repositoryPath = path
    self.identifyingPath = identifyingPath ?? path
    self.elements = elements
    self.findings = findings
    self.inputErrors = inputErrors
    self.notes = notes
    self.screens = screens
    self.nodes = nodes
    self.suppressed = suppressed
    tally = FindingTally(findings)
  }

  /// The report with the tally of all findings, some of which it does not show.
  package func counting(_ tally: FindingTally) -> FileReport {
    var report = self
    report.tally = tally
    return report
  }

  /// How many findings of one file reports list, as many as GitHub takes of a whole run: nobody
  /// reads more, and a file that somebody made for it would give gigabytes of them.
  public static let mostListed = 25_000

  /// The report without findings below a severity, and of too many the most severe; its tally stays
  /// that of all findings.
  package func showing(atLeast minimum: Severity) -> FileReport {
    var report = self
    let wanted = minimum > .note ? findings.filter { $0.severity >= minimum } : findings
    let kept = Self.mostSevere(of: wanted)
    report.findings = kept
    if kept.count < wanted.count {
      report.unlisted = FindingTally(wanted).subtracting(FindingTally(kept))
    }
    return report
  }

  /// The new findings and the most severe ones, in their order, where there are too many.
  private static func mostSevere(of findings: [LocatedFinding]) -> [LocatedFinding] {
    guard findings.count > mostListed else { return findings }
    let sorts = LocatedFinding.State.allCases.flatMap { state in
      Severity.allCases.reversed().map { (state, $0) }
    }
    var room = mostListed
    var kept: [Int] = []
    for (state, severity) in sorts where room > 0 {
      let own = findings.indices.filter {
        findings[$0].state == state && findings[$0].severity == severity
      }.prefix(room)
      kept += own
      room -= own.count
    }
    return kept.sorted().map { findings[$0] }
  }

  /// The notes on the file, and one on the findings from a severity on that are beyond the limit.
  public func remarks(showing minimum: Severity) -> [String] {
    guard findings.count > Self.mostListed else { return notes }
    let count = findings.count { $0.severity >= minimum }
    guard count > Self.mostListed else { return notes }
    return notes + [Self.remark(unlisted: count - Self.mostListed, of: count)]
  }

  /// A remark on the new findings that are beyond the limit; nil where all are listed.
  package var unlistedRemark: String? {
    guard unlisted.total > 0 else { return nil }
    return Self.remark(unlisted: unlisted.total, of: newFindings.count + unlisted.total)
  }

  private static func remark(unlisted: Int, of all: Int) -> String {
    "\(unlisted) of \(all) findings are not listed: reports have the most severe \(mostListed) of "
      + "a file; all of them count"
  }

  /// The findings that are neither known nor suppressed.
  public var newFindings: [LocatedFinding] { findings(where: { $0 == .new }) }

  /// The findings that people are shown: those that are not known.
  package var shownFindings: [LocatedFinding] { findings(where: { $0 != .known }) }

  private func findings(where isWanted: (LocatedFinding.State) -> Bool) -> [LocatedFinding] {
    let findings = findings
    let areAll = findings.indices.allSatisfy { isWanted(findings[$0].state) }
    return areAll ? findings : findings.filter { isWanted($0.state) }
  }

  /// The same report with those findings known that one of the answers, or another report of the
  /// same findings, says are.
  public func marking(known: [Bool], and other: FileReport?) -> FileReport {
    guard let other, other.findings.count == findings.count else { return marking(known: known) }
    var answers = known[...]
    return marking(
      known: zip(findings, other.findings).compactMap { finding, other in
        guard finding.state == .new else { return nil }
        return answers.popFirst() == true || other.state == .known
      })
  }

  /// The same report with some of its new findings known; one answer for each of them.
  public func marking(known: [Bool]) -> FileReport {
    var answers = known[...]
    var report = self
    for index in findings.indices
    where findings[index].state == .new && answers.popFirst() == true {
      report.findings[index].state = .known
    }
    report.tally = FindingTally(report.findings)
    return report
  }
}

extension FileReport {
  /// The findings that something in the file suppresses, where they are asked for.
  package var suppressedInFile: [LocatedFinding] {
    findings(where: { $0 == .suppressed }).filter { $0.suppression?.kind != .override }
  }

  /// The report in which of the findings that something in the file suppresses only some are: one
  /// answer for each. With a note on the others, which are new.
  package func suppressing(_ answers: [Bool], keepsSuppressed: Bool) -> FileReport {
    let count = answers.count { !$0 }
    let note =
      "\(count) finding\(count == 1 ? "" : "s") suppressed here count\(count == 1 ? "s" : ""), "
      + "as the version before the change does not suppress \(count == 1 ? "it" : "them")"
    var answers = answers[...]
    var findings = findings
    for index in findings.indices
    where findings[index].state == .suppressed && findings[index].suppression?.kind != .override
      && answers.popFirst() == false
    {
      findings[index].state = .new
    }
    if !keepsSuppressed { findings.removeAll { $0.state == .suppressed } }
    return with(
      findings, notes: count > 0 ? notes + [note] : notes, suppressed: suppressed - count)
  }

  /// The report with other findings.
  private func with(
    _ findings: [LocatedFinding], notes: [String], suppressed: Int,
    inputErrors: [InputError]? = nil
  ) -> FileReport {
    var report = FileReport(
      path: path, findings: findings, inputErrors: inputErrors ?? self.inputErrors, notes: notes,
      screens: screens, nodes: nodes, suppressed: suppressed, identifyingPath: identifyingPath,
      elements: elements)
    report.identityHash = identityHash
    report.repositoryPath = repositoryPath
    report.pictures = pictures
    report.usedOverrides = usedOverrides
    report.isChecked = isChecked
    report.isCapture = isCapture
    report.untold = untold
    return report
  }

  /// The report as if its file stood in another one, from a place in a line on.
  func moved(to place: Position) -> FileReport {
    let moved = findings.map { finding in
      var finding = finding
      finding.start = finding.start.moved(to: place)
      finding.end = finding.end.moved(to: place)
      for index in finding.related.indices {
        finding.related[index].start = finding.related[index].start.moved(to: place)
        finding.related[index].end = finding.related[index].end.moved(to: place)
      }
      return finding
    }
    return with(
      moved, notes: notes, suppressed: suppressed,
      inputErrors: inputErrors.map { error in
        InputError(
          path: error.path, position: error.position?.moved(to: place),
          end: error.end?.moved(to: place), message: error.message, excerpt: error.excerpt)
      })
  }
}

extension Position {
  /// The same place seen from the beginning of what holds the text, which begins at a place there.
  fileprivate func moved(to place: Position) -> Position {
    Position(
      line: line + place.line - 1, column: line == 1 ? column + place.column - 1 : column,
      offset: offset + place.offset)
  }
}
